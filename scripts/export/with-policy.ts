import type { OutgoingHttpHeaders } from "node:http";

/** The policy stands in the document too: some hosts send no headers of ours, none for what is not found. */
export function withPolicy(html: string, headers: OutgoingHttpHeaders): string {
  const rules = String(headers["content-security-policy"])
    .split("; ")
    // Browsers take this one from a header only.
    .filter((rule) => !rule.startsWith("frame-ancestors "));
  const policy = `<meta http-equiv="Content-Security-Policy" content="${rules.join("; ")}">`;
  return html.replace('<meta charset="utf-8">', `<meta charset="utf-8">\n${policy}`);
}
