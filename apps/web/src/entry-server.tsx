import { type Business, overrideBusiness } from "@waslijn/contract/shared/brands/business";
import type { ComponentType, ReactNode } from "react";
import { prerender } from "react-dom/static";
import { pages } from "./app/pages.ts";
import { Root } from "./app/root.tsx";
import { ServerPartsContext, type ServerParts } from "./parts/navigation/server-part.tsx";
import { loadTexts } from "./i18n/define-texts.ts";
import { PAGE_DATA_ID, type PageData } from "./lib/page-data.ts";
import { pageKeyOf, type PageKey } from "./parts/navigation/page-key.ts";
import { match } from "./paths.ts";
import { toDocument, type Assets, type RenderedDocument } from "./app/document.ts";
import { contentParts } from "./features/content/server/content-parts.ts";
import { homeParts } from "./features/home/server/home-sections.tsx";
import { pricelistParts } from "./features/pricelist/other-prices.tsx";
import { frameParts } from "./parts/chrome/server/frame-parts.ts";

/** Server-only components. */
const serverParts: ServerParts = {
  ...contentParts,
  ...homeParts,
  ...pricelistParts,
  ...frameParts,
};

export { isFramable, isPrivate, match, orderTokenIn, payCodeIn, verifyCodeIn } from "./paths.ts";
export { postalCodeIn, renderedUrl } from "./parts/navigation/rendered-url.ts";
export { docs } from "./app/docs.ts";
export { siteFiles } from "./app/site-files.ts";
export { PAGE_DATA_ID };

export type RenderRequest = {
  data: PageData;
  /** Scheme and host for canonical links. */
  origin: string;
  assets: Assets;
  /** Details of the shop, which its settings may have changed since the build. */
  business: Business;
};

/** Renders the page of a URL for an anonymous visitor. */
export async function render({
  data,
  origin,
  assets,
  business,
}: RenderRequest): Promise<RenderedDocument> {
  overrideBusiness(business);
  const found = match(data.url);
  if (found.kind === "redirect") throw new Error("Redirects are answered before rendering.");
  const { visit } = found;
  const { default: page } = await loadPage(pageKeyOf(visit));
  await loadTexts(visit.language);
  const markup = await toMarkup(<Root firstVisit={visit} data={data} page={page} />);
  return toDocument({ markup, visit, data, origin, assets });
}

async function toMarkup(root: ReactNode): Promise<string> {
  const page = <ServerPartsContext value={serverParts}>{root}</ServerPartsContext>;
  const { prelude } = await prerender(page, { progressiveChunkSize: 1e9 });
  return new Response(prelude).text();
}

type PageModule = { default: ComponentType };

const modules = import.meta.glob<PageModule>("./features/**/*-page.tsx");

/** Loads the module of a page for server rendering. */
async function loadPage(key: PageKey): Promise<PageModule> {
  const load = modules[`./${pages[key]}`];
  if (!load) throw new Error(`There is no ${pages[key]}.`);
  return load();
}
