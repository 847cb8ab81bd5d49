import { randomUUID } from "node:crypto";
import { asGuest, askAs, basic, bearer, type Person } from "./neighbourhood.ts";
import { offeredWindows, orderBody } from "../orders.ts";
import type { Way } from "./repeated-acts.ts";
import type { BareSite } from "../site.ts";

const HANDS = 16;
const MOST_REQUESTS = 60_000;
const COMPANY = "5e6f1c2a-9b3d-4e7f-8a1b-79b97f4a7c15";
const VICTIM = "slachtoffer@mail.example";

export type Attack = { requests: number; answers: Map<number, number>; orders: string[] };

/** One machine with an address and a /48: a new device, and mostly a new network, per call. */
export async function attack(
  site: BareSite,
  address: string,
  ms: number,
  repeated: Way[],
): Promise<Attack> {
  const send = askAs(site);
  const windows = offeredWindows();
  const attack: Attack = { requests: 0, answers: new Map(), orders: [] };
  const ends = performance.now() + ms;

  const somewhere = (turn: number): Person => ({
    from: turn % 2 ? address : `2001:db8:bad:${(turn % 65_536).toString(16)}::1`,
    device: randomUUID(),
  });
  const count = (status: number): void => {
    attack.requests++;
    attack.answers.set(status, (attack.answers.get(status) ?? 0) + 1);
  };
  const post = async (who: Person, path: string, body: unknown, headers = {}) => {
    const answer = await send(who, { method: "POST", path, body, headers });
    count(answer.status);
    if (answer.status === 201) attack.orders.push((answer.body as { id: string }).id);
    return answer;
  };
  const order = async (turn: number, email?: string): Promise<void> => {
    const who = somewhere(turn);
    const token = await post(who, "/api/tokens", { uuid: who.device }, asGuest);
    const body = orderBody(windows[turn % windows.length] ?? { pickupTime: "", deliveryTime: "" });
    if (email) body.user.email = email;
    await post(who, "/api/orders", body, bearer(token));
  };
  const inCompanysName = async (turn: number): Promise<void> => {
    const who = somewhere(turn);
    const token = await send(who, { path: `/api/companies/${COMPANY}/token` });
    const { order: wanted } = orderBody(
      windows[turn % windows.length] ?? { pickupTime: "", deliveryTime: "" },
    );
    const contact = { name: "Jan", email: VICTIM, phone: "0612345678" };
    const body = {
      user: { hasBag: true },
      order: { ...wanted, b2bType: "re-use", data: { contact } },
    };
    await post(who, "/api/orders", body, bearer(token));
  };
  const page = async (turn: number): Promise<void> => {
    await send(somewhere(turn), { path: `/nl/order?page=${randomUUID()}` });
    attack.requests++;
  };
  const WAYS: ((turn: number) => Promise<unknown>)[] = [
    (turn) => order(turn),
    (turn) => order(turn, VICTIM),
    (turn) => post(somewhere(turn), "/api/orders/retail/no-terminal", { code: "7430" }),
    inCompanysName,
    (turn) => post(somewhere(turn), "/api/recover/email", { email: VICTIM }),
    (turn) =>
      post(
        somewhere(turn),
        "/api/tokens",
        { uuid: randomUUID() },
        basic("demo@waslijn.example", `${turn}`),
      ),
    (turn) =>
      send(somewhere(turn), { path: `/api/service-points/by-code/${1000 + (turn % 9000)}` }),
    page,
    ...repeated.map((way) => async (turn: number) => count(await way(somewhere(turn)))),
  ];
  let next = 0;
  const hand = async (): Promise<void> => {
    while (performance.now() < ends && attack.requests < MOST_REQUESTS) {
      const turn = next++;
      // Each way twice in a row, so that it comes from both networks.
      await WAYS[(turn >> 1) % WAYS.length]?.(turn).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
  return attack;
}
