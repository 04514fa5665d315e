import dns from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isWebAddress } from '@ramiform/contract/web-address'
import { isPublicAddress } from './public-address.ts'

/** Reasons for rejecting an address that an owner entered. */
export type AddressProblem =
  | 'not_an_address'
  | 'plain_http'
  | 'port'
  | 'private_address'
  | 'unreachable_host'

/**
 * Allows outgoing calls only to the public Internet and to addresses that the operator allowed. The connection uses the
 * IP address that was checked, so a second DNS answer cannot change the target.
 */
export interface AddressGuard {
  /** Checks the text of an address without a DNS lookup. Null means allowed. */
  problemWith(address: string): AddressProblem | null
  /** Checks the text of an address and the IP addresses that its name resolves to. Null means allowed. */
  lookUp(address: string): Promise<AddressProblem | null>
  /** DNS lookup for the connection itself. It fails if any of the resolved IP addresses is not allowed. */
  readonly lookup: LookupFunction
}

export interface AddressGuardOptions {
  /** Allows IP addresses in addition to public ones. */
  readonly isAllowed?: (ip: string) => boolean
  /** Rejects http://, except for IP addresses that `isAllowed` accepts. */
  readonly httpsOnly?: boolean
  readonly lookup?: typeof dns.lookup
}

/** Error code of the guard's DNS lookup when it rejects an address. */
export const refusedAddressCode = 'ERR_ADDRESS_REFUSED'

/** Timeout in milliseconds for the DNS lookup when a form is saved. A timeout counts as a failed lookup. */
const lookUpMs = 4_000

const plainPorts = new Set(['', '80', '443'])
/** Ports of databases and other services that do not speak HTTP. Calls to them are rejected. */
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
    // The URL parser already converted forms such as 0x7f.1 and 2130706433 to dotted decimal.
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
    // An IP address in the URL connects without a DNS lookup, so it is checked here.
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
