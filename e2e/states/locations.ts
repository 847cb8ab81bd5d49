import type { Page } from "@playwright/test";
import type { State } from "./state.ts";

/** The keypad listens to the physical keyboard wherever focus is. */
export async function typeCode(page: Page, code: string): Promise<void> {
  for (const digit of code) await page.keyboard.press(digit);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });

const found = async (page: Page): Promise<void> => {
  await typeCode(page, "7430");
  await heading(page, "Kapsalon De Krul").waitFor();
};

const place = (page: Page) => page.getByRole("button", { name: /^(Plaats|Place) / }).click();

/** Aborts all requests under this path, as when offline. */
const cut = (page: Page, path: string) => page.route(`**/api${path}`, (route) => route.abort());

/** Stubs a problem response. */
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

const anotherCode = (page: Page) =>
  page.getByRole("link", { name: /Andere code|another code/ }).click();

const retail: State[] = [
  {
    name: "retail",
    path: "/{lng}/retail",
    next: [
      { name: "retail-typing", prepare: (page) => typeCode(page, "74") },
      {
        name: "retail-wrong-code",
        prepare: async (page) => {
          await typeCode(page, "99");
          await page.getByText(/kennen we niet|not found/).waitFor();
        },
      },
      {
        name: "retail-no-connection",
        prepare: async (page) => {
          await cut(page, "/service-points/**");
          await typeCode(page, "7430");
          await page.getByText(/geen verbinding|no connection/).waitFor();
        },
      },
      { name: "retail-found", prepare: found },
      {
        name: "retail-not-placed",
        prepare: async (page) => {
          await refuse(page, "/orders/**", 500, "internal_error");
          await place(page);
          await page.getByText(/niet geplaatst|not (be )?placed/).waitFor();
        },
      },
      {
        name: "retail-placed",
        prepare: async (page) => {
          await found(page);
          await place(page);
          await heading(page, /Bestelling geplaatst|Order placed/).waitFor();
        },
      },
      {
        name: "retail-kept",
        prepare: async (page) => {
          await anotherCode(page);
          await cut(page, "/orders/**");
          await found(page);
          await place(page);
          await heading(page, /Bestelling bewaard|Order saved/).waitFor();
        },
      },
      {
        name: "retail-todays-orders",
        prepare: async (page) => {
          await cut(page, "/orders/**");
          await anotherCode(page);
        },
      },
    ],
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
    name: "retail-wait",
    path: "/{lng}/retail",
    prepare: async (page) => {
      await refuse(page, "/service-points/**", 429, "too_many_requests", { retryAfter: 845 });
      await typeCode(page, "7430");
      await page.getByText("14:05").waitFor();
    },
  },
  {
    name: "retail-placing",
    path: "/{lng}/retail",
    prepare: async (page) => {
      await page.route("**/api/orders/**", () => undefined);
      await found(page);
      await place(page);
    },
  },
];

/** Response of a new collection. */
const collected = {
  id: "1",
  number: "W-10001",
  pickupTime: "2026-11-17T08:00:00+01:00",
  frames: { pickup: { from: "2026-11-17T08:00:00+01:00", to: "2026-11-17T10:00:00+01:00" } },
  collections: { placed: 4, limit: 10 },
};

const collection: State[] = [
  {
    name: "collection",
    path: "/{lng}/collection",
    next: [
      {
        name: "collection-found",
        prepare: async (page) => {
          await counted(page, 3, 10);
          await found(page);
        },
      },
      {
        name: "collection-placed",
        prepare: async (page) => {
          await page.route("**/api/order-collections", (route) =>
            route.fulfill({ status: 201, json: collected }),
          );
          await place(page);
          await heading(page, /Ophalen aangevraagd|Collection ordered/).waitFor();
        },
      },
      {
        name: "collection-limit",
        prepare: async (page) => {
          await counted(page, 10, 10);
          await anotherCode(page);
          await found(page);
        },
      },
    ],
  },
];

const returnCode = (page: Page, code: string) =>
  page.getByRole("textbox", { name: /BLS/ }).fill(code);

