import { BlockList, isIPv6 } from 'node:net';

/** Proxies whose forwarding headers are trusted: addresses and CIDR ranges. */
export function createTrustedProxies(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/**
 * The client's address. This is the socket's address or, if that is a trusted proxy, the last address of X-Forwarded-For that is
 * not a trusted proxy. The header is ignored from any other sender because anyone can write it.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, trusted: BlockList): string {
  let address = plainAddress(socketAddress);
  const hops = (forwardedFor ?? '').split(',').map((hop) => plainAddress(hop.trim()));
  while (isTrusted(address, trusted) && hops.length > 0) {
    const hop = hops.pop();
    if (!hop) break;
    address = hop;
  }
  return address;
}

function isTrusted(address: string, trusted: BlockList): boolean {
  return trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** A dual-stack socket writes IPv4 addresses as IPv6 addresses. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
}
