import type { OutgoingHttpHeaders } from "node:http";

const OF_A_PAGE = ["content-security-policy", "referrer-policy", "content-language"];
const OF_EVERYTHING = [
  "x-content-type-options",
  "strict-transport-security",
  "x-frame-options",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
];
const LASTING = { "cache-control": "public, max-age=31536000, immutable" };

type Rule = { addresses: string[]; headers: OutgoingHttpHeaders };

/** Headers file of static hosts: a path, then its headers; matching rules add up. */
export function headersFile(pages: Rule[]): string {
  const rules = [
    rule("/*", pages[0]?.headers ?? {}, OF_EVERYTHING),
    ...["/assets/*", "/fonts/*"].map((path) => rule(path, LASTING, Object.keys(LASTING))),
    ...pages.flatMap(({ addresses, headers }) =>
      addresses.map((address) => rule(address, headers, OF_A_PAGE)),
    ),
  ];
  return `${rules.join("\n")}\n`;
}

const rule = (address: string, headers: OutgoingHttpHeaders, names: string[]): string =>
  [
    address,
    ...names.filter((name) => headers[name]).map((name) => `  ${name}: ${String(headers[name])}`),
  ].join("\n");
