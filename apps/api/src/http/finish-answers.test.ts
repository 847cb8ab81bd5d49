import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listenQuietly } from "../../test/listen-quietly.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { freshLink } from "../../test/valid-requests.ts";
import { buildApp } from "../app.ts";

/** Larger than the socket buffers of a connection that nobody reads. */
const LONG = "x".repeat(16 * 1024 * 1024);

let it: TestApp;
beforeAll(async () => {
  it = await openTestApp();
});
afterAll(() => it.close());

test("a node that is told to stop answers what it is asked, every answer to its end, and stops", async () => {
  const app = await buildApp(it.deps, {
    pages: async (pages) => {
      pages.get("/long", () => LONG);
      pages.get("/short", () => "short");
    },
  });
  const address = await listenQuietly(() => app).address();
  const agent = new Agent({ keepAlive: true });
  const ask = async (path: string): Promise<IncomingMessage> => {
    const [answer] = (await once(get(address + path, { agent }), "response")) as [IncomingMessage];
    return answer;
  };
  const { token } = await freshLink(it);
  const answer = await ask("/long");
  const concurrent = await Promise.all(["/short", "/short", "/short"].map(ask));
  await Promise.all(concurrent.map(lengthOf));
  const stopped = app.close();
  const stream = await ask(`/api/orders/by-link/${token}/live`);
  expect(stream.headers["content-type"]).toContain("text/event-stream");
  await lengthOf(stream);
  expect(await lengthOf(await ask("/short"))).toBe(5);
  const late = await ask("/long");
  expect(await lengthOf(answer)).toBe(LONG.length);
  expect(await lengthOf(late)).toBe(LONG.length);
  await stopped;
});

async function lengthOf(answer: IncomingMessage): Promise<number> {
  let length = 0;
  for await (const chunk of answer) length += (chunk as Buffer).length;
  return length;
}
