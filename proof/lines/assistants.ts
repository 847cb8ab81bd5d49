import { DEMO_LOGIN } from "../../apps/api/src/seed/seed.ts";
import { ask } from "../harness/ask.ts";
import { runConformance } from "../harness/conformance.ts";
import { freePort } from "../../scripts/test/postgres.ts";
import { openBareSite } from "../harness/site.ts";
import type { Line } from "../line.ts";

/** What of the suite's server scenarios concerns a server with tools alone. */
const SERVER_SCENARIOS = ["server-initialize", "ping", "tools-list", "dns-rebinding-protection"];
const CONSENT = { may: ["read", "order", "change", "cancel"], mostEuros: 100, days: 7 };

/** Opens the suite's authorization URL as a customer's browser would, and allows what it asks. */
async function allow(site: string, asked: string): Promise<void> {
  const { email, password } = DEMO_LOGIN;
  const basic = Buffer.from(`${email}:${password}`).toString("base64");
  const { body: tokens } = await ask(`${site}/api/tokens`, {
    method: "POST",
    body: { uuid: "0b7c1c1e-0000-4000-8000-000000000000" },
    headers: { authorization: `Basic ${basic}` },
  });
  const { headers } = await ask(asked);
  const request = new URL(headers.location ?? "", site).hash.slice(1);
  const answer = await ask(`${site}/api/me/assistants/answer`, {
    method: "POST",
    body: { request, allowed: CONSENT },
    headers: { authorization: `Bearer ${(tokens as { token: string }).token}` },
  });
  await ask((answer.body as { redirect: string }).redirect);
}

export const line: Line = {
  promise:
    "An assistant gets in only through consent, does only what was allowed, and is out at once when that ends",
  test: "MCP's conformance suite (authorization server, and the server scenarios for tools) against a node; the attacks are tests named [OPEN-04]",
  beside: "computes",
  async run() {
    const site = await openBareSite({ nodes: 1 });
    try {
      const url = `http://127.0.0.1:${site.nodes[0]?.port}`;
      const port = String(await freePort());
      const { body: registered } = await ask(`${url}/oauth/register`, {
        method: "POST",
        body: { redirect_uris: [`http://127.0.0.1:${port}/callback`] },
      });
      const { client_id } = registered as { client_id: string };
      let isAllowed = false;
      const authorization = await runConformance(
        `authorization --url ${url} --resource ${url}/mcp -p ${port} --client-id ${client_id} --spec-version 2026-07-28`,
        (output) => {
          const asked = /http\S+\/oauth\/authorize\?\S+/.exec(output)?.[0];
          if (!asked || isAllowed) return;
          isAllowed = true;
          void allow(url, asked);
        },
      );
      const results = [{ name: "authorization", ...authorization }];
      for (const scenario of SERVER_SCENARIOS) {
        const result = await runConformance(`server --url ${url}/mcp --scenario ${scenario}`);
        results.push({ name: scenario, ...result });
      }
      for (const { name, passed, failed, output } of results) {
        if (failed > 0 || passed === 0) console.error(`${name}:\n${output}`);
      }
      return {
        figure: results
          .map(({ name, passed, failed }) => `${name} ${passed} of ${passed + failed}`)
          .join(", "),
        held: results.every(({ passed, failed }) => passed > 0 && failed === 0),
      };
    } finally {
      await site.close();
    }
  },
};
