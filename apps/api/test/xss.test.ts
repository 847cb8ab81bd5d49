import { afterAll, beforeAll, expect, test } from "vitest";
import { consumerOrder, HOME, post, wizardOrder } from "./order-fixtures.ts";
import type { Bearer } from "../src/http/principal.ts";
import { DARK_SCHEME } from "../src/modules/mail/mail-look.ts";
import type { Mail } from "../src/outside/mailer.ts";
import { sendMails } from "./outbox.ts";
import { openTestApp, type TestApp } from "./test-app.ts";
import { COMPANY, makeRoom, RETAIL_CODE } from "./valid-requests.ts";
import { XSS_PAYLOADS } from "./xss-payloads.ts";

/** All that our own mails are made of; a payload would bring another. */
const OWN_TAGS =
  /<(?:!doctype html|\/?(?:html|head|meta|title|body|table|tr|td|div|p|h1|h2|ol|li|a|br)\b)[^<>]*>/gi;
const OWN_ATTRIBUTES =
  /\s(?!(?:lang|charset|name|content|style|role|width|cellpadding|cellspacing|align|valign|href|class|border|height)=)[\w:-]+\s*=\s*["']?[^"'<>]*(?=[^<>]*>)/i;

let it: TestApp;
beforeAll(async () => {
  it = await openTestApp("PGlite", { settings: { OPERATIONS_EMAIL: "werk@waslijn.example" } });
  await makeRoom(it);
});
afterAll(() => it.close());

/** What is left of a mail's markup beyond our own. */
function foreignMarkup(mail: Mail): string[] {
  const html = mail.html
    .replace(`<style>${DARK_SCHEME}</style>`, "")
    .replaceAll(/<span style="white-space:nowrap">([^<>]*)<\/span>/g, "$1");
  const tags = html.match(OWN_TAGS) ?? [];
  const odd = tags.filter(
    (tag) => OWN_ATTRIBUTES.test(tag) || /javascript:|data:|vbscript:/i.test(tag),
  );
  return [...odd, ...(html.replace(OWN_TAGS, "").match(/<[^]{0,40}/g) ?? [])];
}

async function mailsOfAll(
  payloads: readonly string[],
  order: (payload: string) => Promise<number>,
) {
  const statuses = [];
  for (const payload of payloads) statuses.push(await order(payload));
  const mails = await sendMails(it);
  await it.deps.db.deleteFrom("outbox").execute();
  return { statuses: new Set(statuses), mails };
}

test("there are enough of them", () => {
  expect(new Set(XSS_PAYLOADS).size).toBeGreaterThanOrEqual(60);
});

/** Places an order and then puts a text wherever one was typed: what mails print is tried without the contract's help. */
async function orderWith(text: string, as?: Bearer): Promise<number> {
  const body = as ? wizardOrder("re-use") : consumerOrder();
  const answer = await post(it, "/orders", body, as && { as });
  const contact = { name: text, email: "noor@mail.example", phone: text };
  const typed = { address: text, city: text, country: text, thoroughfare: text };
  await it.deps.db
    .updateTable("orders")
    .set({
      notes: text,
      contact: JSON.stringify(contact),
      pickup_location: JSON.stringify({ ...HOME, ...typed, subThoroughfare: text, byHand: true }),
    })
    .where("id", "=", answer.json<{ id: string }>().id)
    .execute();
  return answer.statusCode;
}

test("in every text of a consumer's order they stay text in all its mails", async () => {
  const { statuses, mails } = await mailsOfAll(XSS_PAYLOADS, (text) => orderWith(text));
  expect(statuses).toEqual(new Set([201]));
  expect(mails.length).toBeGreaterThanOrEqual(2 * XSS_PAYLOADS.length);
  for (const mail of mails) expect(foreignMarkup(mail)).toEqual([]);
  expect(mails.some((mail) => mail.html.includes("&lt;script data-xss&gt;"))).toBe(true);
});

test("in a company's order they stay text in all its mails", async () => {
  const company = {
    kind: "company",
    sessionId: COMPANY,
    device: "a-device",
    companyId: COMPANY,
  } as const;
  await it.deps.db.updateTable("companies").set({ daily_limit: 1000 }).execute();
  const { statuses, mails } = await mailsOfAll(XSS_PAYLOADS, (text) => orderWith(text, company));
  expect(statuses).toEqual(new Set([201]));
  for (const mail of mails) expect(foreignMarkup(mail)).toEqual([]);
});

test("in the name of a location they stay text in the mails to it", async () => {
  const { statuses, mails } = await mailsOfAll(XSS_PAYLOADS, async (text) => {
    await it.deps.db
      .updateTable("service_points")
      .set({ company: text, address_line: text, service_company: text, daily_limit: 1000 })
      .where("code", "=", RETAIL_CODE)
      .execute();
    return (await post(it, "/orders/retail/no-terminal", { code: RETAIL_CODE })).statusCode;
  });
  expect(statuses).toEqual(new Set([201]));
  expect(mails.length).toBeGreaterThanOrEqual(XSS_PAYLOADS.length);
  for (const mail of mails) expect(foreignMarkup(mail)).toEqual([]);
});

test("line ends typed into an order add no header to a mail and no entry to its calendar", async () => {
  const text = "Noor\r\nBcc: iedereen@example.nl\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:vals";
  const typed = consumerOrder({ user: { fullName: text, name: text }, order: { notes: text } });
  expect((await post(it, "/orders", typed)).statusCode).toBe(422);
  expect(await orderWith(text)).toBe(201);
  const mails = await sendMails(it);
  for (const { subject } of mails) expect(subject).not.toMatch(/[\r\n]/);
  const calendar = mails.flatMap(({ files }) => files)[0]?.content ?? "";
  expect(calendar.match(/^BEGIN:VEVENT/gm)).toHaveLength(2);
  expect(calendar).not.toMatch(/^(?:SUMMARY:vals|Bcc:)/m);
});
