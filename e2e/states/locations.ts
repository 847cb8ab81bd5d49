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
      await page.getByText(/niet geplaatst|not placed/).waitFor();
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
      await heading(page, /Bestelling bewaard|Order kept/).waitFor();
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
      await heading(page, /Bestelling bewaard|Order kept/).waitFor();
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

/** The pages at a location: drop-off, collection, business order, return label. */
export const states: State[] = [...retail, ...collection];
