export type Credentials = { username: string; password: string };

/** The pair of an HTTP Basic header, which is UTF-8 before base64 (API-07); nothing if it cannot be read. */
export function basicCredentials(header: string | undefined): Credentials | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/_-]+={0,2}) *$/i.exec(header ?? "")?.[1];
  if (!encoded) return undefined;
  const pair = utf8Of(Buffer.from(encoded, "base64"));
  const colon = pair?.indexOf(":") ?? -1;
  if (pair === undefined || colon < 0) return undefined;
  return { username: pair.slice(0, colon), password: pair.slice(colon + 1) };
}

function utf8Of(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
