import type { PageKey } from "../parts/navigation/page-key.ts";

/**
 * Module of each page. The build makes an entry of each; the server puts the script URL of the page into its document,
 * so the browser never loads this table.
 */
export const pages: Record<PageKey, `features/${string}-page.tsx`> = {
  home: "features/home/home-page.tsx",
  "order-flow": "features/order-flow/consumer/order-page.tsx",
  "re-use": "features/order-flow/business/business-order-page.tsx",
  "re-cover": "features/order-flow/business/business-order-page.tsx",
  retail: "features/code-order/code-order-page.tsx",
  collection: "features/code-order/code-order-page.tsx",
  b2b: "features/b2b-order/b2b-order-page.tsx",
  retour: "features/return-label/return-label-page.tsx",
  recover: "features/account/recover-page.tsx",
  "recover-token": "features/account/recover-token-page.tsx",
  confirm: "features/landing/confirm-page.tsx",
  verify: "features/landing/verify-page.tsx",
  "my-orders": "features/my-orders/my-orders-page.tsx",
  "my-order": "features/my-order/my-order-page.tsx",
  assistant: "features/assistant/assistant-request-page.tsx",
  pay: "features/pay/pay-page.tsx",
  logout: "features/account/logout-page.tsx",
  contact: "features/content/contact-page.tsx",
  pricelist: "features/pricelist/pricelist-page.tsx",
  explore: "features/content/explore-page.tsx",
  faq: "features/content/faq-page.tsx",
  terms: "features/content/terms-page.tsx",
  cookie: "features/content/cookie-page.tsx",
  jobs: "features/content/jobs-page.tsx",
  welcome: "features/landing/welcome-page.tsx",
  thank: "features/landing/thank-page.tsx",
  "valid-fail": "features/landing/valid-fail-page.tsx",
  "pay-fail": "features/landing/pay-fail-page.tsx",
  "not-found": "features/landing/not-found-page.tsx",
};
