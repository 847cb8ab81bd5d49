import { describe, expect, test } from "vitest";
import { personName, text } from "./fields.ts";
import { hasLink, isName, isOneLine, toOneLine } from "./lines.ts";

describe("a line that travels", () => {
  test.each([
    ["a line break", "Jan\nJe account is geblokkeerd"],
    ["a carriage return", "Jan\rBcc: iedereen"],
    ["a tab", "Jan\tJansen"],
    ["a control of the second set", "Jan\u009b31m"],
    ["a next-line", "Jan\u0085Jansen"],
    ["a line separator", "Jan\u2028Jansen"],
    ["a paragraph separator", "Jan\u2029Jansen"],
    ["an override of direction", "Jan\u202egnp.exe"],
    ["an isolate", "Jan\u2067Jansen\u2069"],
    ["a mark of direction", "Jan\u200fJansen"],
    ["a space without width", "Jan\u200bJansen"],
    ["a soft hyphen", "Jan\u00adJansen"],
    ["a tag", "Jan\u{e0041}"],
  ])("holds no %s, and what is typed is cleaned of it", (_what, value) => {
    expect(isOneLine(value)).toBe(false);
    expect(isOneLine(toOneLine(value))).toBe(true);
    expect(isName(value)).toBe(false);
    expect(personName.safeParse(value).success).toBe(false);
  });

  test("a number copied from an address book loses the marks nobody sees", () => {
    expect(toOneLine("\u202a06 12345678\u202c")).toBe("06 12345678");
    expect(toOneLine("Jan\nJansen")).toBe("Jan Jansen");
  });

  test("a note keeps its line breaks and loses nothing to the rule, but turns no direction", () => {
    expect(text(50).safeParse("Bel twee keer.\r\n\tDank!").success).toBe(true);
    for (const sign of ["\u009b", "\u202e", "\u2028", "\u0000"]) {
      expect(text(50).safeParse(`Bel${sign}aan`).success).toBe(false);
    }
  });
});

describe("a name", () => {
  test.each([
    "J.P. de Vries",
    "J.P.M. van den Berg",
    "Van 't Hof B.V.",
    "Jansen & Zn. v.o.f.",
    "dhr.Jansen",
    "mw. A.-M. d'Hondt-O’Neill",
    "Dr. Ir. Müller GmbH & Co. KG",
    "Stichting H.I.J. i.o.",
    "St. Jan/Haarlem",
    "Nguyễn Thị Ánh",
    "محمد رضا",
    "علی‌رضا",
    "王小明",
    "N.",
  ])("may be %s", (name) => {
    expect(hasLink(name)).toBe(false);
    expect(personName.safeParse(name).success).toBe(true);
  });

  test.each([
    "https://kwaad.example",
    "Ga naar HTTP://kwaad.example",
    "www.kwaad.example",
    "WWW.KWAAD.NL",
    "Betaal op x.nl/wasgoed",
    "kwaad.example",
    "Waslijn-Hulp.NL",
    "Kwaad.Com nu",
    "mail hulp@kwaad",
    "kijk op 192.0.2.1",
    "kwaad。nl",
    "kwaad．nl／x",
    "kwaad.\u200dnl",
    "xn--kwaad.XN--P1AI",
  ])("holds no link: %s", (name) => {
    expect(hasLink(name)).toBe(true);
    expect(personName.safeParse(name).success).toBe(false);
  });

  test("has 80 characters at most", () => {
    expect(personName.safeParse("a".repeat(80)).success).toBe(true);
    expect(personName.safeParse("a".repeat(81)).success).toBe(false);
  });
});
