import { brand } from "@waslijn/contract/shared/brand";
import type { Language } from "@waslijn/contract/shared/constants";
import { escapeHtml } from "../../escape-html.ts";
import { MAIL_LOGO } from "../../outside/mail-logo.ts";
import type { Block, Fact, MailContent, Peg, Terms } from "./mail-content.ts";
import { mailWords } from "./mail-words.ts";
import { brandLook } from "@waslijn/contract/shared/brands/brand-look";
import { hasBrandLogo } from "@waslijn/contract/shared/brands/business";

const colour = (name: keyof typeof brandLook.colours): readonly [string, string] =>
  brandLook.colours[name];

/**
 * A light and a dark colour for every role. The light ones are in style attributes, the only thing many mail programs
 * read; programs with a dark scheme take the others by class.
 */
const ROLES = {
  page: { background: ["#f3efe7", "#0a121c"] },
  card: { background: colour("linen") },
  box: { background: ["#ffffff", "#16222f"], "border-color": ["#e3dccf", "#2c3a4a"] },
  ink: { color: colour("ink") },
  soft: { color: ["#52606f", "#b6bfca"] },
  rope: { background: colour("rope") },
  "rope-to-come": { background: ["#cfc8ba", "#3c4a59"] },
  peg: { background: colour("sun"), "border-color": colour("rope") },
  "peg-to-come": { background: colour("linen"), "border-color": ["#a79f8f", "#5f6d7c"] },
  button: { background: colour("action"), color: colour("on-action") },
  "quiet-button": { color: colour("action"), "border-color": colour("action") },
  link: { color: colour("action") },
  rule: { "border-color": colour("rope") },
  "term-now": { "border-color": colour("action") },
  term: { "border-color": ["#e3dccf", "#2c3a4a"] },
} as const satisfies Record<string, Record<string, readonly [string, string]>>;

type Role = keyof typeof ROLES;

/** Class and style attributes of an element in this role. */
function look(role: Role, style = ""): string {
  const light = Object.entries(ROLES[role]).map(([property, [value]]) => `${property}:${value}`);
  return `class="${role}" style="${[...light, style].filter(Boolean).join(";")}"`;
}

