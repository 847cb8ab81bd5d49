import type { FastifyRequest, FastifyServerOptions } from "fastify";
import { createHmac } from "node:crypto";
import { isIP, isIPv6 } from "node:net";
import type { Deps } from "../../deps.ts";
import type { Env } from "../../env.ts";
import { StartError } from "../../errors.ts";

type TrustProxy = NonNullable<FastifyServerOptions["trustProxy"]>;

/**
 * How many proxies, or which ones, may tell us the caller's address. Without the setting the
 * address is the connection's own: a header that anyone can send proves nothing.
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

/** Stands for the caller's address without keeping it; phones behind one IPv6 network count as one. */
export function callerKey(deps: Deps, request: FastifyRequest): string {
  return subjectKey(deps, networkOf(request.ip));
}

/** What a whole /48 may do for each thing that one /64 of it may. */
const WIDER_SHARE = 10;

/**
 * Whom a hit counts against, and how many of a limit's hits they have. Someone who rents a /48 has 65,536 times a
 * /64 to send from, so the /48 counts as one too; generously, because a provider's phones may share it.
 */
export function callersOf(deps: Deps, request: FastifyRequest): { key: string; share: number }[] {
  const wider = networkOf(request.ip, 48);
  const narrow = { key: callerKey(deps, request), share: 1 };
  if (!wider.includes(":")) return [narrow];
  return [narrow, { key: subjectKey(deps, `${wider}/48`), share: WIDER_SHARE }];
}

/** The networks that a newcomer counts for: one address, or both the /64 and the /48 it lies in. */
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

/** Recognises a value without keeping it. */
export function subjectKey(deps: Pick<Deps, "secrets">, value: string): string {
  const hmac = createHmac("sha256", deps.secrets.fingerprintKey).update(`subject:${value}`);
  return hmac.digest("base64url").slice(0, 22);
}

/** An IPv6 customer owns a whole /64: one address of it says nothing. */
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
