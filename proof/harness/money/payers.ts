import { DEVICE_HEADER, IDEMPOTENCY_HEADER } from "@waslijn/contract/shared/constants";
import { randomUUID } from "node:crypto";
import { ask, pause, type Answer } from "../ask.ts";
import type { SentBill } from "./bills.ts";
import { untilDecided } from "../orders.ts";
import type { Site } from "../site.ts";

type PaySite = Pick<Site, "url" | "nodes">;

export type PayResult = {
  presses: number;
  /** Payments whose webhook the bank does not send. */
  lost: number;
  /** Requests that were retried. */
  retried: number;
  failed: string[];
};

const CLIENTS = 8;
/** After so many failed attempts a customer pays. */
const MOST_TURNS = 3;

const oneOf = <T>(choices: readonly T[]): T =>
  choices[Math.floor(Math.random() * choices.length)] as T;

type Paying = { clients?: number; pauseMs?: number; isOver?: () => boolean };

/** Customers pay their bills: some try twice, some pay twice, some cancel, some never return. */
export async function payBills(
  site: PaySite,
  bills: readonly SentBill[],
  { clients = CLIENTS, pauseMs = 0, isOver = () => false }: Paying = {},
): Promise<PayResult> {
  const result: PayResult = { presses: 0, lost: 0, retried: 0, failed: [] };
  const waiting = [...bills];
  const client = async (): Promise<void> => {
    for (let bill = waiting.shift(); bill && !isOver(); bill = waiting.shift()) {
      await payBill(site, bill, result);
      if (pauseMs > 0) await pause(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return result;
}

async function payBill(site: PaySite, { code }: SentBill, result: PayResult): Promise<void> {
  for (let turn = 1; ; turn++) {
    const first = await start(site, code, result);
    if (!first) return;
    const outcome =
      turn > MOST_TURNS ? "paid" : oneOf(["paid", "paid", "paid", "failed", "canceled", "expired"]);
    const isTwice = outcome === "paid" && Math.random() < 0.1;
    // Opened before the first is paid, as in another tab.
    const second = isTwice ? await start(site, code, result) : undefined;
    const opened = [first, second].filter((id) => id !== undefined);
    await Promise.all(opened.map((id) => pressAtBank(site, id, outcome, result)));
    if (Math.random() < 0.5) await comeBack(site, code, result);
    if (outcome === "paid") return;
  }
}

/** Payment id at the bank after one press on Pay; undefined when nothing is due any more. */
async function start(site: PaySite, code: string, result: PayResult): Promise<string | undefined> {
  const key = randomUUID();
  const body = { method: oneOf(["ideal", "creditcard", "paypal"]) };
  const answer = await decided(result, () =>
    ask(`${site.url}/api/bills/by-code/${code}/payments`, {
      method: "POST",
      headers: { [IDEMPOTENCY_HEADER]: key, [DEVICE_HEADER]: key },
      body,
    }),
  );
  if (answer?.status === 409) return undefined;
  const { checkout = "" } = (answer?.body ?? {}) as { checkout?: string };
  if (answer?.status !== 201) result.failed.push(`start: ${JSON.stringify(answer)}`);
  return checkout.split("/").at(-1) || undefined;
}

async function pressAtBank(
  site: PaySite,
  id: string,
  outcome: string,
  result: PayResult,
): Promise<void> {
  const news = oneOf(["prompt", "prompt", "late", "doubled", "lost"]);
  result.presses++;
  if (news === "lost") result.lost++;
  const answer = await decided(result, () => {
    const { url } = oneOf(site.nodes);
    const press = { outcome, news };
    return ask(`${url}/testbank/pay/${id}`, {
      method: "POST",
      headers: { origin: url },
      body: press,
    });
  });
  if (answer?.status !== 303) result.failed.push(`press: ${JSON.stringify(answer)}`);
}

async function comeBack(site: PaySite, code: string, result: PayResult): Promise<void> {
  const answer = await decided(result, () => ask(`${site.url}/nl/pay/${code}/back`));
  if (answer?.status !== 303) result.failed.push(`back: ${JSON.stringify(answer)}`);
}

async function decided(
  result: PayResult,
  question: () => Promise<Answer>,
): Promise<Answer | undefined> {
  const { answer, attempts } = await untilDecided(question);
  if (attempts > 1) result.retried++;
  return answer;
}
