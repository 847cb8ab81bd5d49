import { brandLook } from "@waslijn/contract/shared/brands/brand-look";
import { LOGO_FRAME } from "@waslijn/contract/shared/brands/brand-shape";

/** Drawn by the brand that was chosen when the console was built; beside a name it is decoration. */
export function Logo() {
  return (
    <svg
      className="logo"
      viewBox={LOGO_FRAME}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: brandLook.logo }}
    />
  );
}
