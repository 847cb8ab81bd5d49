import type { Language } from "@waslijn/contract/shared/constants";
import { GUEST_CREDENTIALS } from "@waslijn/contract/shared/codes";
import type { OrderBody, OrderPlaced } from "@waslijn/contract/customer/orders";
import type { Page } from "@playwright/test";
import { expect, open } from "./fixtures.ts";
import { DELIVERY, HOME, OrderVisitor, PASSWORD, PICKUP, type Window } from "./order-visitor.ts";

const timeOf = ({ day, hour }: Window): string => `${day}T${hour}:00+01:00`;

/** Places an order through the API and opens its page. The path through the screens is covered in order.e2e.ts. */
export async function followOrder(
  page: Page,
  language: Language,
  phone = "06 1234 5678",
): Promise<OrderVisitor> {
  const visitor = new OrderVisitor(page, language);
  const { username, password } = GUEST_CREDENTIALS;
  const guest = await page.request.post("/api/tokens", {
    headers: { authorization: `Basic ${btoa(`${username}:${password}`)}` },
    data: { uuid: crypto.randomUUID() },
  });
  const { token } = (await guest.json()) as { token: string };
  const body: OrderBody = {
    user: {
      email: visitor.email,
      language,
      plainPassword: PASSWORD,
      phone,
      fullName: "Noor de Wit",
      hasBag: null,
    },
    order: {
      notes: "",
      couponCode: "",
      pickupTime: timeOf(PICKUP),
      deliveryTime: timeOf(DELIVERY),
      pickupLocation: HOME,
      deliveryLocation: HOME,
      cleaningServices: ["DC", "WF"],
      data: {},
    },
  };
  const placed = await page.request.post("/api/orders", {
    headers: { authorization: `Bearer ${token}`, "accept-language": language },
    data: body,
  });
  expect(placed.status(), await placed.text()).toBe(201);
  await open(page, ((await placed.json()) as OrderPlaced).link);
  return visitor;
}
