import type { Page } from "@playwright/test";
import type { State } from "./state.ts";

/** The keypad takes the physical keyboard wherever focus is. */
export async function typeCode(page: Page, code: string): Promise<void> {
  for (const digit of code) await page.keyboard.press(digit);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });

const found = async (page: Page): Promise<void> => {
  await typeCode(page, "7430");
  await heading(page, "Kapsalon De Krul").waitFor();
};

const place = (page: Page) => page.getByRole("button", { name: /^(Plaats|Place) / }).click();

/** Nothing under this path answers, as without a connection. */
const cut = (page: Page, path: string) => page.route(`**/api${path}`, (route) => route.abort());

/** Answers this problem instead of the server. */
const refuse = (page: Page, path: string, status: number, type: string, extra = {}) =>
  page.route(`**/api${path}`, (route) =>
    route.fulfill({
      status,
      contentType: "application/problem+json",
      json: { type, title: type, status, extra },
    }),
  );

const counted = (page: Page, placed: number, limit: number) =>
  page.route("**/api/service-points/by-code/*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), collections: { placed, limit } },
    });
  });

const retail: State[] = [
  { name: "retail", path: "/{lng}/retail" },
  {
    name: "retail-typing",
    path: "/{lng}/retail",
    prepare: async (page) => typeCode(page, "74"),
  },
  {
    name: "retail-looking-up",
    path: "/{lng}/retail",
    prepare: async (page) => {
      await page.route("**/api/service-points/**", () => undefined);
      await typeCode(page, "7430");
      await page.getByText(/zoeken de locatie|Looking up/).waitFor();
    },
  },
  {
    name: "retail-wrong-code",
    path: "/{lng}/retail",
    prepare: async (page) => {
      await typeCode(page, "9999");
      await page.getByText(/kennen we niet|not found/).waitFor();
    },
  },
  {
    name: "retail-no-connection",
    path: "/{lng}/retail",
    prepare: async (page) => {
      await cut(page, "/service-points/**");
      await typeCode(page, "7430");
      await page.getByText(/geen verbinding|no connection/).waitFor();
    },
  },
  {
    name: "retail-wait",
    path: "/{lng}/retail",
    prepare: async (page) => {
      await refuse(page, "/service-points/**", 429, "too_many_requests", { retryAfter: 845 });
      await typeCode(page, "7430");
      await page.getByText("14:05").waitFor();
    },
  },
  { name: "retail-found", path: "/{lng}/retail", prepare: found },
  {
    name: "retail-placing",
    path: "/{lng}/retail",
    prepare: async (page) => {
      await page.route("**/api/orders/**", () => undefined);
      await found(page);
      await place(page);
    },
  },
  {
    name: "retail-not-placed",
    path: "/{lng}/retail",
    prepare: async (page) => {
      await refuse(page, "/orders/**", 500, "internal_error");
      await found(page);
      await place(page);
      await page.getByText(/niet geplaatst|not be placed/).waitFor();
    },
  },
  {
    name: "retail-placed",
    path: "/{lng}/retail",
    prepare: async (page) => {
      await found(page);
      await place(page);
      await heading(page, /Bestelling geplaatst|Order placed/).waitFor();
    },
  },
  {
    name: "retail-kept",
    path: "/{lng}/retail",
    prepare: async (page) => {
      await cut(page, "/orders/**");
      await found(page);
      await place(page);
      await heading(page, /Bestelling bewaard|Order saved/).waitFor();
    },
  },
  {
    name: "retail-todays-orders",
    path: "/{lng}/retail",
    prepare: async (page) => {
      await found(page);
      await place(page);
      await heading(page, /Bestelling geplaatst|Order placed/).waitFor();
      await page.getByRole("link", { name: /Andere code|another code/ }).click();
      await cut(page, "/orders/**");
      await found(page);
      await place(page);
      await heading(page, /Bestelling bewaard|Order saved/).waitFor();
      await page.getByRole("link", { name: /Andere code|another code/ }).click();
    },
  },
];

const collection: State[] = [
  { name: "collection", path: "/{lng}/collection" },
  {
    name: "collection-found",
    path: "/{lng}/collection",
    prepare: async (page) => {
      await counted(page, 3, 10);
      await found(page);
    },
  },
  {
    name: "collection-limit",
    path: "/{lng}/collection",
    prepare: async (page) => {
      await counted(page, 10, 10);
      await found(page);
    },
  },
  {
    name: "collection-placed",
    path: "/{lng}/collection",
    prepare: async (page) => {
      await page.route("**/api/order-collections", (route) => {
        const frame = { from: "2026-11-17T08:00:00+01:00", to: "2026-11-17T10:00:00+01:00" };
        return route.fulfill({
          status: 201,
          json: {
            id: "1",
            number: "W-10001",
            pickupTime: frame.from,
            frames: { pickup: frame },
            collections: { placed: 4, limit: 10 },
          },
        });
      });
      await counted(page, 3, 10);
      await found(page);
      await place(page);
      await heading(page, /Ophalen aangevraagd|Collection ordered/).waitFor();
    },
  },
];

const returnCode = (page: Page, code: string) =>
  page.getByRole("textbox", { name: /BLS/ }).fill(code);

