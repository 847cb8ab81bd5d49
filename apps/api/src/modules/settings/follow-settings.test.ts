import { overrideBusiness } from "@waslijn/contract/shared/brands/business";
import { setTimeout as after } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { createTestDatabase } from "../../../../../scripts/test/postgres.ts";
import { openPostgresNode, type PostgresNode } from "../../../test/postgres-node.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { TEST_NOW } from "../../../test/test-app.ts";
import { standInForMollie } from "../../../test/mollie-stand-in.ts";
import { openPayments } from "../../outside/open-payments.ts";
import { followSettings } from "./follow-settings.ts";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  overrideBusiness({});
});

const WITHIN_MS = 5000;
async function within(isSo: () => boolean): Promise<number> {
  const began = Date.now();
  while (!isSo()) {
    if (Date.now() - began > WITHIN_MS) throw new Error("not within 5 seconds");
    await after(20);
  }
  return Date.now() - began;
}

/** Two nodes on one database. */
async function twoNodes(
  settings: Record<string, string> = {},
): Promise<[PostgresNode, PostgresNode]> {
  const database = await createTestDatabase();
  ends.push(() => database.drop());
  const open = async (): Promise<PostgresNode> => {
    const node = await openPostgresNode(database.url, { connections: 3, settings });
    ends.push(() => node.close());
    return node;
  };
  const [one, other] = [await open(), await open()];
  other.deps.reopenPayments = () =>
    openPayments(other.deps.env, other.deps.secrets, () => "http://127.0.0.1:1");
  return [one, other];
}

async function save(it: PostgresNode, changes: { name: string; value: unknown }[]): Promise<void> {
  const answer = await it.app.inject({
    method: "POST",
    url: "/api/console/settings",
    headers: await staffHeaders(it, await addStaff(it, "owner"), new Date(TEST_NOW)),
    payload: { version: 0, changes },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

test("another node uses a change, the payment key too, within 5 seconds and without a restart [SET-03]", async () => {
  const mollie = await standInForMollie();
  ends.push(() => mollie.close());
  const [one, other] = await twoNodes({ MOLLIE_API_URL: mollie.url });
  ends.push(await followSettings(other.deps, console.error));
  mollie.meet({ status: 200, body: {} });
  await save(one, [
    { name: "mailFrom", value: "Wasboot <hallo@wasboot.nl>" },
    { name: "paymentKey", value: "test_abcdef" },
  ]);
  await within(() => other.deps.env.MAIL_FROM === "Wasboot <hallo@wasboot.nl>");
  await other.deps.payments?.find("tr_5B8cwPMGnU6qLbRvo7qEZo");
  expect(mollie.requests.at(-1)?.headers.authorization).toBe("Bearer test_abcdef");
});

test("a node that missed the announcement uses the change within 5 seconds too [SET-03]", async () => {
  const [one, other] = await twoNodes();
  const deaf = { ...other.deps, live: { ...other.deps.live, follow: () => () => undefined } };
  ends.push(await followSettings(deaf, console.error));
  await save(one, [{ name: "plansWhileOverdue", value: "off" }]);
  await within(() => deaf.env.PLANS_WHILE_OVERDUE === "off");
});

test("a node with another SECRET_KEY goes on without the secret [SET-02]", async () => {
  const mollie = await standInForMollie();
  ends.push(() => mollie.close());
  const [one, other] = await twoNodes({ MOLLIE_API_URL: mollie.url });
  mollie.meet({ status: 200, body: {} });
  await save(one, [
    { name: "paymentKey", value: "test_abcdef" },
    { name: "smsFrom", value: "Wasboot" },
  ]);
  other.deps.secrets = { ...other.deps.secrets, settingsKey: new Uint8Array(32) };
  ends.push(await followSettings(other.deps, console.error));
  expect(other.deps.env).toMatchObject({ SMS_FROM: "Wasboot" });
  expect(other.deps.env.MOLLIE_API_KEY).toBeUndefined();
});
