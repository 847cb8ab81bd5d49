import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import type { MailKind } from "../../src/outbox/mail-job.ts";
import { renderHtml } from "../../src/modules/messages/render-html.ts";
import { renderText } from "../../src/modules/messages/write-mail.ts";
import { sampleMails, type SampleMail } from "./sample-mails.ts";

/** Every other kind is about an order and goes to its customer, company or location. */
const ABOUT_NO_ORDER: readonly MailKind[] = [
  "company-invoice",
  "password-reset",
  "password-changed",
  "staff-sign-in",
  "staff-invited",
  "owners-told",
  "area-request-thanks",
  "area-opened",
];
/** Mails that must not contain the customer's link (MINE-01). */
const TO_STAFF: readonly MailKind[] = ["operations-order", "operations-withdrawn"];

describe("every mail", () => {
  let it: TestApp;
  let samples: SampleMail[];
  beforeAll(async () => {
    it = await openTestApp("PostgreSQL", { settings: { PUBLIC_URL: "https://was.example" } });
    samples = await sampleMails(it.deps);
  });
  afterAll(() => it.close());
  const plain = (words: string): string => words.replaceAll("\u00a0", " ");
  const sample = (name: string, language: "nl" | "en"): string => {
    const found = samples.find((one) => one.name === name && one.language === language);
    if (!found) throw new Error(`no sample ${name}`);
    return plain(renderText(found.content, language));
  };

  test("is there in both languages", () => {
    const namesIn = (wanted: string) =>
      samples.filter(({ language }) => language === wanted).map(({ name }) => name);
    expect(namesIn("nl").length).toBeGreaterThan(20);
    for (const language of LANGUAGES) expect(namesIn(language)).toEqual(namesIn("nl"));
  });

  test("breaks no number, window or name over two lines", () => {
    const unseen = /<head>.*<\/head>|<div style="display:none.*?<\/div>/gs;
    for (const { content, language } of samples) {
      const seen = renderHtml(content, language).replaceAll(unseen, "");
      const loose = seen.replaceAll(/<span style="white-space:nowrap">[^<]*<\/span>/g, "");
      expect(loose.match(/0800 0123|\d\d:\d\d – \d\d|iDEAL \| Wero/g) ?? []).toEqual([]);
    }
  });

  test("says what is left of a bill, not that everything is counted", () => {
    expect(sample("bill-rest", "nl")).toMatch(/Je betaalt nog € 12,95/);
  });

  test("has a preview line, one title, a dark scheme, and fetches nothing from elsewhere", () => {
    for (const { content, language } of samples) {
      const html = renderHtml(content, language);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toContain("prefers-color-scheme:dark");
      expect(html).toContain(content.preview);
      expect(html).not.toMatch(/<(img|link|script|iframe)\b|url\(|@import|src=/);
      const elsewhere = [...html.matchAll(/https?:\/\/[^/"<]+/g)].map(([url]) => url);
      expect(elsewhere.filter((url) => url !== "https://was.example")).toEqual([]);
    }
  });

  test("names who we are, with the numbers that the law asks for", () => {
    for (const { content, language } of samples) {
      expect(renderText(content, language)).toMatch(/12345678.*NL001234567B01/);
    }
  });

  test("about a consumer's order tells prices, deposit, promo code, terms and the minimum", () => {
    const words = sample("order-confirmation-new", "nl");
    for (const part of [
      "Wassen en vouwen: € 24,95 tot 6 kg, daarna € 4,25 per kg",
      "Stomen en strijken: per stuk, vanaf € 3,50",
      "Ophalen en bezorgen: € 9,95, gratis vanaf € 30,00",
      "Minimum: € 34,95 voor was, ophalen en bezorgen samen",
      "Waszak, borg: € 4,95",
      "Actiecode: WELKOM10",
      "https://was.example/nl/terms",
    ]) {
      expect(words).toContain(part);
    }
    expect(sample("order-confirmation-known", "en")).not.toContain("deposit");
  });

  test.each([
    ["nl", "binnen 14 dagen herroepen", "herroep: bestelling W-20481"],
    ["en", "within 14 days", "the following service: order W-20481"],
  ] as const)(
    "to a consumer holds the right to withdraw and its form, in %s",
    (language, rule, form) => {
      expect(sample("order-confirmation-new", language)).toContain(rule);
      expect(sample("order-confirmation-new", language)).toContain(form);
      expect(sample("order-confirmation-re-use", language)).not.toContain(rule);
    },
  );

  test("about a company's order tells the fee that delivery is part of, and the minimum", () => {
    const words = sample("order-confirmation-re-use", "nl");
    expect(words).toContain("€ 2,95 voor bestellingen onder € 50,00, bezorgen inbegrepen");
    expect(words).toContain("Minimum: € 34,95 voor was en servicekosten samen");
  });

  test("about re-cover speaks of no delivery", () => {
    expect(sample("order-confirmation-re-cover", "nl")).not.toMatch(
      /bezorg|schoon terug|weer aan/i,
    );
    expect(sample("order-confirmation-re-cover", "en")).not.toMatch(/deliver|bring/i);
  });

  test("about an order shows how far it is", () => {
    expect(sample("order-confirmation-new", "nl")).toContain(
      "Besteld – [Ophalen] – Tellen – Wassen – Bezorgen",
    );
    expect(sample("order-missed-delivery", "nl")).toContain("Schoon – [Bezorgen]");
    expect(sample("password-reset-asked", "nl")).not.toContain("[Ophalen]");
  });

  const aboutOrders = () =>
    samples.filter(({ kind }) => ![...ABOUT_NO_ORDER, ...TO_STAFF].includes(kind));

  test("about an order has a button to the order's page [MINE-01]", () => {
    const without = aboutOrders().filter(({ kind, language, content }) => {
      // One mail lists links to several orders, and one links to all orders of a company.
      const block = kind === "order-links" ? "link" : "button";
      const page = `https://was.example/${language}/orders${kind === "owner-link" ? "#of=" : "/"}`;
      return !content.blocks.some((one) => one.kind === block && one.url.startsWith(page));
    });
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  test("to staff holds no customer's key [MINE-01]", () => {
    for (const { content, language } of samples.filter(({ kind }) => TO_STAFF.includes(kind))) {
      expect(renderText(content, language)).not.toContain("/orders/");
    }
  });

  test("about an order names the 8 hours and the configured price of a later change [LIFE-11]", async () => {
    await it.deps.db
      .updateTable("config_prices")
      .set({ cents: 1234 })
      .where("alias", "=", "PRICE_LATE_CHANGE")
      .execute();
    const rule = {
      nl: /gratis tot 8 uur voor.*later dan 8 uur voor het ophalen wijzigen of annuleren kost € 12,34/is,
      en: /free up to 8 hours before.*later than 8 hours before the pickup costs €12\.34/is,
    };
    samples = await sampleMails(it.deps);
    const without = aboutOrders().filter(
      ({ language, content }) =>
        !rule[language].test(plain(renderText(content, language))) ||
        !rule[language].test(plain(renderHtml(content, language))),
    );
    expect(without.map(({ name, language }) => `${name} ${language}`)).toEqual([]);
  });

  test("can be looked at in development, and nowhere else", async () => {
    const list = await it.app.inject({ url: "/dev/mails" });
    expect(list.body.match(/<li>/g)).toHaveLength(samples.length);
    const one = await it.app.inject({ url: "/dev/mails/en/order-confirmation-new" });
    expect(one.body).toContain("Hello Noor,");
    expect((await it.app.inject({ url: "/dev/mails/en/nothing" })).statusCode).toBe(404);
  });
});
