import { ask, type Answer } from "../harness/ask.ts";
import { openSite } from "../harness/site.ts";
import type { Line } from "../line.ts";

const MISSES = 10;
const LOGIN_TRIES = 10;

const tally = (answers: Answer[]): string =>
  [...Map.groupBy(answers, ({ status }) => status)]
    .map(([status, list]) => `${list.length} × ${status}`)
    .join(", ");

export const line: Line = {
  promise: "Limits are shared by all nodes and not fooled by a header",
  test: "Guesses of codes and passwords through nginx over 3 nodes, from two loopback addresses and with forged X-Forwarded-For",
  beside: "waits",
  async run() {
    const site = await openSite({ settings: { RATE_LIMITS: "on" } });
    try {
      const guess = (code: number, from: string, forged?: string): Promise<Answer> =>
        ask(`${site.url}/api/service-points/by-code/${code}`, {
          from,
          ...(forged && { headers: { "x-forwarded-for": forged, "x-real-ip": forged } }),
        });
      const guesses: Answer[] = [];
      for (let code = 9100; code < 9130; code++) guesses.push(await guess(code, "127.0.0.2"));
      const forged = await guess(9131, "127.0.0.2", "8.8.4.4");
      const neighbour = await guess(7430, "127.0.0.3");
      const right = await guess(7430, "127.0.0.2");

      const logIn = (turn: number): Promise<Answer> =>
        ask(`${site.url}/api/tokens`, {
          method: "POST",
          body: { uuid: "0b7c1c1e-0000-4000-8000-000000000000" },
          headers: {
            authorization: `Basic ${Buffer.from(`demo@waslijn.example:wrong-${turn}`).toString("base64")}`,
          },
          from: `127.0.1.${turn + 1}`,
        });
      const logins: Answer[] = [];
      for (let turn = 0; turn < 15; turn++) logins.push(await logIn(turn));

      const nodes = new Set(
        site.nginx
          .accessLog()
          .split("\n")
          .flatMap((line) => /"node":"([^"]+)"/.exec(line)?.[1] ?? []),
      );
      const isHeld =
        guesses.findIndex(({ status }) => status === 429) === MISSES &&
        guesses.filter(({ status }) => status === 404).length === MISSES &&
        guesses.every(
          ({ status, headers }) => status === 404 || Number(headers["retry-after"]) > 0,
        ) &&
        forged.status === 429 &&
        right.status === 429 &&
        neighbour.status === 200 &&
        logins.filter(({ status }) => status === 401).length === LOGIN_TRIES &&
        logins.at(-1)?.status === 429 &&
        nodes.size === site.nodes.length;
      return {
        figure: `30 guesses: ${tally(guesses)}; forged header ${forged.status}, neighbour ${neighbour.status}; 15 wrong passwords from 15 addresses: ${tally(logins)}; ${nodes.size} nodes answered`,
        held: isHeld,
      };
    } finally {
      await site.close();
    }
  },
};
