import ipaddr from 'ipaddr.js'

/** The part of IPv6 that is given to the public Internet at all: 2000::/3. */
const publicIpv6 = ipaddr.IPv6.parse('2000::')

/** Whether an IP address is one of the public Internet. Every range with a name of its own is none. */
export function isPublicAddress(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false
  const address = ipaddr.parse(ip)
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast'
  if (address.isIPv4MappedAddress()) return isPublicAddress(address.toIPv4Address().toString())
  return address.range() === 'unicast' && address.match(publicIpv6, 3)
}

/** Addresses and ranges in CIDR notation, as an operator writes them; null for what is neither. */
export function readRange(text: string): IpRange | null {
  const cidr = text.includes('/') ? text : `${text}/${text.includes(':') ? 128 : 32}`
  return ipaddr.isValidCIDR(cidr) ? ipaddr.parseCIDR(cidr) : null
}

export type IpRange = ReturnType<typeof ipaddr.parseCIDR>

export function isInRange(ip: string, [network, bits]: IpRange): boolean {
  if (!ipaddr.isValid(ip)) return false
  // An IPv4 address that is written as IPv6 is that IPv4 address.
  const address = ipaddr.process(ip)
  return address.kind() === network.kind() && address.match(network, bits)
}

/** Whether any address lies in both: the narrower range begins in the wider one. */
export function overlap(one: IpRange, other: IpRange): boolean {
  const [[network], [wide, bits]] = one[1] < other[1] ? [other, one] : [one, other]
  return network.kind() === wide.kind() && network.match(wide, bits)
}
