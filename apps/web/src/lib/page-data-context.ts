import { createContext, use } from "react";
import type { PageData } from "./page-data.ts";

export const PageDataContext = createContext<PageData | undefined>(undefined);

export function usePageData(): PageData {
  const data = use(PageDataContext);
  if (!data) throw new Error("A page is rendered without its data.");
  return data;
}
