import { randomUUID } from "node:crypto";
import { DEVICE_HEADER, IDEMPOTENCY_HEADER } from "@waslijn/contract/shared/constants";
import type { OrderPlaced } from "@waslijn/contract/customer/orders";
import { billCode } from "../../../apps/api/src/modules/bills/bill-code.ts";
import { secretsFrom } from "../../../apps/api/src/secrets.ts";
import { ask, pause, type Answer, type Question } from "../ask.ts";
import { guestToken, offeredWindows, placement, sendOrder, type Windows } from "../orders.ts";
import { PROOF_NOW, PROOF_SECRET, type Site } from "../site.ts";
import type { StaffAtWork } from "./staff-at-work.ts";

/** How long somebody takes before the next thing happens to an order. */
const REST_MS = 500;
const SIX_KILOS = { pieces: [], kilos: 6, bags: 1, bagsBack: 0 };
const secrets = secretsFrom(PROOF_SECRET);

/** Asks, notes how long that took, and gives the answer where it was a good one. */
export type Noted = (deed: string, asking: () => Promise<Answer>) => Promise<Answer | undefined>;

/** One order from its first press to its last, through every call that customers, drivers and desks make for it. */
export async function liveThrough(
  site: Site,
  staff: StaffAtWork,
  number: number,
  noted: Noted,
): Promise<void> {
  const placed = await noted("order", async () =>
    sendOrder(site.url, placement(windowsOf(number), await guestToken(site))),
  );
  if (!placed) return;
  const order = placed.body as OrderPlaced;
  const token = order.link.split("/").at(-1);
  const steps: [string, () => Promise<Answer>][] = [
    ["page", () => ask(site.url + order.link)],
    ["pickup", () => atDoor(site, staff, order.number, "pickup")],
    ["count", () => atDesk(site, staff, order.number, "count", { ...SIX_KILOS, send: true })],
    ["ready", () => atDesk(site, staff, order.number, "ready")],
    ["pay", () => startPayment(site, order.id)],
    ["deliver", () => atDoor(site, staff, order.number, "delivery")],
  ];
  if (number % 5 === 0) {
    const change = { version: 1, ...windowsOf(number + 1) };
    steps.splice(1, 0, [
      "change",
      () => post(`${site.url}/api/orders/by-link/${token}/change`, change),
    ]);
  }
  for (const [deed, asking] of steps) {
    await pause(REST_MS);
    const answer = await noted(deed, asking);
    if (!answer) return;
    if (deed === "pay") await noted("bank", () => payAtBank(site, answer));
  }
}

const windows = offeredWindows();
function windowsOf(number: number): Windows {
  const chosen = windows[number % windows.length];
  if (!chosen) throw new Error("No window is offered.");
  return chosen;
}

const post = (url: string, body: object, headers: Question["headers"] = {}): Promise<Answer> => {
  const key = randomUUID();
  return ask(url, {
    method: "POST",
    body,
    headers: { [IDEMPOTENCY_HEADER]: key, [DEVICE_HEADER]: key, ...headers },
  });
};

async function versionOf(site: Site, { desk }: StaffAtWork, number: string): Promise<number> {
  const { body } = await ask(`${site.url}/api/console/orders/${number}`, { headers: desk });
  return (body as { version: number }).version;
}

async function atDesk(
  site: Site,
  staff: StaffAtWork,
  number: string,
  act: string,
  more: object = {},
): Promise<Answer> {
  const version = await versionOf(site, staff, number);
  const url = `${site.url}/api/console/orders/${number}/${act}`;
  return post(url, { version, ...more }, staff.desk);
}

async function atDoor(
  site: Site,
  staff: StaffAtWork,
  number: string,
  kind: "pickup" | "delivery",
): Promise<Answer> {
  const version = await versionOf(site, staff, number);
  const said = { id: randomUUID(), version, at: PROOF_NOW, act: "done", bags: 1, codes: [] };
  return post(`${site.url}/api/console/route/stops/${number}/${kind}`, said, staff.driver);
}

/** Its code stands in the mail alone; who has the secret can tell it too. */
async function startPayment(site: Site, order: string): Promise<Answer> {
  const [bill] = await site.query<{ id: string }>("SELECT id FROM bills WHERE order_id = $1", [
    order,
  ]);
  const code = billCode(secrets, bill?.id ?? "");
  return post(`${site.url}/api/bills/by-code/${code}/payments`, { method: "ideal" });
}

function payAtBank(site: Site, { body }: Answer): Promise<Answer> {
  const id = (body as { checkout: string }).checkout.split("/").at(-1);
  const url = site.nodes[0]?.url ?? "";
  return post(`${url}/testbank/pay/${id}`, { outcome: "paid", news: "prompt" }, { origin: url });
}
