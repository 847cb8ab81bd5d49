import { randomUUID } from "node:crypto";
import { makeRoom } from "../harness/audit.ts";
import { ask } from "../harness/ask.ts";
import { guestToken, offeredWindows, placement, placeOrder } from "../harness/orders.ts";
import { openSite } from "../harness/site.ts";
import type { Line } from "../line.ts";

const CANARY = "kanarievogel";

export const line: Line = {
  promise: "No log holds a name, e-mail, phone, street, password or token",
  test: "Orders, times, logins and recovery with marked values through nginx, also while a node is killed and the database stopped; all logs searched",
  beside: "waits",
  async run({ times }) {
    const turns = times(200, 20);
    const site = await openSite();
    try {
      await makeRoom(site);
      const token = await guestToken(site);
      const secrets = [CANARY, token, encodeURIComponent(`${CANARY}@`)];
      const say = (path: string, body?: object, headers = {}) =>
        ask(site.url + path, {
          ...(body && { method: "POST" as const, body }),
          headers,
          timeoutMs: 10_000,
        }).catch(() => undefined);
      const visit = async (): Promise<void> => {
        const email = `${CANARY}-${randomUUID()}@example.nl`;
        const basic = Buffer.from(`${email}:${CANARY}-${randomUUID()}`).toString("base64");
        secrets.push(basic);
        const [windows] = offeredWindows();
        if (!windows) return;
        const order = placement(windows, token);
        order.body.user = { ...order.body.user, email, fullName: `Piet ${CANARY}`, phone: CANARY };
        order.body.order.notes = CANARY;
        await placeOrder(site.url, order, { mostAttempts: 3 });
        await say(`/api/times/pickups?postalCode=2011DB&thoroughfare=${CANARY}&isNew=0`);
        await say(`/api/times/pickups?postalCode=${CANARY}&isNew=0`);
        await say(`/nl/recover/${CANARY}${randomUUID()}?x=${CANARY}`);
        await say(`/${CANARY}/${CANARY}?email=${email}`);
        await say(`/api/companies/${CANARY}/token`);
        await say("/api/tokens", { uuid: randomUUID() }, { authorization: `Basic ${basic}` });
        await say("/api/recover/email", { email });
        await say("/api/users/exists", { email, __proto__: CANARY });
      };
      for (let turn = 0; turn < turns; turn++) await visit();
      await Promise.all([site.nodes[0]?.kill(), ...Array.from({ length: 5 }, visit)]);
      await Promise.all([site.cluster.stop("immediate"), ...Array.from({ length: 5 }, visit)]);
      await site.cluster.start();
      await site.nodes[0]?.start();
      const logs = {
        nginx: site.nginx.accessLog(),
        "nginx' errors": site.nginx.errorLog(),
        nodes: site.nodes.map((node) => node.log()).join(""),
      };
      const leaks = Object.entries(logs).flatMap(([name, text]) =>
        text
          .split("\n")
          .filter((entry) => secrets.some((secret) => entry.includes(secret)))
          .map((entry) => `${name}: ${entry.slice(0, 200)}`),
      );
      const count = Object.values(logs).join("").split("\n").length;
      return {
        figure: `${count} lines of nginx and nodes searched for ${secrets.length} values: ${leaks.length} found${leaks
          .slice(0, 3)
          .map((leak) => `; ${leak}`)
          .join("")}`,
        held: leaks.length === 0 && logs.nginx.includes("/api/times/pickups"),
      };
    } finally {
      await site.close();
    }
  },
};
