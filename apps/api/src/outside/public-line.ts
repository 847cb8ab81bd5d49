import { lookupPublic } from "./public-address.ts";

/**
 * A fetch whose connections go to public addresses only, checked at every name lookup (SSRF protection). The caller
 * checks literal addresses with `isPublicHost` and destroys the dispatcher. Imported lazily: most nodes never call out.
 */
export async function openPublicLine(timeout: number, mayBePrivate = false) {
  const { Agent, fetch } = await import("undici");
  const connect = { timeout, ...(!mayBePrivate && { lookup: lookupPublic }) };
  return { fetch, dispatcher: new Agent({ connect, keepAliveTimeout: 1000 }) };
}
