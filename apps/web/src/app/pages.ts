import type { ComponentType } from "react";
import { parseOrderPage } from "../parts/order/order-page-param.ts";
import type { Place, RouteName } from "../paths.ts";

export type PageModule = { default: ComponentType };
type Loader = () => Promise<PageModule>;

/** The order flow shares its address with the home page; `?page=` tells them apart (ROUTE-10). */
export type PageKey = Exclude<RouteName, "order"> | "order-flow";

/** Which module draws which page; each is a chunk of its own. */
const pages: Record<PageKey, Loader> = {
  home: () => import("../features/home/home-page.tsx"),
  "order-flow": () => import("../features/order/order-page.tsx"),
  "re-use": () => import("../features/business-order/business-order-page.tsx"),
  "re-cover": () => import("../features/business-order/business-order-page.tsx"),
  retail: () => import("../features/code-order/retail-page.tsx"),
  collection: () => import("../features/code-order/collection-page.tsx"),
  b2b: () => import("../features/b2b-order/b2b-order-page.tsx"),
  retour: () => import("../features/return-label/return-label-page.tsx"),
  recover: () => import("../features/recover/recover-page.tsx"),
  "recover-token": () => import("../features/recover/recover-token-page.tsx"),
  logout: () => import("../features/logout/logout-page.tsx"),
  contact: () => import("../features/content/contact-page.tsx"),
  pricelist: () => import("../features/content/pricelist-page.tsx"),
  explore: () => import("../features/content/explore-page.tsx"),
  faq: () => import("../features/content/faq-page.tsx"),
  terms: () => import("../features/content/terms-page.tsx"),
  cookie: () => import("../features/content/cookie-page.tsx"),
  jobs: () => import("../features/content/jobs-page.tsx"),
  welcome: () => import("../features/content/welcome-page.tsx"),
  thank: () => import("../features/content/thank-page.tsx"),
  "valid-fail": () => import("../features/content/valid-fail-page.tsx"),
  "pay-fail": () => import("../features/content/pay-fail-page.tsx"),
  "not-found": () => import("../features/content/not-found-page.tsx"),
};

export function pageKeyOf(place: Place): PageKey {
  if (place.route !== "home" && place.route !== "order") return place.route;
  return parseOrderPage(place.query.page) ? "order-flow" : "home";
}

const started = new Map<PageKey, Promise<PageModule>>();
const loaded = new Map<PageKey, PageModule>();

export const loadedPage = (key: PageKey): PageModule | undefined => loaded.get(key);

export function loadPage(key: PageKey): Promise<PageModule> {
  const running =
    started.get(key) ??
    pages[key]().then((module) => {
      loaded.set(key, module);
      return module;
    });
  started.set(key, running);
  return running;
}