const retour: State[] = [
  {
    name: "retour",
    path: "/{lng}/retour",
    next: [
      {
        name: "retour-not-found",
        prepare: async (page) => {
          await returnCode(page, "ZZZZZ");
          await page.getByText(/kennen we niet|not found/).waitFor();
        },
      },
      {
        name: "retour-label",
        prepare: async (page) => {
          await returnCode(page, "BC12M");
          await page.getByRole("button", { name: /Print label/ }).waitFor();
        },
      },
    ],
  },
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
    name: "retour-wait",
    path: "/{lng}/retour",
    prepare: async (page) => {
      await refuse(page, "/shipment-labels/**", 429, "too_many_requests", { retryAfter: 845 });
      await returnCode(page, "BC12M");
      await page.getByText("14:05").waitFor();
    },
  },
];

export const b2bFound = async (page: Page): Promise<void> => {
  await typeCode(page, "8120");
  await heading(page, "Hotel De Gouden Leeuw").waitFor();
};

/** Chooses a window: in a sheet on phones, in a card elsewhere. */
export async function chooseWindow(page: Page, name: RegExp): Promise<void> {
  const card = page.getByRole("region", { name });
  if (await card.isVisible()) {
    await card.locator("label:has(input[type=radio]:enabled)").first().click();
    return;
  }
  // After a pickup the delivery sheet opens by itself.
  const sheet = page.getByRole("dialog", { name });
  const button = page.getByRole("button", { name, disabled: false });
  await sheet.or(button).first().waitFor();
  if (!(await sheet.isVisible())) await button.click();
  await sheet.locator("fieldset").last().locator("label:has(input:enabled)").first().click();
  await sheet.getByRole("button", { name: /^(Kies|Choose) \w/ }).click();
}

const services = (page: Page) =>
  [/Wassen en vouwen|Wash and fold/, /Beddengoed|Bed linen/].map((name) =>
    page.getByRole("checkbox", { name }),
  );
const bags = (page: Page) => page.getByRole("textbox", { name: /waszakken|bags/ });

async function fillForm(page: Page): Promise<void> {
  for (const service of services(page)) await service.check();
  await bags(page).fill("3");
  await chooseWindow(page, /Ophalen|Pickup/);
  await chooseWindow(page, /Bezorgen|Delivery/);
  await page.getByText(/Kies wanneer we|Choose when we/).waitFor({ state: "hidden" });
}

/** The business form, completely filled in. */
export async function fillB2b(page: Page): Promise<void> {
  await b2bFound(page);
  await fillForm(page);
}

const b2b: State[] = [
  {
    name: "b2b",
    path: "/{lng}/b2b",
    next: [
      {
        name: "b2b-wrong-code",
        prepare: async (page) => {
          await typeCode(page, "9999");
          await page.getByText(/kennen we niet|not found/).waitFor();
        },
      },
      {
        name: "b2b-form",
        prepare: async (page) => {
          await b2bFound(page);
          await page.getByRole("checkbox", { name: /Werkkleding|Workwear/ }).waitFor();
        },
      },
      {
        name: "b2b-wrong-bags",
        prepare: async (page) => {
          await bags(page).fill("0");
          await page.getByText("Voer een getal groter dan 0 in").waitFor();
        },
      },
      { name: "b2b-filled", prepare: fillForm },
      {
        name: "b2b-no-service",
        prepare: async (page) => {
          for (const service of services(page)) await service.uncheck();
          await place(page);
          await page.getByText(/minstens één dienst|at least one service/).waitFor();
        },
      },
      {
        name: "b2b-not-placed",
        prepare: async (page) => {
          for (const service of services(page)) await service.check();
          await refuse(page, "/orders/b2b", 409, "slot_taken", { window: "pickup" });
          await place(page);
          await page.getByText(/niet geplaatst|not (be )?placed/).waitFor();
        },
      },
      {
        name: "b2b-placed",
        prepare: async (page) => {
          await fillB2b(page);
          await place(page);
          await heading(page, /Bestelling geplaatst|Order placed/).waitFor();
        },
      },
    ],
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
    name: "b2b-placing",
    path: "/{lng}/b2b",
    prepare: async (page) => {
      await page.route("**/api/orders/b2b", () => undefined);
      await fillB2b(page);
      await place(page);
    },
  },
];

/** Pages at a location: drop-off, collection, business order, return label. */
export const states: State[] = [...retail, ...collection, ...retour, ...b2b];
