import type { FastifyRequest, FastifyServerOptions } from "fastify";
import { createHmac } from "node:crypto";
import { isIP, isIPv6 } from "node:net";
import type { Deps } from "../../deps.ts";
import type { Env } from "../../env.ts";
import { StartError } from "../../errors.ts";

type TrustProxy = NonNullable<FastifyServerOptions["trustProxy"]>;

/**
 * How many proxies, or which ones, may set the caller's address. Without the setting the connection's address is used,
 * because anyone can send a forwarding header.
 */
export function trustProxyOf(env: Env): TrustProxy {
  const setting = env.TRUST_PROXY?.trim();
  if (!setting || setting === "0" || setting === "false") return false;
  const proxies = Number(setting);
  if (Number.isInteger(proxies) && proxies > 0) return (_address, hop) => hop < proxies;
  const addresses = setting.split(",").map((part) => part.trim());
  if (addresses.every(isNetwork)) return addresses;
  throw new StartError(
    "The setting TRUST_PROXY should name the proxies: how many stand in front (1), or their addresses (10.0.0.0/8).",
  );
}

const isNetwork = (address: string): boolean =>
  ["loopback", "linklocal", "uniquelocal"].includes(address) ||
  (isIP(address.replace(/\/\d{1,3}$/, "")) !== 0 && !address.endsWith("/0"));

/** Pseudonym of the caller's address; all addresses of one IPv6 /64 share it. */
export function callerKey(deps: Deps, request: FastifyRequest): string {
  return subjectKey(deps, networkOf(request.ip));
}

/** A /48 has this many times the limit of one /64. */
const WIDER_SHARE = 10;

/**
 * Subjects of a rate limit, and their share of its hits. A rented /48 contains 65,536 /64 networks, so the /48 is
 * counted too; generously, because a provider's phones may share it.
 */
export function callersOf(deps: Deps, request: FastifyRequest): { key: string; share: number }[] {
  const wider = networkOf(request.ip, 48);
  const narrow = { key: callerKey(deps, request), share: 1 };
  if (!wider.includes(":")) return [narrow];
  return [narrow, { key: subjectKey(deps, `${wider}/48`), share: WIDER_SHARE }];
}

/** The networks that a newcomer counts against: an IPv4 address, or an IPv6 /64 and its /48. */
export function networksOf(
  deps: Deps,
  request: FastifyRequest,
): { key: string; width: "address" | "narrow" | "wide" }[] {
  const [narrow, wide] = callersOf(deps, request);
  if (!narrow) return [];
  if (!wide) return [{ key: narrow.key, width: "address" }];
  return [
    { key: narrow.key, width: "narrow" },
    { key: wide.key, width: "wide" },
  ];
}

/** Keyed hash: recognises a value without storing it. */
export function subjectKey(deps: Pick<Deps, "secrets">, value: string): string {
  const hmac = createHmac("sha256", deps.secrets.fingerprintKey).update(`subject:${value}`);
  return hmac.digest("base64url").slice(0, 22);
}

/** An IPv6 customer has a whole /64, so single addresses are not counted. */
export function networkOf(address: string, bits: 48 | 64 = 64): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: Math.max(0, missing) }, () => "0"), ...right];
  return groups
    .slice(0, bits / 16)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
