import { expect, test } from "vitest";
import { checkSetting, type SettingName } from "./setting-list.ts";

const right: [SettingName, unknown, unknown][] = [
  ["name", "  Wasboot ", "Wasboot"],
  ["company", "Was & Go, v.o.f.", "Was & Go, v.o.f."],
  ["postalCode", "2011db", "2011 DB"],
  ["chamberOfCommerce", "1234 5678", "12345678"],
  // Numbers with a check digit by 11 and, as sole traders have, by 97.
  ["vatNumber", "nl 8230.79.272.B01", "NL823079272B01"],
  ["vatNumber", "NL123456782B90", "NL123456782B90"],
  ["vatNumber", "NL000099998B57", "NL000099998B57"],
  ["iban", "NL91 ABNA 0417 1643 00", "NL91ABNA0417164300"],
  ["iban", "be68 5390 0754 7034", "BE68539007547034"],
  ["phone", "0800 0123", "0800 0123"],
  ["mailFrom", "Wasboot <hallo@wasboot.nl>", "Wasboot <hallo@wasboot.nl>"],
  ["mailFrom", "hallo@wasboot.nl", "hallo@wasboot.nl"],
  ["photoDays", "180", 180],
  ["paymentKey", "live_abc123", "live_abc123"],
  ["smsBody", '{"body":"{text}","to":["{digits}"]}', '{"body":"{text}","to":["{digits}"]}'],
  [
    "careHours",
    [{ days: [3, 1], from: "09:00", to: "17:00" }],
    [{ days: [1, 3], from: "09:00", to: "17:00" }],
  ],
];
test.each(right)("%s: %s is stored as %s [SET-01]", (name, typed, value) => {
  expect(checkSetting(name, typed)).toEqual({ value });
});

const wrong: [SettingName, unknown, string][] = [
  ["name", "   ", "required"],
  ["name", "Was\nboot", "one_line"],
  ["name", "x".repeat(41), "too_long"],
  ["name", "Was, Droog", "one_line"],
  ["company", 'Was "Boot" B.V.', "one_line"],
  ["postalCode", "2011", "postal_code"],
  ["chamberOfCommerce", "1234567", "kvk"],
  ["vatNumber", "NL12345678B01", "vat_shape"],
  ["vatNumber", "NL823079273B01", "vat"],
  ["iban", "NL91 ABNA 0417 1643", "iban_shape"],
  ["iban", "NL91 ABNA 0417 1643 01", "iban"],
  ["phone", "bel ons", "phone"],
  ["email", "hallo@", "email"],
  ["mailFrom", "Wasboot <hallo>", "sender"],
  ["mailFrom", 'Wasboot "x" <a@b.nl>', "sender"],
  ["mailServer", "https://mail.example", "smtp_url"],
  ["paymentKey", "abc", "payment_key"],
  ["smsUrl", "ftp://sms.example", "url"],
  ["smsBody", '{"body":"hallo"}', "sms_body"],
  ["smsBody", "[1]", "sms_body"],
  ["smsFrom", "Waslijn Haarlem", "sms_sender"],
  ["photoDays", 29, "whole"],
  ["photoDays", "1.5", "whole"],
  ["photoDays", "", "whole"],
  ["plansWhileOverdue", "sometimes", "choice"],
  ["withdrawalNl", "a\u202Eb", "signs"],
  ["careHours", [], "hours"],
  ["careHours", [{ days: [1], from: "17:00", to: "09:00" }], "hours"],
  [
    "careHours",
    [
      { days: [1], from: "09:00", to: "12:00" },
      { days: [1], from: "13:00", to: "17:00" },
    ],
    "hours",
  ],
];
test.each(wrong)("%s: %s breaks the rule %s [SET-01]", (name, typed, rule) => {
  expect(checkSetting(name, typed)).toEqual({ rule });
});
