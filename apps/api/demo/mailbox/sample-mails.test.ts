import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { formatCalendar } from "@waslijn/contract/shared/formats/dates";
import { overrideBusiness } from "@waslijn/contract/shared/brands/business";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
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

  test("breaks no number, date, window, house number or name over two lines", () => {
    const unseen = /<head>.*<\/head>|<div style="display:none.*?<\/div>/gs;
    const parts =
      /0800 0123|\d\d:\d\d – \d\d:\d\d|\d\d:\d\d uur|\d (november|december)|18-A|iDEAL \| Wero/gi;
    for (const { content, language } of samples) {
      const seen = renderHtml(content, language).replaceAll(unseen, "");
      const loose = seen.replaceAll(/<span style="white-space:nowrap">[^<]*<\/span>/g, "");
      expect(loose.match(parts) ?? []).toEqual([]);
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
      const apartFromLogo = html.replaceAll(/<img src="cid:[\w@.-]+" alt="Waslijn"[^>]*>/g, "");
      expect(apartFromLogo).not.toMatch(/<(img|link|script|iframe)\b|url\(|@import|src=/);
      const elsewhere = [...html.matchAll(/https?:\/\/[^/"<]+/g)].map(([url]) => url);
      expect(elsewhere.filter((url) => url !== "https://was.example")).toEqual([]);
    }
  });

  test("shows the logo of its scheme, and the name where images are not shown", () => {
    for (const { content, language } of samples) {
      const logos = renderHtml(content, language).match(/<img [^>]*>/g) ?? [];
      expect(logos).toHaveLength(2);
      expect(logos[0]).toMatch(
        /src="cid:logo-light@waslijn.example" alt="Waslijn" width="132" height="42"/,
      );
      expect(logos[1]).toMatch(/src="cid:logo-dark@.*display:none/);
    }
  });

  test("of a business with a name of its own shows that name instead of the logo [SET-01]", () => {
    overrideBusiness({ name: "Wasserij Zon" });
    onTestFinished(() => overrideBusiness({}));
    for (const { content, language } of samples) {
      const html = renderHtml(content, language);
      expect(html).not.toContain("<img");
      expect(html).toMatch(/<p [^>]*>Wasserij Zon<\/p>/);
    }
  });

  test("names a day by its weekday or, on record, by its year: one form for each", () => {
    const months = Array.from({ length: 12 }, (_, month) =>
      LANGUAGES.map((language) =>
        formatCalendar(`2026-${String(month + 1).padStart(2, "0")}-15`, language, {
          month: "long",
        }),
      ),
    ).flat();
    const day = new RegExp(`(\\p{L}+,? )?\\d{1,2} (${months.join("|")})( \\d{4})?`, "gu");
    const weekdays =
      /^((maan|dins|woens|donder|vrij|zater|zon)dag|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) /;
    const found = samples.flatMap(({ name, content, language }) =>
      [...`${content.subject}\n${renderText(content, language)}`.matchAll(day)].map(
        ([words, before = "", , year]) => ({
          name,
          words,
          isOneForm: weekdays.test(before) !== (year !== undefined),
        }),
      ),
    );
    expect(found.length).toBeGreaterThan(50);
    expect(found.filter(({ isOneForm }) => !isOneForm)).toEqual([]);
  });

  test("about an invoice dates it with the year", () => {
    expect(sample("paid-receipt", "nl")).toMatch(/Factuurdatum: \d+ \w+ 2026\n/);
    expect(sample("company-invoice-month", "en")).toMatch(/Invoice date: \d+ \w+ 2026\n/);
  });

  test("about a complaint promises the answer by a day, without a time of the clock [CARE-02]", () => {
    const nl = sample("complaint-received-piece", "nl");
    expect(nl).toMatch(/Antwoord uiterlijk: maandag 23 november\n/);
    expect(nl).not.toMatch(/\d\d:\d\d/);
    expect(sample("complaint-received-piece", "en")).toMatch(/Our answer by: Monday 23 November\n/);
  });

  test("about a placed order says until when changing it is free, and what it costs then [LIFE-11]", () => {
    expect(sample("order-confirmation-new", "nl")).toContain(
      [
        "Nog iets wijzigen of annuleren?",
        "- Gratis: tot dinsdag 17 november, 10:00 uur",
        "- € 10,00: tot dinsdag 17 november, 18:00 uur",
        "- Bel ons: daarna, op 0800 0123",
      ].join("\n"),
    );
    expect(sample("bill-counted", "en")).not.toContain("Need another delivery time?");
    expect(sample("order-withdrawn-after", "en")).toContain(
      "Need another delivery time?\n- Free: until Thursday 19 November, 10:00\n- Call us: after that",
    );
    for (const name of ["order-missed-pickup", "window-gone-both", "order-cancelled-free"]) {
      expect(sample(name, "nl")).not.toContain("- Gratis:");
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
        !rule[language].test(
          plain(renderHtml(content, language)).replaceAll(/<\/?span[^>]*>/g, ""),
        ),
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
