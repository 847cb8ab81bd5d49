import type { ServerParts } from "../../navigation/server-part.tsx";
import { AppBlock } from "./app-block.tsx";
import { Footer } from "./footer.tsx";
import { HeroBanner } from "./hero-banner.tsx";
import { MenuPanel } from "./menu-panel.tsx";
import { SiteMenu } from "./site-menu.tsx";
import { SiteStart, SkipLink } from "./site-start.tsx";
import { WebViewBar } from "./web-view-bar.tsx";

/** Static parts of the layout, rendered by the server only. */
export const frameParts = {
  "app-block": AppBlock,
  footer: Footer,
  "hero-banner": HeroBanner,
  "menu-panel": MenuPanel,
  "site-menu": SiteMenu,
  "site-start": SiteStart,
  "skip-link": SkipLink,
  "web-view-bar": WebViewBar,
} satisfies Partial<ServerParts>;
