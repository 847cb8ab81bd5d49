import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { payPath, shortPayPath } from "../modules/bills/bill-code.ts";
import { orderPath } from "../modules/orders/order-link.ts";
import { ownedOrderPath, ownerPath } from "../modules/orders/links/owner-link.ts";
import { verifyCode } from "../modules/accounts/ask-to-verify.ts";
import { confirmToken } from "../modules/accounts/confirm-account.ts";
import { secretsFrom } from "../secrets.ts";
import { withoutKeys } from "./channel.ts";

const secrets = secretsFrom("test-secret-test-secret-test-secret");
const id = randomUUID();
const order = { id, link_version: 1 };
const owner = { kind: "company", id, link_version: 1 } as const;
const TOKEN = "x".repeat(43);

const LINKS = {
  "an order": orderPath(secrets, order, "nl"),
  "a company's orders": ownerPath(secrets, owner, "nl"),
  "an order of a company": ownedOrderPath(secrets, owner, order, "nl"),
  "a bill": payPath(secrets, id, "nl"),
  "a bill, in a text message": shortPayPath(secrets, id),
  "a phone to be verified": `/v/${verifyCode({ secrets }, id)}`,
  "an account to be confirmed": `/nl/confirm/${confirmToken(secrets, id)}`,
  "a new password": `/nl/recover/${TOKEN}`,
  "the console": `/console/sign-in#${TOKEN}`,
};

test.each(Object.entries(LINKS))("the link to %s is kept without its key", (_name, path) => {
  const key = path.split(/[/=#]/).at(-1) ?? "";
  expect(key.length).toBeGreaterThanOrEqual(12);
  const masked = withoutKeys(`<a href="https://was.example${path}">Bekijk</a>, of ${path}.`);
  expect(masked).not.toContain(key);
  expect(masked).toContain(`https://was.example${path.replace(key, "…")}"`);
});

test("what opens nothing is kept as it is", () => {
  const words = `<p style="color:#1a2b3c4d">Kijk op https://was.example/nl/prijslijst-van-nu#voorwaarden</p>`;
  expect(withoutKeys(words)).toBe(words);
});