export const DARK_SCHEME = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${Object.entries(
  ROLES,
)
  .map(([role, properties]) => {
    const dark = Object.entries(properties).map(
      ([property, [, value]]) => `${property}:${value}!important`,
    );
    return `.${role}{${dark.join(";")}}`;
  })
  .join("")}.logo{display:none!important}.logo-dark{display:block!important}}`;

/** Text that must not wrap: an order's number, a window, a number with its word, a house number, a name of two parts. */
const WHOLE =
  /\bW-\w+|\d\d:\d\d – \d\d:\d\d|\d\d:\d\d uur|\b\d{1,2} \p{L}+|\b\d+-\w+|iDEAL \| Wero/gu;
const whole = (part: string): string => `<span style="white-space:nowrap">${part}</span>`;
const words = (text: string): string => escapeHtml(text).replace(WHOLE, whole);
const phoneLink = (): string =>
  `<a href="${brand.phoneLink}" ${look("link")}>${whole(brand.phone)}</a>`;
const lines = (value: string): string =>
  value.split(brand.phone).map(words).join(phoneLink()).replace(/\r?\n/g, "<br>");
const struck = (old: string): string => `<s ${look("soft")}>${lines(old)}</s><br>`;

const FONT = "font-family:Helvetica,Arial,sans-serif";
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const BODY = `${FONT};font-size:16px;line-height:24px;margin:0 0 16px`;
const SMALL = `${FONT};font-size:14px;line-height:21px;margin:0 0 16px`;

/** Uses tables and style attributes, because mail programs support little else, and no remote images: the logo is attached. */
export function renderHtml(content: MailContent, language: Language): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no"><title>${escapeHtml(content.subject)}</title><style>${DARK_SCHEME}</style></head>
<body ${look("page", "margin:0;padding:0")}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(content.preview)}</div>
<table ${TABLE} ${look("page")}><tr><td align="center" style="padding:24px 12px">
<table ${TABLE} ${look("card", "max-width:600px;border-radius:12px")}>
<tr><td style="padding:24px 20px 4px">${renderLogo()}</td></tr>
<tr><td style="padding:8px 0 20px">${renderLine(content.line)}</td></tr>
<tr><td style="padding:0 20px 12px">
<h1 ${look("ink", `${FONT};font-size:26px;line-height:32px;letter-spacing:-0.3px;margin:0 0 12px`)}>${words(content.title)}</h1>
${content.blocks.map(renderBlock).join("\n")}
</td></tr>
<tr><td ${look("rule", "border-top-width:2px;border-top-style:solid;padding:20px 20px 24px")}><p ${look("soft", `${FONT};font-size:13px;line-height:20px;margin:0`)}>${mailWords(language).footer.map(lines).join("<br>")}</p></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The logo in both schemes, or the name of a business that has another one than the logo. */
const renderLogo = (): string =>
  hasBrandLogo()
    ? `${logoImage("logo", MAIL_LOGO.light.cid, "display:block")}${logoImage("logo-dark", MAIL_LOGO.dark.cid, "display:none;mso-hide:all")}`
    : `<p ${look("ink", `${FONT};font-size:26px;line-height:30px;font-weight:bold;letter-spacing:-0.5px;margin:0`)}>${escapeHtml(brand.name)}</p>`;

/** The name in its place looks like a heading where a program does not show images. */
const logoImage = (name: string, cid: string, style: string): string =>
  `<img src="cid:${cid}" alt="${escapeHtml(brand.name)}" width="${MAIL_LOGO.width}" height="${MAIL_LOGO.height}" class="${name} ink" style="${style};border:0;color:${ROLES.ink.color[0]};${FONT};font-size:26px;line-height:${MAIL_LOGO.height}px;font-weight:bold">`;

/** The progress line: without steps a plain rule. */
function renderLine(pegs: readonly Peg[] | undefined): string {
  if (!pegs) return `<table ${TABLE}><tr><td height="2" ${look("rope", LINE)}></td></tr></table>`;
  const rope = pegs.map(
    ({ at }) => `<td height="2" ${look(at === "done" ? "rope" : "rope-to-come", LINE)}></td>`,
  );
  const hung = pegs.map(({ word, at }) => {
    const peg = look(at === "next" ? "peg-to-come" : "peg", PEG);
    const text = look(
      at === "next" ? "soft" : "ink",
      `${FONT};font-size:12px;line-height:16px;font-weight:${at === "now" ? "bold" : "normal"};margin:0`,
    );
    return `<td valign="top" align="center" style="padding:0 2px"><div ${peg}></div><p ${text}>${escapeHtml(word)}</p></td>`;
  });
  return `<table ${TABLE} style="table-layout:fixed"><tr>${rope.join("")}</tr><tr>${hung.join("")}</tr></table>`;
}

const BOX =
  "border-width:1px;border-style:solid;border-radius:8px;border-spacing:0;margin:0 0 20px";
const LINE = "height:2px;line-height:2px;font-size:0";
const BUTTON =
  "display:block;text-align:center;text-decoration:none;font-weight:bold;border-radius:8px";
const PEG =
  "width:6px;height:16px;margin:-9px auto 4px;border-width:2px;border-style:solid;border-radius:4px";

function renderBlock(block: Block): string {
  switch (block.kind) {
    case "text":
      return `<p ${look("ink", BODY)}>${lines(block.text)}</p>`;
    case "small":
      return `<p ${look("soft", SMALL)}>${lines(block.text)}</p>`;
    case "heading":
      return `<h2 ${look("ink", `${FONT};font-size:18px;line-height:24px;margin:24px 0 10px`)}>${words(block.text)}</h2>`;
    case "facts":
      return `<table ${TABLE} ${look("box", BOX)}>${block.facts.map((fact, index) => renderFact(fact, index, block.isPlain ? "normal" : "bold")).join("")}</table>`;
    case "sums":
      return renderSums(block.lines, block.sums);
    case "steps":
      return `<ol ${look("ink", `${BODY};padding-left:22px`)}>${block.steps
        .map((step) => `<li style="margin:0 0 6px">${lines(step)}</li>`)
        .join("")}</ol>`;
    case "link":
      return `<p ${look("ink", SMALL)}><a href="${escapeHtml(block.url)}" ${look("link")}>${words(block.text)}</a></p>`;
    case "button":
      return `<p ${look("ink", BODY)}><a href="${escapeHtml(block.url)}" ${block.isQuiet ? look("quiet-button", `${BUTTON};padding:12px 22px;border-width:2px;border-style:solid`) : look("button", `${BUTTON};padding:14px 24px`)}>${escapeHtml(block.text)}</a></p>${block.terms ? renderTerms(block.terms) : ""}${block.note ? renderBlock({ kind: "small", text: block.note }) : ""}`;
  }
}

/** A row of facts below the rule of the row before; `weight` is for the value's first line. */
function renderFact([label, value, old]: Fact, index: number, weight: "normal" | "bold"): string {
  const rule = `border-width:${index === 0 ? 0 : 1}px 0 0;border-style:solid`;
  const [first = "", ...rest] = lines(value).split("<br>");
  const shown = [`<span style="font-weight:${weight}">${first}</span>`, ...rest].join("<br>");
  const was = old && old !== value ? struck(old) : "";
  return `<tr><td valign="top" width="34%" ${look("term", `${rule};padding:10px 6px 10px 14px`)}><span ${look("soft", `${FONT};font-size:14px;line-height:22px`)}>${escapeHtml(label)}</span></td><td valign="top" ${look("term", `${rule};padding:10px 14px 10px 6px`)}><span ${look("ink", `${FONT};font-size:15px;line-height:22px`)}>${was}${shown}</span></td></tr>`;
}

/** The periods side by side, the current one marked. */
function renderTerms({ question, periods }: Terms): string {
  const cell = ({ name, text, isNow }: Terms["periods"][number], index: number): string =>
    `<td valign="top" width="${Math.floor(100 / periods.length)}%" style="padding-left:${index === 0 ? 0 : 6}px"><div ${look(isNow ? "term-now" : "term", "border-width:3px 0 0;border-style:solid;padding-top:8px")}><p ${look("ink", `${FONT};font-size:15px;line-height:20px;font-weight:bold;margin:0`)}>${lines(name)}</p><p ${look("soft", `${FONT};font-size:14px;line-height:19px;margin:0`)}>${lines(text)}</p></div></td>`;
  return `${renderBlock({ kind: "heading", text: question })}<table ${TABLE} style="table-layout:fixed;margin:0 0 14px"><tr>${periods.map(cell).join("")}</tr></table>`;
}

/** A table of amounts, right-aligned, with the totals below a rule. */
function renderSums(lines: readonly Fact[], below: readonly Fact[]): string {
  const row = ([label, amount]: Fact, style: string): string =>
    `<tr><td valign="top" ${look("ink", `${FONT};${style};padding-right:8px;padding-left:16px`)}>${escapeHtml(label)}</td><td valign="top" align="right" ${look("ink", `${FONT};${style};white-space:nowrap;padding-left:8px;padding-right:16px`)}>${escapeHtml(amount)}</td></tr>`;
  const rule = `<tr><td colspan="2" style="padding:6px 16px"><div ${look("box", "border-width:1px 0 0;border-style:solid;height:0;font-size:0;line-height:0")}></div></td></tr>`;
  const gap = '<tr><td colspan="2" height="8" style="font-size:0;line-height:8px">&nbsp;</td></tr>';
  return `<table ${TABLE} ${look("box", BOX)}>${[
    gap,
    ...lines.map((line) =>
      row(line, "font-size:15px;line-height:22px;padding-top:3px;padding-bottom:3px"),
    ),
    rule,
    ...below.map((sum) =>
      row(
        sum,
        "font-size:17px;line-height:24px;font-weight:bold;padding-top:3px;padding-bottom:3px",
      ),
    ),
    gap,
  ].join("")}</table>`;
}
