import { lookup, type LookupAddress } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Addresses that are not on the public internet: loopback, private and reserved ranges. */
const reserved = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  reserved.addSubnet(network, bits);
}
// Teredo, documentation and 6to4: each may map to an address of the kinds above.
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  reserved.addSubnet(network, bits, "ipv6");
}
/** Allocated global unicast IPv6; mapped and translated addresses are outside of it. */
const unicast = new BlockList();
unicast.addSubnet("2000::", 3, "ipv6");

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !reserved.check(address);
  return unicast.check(address, "ipv6") && !reserved.check(address, "ipv6");
}

/** False for a literal address that is not public; host names are checked at lookup. */
export function isPublicHost({ hostname }: URL): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, "$1");
  return isIP(address) === 0 || isPublicAddress(address);
}

export class PrivateAddress extends Error {
  readonly code = "EPRIVATE";
}

/** DNS lookup for a connection; refuses a name if any of its addresses is not public. */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, []);
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address))) {
      return done(new PrivateAddress("not a public address"), []);
    }
    if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};
