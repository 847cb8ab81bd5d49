import type { AvailableDate } from "@waslijn/contract/customer/times";
import { toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { randomUUID } from "node:crypto";
import { pause, type Answer } from "../ask.ts";
import { asGuest, askAs, basic, bearer, type Person } from "./neighbourhood.ts";
import { orderBody } from "../orders.ts";
import type { BareSite } from "../site.ts";

const PASSWORD = "lakens-op-de-lijn";
const CODE = "7430";
const PATIENCE_SECONDS = 60;
const TIMES = "/api/times";
const PLACE = "postalCode=2011DB&isNew=1";

/** Resolves to undefined, or to what was refused. */
type Visit = () => Promise<string | undefined>;
export type Visits = { made: number; failed: string[] };

class Refused extends Error {}

/** Customers who order as the pages do: token, times, order; another window if one is taken. */
export function honestCustomers(site: BareSite) {
  const askOnce = askAs(site);
  /** Waits for a retry-after of up to a minute, as a person would whose page says so. */
  const send: typeof askOnce = async (person, call) => {
    const answer = await askOnce(person, call);
    const seconds = Number(answer.headers["retry-after"]);
    if (answer.status !== 429 || !(seconds <= PATIENCE_SECONDS)) return answer;
    await pause((seconds + 1) * 1000);
    return askOnce(person, call);
  };
  const emails = new Map<Person, string>();

  const must = async (answer: Promise<Answer>, what: string): Promise<Answer> => {
    const { status, body, ...rest } = await answer;
    if (status >= 300) throw new Refused(`${what} ${status} ${JSON.stringify(body).slice(0, 90)}`);
    return { status, body, ...rest };
  };
  const choose = async (person: Person, path: string): Promise<string> => {
    const { body } = await must(send(person, { path: `${TIMES}/${path}` }), "times");
    const free = (body as AvailableDate[]).flatMap(({ date, hours }) =>
      hours.filter(({ available }) => available).map(({ from }) => `${date}T${from}`),
    );
    const chosen = free[Math.floor(Math.random() * free.length)];
    if (!chosen) throw new Refused("no window is free");
    return chosen;
  };
  const order = async (person: Person, authorization: Record<string, string>): Promise<void> => {
    for (let tries = 1; ; tries++) {
      const pickup = await choose(person, `pickups?${PLACE}`);
      const delivery = await choose(person, `deliveries?${PLACE}&pickupDate=${pickup}:00`);
      const at = (moment: string): string => {
        const [date = "", time = ""] = moment.split("T");
        return toAmsterdamTimestamp(date, time);
      };
      const body = orderBody({ pickupTime: at(pickup), deliveryTime: at(delivery) });
      emails.set(person, emails.get(person) ?? String(body.user.email));
      const placed = send(person, {
        method: "POST",
        path: "/api/orders",
        body,
        headers: authorization,
      });
      if ((await placed).status === 409 && tries < 3) continue;
      await must(placed, "order");
      return;
    }
  };
  const logIn = async (person: Person, credentials: Record<string, string>) =>
    bearer(
      await must(
        send(person, {
          method: "POST",
          path: "/api/tokens",
          body: { uuid: person.device },
          headers: credentials,
        }),
        "token",
      ),
    );

  const told =
    (visit: () => Promise<unknown>): Visit =>
    async () => {
      try {
        await visit();
        return undefined;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    };
  return {
    asGuest: (person: Person): Visit =>
      told(async () => order(person, await logIn(person, asGuest))),
    /** With the account created by this person's earlier order. */
    asUser: (person: Person): Visit =>
      told(async () =>
        order(person, await logIn(person, basic(emails.get(person) ?? "", PASSWORD))),
      ),
    atCounter: (person: Person): Visit =>
      told(() =>
        must(
          send(person, {
            method: "POST",
            path: "/api/orders/retail/no-terminal",
            body: { code: CODE },
          }),
          "drop-off",
        ),
      ),
  };
}

/** One visit after the other, spread over the given time. */
export async function visitInTurn(visits: Visit[], ms: number): Promise<Visits> {
  const began = performance.now();
  const failed: string[] = [];
  await Promise.all(
    visits.map(async (visit, turn) => {
      await pause(Math.max(0, began + (turn * ms) / visits.length - performance.now()));
      const trouble = await visit();
      if (trouble) failed.push(trouble);
    }),
  );
  return { made: visits.length, failed };
}

export const person = (from: string): Person => ({ from, device: randomUUID() });
