import type { Page } from "@playwright/test";
import { BusinessVisitor } from "../business-visitor.ts";
import type { State } from "./state.ts";

type Kind = "re-use" | "re-cover";
type Step = Parameters<BusinessVisitor["goesAlong"]>[0];

const at =
  (
    kind: Kind,
    step: Step,
    more?: (visitor: BusinessVisitor, page: Page) => Promise<void>,
    query = "",
  ): NonNullable<State["prepare"]> =>
  async (page, language) => {
    const visitor = new BusinessVisitor(page, kind, language);
    await visitor.goesAlong(step, query);
    await more?.(visitor, page);
  };

/** Both wizards; where they do not differ, re-use stands for both. */
export const states: State[] = [
  {
    name: "re-use-company",
    path: "/{lng}/re-use",
    prepare: (page, language) =>
      new BusinessVisitor(page, "re-use", language).companyField
        .and(page.locator(":enabled"))
        .waitFor(),
  },
  {
    name: "re-use-company-open",
    path: "/{lng}/re-use",
    async prepare(page, language) {
      await new BusinessVisitor(page, "re-use", language).companyField.fill("re");
    },
  },
  {
    name: "re-use-company-chosen",
    path: "/{lng}/re-use",
    prepare: (page, language) => new BusinessVisitor(page, "re-use", language).choosesCompany(),
  },
  {
    name: "re-use-companies-failed",
    path: "/{lng}/faq",
    async prepare(page, language) {
      await page.route("**/api/companies/public", (route) => route.abort());
      await page.goto(`/${language}/re-use`);
      await page.getByRole("button", { name: /Probeer opnieuw|Try again/ }).waitFor();
    },
  },
  { name: "re-use-service", path: "/{lng}/re-use", prepare: at("re-use", "service") },
  {
    name: "re-use-service-bag",
    path: "/{lng}/re-use",
    prepare: at("re-use", "service", (visitor, page) =>
      page.getByRole("radio", { name: visitor.own.bag.yes }).check(),
    ),
  },
  { name: "re-use-time", path: "/{lng}/re-use", prepare: at("re-use", "time") },
  { name: "re-use-overview", path: "/{lng}/re-use", prepare: at("re-use", "overview") },
  {
    name: "re-use-overview-legacy",
    path: "/{lng}/re-use",
    prepare: at("re-use", "overview", undefined, "?overview=legacy"),
  },
  {
    name: "re-use-placed",
    path: "/{lng}/re-use",
    prepare: at("re-use", "overview", async (visitor, page) => {
      await visitor.fillsBusinessContact();
      await visitor.confirms();
      await page.getByRole("img", { name: /QR/ }).waitFor();
    }),
  },
  { name: "re-cover-company", path: "/{lng}/re-cover" },
  { name: "re-cover-time", path: "/{lng}/re-cover", prepare: at("re-cover", "time") },
  { name: "re-cover-overview", path: "/{lng}/re-cover", prepare: at("re-cover", "overview") },
  { name: "re-cover-placed", path: "/{lng}/re-cover?page=order-placed" },
];
