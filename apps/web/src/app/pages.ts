import type { ComponentType } from "react";
import type { PageKey } from "../parts/navigation/page-key.ts";

export type PageModule = { default: ComponentType };

/**
 * Which module draws which page. The server renders from this table and tells each document where its
 * own page's script is, so that the browser never loads the table.
 */
export const pages: Record<PageKey, () => Promise<PageModule>> = {
  home: () => import("../features/home/home-page.tsx"),
  "order-flow": () => import("../features/order-flow/consumer/order-page.tsx"),
  "re-use": () => import("../features/order-flow/business/business-order-page.tsx"),
  "re-cover": () => import("../features/order-flow/business/business-order-page.tsx"),
  retail: () => import("../features/code-order/retail-page.tsx"),
  collection: () => import("../features/code-order/collection-page.tsx"),
  b2b: () => import("../features/b2b-order/b2b-order-page.tsx"),
  retour: () => import("../features/return-label/return-label-page.tsx"),
  recover: () => import("../features/recover/recover-page.tsx"),
  "recover-token": () => import("../features/recover/recover-token-page.tsx"),
  logout: () => import("../features/logout/logout-page.tsx"),
  contact: () => import("../features/content/contact-page.tsx"),
  pricelist: () => import("../features/pricelist/pricelist-page.tsx"),
  explore: () => import("../features/content/explore-page.tsx"),
  faq: () => import("../features/content/faq-page.tsx"),
  terms: () => import("../features/content/terms-page.tsx"),
  cookie: () => import("../features/content/cookie-page.tsx"),
  jobs: () => import("../features/content/jobs-page.tsx"),
  welcome: () => import("../features/landing/welcome-page.tsx"),
  thank: () => import("../features/landing/thank-page.tsx"),
  "valid-fail": () => import("../features/landing/valid-fail-page.tsx"),
  "pay-fail": () => import("../features/landing/pay-fail-page.tsx"),
  "not-found": () => import("../features/landing/not-found-page.tsx"),
};
