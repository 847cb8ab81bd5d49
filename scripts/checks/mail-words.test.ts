import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import en from "../../apps/console/src/features/order/order.en.ts";
import nl from "../../apps/console/src/features/order/order.nl.ts";

const jobs = readFileSync("apps/api/src/outbox/mail-job.ts", "utf8");
const aboutOrders = [...jobs.matchAll(/kind: "([\w-]+)";\s+data: \{ orderId/g)].map(
  ([, kind = ""]) => kind,
);

test.each([
  ["nl", nl],
  ["en", en],
])("the desk reads in words what was mailed about an order, in %s", (_, { messages }) => {
  expect(aboutOrders.length).toBeGreaterThan(15);
  expect(Object.keys(messages.kinds)).toEqual(expect.arrayContaining(aboutOrders));
});
