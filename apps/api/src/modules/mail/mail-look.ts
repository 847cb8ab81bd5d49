import { brandLook } from "@waslijn/contract/shared/brands/brand-look";

const colour = (name: keyof typeof brandLook.colours): readonly [string, string] =>
  brandLook.colours[name];

/**
 * Every role has a colour for light and one for dark. The light ones stand in style attributes, which
 * is all that many mail programs read; those that know a dark scheme take the others by class.
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
} as const satisfies Record<string, Record<string, readonly [string, string]>>;

export type Role = keyof typeof ROLES;

/** Class and style attributes of an element in this role. */
export function look(role: Role, style = ""): string {
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
  .join("")}}`;
