import ipaddr from 'ipaddr.js'

/** Global unicast range of IPv6, 2000::/3. All other IPv6 addresses are not public. */
const publicIpv6 = ipaddr.IPv6.parse('2000::')

/** Checks if an IP address is on the public Internet. Private, reserved and special-purpose ranges are not. */
export function isPublicAddress(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false
  const address = ipaddr.parse(ip)
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast'
  if (address.isIPv4MappedAddress()) return isPublicAddress(address.toIPv4Address().toString())
  return address.range() === 'unicast' && address.match(publicIpv6, 3)
}

/** Parses an IP address or a CIDR range that an operator entered. Null for any other text. */
export function readRange(text: string): IpRange | null {
  const cidr = text.includes('/') ? text : `${text}/${text.includes(':') ? 128 : 32}`
  return ipaddr.isValidCIDR(cidr) ? ipaddr.parseCIDR(cidr) : null
}

/** IP range: network address and prefix length in bits. */
export type IpRange = ReturnType<typeof ipaddr.parseCIDR>

export function isInRange(ip: string, [network, bits]: IpRange): boolean {
  if (!ipaddr.isValid(ip)) return false
  // IPv4-mapped IPv6 addresses are compared as IPv4 addresses.
  const address = ipaddr.process(ip)
  return address.kind() === network.kind() && address.match(network, bits)
}

/** Checks if two ranges overlap: the narrower range starts inside the wider one. */
export function overlap(one: IpRange, other: IpRange): boolean {
  const [[network], [wide, bits]] = one[1] < other[1] ? [other, one] : [one, other]
  return network.kind() === wide.kind() && network.match(wide, bits)
}
