import { brand } from "@waslijn/contract/shared/brand";
import type { Language } from "@waslijn/contract/shared/constants";
import { escapeHtml } from "../../escape-html.ts";
import type { Block, MailContent } from "./mail-content.ts";

const lines = (value: string): string => escapeHtml(value).replace(/\r?\n/g, "<br>");

const FONT = "font-family:Arial,Helvetica,sans-serif;color:#1d2b36;";
const P = `style="${FONT}font-size:16px;line-height:24px;margin:0 0 16px"`;

/** Tables and style attributes, because mail programs know little else; no image is fetched. */
export function renderHtml(
  content: MailContent,
  language: Language,
  footer: readonly string[],
): string {
  const body = content.blocks.map(renderBlock).join("\n");
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;background:#f3f6f8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px">
<tr><td style="padding:24px 28px 0"><p style="${FONT}font-size:20px;font-weight:bold;margin:0 0 20px">${escapeHtml(brand.name)}</p></td></tr>
<tr><td style="padding:0 28px 12px">
${body}
</td></tr>
<tr><td style="padding:12px 28px 24px;border-top:1px solid #dfe6eb"><p style="${FONT}font-size:13px;line-height:20px;color:#52636f;margin:0">${footer.map(escapeHtml).join("<br>")}</p></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function renderBlock(block: Block): string {
  switch (block.kind) {
    case "text":
      return `<p ${P}>${lines(block.text)}</p>`;
    case "heading":
      return `<h2 style="${FONT}font-size:18px;line-height:24px;margin:8px 0 12px">${escapeHtml(block.text)}</h2>`;
    case "facts":
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${block.facts
        .map(
          ([label, value]) =>
            `<tr><td valign="top" style="${FONT}font-size:14px;line-height:24px;color:#52636f;padding:0 16px 6px 0">${escapeHtml(label)}</td><td valign="top" style="${FONT}font-size:16px;line-height:24px;padding:0 0 6px">${lines(value)}</td></tr>`,
        )
        .join("")}</table>`;
    case "steps":
      return `<ol style="${FONT}font-size:16px;line-height:24px;margin:0 0 16px;padding-left:22px">${block.steps
        .map((step) => `<li style="margin:0 0 6px">${lines(step)}</li>`)
        .join("")}</ol>`;
    case "button":
      return `<p ${P}><a href="${escapeHtml(block.url)}" style="display:inline-block;background:#0b5c8a;color:#ffffff;text-decoration:none;font-weight:bold;padding:12px 20px;border-radius:8px">${escapeHtml(block.text)}</a></p>
<p style="${FONT}font-size:13px;line-height:20px;color:#52636f;margin:0 0 16px;word-break:break-all">${escapeHtml(block.url)}</p>`;
  }
}
