import type { OrderView } from "@waslijn/contract/customer/my-order";
import type { PayView } from "@waslijn/contract/customer/bills";
import type { CleaningService, ConfigPrice } from "@waslijn/contract/customer/catalogue";
import { createContext, use } from "react";

/** What the server hands the page as data: settings of this installation and the current prices. */
export type PublicSettings = {
  apiHosts: string;
  tagManagerId: string;
  tagManagerStart: "after-consent" | "at-start";
  overviewLayout: "compact" | "legacy";
};

export type Catalogue = { services: CleaningService[]; config: ConfigPrice[] };

export type PageData = {
  /** The path and query that the server rendered. */
  url: string;
  /** Where the script of this document's page is. */
  script: string;
  settings: PublicSettings;
  catalogue: Catalogue;
  /** ISO weekdays on which any hub drives. */
  operatingDays: number[];
  /** No address register is loaded: address forms ask for street and city. */
  asksStreet: boolean;
  /** On an order's own page: the order, or null where the link leads to none. */
  order?: OrderView | null;
  /** On a payment page: the bill, or null where the link leads to none. */
  pay?: PayView | null;
};

export const PAGE_DATA_ID = "page-data";

let read: PageData | undefined;

/** On the client only: the block that came with the document. */
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
