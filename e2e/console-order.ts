import type { Page } from "@playwright/test";
import { orderPath } from "../apps/api/src/modules/orders/order-link.ts";
import { secretsFrom } from "../apps/api/src/secrets.ts";
import { consoleOrigin } from "./console-staff.ts";
import { expect } from "./fixtures.ts";
import { widenWindows } from "./order-visitor.ts";
import { E2E_SECRET, type RunningServer } from "./running-server.ts";

export const CALLER = "Karel de Wit";

const ORDER = {
  contact: { name: CALLER, email: "karel@mail.example", phone: "0612345678" },
  language: "nl",
  location: {
    address: "Grote Markt 2, 2011 RD Haarlem",
    city: "Haarlem",
    country: "Nederland",
    lat: null,
    lon: null,
    postalCode: "2011RD",
    thoroughfare: "Grote Markt",
    subThoroughfare: "2",
  },
  pickupTime: "2026-11-17T18:00:00+01:00",
  deliveryTime: "2026-11-19T18:00:00+01:00",
  services: ["WF"],
  hasBag: true,
  notes: "",
  couponCode: "",
};

/** An order that the desk enters for a caller. */
export async function orderByPhone(
  page: Page,
  server: RunningServer,
  changes: Partial<typeof ORDER> = {},
): Promise<string> {
  await widenWindows(server);
  const origin = consoleOrigin(server);
  const answer = await page.request.post(`${origin}/api/console/orders`, {
    data: { ...ORDER, ...changes },
    headers: { origin, "idempotency-key": crypto.randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { number } = (await answer.json()) as { number: string };
  return number;
}

/** URL of the order page, as in the customer's mail. */
export async function customersPage(server: RunningServer, number: string): Promise<string> {
  const [order] = await server.query<{ id: string; link_version: number }>(
    "SELECT id, link_version FROM orders WHERE number = $1",
    [number],
  );
  if (!order) throw new Error(`There is no order ${number}.`);
  return server.url + orderPath(secretsFrom(E2E_SECRET), order, "nl");
}
