import type { ComponentType } from "react";
import type { PageKey } from "../parts/navigation/page-key.ts";
import { pages } from "./pages.ts";

export type PageModule = { default: ComponentType };

const modules = import.meta.glob<PageModule>("../features/**/*-page.tsx");

/** The page as the server draws it. */
export async function loadPage(key: PageKey): Promise<PageModule> {
  const load = modules[`../${pages[key]}`];
  if (!load) throw new Error(`There is no ${pages[key]}.`);
  return load();
}
