import dns from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isWebAddress } from '@ramiform/contract/web-address'
import { isPublicAddress } from './public-address.ts'

/** Why nothing is sent to an address that an owner typed. */
export type AddressProblem =
  | 'not_an_address'
  | 'plain_http'
  | 'port'
  | 'private_address'
  | 'unreachable_host'

/**
 * Lets calls out to the public Internet only, and to what the operator allowed by name. The address that is checked
 * is the one that is dialled: there is no second look-up that could answer something else.
 */
export interface AddressGuard {
  /** What the text of an address tells. */
  problemWith(address: string): AddressProblem | null
  /** The same, and where its name leads. */
  lookUp(address: string): Promise<AddressProblem | null>
  /** For the connection itself: looks a name up and refuses where any of its addresses is not allowed. */
  readonly lookup: LookupFunction
}

export interface AddressGuardOptions {
  /** over those of the public Internet */
  readonly isAllowed?: (ip: string) => boolean
  /** refuse http://, except for IP addresses that `isAllowed` names */
  readonly httpsOnly?: boolean
  readonly lookup?: typeof dns.lookup
}

/** What the guard's look-up fails with. */
export const refusedAddressCode = 'ERR_ADDRESS_REFUSED'

/** A look-up at save that takes longer is as good as none. */
const lookUpMs = 4_000

const plainPorts = new Set(['', '80', '443'])
/** Databases and the like, which speak something else and must not be spoken to. */
const foreignPorts = new Set(
  [1433, 1521, 2375, 2379, 3306, 5432, 5984, 6000, 6379, 6666, 6667, 9042, 9200, 9300, 10250, 11211]
    .concat([27017, 27018])
    .map(String),
)

export function createAddressGuard(options: AddressGuardOptions = {}): AddressGuard {
  const resolveName = options.lookup ?? dns.lookup
  const isAllowed = (ip: string) => options.isAllowed?.(ip) ?? false
  const mayDial = (ip: string) => isPublicAddress(ip) || isAllowed(ip)

  function problemWith(address: string): AddressProblem | null {
    if (!isWebAddress(address)) return 'not_an_address'
    const url = new URL(address)
    // The URL has already written 0x7f.1, 2130706433 and their like as four numbers.
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
    // A literal is dialled without any look-up.
    if (isIP(host) !== 0 && !mayDial(host)) return 'private_address'
    if (options.httpsOnly && url.protocol === 'http:' && !isAllowed(host)) return 'plain_http'
    const isUsualPort = plainPorts.has(url.port) || Number(url.port) >= 1_024
    return isUsualPort && !foreignPorts.has(url.port) ? null : 'port'
  }

  const lookup: LookupFunction = (hostname, lookupOptions, callback) => {
    resolveName(hostname, { ...lookupOptions, all: true }, (error, found) => {
      if (error !== null) return callback(error, '', 0)
      const [first] = found
      if (first === undefined || !found.every(({ address }) => mayDial(address))) {
        const refused = new Error('The name leads to an address that nothing is sent to')
        return callback(Object.assign(refused, { code: refusedAddressCode }), '', 0)
      }
      if (lookupOptions.all === true) return callback(null, [...found])
      return callback(null, first.address, first.family)
    })
  }

  return {
    problemWith,
    async lookUp(address) {
      const problem = problemWith(address)
      if (problem !== null) return problem
      const { hostname } = new URL(address)
      if (hostname.startsWith('[') || isIP(hostname) !== 0) return null
      return (await leadsSomewhere(lookup, hostname)) ? null : 'unreachable_host'
    },
    lookup,
  }
}

function leadsSomewhere(lookup: LookupFunction, hostname: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), lookUpMs)
  lookup(hostname, { all: true }, (error) => resolve(error === null))
  return promise.finally(() => clearTimeout(timer))
}
