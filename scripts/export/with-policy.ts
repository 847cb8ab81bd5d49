import type { OutgoingHttpHeaders } from "node:http";

/** Adds the CSP to the document too: some hosts send no custom headers, or none for missing files. */
export function withPolicy(html: string, headers: OutgoingHttpHeaders): string {
  const rules = String(headers["content-security-policy"])
    .split("; ")
    // Browsers accept this directive in a header only.
    .filter((rule) => !rule.startsWith("frame-ancestors "));
  const policy = `<meta http-equiv="Content-Security-Policy" content="${rules.join("; ")}">`;
  return html.replace('<meta charset="utf-8">', `<meta charset="utf-8">\n${policy}`);
}
