import type { BrowserContext } from "@playwright/test";
import { DESKTOP, expect, test } from "../../e2e/fixtures.ts";
import { OrderVisitor } from "../../e2e/order-visitor.ts";
import type { RunningServer } from "../../e2e/running-server.ts";

const ZONES = ["Europe/Amsterdam", "America/Los_Angeles", "Asia/Tokyo", "Pacific/Auckland"];

/** Days around daylight saving changes, Easter, a leap day, a moved King's Day, New Year, and a late Friday. */
const MOMENTS = [
  "2027-03-26T09:00:00+01:00",
  "2027-03-27T09:00:00+01:00",
  "2027-03-29T09:00:00+02:00",
  "2027-10-30T09:00:00+02:00",
  "2027-11-01T09:00:00+01:00",
  "2028-02-28T09:00:00+01:00",
  "2028-02-29T09:00:00+01:00",
  "2031-04-26T09:00:00+02:00",
  "2031-04-28T09:00:00+02:00",
  "2026-12-31T09:00:00+01:00",
  "2027-01-01T09:00:00+01:00",
  "2026-11-20T23:59:00+01:00",
];
const chosen = process.env.PROOF_QUICK ? MOMENTS.slice(1, 3) : MOMENTS;

type Stored = { pickup: string; delivery: string; shown: string };

/** Orders the first offered window and the first delivery after it, in this browser's time zone. */
async function orderIn(
  context: BrowserContext,
  server: RunningServer,
  now: string,
): Promise<Stored> {
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  await page.addInitScript(() => localStorage.setItem("cookiesSeen", "true"));
  const visitor = new OrderVisitor(page, "en");
  await visitor.goesTo("time");
  for (const kind of ["pickup", "delivery"] as const) {
    const card = page.getByRole("region", { name: visitor.words[kind] });
    await card.getByRole("radio", { disabled: false }).first().check();
  }
  await visitor.button(visitor.words.nextOverview).click();
  await visitor.sees(visitor.words.overview);
  const shown = await page.getByRole("main").innerText();
  await visitor.fillsContact();
  await visitor.confirms();
  await visitor.sees(visitor.words.placed);
  const [order] = await server.query<{ pickup_at: Date; delivery_at: Date }>(
    "SELECT pickup_at, delivery_at FROM orders WHERE contact->>'email' = $1",
    [visitor.email],
  );
  if (!order) throw new Error("The order was not stored.");
  const times = /\b\d{1,2} \w+(?: \d{4})?|\d\d:\d\d/g;
  return {
    pickup: order.pickup_at.toISOString(),
    delivery: order.delivery_at.toISOString(),
    shown: (shown.match(times) ?? []).join(" "),
  };
}

for (const now of chosen) {
  test(`on ${now} browsers of four zones store and show the same moments`, async ({
    browser,
    server,
  }) => {
    await server.setTime(now);
    const found: Stored[] = [];
    for (const timezoneId of ZONES) {
      const context = await browser.newContext({
        baseURL: server.url,
        timezoneId,
        viewport: DESKTOP,
      });
      found.push(await orderIn(context, server, now));
      await context.close();
    }
    for (const one of found) expect(one).toEqual(found[0]);
    const local = new Intl.DateTimeFormat("nl-NL", {
      timeZone: "Europe/Amsterdam",
      hour: "2-digit",
    });
    expect(Number(local.format(new Date(found[0]?.pickup ?? 0)))).toBeGreaterThanOrEqual(8);
  });
}
