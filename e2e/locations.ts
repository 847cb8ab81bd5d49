import { LANGUAGES } from "@waslijn/contract/shared/constants";
import type { Locator, Page, Request } from "@playwright/test";
import { DESKTOP, PHONE } from "./fixtures.ts";

/** Each width that a location uses, alternating languages. */
export const SCREENS = [PHONE, { width: 768, height: 1024 }, DESKTOP].map((viewport, index) => ({
  language: LANGUAGES[index % LANGUAGES.length] ?? "nl",
  viewport,
}));

/** Texts that the tests look for, by language. */
export const WORDS = {
  nl: {
    notFound: "Deze code kennen we niet. Probeer het nog eens.",
    notPlaced: "De bestelling is niet geplaatst. Probeer het nog eens.",
    newCode: "Andere code invoeren",
    caption: "bijv. 7430",
    placeRetail: "Plaats bestelling",
    placeCollection: "Plaats ophaalverzoek",
    retailPlaced: "Bestelling geplaatst",
    retailKept: "Bestelling bewaard",
    collectionPlaced: "Ophalen aangevraagd",
  },
  en: {
    notFound: "Location not found. Check the code and try again.",
    notPlaced: "The order could not be placed. Please try again.",
    newCode: "Enter another code",
    caption: "e.g. 7430",
    placeRetail: "Place order",
    placeCollection: "Place collection order",
    retailPlaced: "Order placed",
    retailKept: "Order saved",
    collectionPlaced: "Collection ordered",
  },
} as const;

export const keypad = (page: Page): Locator =>
  page.getByRole("group", { name: /^(Locatiecode|Location code)$/ });

/** The digits shown above the keys. */
export async function shownCode(page: Page): Promise<string> {
  return (await keypad(page).locator("[aria-hidden=true] > span").allTextContents()).join("");
}

/** Types on the physical keyboard. */
export async function typeCode(page: Page, code: string): Promise<void> {
  for (const digit of code) await page.keyboard.press(digit);
}

/** Presses the keys on screen. */
export async function pressCode(page: Page, code: string): Promise<void> {
  for (const digit of code) await key(page, digit).click();
}

export const key = (page: Page, digit: string): Locator =>
  keypad(page).getByRole("button", { name: digit, exact: true });

export const backspace = (page: Page): Locator =>
  page.getByRole("button", { name: /Laatste cijfer|last digit/ });

/** Collects API calls from now on; see `nameOf`. */
export function collectCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) calls.push(request);
  });
  return calls;
}

export const nameOf = (request: Request): string =>
  `${request.method()} ${new URL(request.url()).pathname.replace("/api", "")}`;

/** Stubs a problem response for a path. */
export const refuse = (page: Page, path: string, status: number, type: string): Promise<unknown> =>
  page.route(`**/api${path}`, (route) =>
    route.fulfill({
      status,
      contentType: "application/problem+json",
      json: { type, title: type, status, extra: {} },
    }),
  );

/** The server handles the request, but the response is lost. */
export const loseAnswers = (page: Page, path: string): Promise<unknown> =>
  page.route(`**/api${path}`, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