const retour: State[] = [
  { name: "retour", path: "/{lng}/retour" },
  {
    name: "retour-looking-up",
    path: "/{lng}/retour",
    prepare: async (page) => {
      await page.route("**/api/shipment-labels/**", () => undefined);
      await returnCode(page, "BC12M");
      await page.getByText(/maken het label|Making the label/).waitFor();
    },
  },
  {
    name: "retour-not-found",
    path: "/{lng}/retour",
    prepare: async (page) => {
      await returnCode(page, "ZZZZZ");
      await page.getByText(/kennen we niet|not found/).waitFor();
    },
  },
  {
    name: "retour-wait",
    path: "/{lng}/retour",
    prepare: async (page) => {
      await refuse(page, "/shipment-labels/**", 429, "too_many_requests", { retryAfter: 845 });
      await returnCode(page, "BC12M");
      await page.getByText("14:05").waitFor();
    },
  },
  {
    name: "retour-label",
    path: "/{lng}/retour",
    prepare: async (page) => {
      await returnCode(page, "BC12M");
      await page.getByRole("button", { name: /Print label/ }).waitFor();
    },
  },
];

export const b2bFound = async (page: Page): Promise<void> => {
  await typeCode(page, "8120");
  await heading(page, "Hotel De Gouden Leeuw").waitFor();
};

/** Chooses a window where days and hours are shown: in a sheet on phones, in a card elsewhere. */
export async function chooseWindow(page: Page, name: RegExp): Promise<void> {
  const card = page.getByRole("region", { name });
  if (await card.isVisible()) {
    await card.locator("label:has(input[type=radio]:enabled)").first().click();
    return;
  }
  // After a pickup the sheet of the delivery opens by itself.
  const sheet = page.getByRole("dialog", { name });
  const button = page.getByRole("button", { name, disabled: false });
  await sheet.or(button).first().waitFor();
  if (!(await sheet.isVisible())) await button.click();
  await sheet.locator("fieldset").last().locator("label:has(input:enabled)").first().click();
  await sheet.getByRole("button", { name: /^(Kies|Choose) \w/ }).click();
}

/** The form of the business page with everything chosen. */
export async function fillB2b(page: Page): Promise<void> {
  await b2bFound(page);
  await page.getByRole("checkbox", { name: /Wassen en vouwen|Wash and fold/ }).check();
  await page.getByRole("checkbox", { name: /Beddengoed|Bed linen/ }).check();
  await page.getByRole("textbox", { name: /waszakken|bags/ }).fill("3");
  await chooseWindow(page, /Ophalen|Pickup/);
  await chooseWindow(page, /Bezorgen|Delivery/);
  await page.getByText(/Kies wanneer we|Choose when we/).waitFor({ state: "hidden" });
}

const b2b: State[] = [
  { name: "b2b", path: "/{lng}/b2b" },
  {
    name: "b2b-wrong-code",
    path: "/{lng}/b2b",
    prepare: async (page) => {
      await typeCode(page, "9999");
      await page.getByText(/kennen we niet|not found/).waitFor();
    },
  },
  {
    name: "b2b-loading",
    path: "/{lng}/b2b",
    prepare: async (page) => {
      await page.route(/\/api\/(services|times\/.*)$/, () => undefined);
      await b2bFound(page);
    },
  },
  {
    name: "b2b-nothing-loaded",
    path: "/{lng}/b2b",
    prepare: async (page) => {
      await page.route(/\/api\/(services|times\/.*)$/, (route) => route.abort());
      await b2bFound(page);
      await page.getByText(/diensten niet laden|load the services/).waitFor();
    },
  },
  {
    name: "b2b-form",
    path: "/{lng}/b2b",
    prepare: async (page) => {
      await b2bFound(page);
      await page.getByRole("checkbox", { name: /Werkkleding|Workwear/ }).waitFor();
    },
  },
  {
    name: "b2b-wrong-bags",
    path: "/{lng}/b2b",
    prepare: async (page) => {
      await b2bFound(page);
      await page.getByRole("textbox", { name: /waszakken|bags/ }).fill("0");
      await page.getByText("Voer een getal groter dan 0 in").waitFor();
    },
  },
  { name: "b2b-filled", path: "/{lng}/b2b", prepare: fillB2b },
  {
    name: "b2b-no-service",
    path: "/{lng}/b2b",
    prepare: async (page) => {
      await fillB2b(page);
      await page.getByRole("checkbox", { name: /Wassen en vouwen|Wash and fold/ }).uncheck();
      await page.getByRole("checkbox", { name: /Beddengoed|Bed linen/ }).uncheck();
      await place(page);
      await page.getByText(/minstens één dienst|at least one service/).waitFor();
    },
  },
  {
    name: "b2b-placing",
    path: "/{lng}/b2b",
    prepare: async (page) => {
      await page.route("**/api/orders/b2b", () => undefined);
      await fillB2b(page);
      await place(page);
    },
  },
  {
    name: "b2b-not-placed",
    path: "/{lng}/b2b",
    prepare: async (page) => {
      await refuse(page, "/orders/b2b", 409, "slot_taken", { window: "pickup" });
      await fillB2b(page);
      await place(page);
      await page.getByText(/niet geplaatst|not be placed/).waitFor();
    },
  },
  {
    name: "b2b-placed",
    path: "/{lng}/b2b",
    prepare: async (page) => {
      await fillB2b(page);
      await place(page);
      await heading(page, /Bestelling geplaatst|Order placed/).waitFor();
    },
  },
];

/** The pages at a location: drop-off, collection, business order, return label. */
export const states: State[] = [...retail, ...collection, ...retour, ...b2b];
