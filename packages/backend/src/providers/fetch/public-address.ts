import ipaddr from 'ipaddr.js';

/** All addresses of the public IPv6 internet are in it (IANA). Whatever else counts as unicast there is not routed. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is one of the public internet: not of this machine, a private network, a link, a tunnel, documentation or
 * any other special range. An IPv4 address written as IPv6 counts as what it is.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}
