import type { Language } from "@waslijn/contract/shared/constants";
import type { Page } from "@playwright/test";
import type { State } from "./state.ts";

const field = (page: Page, language: Language) =>
  page.getByLabel(language === "nl" ? "Komen we bij jou langs?" : "Do we come to you?");
const fill = async (page: Page, language: Language, postalCode: string): Promise<void> => {
  await field(page, language).fill(postalCode);
  await page.keyboard.press("Enter");
};
const checkAddress = async (page: Page, language: Language, number: string, addition = "") => {
  const nl = language === "nl";
  await page.getByLabel(nl ? "Postcode" : "Postal code", { exact: true }).fill("2011DB");
  await page.getByLabel(nl ? "Huisnummer" : "House number").fill(number);
  await page.getByLabel(nl ? "Toevoeging" : "Addition").fill(addition);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
};
const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
};
async function subscribe(page: Page, language: Language): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("sam@voorbeeld.nl");
  await dialog.getByRole("checkbox").check();
  await dialog
    .getByRole("button", {
      name: language === "nl" ? "Laat het me weten" : "Tell me when you come",
    })
    .click();
}

const HOME = "/{lng}/";
const ADDRESS = "/{lng}/?page=address-selection";

/** Home page and the dialogs of a failed check. */
export const states: State[] = [
  {
    name: "home",
    path: HOME,
    next: [
      {
        name: "home-wrong-code",
        async prepare(page, language) {
          await fill(page, language, "12AB");
          await page.locator("[aria-invalid]").waitFor();
        },
      },
      {
        name: "home-check-unavailable",
        async prepare(page, language) {
          await page.route("**/api/service-areas/**", (route) => route.abort());
          await fill(page, language, "2011DB");
          await page.getByRole("dialog").waitFor();
        },
      },
      {
        name: "home-out-of-area",
        async prepare(page, language) {
          await closeDialog(page);
          await fill(page, language, "9712HN");
          await page.getByRole("dialog").waitFor();
        },
      },
      {
        name: "home-subscribe-failed",
        async prepare(page, language) {
          await page.route("**/api/service-areas/request", (route) => route.abort());
          await subscribe(page, language);
          await page.getByRole("alert").waitFor();
        },
      },
      {
        name: "home-subscribed",
        async prepare(page, language) {
          await subscribe(page, language);
          await page
            .getByRole("dialog", { name: language === "nl" ? "Je hoort van ons" : "You’ll hear" })
            .waitFor();
        },
      },
      {
        name: "home-checking",
        async prepare(page, language) {
          await closeDialog(page);
          await page.route("**/api/service-areas/**", () => new Promise(() => undefined));
          await fill(page, language, "2011DB");
          await page.getByRole("progressbar").waitFor();
        },
      },
    ],
  },
  { name: "home-web-view", path: "/{lng}/?webview=true" },
  {
    name: "home-found",
    path: HOME,
    async prepare(page, language) {
      await fill(page, language, "2011DB");
      await page.getByText(language === "nl" ? "Eerste ophaalmoment" : "First pickup").waitFor();
    },
  },
  {
    name: "address-other-doors",
    path: ADDRESS,
    prepare: (page, language) => checkAddress(page, language, "18", "Z"),
    next: [
      {
        name: "address-by-hand",
        async prepare(page, language) {
          await closeDialog(page);
          await checkAddress(page, language, "999");
        },
      },
    ],
  },
];
