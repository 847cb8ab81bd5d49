import { brandLook } from "@waslijn/contract/shared/brands/brand-look";
import { LOGO_FRAME } from "@waslijn/contract/shared/brands/brand-shape";
import { trustedHtml } from "@waslijn/design/trusted.ts";

const LOGO = { __html: trustedHtml(brandLook.logo) };

/** The logo of the brand chosen at build time; decorative beside a name. */
export function Logo() {
  return (
    <svg
      className="logo"
      viewBox={LOGO_FRAME}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={LOGO}
    />
  );
}
