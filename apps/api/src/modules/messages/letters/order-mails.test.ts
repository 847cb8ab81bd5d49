import { NAME_LENGTH, type Language } from "@waslijn/contract/shared/constants";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../../test/databases.ts";
import { addOrder } from "../../../../test/orders.ts";
import { openTestApp, type TestApp } from "../../../../test/test-app.ts";
import type { MailKind } from "../../../outbox/mail-job.ts";
import type { OutboxRow } from "../../../outbox/outbox-repository.ts";
import { writeMail } from "../write-mail.ts";

const COMPANY = "5e6f1c2a-9b3d-4e7f-8a1b-79b97f4a7c15";
const SERVICE_POINT = "5e6f1c2a-9b3d-4e7f-8a1b-18eb7230f068";
const ATTACK = `<script>alert(1)</script><img src=x onerror=alert(2)> "'&\nSubject: oops`;

describe.each(DATABASE_KINDS)("order mails on %s", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(kind);
  });
  afterAll(() => it.close());

  const write = async (mail: MailKind, orderId: string, language: Language = "nl") => {
    const row = { kind: mail, data: { orderId }, recipient: "a@b.nl", language } as unknown;
    const written = await writeMail(it.deps, row as OutboxRow);
    if (!written) throw new Error("no mail was written");
    return written;
  };

  test("the confirmation tells windows, services, what comes next and how to pay, in Dutch", async () => {
    const { text, html, subject } = await write("order-confirmation", await addOrder(it));
    expect(subject).toMatch(/^Je bestelling W-\w+ is geplaatst$/);
    for (const words of [
      "Hallo Anna,",
      "Onze chauffeur haalt je was op: dinsdag 17 november, 08:00 – 10:00",
      "We brengen alles schoon terug: donderdag 19 november, 18:00 – 20:00",
      "betaallink per sms of e-mail",
      "iDEAL | Wero, creditcard, PayPal of een overboeking",
      "Je gratis waszak komt met de post",
      "€ 10,00",
    ]) {
      expect(text.replaceAll("\u00a0", " ")).toContain(words);
      expect(html.replaceAll("\u00a0", " ").replaceAll(/<\/?span[^>]*>/g, "")).toContain(words);
    }
  });

  test("in English it says the same, and no bag is promised to who has one", async () => {
    const { text } = await write("order-confirmation", await addOrder(it, { has_bag: true }), "en");
    expect(text).toContain("Tuesday 17 November\n  08:00 – 10:00");
    expect(text).toContain("payment link by SMS or e-mail");
    expect(text).toContain("iDEAL | Wero, credit card, PayPal or bank transfer");
    expect(text).toContain("€10.00");
    expect(text).not.toContain("laundry bag comes by post");
  });

  test("a re-cover order is promised no bag, and its deposit is not asked for [BILL-02]", async () => {
    const order = await addOrder(it, { kind: "re-cover", has_bag: null });
    const { text } = await write("order-confirmation", order, "en");
    expect(text).not.toContain("laundry bag comes by post");
    expect(text).not.toContain("€4.95");
  });

  test("who orders for a company is promised no payment link [BILL-07]", async () => {
    const order = await addOrder(it, { kind: "re-use", company_id: COMPANY, services: ["IO"] });
    const { text } = await write("order-confirmation", order);
    expect(text).toContain("verzamelfactuur van je bedrijf");
    expect(text).not.toContain("betaallink");
  });

  test("the calendar file holds both windows on Amsterdam's clock", async () => {
    const orderId = await addOrder(it);
    const [file] = (await write("order-confirmation", orderId)).files;
    const events = parseCalendar(file?.content ?? "");
    expect(file?.contentType).toMatch(/^text\/calendar/);
    expect(events).toMatchObject([
      {
        UID: `${orderId}-pickup@waslijn.example`,
        "DTSTART;TZID=Europe/Amsterdam": "20261117T080000",
        "DTEND;TZID=Europe/Amsterdam": "20261117T100000",
        'ORGANIZER;CN="Waslijn"': "mailto:hallo@waslijn.example",
        LOCATION: "Lange Veerstraat 18-A\\, 2011 DB Haarlem",
      },
      {
        UID: `${orderId}-delivery@waslijn.example`,
        "DTSTART;TZID=Europe/Amsterdam": "20261119T180000",
        "DTEND;TZID=Europe/Amsterdam": "20261119T200000",
        'ORGANIZER;CN="Waslijn"': "mailto:hallo@waslijn.example",
      },
    ]);
  });

  test("an order without delivery has one window in its file and no delivery in its text", async () => {
    const changes = { kind: "re-cover" as const, delivery_date: null, delivery_from: null };
    const { files, text } = await write("order-confirmation", await addOrder(it, changes));
    expect(parseCalendar(files[0]?.content ?? "")).toHaveLength(1);
    expect(text).not.toContain("schoon terug");
  });

  test("what a person typed appears as text and never as markup", async () => {
    const contact = JSON.stringify({ name: ATTACK, email: "a@b.nl", phone: "<i>06</i>" });
    const orderId = await addOrder(it, { notes: ATTACK, coupon_code: "<b>x</b>", contact });
    for (const mail of ["order-confirmation", "company-order", "operations-order"] as const) {
      const { html, subject } = await write(mail, orderId);
      expect(html.replaceAll('<img src="cid:', "")).not.toMatch(/<(script|img|b|i)\b/);
      if (mail !== "company-order") expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });

  test.each([
    "klant,\n\nJe account is geblokkeerd. Ga naar https://kwaad.example",
    "klant, je account is geblokkeerd. Ga naar kwaad.example",
    "klant,\u2028Je account is geblokkeerd.\u202e Ga naar x.nl/kwaad",
    `Je account is geblokkeerd. Bel ${"nu ".repeat(60)}`,
  ])("no mail carries a stranger's message: %j", async (message) => {
    const orderId = await addOrder(it, {
      company_id: COMPANY,
      notes: message,
      contact: JSON.stringify({ name: message, email: "a@b.nl", phone: message.slice(0, 30) }),
      pickup_location: JSON.stringify({
        address: message,
        city: message,
        thoroughfare: message,
        subThoroughfare: `99999 ${message}`,
        postalCode: "x.nl/1234ab",
      }),
    });
    const kinds = ["order-confirmation", "company-order", "operations-order"] as const;
    for (const kind of kinds) {
      const { text, files } = await write(kind, orderId);
      const content = text + files.map((file) => file.content).join("");
      expect(content).not.toMatch(/kwaad|x\.nl|\n\s*Je account|[\u2028\u202e]/);
      expect(content.split("geblokkeerd").length - 1).toBeLessThanOrEqual(1);
      expect(
        Math.max(
          ...content
            .split("\n")
            .filter((line) => /geblokkeerd/.test(line))
            .map((line) => line.length),
          0,
        ),
      ).toBeLessThanOrEqual(NAME_LENGTH + "Hallo ,".length + 2);
      expect(content).toContain("1234 AB 99999");
    }
  });

  test("a house that the register does not know is told without a street", async () => {
    const { text } = await write("order-confirmation", await addOrder(it));
    expect(text).toContain("Adres: Lange Veerstraat 18-A\n  2011 DB Haarlem");
    const pickup_location = JSON.stringify({
      thoroughfare: "Bel Jan",
      subThoroughfare: "9999 bis",
      postalCode: "2011DB",
      city: "Nu",
    });
    const unknown = await write("order-confirmation", await addOrder(it, { pickup_location }));
    expect(unknown.text).toContain("Adres: 2011 DB 9999 bis\n");
  });

  test("the company is told what was ordered in its name", async () => {
    const orderId = await addOrder(it, { kind: "re-use", company_id: COMPANY, services: ["IO"] });
    const { subject, text } = await write("company-order", orderId);
    expect(subject).toContain("namens je bedrijf");
    expect(text).toContain("Bedrijf: Hotel De Gouden Leeuw");
    expect(text).toContain("Ken je deze bestelling niet?");
  });

  test.each([
    ["retail", "een afgifte aangemeld"],
    ["collection", "gevraagd om op te halen"],
    ["b2b", "deze bestelling geplaatst"],
  ] as const)("a location is told of a %s order", async (orderKind, words) => {
    const orderId = await addOrder(it, {
      kind: orderKind,
      service_point_id: SERVICE_POINT,
      pickup_location: null,
      bags: 3,
    });
    const { text } = await write("location-order", orderId);
    expect(text).toContain(words);
    expect(text).toContain("Kapsalon De Krul");
    expect(text).toContain("Gedempte Oude Gracht 41");
    expect(text).toContain("Waszakken: 3");
  });

  test("operations are told who to meet, and that an address was typed by hand", async () => {
    const pickup_location = JSON.stringify({ address: "Pad 1", byHand: true });
    const { subject, text } = await write(
      "operations-order",
      await addOrder(it, { pickup_location }),
    );
    expect(subject).toContain("(Consument)");
    expect(text).toContain("Anna Bakker");
    expect(text).toContain("06 12345678");
    expect(text).toContain("Adres met de hand ingevuld");
  });
});

/** Parses a calendar file: unfolds lines, returns one object per event. */
function parseCalendar(content: string): Record<string, string>[] {
  expect(content.endsWith("END:VCALENDAR\r\n")).toBe(true);
  for (const line of content.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = content.replace(/\r\n /g, "").split("\r\n");
  const events: Record<string, string>[] = [];
  for (const line of lines) {
    if (line === "BEGIN:VEVENT") events.push({});
    const colon = line.indexOf(":");
    const event = events.at(-1);
    if (event) event[line.slice(0, colon)] = line.slice(colon + 1);
  }
  return events;
}
