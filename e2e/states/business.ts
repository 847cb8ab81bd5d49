import type { Page } from "@playwright/test";
import { BusinessVisitor } from "../business-visitor.ts";
import type { NextState, State } from "./state.ts";

type Kind = "re-use" | "re-cover";

type More = (visitor: BusinessVisitor, page: Page) => Promise<void>;

/** Continues from the current state of the walk. */
const goesOn =
  (kind: Kind, more: More): NextState["prepare"] =>
  (page, language) =>
    more(new BusinessVisitor(page, kind, language), page);

const fillsAddress: More = async (visitor) => {
  await visitor.fillsServiceAddress();
  await visitor.sees(visitor.words.service);
};
const goesToTimes: More = async (visitor) => {
  await visitor.nextTime.click();
  await visitor.sees(visitor.words.time);
};
const goesToOverview: More = async (visitor) => {
  await visitor.choosesWindows();
  await visitor.sees(visitor.words.overview);
};

/** Both wizards; re-use stands for both where they are the same. */
export const states: State[] = [
  {
    name: "re-use-company",
    path: "/{lng}/re-use",
    prepare: goesOn("re-use", ({ companyField }, page) =>
      companyField.and(page.locator(":enabled")).waitFor(),
    ),
    next: [
      {
        name: "re-use-company-open",
        prepare: goesOn("re-use", ({ companyField }) => companyField.fill("re")),
      },
      {
        name: "re-use-company-chosen",
        prepare: goesOn("re-use", (visitor) => visitor.choosesCompany()),
      },
      { name: "re-use-service", prepare: goesOn("re-use", fillsAddress) },
      {
        name: "re-use-service-bag",
        prepare: goesOn("re-use", (visitor, page) =>
          page.getByRole("radio", { name: visitor.own.bag.yes }).check(),
        ),
      },
      { name: "re-use-time", prepare: goesOn("re-use", goesToTimes) },
      { name: "re-use-overview", prepare: goesOn("re-use", goesToOverview) },
      {
        name: "re-use-placed",
        prepare: goesOn("re-use", async (visitor, page) => {
          await visitor.fillsBusinessContact();
          await visitor.confirms();
          await page.getByRole("img", { name: /QR/ }).waitFor();
        }),
      },
    ],
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
  {
    name: "re-use-overview-legacy",
    path: "/{lng}/re-use?overview=legacy",
    prepare: goesOn("re-use", (visitor) => visitor.goesAlong("overview", "?overview=legacy")),
  },
  {
    name: "re-cover-company",
    path: "/{lng}/re-cover",
    next: [
      {
        name: "re-cover-time",
        prepare: goesOn("re-cover", async (visitor, page) => {
          await visitor.choosesCompany();
          await fillsAddress(visitor, page);
          await goesToTimes(visitor, page);
        }),
      },
      { name: "re-cover-overview", prepare: goesOn("re-cover", goesToOverview) },
    ],
  },
  { name: "re-cover-placed-cold", path: "/{lng}/re-cover?page=order-placed" },
];
