import { randomUUID } from "node:crypto";
import { DEVICE_HEADER, IDEMPOTENCY_HEADER } from "@waslijn/contract/shared/constants";
import type { OrderPlaced } from "@waslijn/contract/customer/orders";
import { billCode } from "../../../apps/api/src/modules/bills/bill-code.ts";
import { secretsFrom } from "../../../apps/api/src/secrets.ts";
import { ask, pause, type Answer, type Question } from "../ask.ts";
import { guestToken, offeredWindows, placement, sendOrder, type Windows } from "../orders.ts";
import type { MovingTime } from "../money/settle-payments.ts";
import { PROOF_NOW, PROOF_SECRET, type Site } from "../site.ts";
import { oneOf, type StaffAtWork } from "./staff-at-work.ts";

const ONE_IN_CHANGES = 10;
/** The busiest hour has a quarter of a day's orders; driving and counting are spread over some twelve hours. */
const ONE_IN_LIVES_ON = 3;
/** Pause before the next request about an order. */
const REST_MS = 500;
/** A bill leaves a minute after it was counted (COUNT-06), in turns of a job. */
const BILL_AFTER_MS = 62_000;
const LOOK_MS = 10_000;
const MOST_LOOKS = 6;
const SIX_KILOS = { pieces: [], kilos: 6, bags: 1, bagsBack: 0 };
const secrets = secretsFrom(PROOF_SECRET);

/** Sends and records the duration; throws `Refused` for an unsuccessful response. */
export type Noted = (deed: string, asking: () => Promise<Answer>) => Promise<Answer>;
export class Refused extends Error {}

/** An order's life as far as it gets in half an hour, through the calls of customers, drivers and desks. */
export async function liveThrough(
  { site, time, staff }: { site: Site; time: Pick<MovingTime, "now">; staff: StaffAtWork },
  turn: number,
  noted: Noted,
): Promise<void> {
  const placed = await noted("order", async () =>
    sendOrder(site.url, placement(windowsOf(turn), await guestToken(site))),
  );
  const { id, number, link } = placed.body as OrderPlaced;
  let version = 1;
  const next = async (deed: string, url: string, body: object, headers?: Question["headers"]) => {
    await pause(REST_MS);
    const { body: told } = await noted(deed, () => post(url, { version, ...body }, headers));
    version = (told as { version: number }).version;
  };
  const atDoor = async (deed: string, kind: "pickup" | "delivery") => {
    const driver = oneOf(staff.drivers, turn);
    await giveStop(site, driver.run, { order: id, kind, position: turn });
    const at = time.now().toISOString();
    const said = { id: randomUUID(), at, act: "done", bags: 1, codes: [] };
    return next(
      deed,
      `${site.url}/api/console/route/stops/${number}/${kind}`,
      said,
      driver.headers,
    );
  };
  const atDesk = (act: string, body: object = {}) =>
    next(act, `${site.url}/api/console/orders/${number}/${act}`, body, oneOf(staff.desks, turn));

  await noted("page", () => ask(site.url + link));
  if (turn % ONE_IN_CHANGES === 0) {
    const token = link.split("/").at(-1);
    await next("change", `${site.url}/api/orders/by-link/${token}/change`, windowsOf(turn + 1));
  }
  if (turn % ONE_IN_LIVES_ON !== 0) return;
  await atDoor("pickup", "pickup");
  await atDesk("count", { ...SIX_KILOS, send: true });
  await atDesk("ready");
  await billSent(site, id);
  const started = await noted("pay", () => startPayment(site, id));
  await noted("bank", () => payAtBank(site, started));
  await atDoor("deliver", "delivery");
}

/** As planned by the desk: a driver may act on stops of their own run only. */
const giveStop = (
  site: Site,
  run: string,
  { order, kind, position }: { order: string; kind: "pickup" | "delivery"; position: number },
): Promise<unknown> =>
  site.query(
    `INSERT INTO run_stops (order_id, kind, run_id, position, assigned_by, assigned_at)
     SELECT $1, $2, r.id, $4, r.driver_id, $5 FROM runs r WHERE r.id = $3`,
    [order, kind, run, 2 * position + Number(kind === "delivery"), PROOF_NOW],
  );

const windows = offeredWindows();
function windowsOf(turn: number): Windows {
  const chosen = windows[turn % windows.length];
  if (!chosen) throw new Error("No window is offered.");
  return chosen;
}

function post(url: string, body: object, headers: Question["headers"] = {}): Promise<Answer> {
  const key = randomUUID();
  return ask(url, {
    method: "POST",
    body,
    headers: { [IDEMPOTENCY_HEADER]: key, [DEVICE_HEADER]: key, ...headers },
  });
}

/** Waits until the customer has the bill; without it, paying is refused. */
async function billSent(site: Site, order: string): Promise<void> {
  await pause(BILL_AFTER_MS);
  for (let look = 0; look < MOST_LOOKS; look++) {
    const sent = await site.query("SELECT FROM bills WHERE order_id = $1 AND sent_at IS NOT NULL", [
      order,
    ]);
    if (sent.length > 0) return;
    await pause(LOOK_MS);
  }
}

/** The code is only in the mail, but can be derived from the secret. */
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
