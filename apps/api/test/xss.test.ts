import { afterAll, beforeAll, expect, test } from "vitest";
import { consumerOrder, HOME, post, wizardOrder } from "./order-fixtures.ts";
import type { Bearer } from "../src/http/principal.ts";
import { DARK_SCHEME } from "../src/modules/messages/render-html.ts";
import type { Mail } from "../src/outside/mailer.ts";
import { sendMails } from "./outbox.ts";
import { openTestApp, type TestApp } from "./test-app.ts";
import { COMPANY, makeRoom, RETAIL_CODE } from "./valid-requests.ts";
import { XSS_PAYLOADS } from "./xss-payloads.ts";

/** The markup of our own mails; a payload would add other. */
const OWN_TAGS =
  /<(?:!doctype html|\/?(?:html|head|meta|title|body|table|tr|td|div|p|h1|h2|ol|li|a|br|span)\b)[^<>]*>/gi;
const OWN_ATTRIBUTES =
  /\s(?!(?:lang|charset|name|content|style|role|width|cellpadding|cellspacing|align|valign|href|class|border|height)=)[\w:-]+\s*=\s*["']?[^"'<>]*(?=[^<>]*>)/i;
const OWN_LOGOS = /<img src="cid:logo-(?:light|dark)@waslijn\.example" [^<>]*>/g;

let it: TestApp;
beforeAll(async () => {
  it = await openTestApp("PostgreSQL", { settings: { OPERATIONS_EMAIL: "werk@waslijn.example" } });
  await makeRoom(it);
});
afterAll(() => it.close());

/** The markup in a mail that is not our own. */
function foreignMarkup(mail: Mail): string[] {
  const html = mail.html.replace(`<style>${DARK_SCHEME}</style>`, "").replaceAll(OWN_LOGOS, "");
  const tags = html.match(OWN_TAGS) ?? [];
  const odd = tags.filter(
    (tag) => OWN_ATTRIBUTES.test(tag) || /javascript:|data:|vbscript:/i.test(tag),
  );
  return [...odd, ...(html.replace(OWN_TAGS, "").match(/<[^]{0,40}/g) ?? [])];
}

/** The payloads occur in the mails, and only as text. */
function expectOnlyText(mails: Mail[]): void {
  for (const mail of mails) expect(foreignMarkup(mail)).toEqual([]);
  expect(mails.some((mail) => mail.html.includes("&lt;script data-xss&gt;"))).toBe(true);
}

/** The mails of a newly placed order, rendered once for each payload. */
async function mailsWithAll(put: (payload: string) => Promise<unknown>): Promise<Mail[]> {
  const { db, clock } = it.deps;
  const mails: Mail[] = [];
  for (const payload of XSS_PAYLOADS) {
    await put(payload);
    mails.push(...(await sendMails(it)));
    const unsent = { sent_at: null, rendered: null, next_attempt_at: clock.now() };
    await db.updateTable("outbox").set(unsent).execute();
  }
  await db.deleteFrom("outbox").execute();
  return mails;
}

test("there are enough of them", () => {
  expect(new Set(XSS_PAYLOADS).size).toBeGreaterThanOrEqual(60);
});

async function place(as?: Bearer): Promise<string> {
  const body = as ? wizardOrder("re-use") : consumerOrder();
  const answer = await post(it, "/orders", body, as && { as });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: string }>().id;
}

/** Puts a text into every field of the order that is typed, bypassing the contract's validation. */
async function putIntoOrder(id: string, text: string): Promise<void> {
  const contact = { name: text, email: "noor@mail.example", phone: text };
  const typed = { address: text, city: text, country: text, thoroughfare: text };
  await it.deps.db
    .updateTable("orders")
    .set({
      notes: text,
      contact: JSON.stringify(contact),
      pickup_location: JSON.stringify({ ...HOME, ...typed, subThoroughfare: text, byHand: true }),
    })
    .where("id", "=", id)
    .execute();
}

test("in every text of a consumer's order they stay text in all its mails", async () => {
  const id = await place();
  const mails = await mailsWithAll((text) => putIntoOrder(id, text));
  expect(mails.length).toBeGreaterThanOrEqual(2 * XSS_PAYLOADS.length);
  expectOnlyText(mails);
});

test("in a company's order they stay text in all its mails", async () => {
  const company = {
    kind: "company",
    sessionId: COMPANY,
    device: "a-device",
    companyId: COMPANY,
  } as const;
  const id = await place(company);
  const mails = await mailsWithAll((text) => putIntoOrder(id, text));
  expect(mails.length).toBeGreaterThanOrEqual(XSS_PAYLOADS.length);
  expectOnlyText(mails);
});

test("in the name of a location they stay text in the mails to it", async () => {
  const placed = await post(it, "/orders/retail/no-terminal", { code: RETAIL_CODE });
  expect(placed.statusCode).toBe(201);
  const mails = await mailsWithAll((text) =>
    it.deps.db
      .updateTable("service_points")
      .set({ company: text, address_line: text, service_company: text })
      .where("code", "=", RETAIL_CODE)
      .execute(),
  );
  expect(mails.length).toBeGreaterThanOrEqual(XSS_PAYLOADS.length);
  expectOnlyText(mails);
});

test("line ends typed into an order add no header to a mail and no entry to its calendar", async () => {
  const text = "Noor\r\nBcc: iedereen@example.nl\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:vals";
  const typed = consumerOrder({ user: { fullName: text, name: text }, order: { notes: text } });
  expect((await post(it, "/orders", typed)).statusCode).toBe(422);
  await putIntoOrder(await place(), text);
  const mails = await sendMails(it);
  for (const { subject } of mails) expect(subject).not.toMatch(/[\r\n]/);
  const calendar = mails.flatMap(({ files }) => files)[0]?.content ?? "";
  expect(calendar.match(/^BEGIN:VEVENT/gm)).toHaveLength(2);
  expect(calendar).not.toMatch(/^(?:SUMMARY:vals|Bcc:)/m);
});
