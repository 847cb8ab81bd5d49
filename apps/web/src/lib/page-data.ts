import type { Brand } from "@waslijn/contract/shared/brands/brand-shape";
import type { OrderView } from "@waslijn/contract/customer/my-order";
import type { PayView } from "@waslijn/contract/customer/bills";
import type { CleaningService, ConfigPrice } from "@waslijn/contract/customer/catalogue";
import { createContext, use } from "react";

/** Data that the server embeds in the page: settings of this installation and current prices. */
export type PublicSettings = {
  apiHosts: string;
  tagManagerId: string;
  tagManagerStart: "after-consent" | "at-start";
  overviewLayout: "compact" | "legacy";
};

export type Catalogue = { services: CleaningService[]; config: ConfigPrice[] };

export type PageData = {
  /** Path and query rendered by the server. */
  url: string;
  /** URL of the page's script. */
  script: string;
  settings: PublicSettings;
  /** Fields of the brand that the shop's settings override; undefined without any (SET-03). */
  brand?: Partial<Brand> | undefined;
  catalogue: Catalogue;
  /** ISO weekdays with runs of any hub. */
  operatingDays: number[];
  /** True without an address register: address forms then ask for street and city. */
  asksStreet: boolean;
  /** On an order page: the order, or null if the link is invalid. */
  order?: OrderView | null;
  /** On a payment page: the bill, or null if the link is invalid. */
  pay?: PayView | null;
};

export const PAGE_DATA_ID = "page-data";

let read: PageData | undefined;

/** Client only: parses the JSON block of the document. */
export function readPageData(): PageData {
  read ??= JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? "{}") as PageData;
  return read;
}

export const PageDataContext = createContext<PageData | undefined>(undefined);

export function usePageData(): PageData {
  const data = use(PageDataContext);
  if (!data) throw new Error("A page is rendered without its data.");
  return data;
}
