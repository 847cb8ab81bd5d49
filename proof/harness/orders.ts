import { GUEST_CREDENTIALS } from "@waslijn/contract/shared/codes";
import type { OrderBody } from "@waslijn/contract/customer/orders";
import { randomUUID } from "node:crypto";
import { ask, pause, type Answer, type Question } from "./ask.ts";
import type { Site } from "./site.ts";

export const HOME = {
  address: "Lange Veerstraat 18-A\n2011 DB Haarlem",
  city: "Haarlem",
  country: "Netherlands",
  lat: 52.3806,
  lon: 4.6373,
  postalCode: "2011DB",
  thoroughfare: "Lange Veerstraat",
  subThoroughfare: "18-A",
};

export type Windows = { pickupTime: string; deliveryTime: string };

/** A new customer's order; with a bag, because without one Tuesday is not offered. */
export function orderBody(windows: Windows): OrderBody {
  const name = "Noor Bakker";
  return {
    user: {
      email: `klant-${randomUUID()}@mail.example`,
      language: "nl",
      plainPassword: "lakens-op-de-lijn",
      phone: "06 87654321",
      name,
      fullName: name,
      hasBag: true,
    },
    order: {
      notes: "",
      couponCode: "",
      ...windows,
      pickupLocation: HOME,
      deliveryLocation: HOME,
      cleaningServices: ["DC", "WF"],
      data: {},
    },
  };
}

/** Windows offered at PROOF_NOW: pickups in one week, deliveries in the next. */
export function offeredWindows(): Windows[] {
  const hours = ["08", "10", "12", "14", "16", "18"];
  const days = [17, 18, 19, 20];
  return days.flatMap((day) =>
    hours.map((hour) => ({
      pickupTime: `2026-11-${day}T${hour}:00:00+01:00`,
      deliveryTime: `2026-11-${day + 7}T${hour}:00:00+01:00`,
    })),
  );
}

export async function guestToken(site: Pick<Site, "url">): Promise<string> {
  const { username, password } = GUEST_CREDENTIALS;
  const basic = Buffer.from(`${username}:${password}`).toString("base64");
  const answer = await ask(`${site.url}/api/tokens`, {
    method: "POST",
    body: { uuid: randomUUID() },
    headers: { authorization: `Basic ${basic}` },
  });
  return (answer.body as { token: string }).token;
}

export type Placement = { body: OrderBody; key: string; device: string; token: string };

export const placement = (windows: Windows, token: string): Placement => ({
  body: orderBody(windows),
  key: randomUUID(),
  device: randomUUID(),
  token,
});

/** Sends an order once. */
export function sendOrder(
  base: string,
  { body, key, device, token }: Placement,
  more: Question = {},
): Promise<Answer> {
  return ask(`${base}/api/orders`, {
    method: "POST",
    body,
    headers: {
      authorization: `Bearer ${token}`,
      "idempotency-key": key,
      "x-device-web-id": device,
    },
    ...more,
  });
}

export type Outcome = { answer: Answer | undefined; attempts: number };

const typeOf = ({ body }: Answer): unknown => (body as { type?: unknown } | null)?.type;
const isUndecided = (answer: Answer): boolean =>
  answer.status >= 500 || answer.status === 429 || typeOf(answer) === "idempotency_running";

/** Retries with the same key until there is a decision, as the client does. */
export async function untilDecided(
  question: (attempt: number) => Promise<Answer>,
  mostAttempts = 150,
): Promise<Outcome> {
  for (let attempts = 1; attempts <= mostAttempts; attempts++) {
    const answer = await question(attempts).catch(() => undefined);
    if (answer && !isUndecided(answer)) return { answer, attempts };
    await pause(Math.min(500, 50 * attempts));
  }
  return { answer: undefined, attempts: mostAttempts };
}

/** Retries an order until there is a decision. */
export const placeOrder = (
  base: string,
  order: Placement,
  { mostAttempts, firstHangsUp }: { mostAttempts?: number; firstHangsUp?: number } = {},
): Promise<Outcome> =>
  untilDecided(
    (attempt) =>
      sendOrder(
        base,
        order,
        attempt === 1 && firstHangsUp !== undefined ? { hangUpAfterMs: firstHangsUp } : {},
      ),
    mostAttempts,
  );
