import { isBlank, isOneLine, TURNING } from "../shared/lines.ts";
import { isEmail } from "../shared/rules.ts";

/** Loads no schemas: the screen draws its rows from this list and checks them by the same rules as the API. */

export type OpeningHours = readonly {
  /** ISO weekdays: 1 is Monday. */
  days: readonly number[];
  from: string;
  to: string;
}[];
export type SettingValue = string | number | OpeningHours;

/** Parts of the settings screen, in its order. */
export const SETTING_GROUPS = [
  "business",
  "hours",
  "payments",
  "mail",
  "sms",
  "retention",
  "plans",
  "withdrawal",
  "driving",
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** Why a value is refused. The last five are found by the server alone. */
export const SETTING_RULES = [
  "required",
  "too_long",
  "one_line",
  "signs",
  "postal_code",
  "kvk",
  "vat_shape",
  "vat",
  "iban_shape",
  "iban",
  "phone",
  "email",
  "sender",
  "hours",
  "payment_key",
  "smtp_url",
  "url",
  "sms_body",
  "sms_sender",
  "whole",
  "tiles_url",
  "choice",
  "fixed",
  "again",
  "needs_other",
  "refused",
  "unreachable",
] as const;
export type SettingRule = (typeof SETTING_RULES)[number];

export type Setting = {
  group: SettingGroup;
  check: (typed: unknown) => Checked;
  /** Environment variable that wins over the stored value (SET-03). */
  env?: string;
  /** Write-only: encrypted, never sent back (SET-02). */
  isSecret?: true;
  /** Bounds of a number. */
  range?: readonly [least: number, most: number];
  options?: readonly string[];
  /** Takes several lines. */
  isText?: true;
};

type Checked = { value: SettingValue } | { rule: SettingRule };

const wrong = (rule: SettingRule): Checked => ({ rule });

const line =
  (most: number, further: (text: string) => Checked = (value) => ({ value })) =>
  (typed: unknown): Checked => {
    if (typeof typed !== "string" || isBlank(typed)) return wrong("required");
    const text = typed.trim();
    if (text.length > most) return wrong("too_long");
    if (!isOneLine(text) || TURNING.test(text) || !text.isWellFormed()) return wrong("one_line");
    return further(text);
  };

/** Several lines without control characters. */
const lines =
  (most: number) =>
  (typed: unknown): Checked => {
    if (typeof typed !== "string" || isBlank(typed)) return wrong("required");
    const value = typed.replaceAll("\r\n", "\n").trim();
    if (value.length > most) return wrong("too_long");
    const isPlain = value.isWellFormed() && !TURNING.test(value);
    return isPlain && !/[^\P{Cc}\n]/u.test(value) ? { value } : wrong("signs");
  };

const matching = (most: number, rule: SettingRule, isRight: (text: string) => boolean) =>
  line(most, (value) => (isRight(value) ? { value } : wrong(rule)));

/** Printed in HTML attributes and quoted header fields. */
const plainLine = (most: number) => matching(most, "one_line", (text) => !/[<>"\\]/.test(text));
/** Also the display name of the mail sender, where these would separate addresses. */
const shopName = matching(40, "one_line", (text) => !/[<>"\\,;:@()]/.test(text));

const compact = (text: string): string => text.replace(/[\s.]/g, "").toUpperCase();

const postalCode = line(8, (text) => {
  const [, digits, letters] = /^(\d{4})([A-Z]{2})$/.exec(compact(text)) ?? [];
  return digits && letters ? { value: `${digits} ${letters}` } : wrong("postal_code");
});

const chamberOfCommerce = line(12, (text) => {
  const value = compact(text);
  return /^\d{8}$/.test(value) ? { value } : wrong("kvk");
});

/** Remainder by 97 of letters and digits, with letters as numbers from 10 on (ISO 7064). */
const modulo97 = (text: string): number =>
  [...text].reduce((rest, sign) => Number(`${rest}${Number.parseInt(sign, 36)}`) % 97, 0);

/** The check digit of a company's number, weighted 9 to 2, by 11. */
const isElevenProof = (digits: string): boolean => {
  const sum = [...digits].slice(0, 8).reduce((all, digit, at) => all + Number(digit) * (9 - at), 0);
  return sum % 11 === Number(digits[8]);
};

/** Companies have a number with a check digit; sole traders, since 2020, one with a remainder of 1 by 97. */
const vatNumber = line(20, (text) => {
  const value = compact(text);
  if (!/^NL\d{9}B\d{2}$/.test(value)) return wrong("vat_shape");
  return isElevenProof(value.slice(2, 11)) || modulo97(value) === 1 ? { value } : wrong("vat");
});

const IBAN_LENGTH: Readonly<Record<string, number>> = { NL: 18, BE: 16, DE: 22 };

const iban = line(42, (text) => {
  const value = compact(text);
  const length = IBAN_LENGTH[value.slice(0, 2)] ?? value.length;
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(value) || value.length !== length) {
    return wrong("iban_shape");
  }
  return modulo97(value.slice(4) + value.slice(0, 4)) === 1 ? { value } : wrong("iban");
});

const phone = matching(
  20,
  "phone",
  (text) => /^\+?[\d\s()-]+$/.test(text) && /^\d{4,15}$/.test(text.replace(/\D/g, "")),
);

/** `Name <address>`, or an address alone. */
const sender = matching(150, "sender", (text) => {
  const [, address = text] = /^[^<>"\\,;:@]{1,80}<([^<>]+)>$/.exec(text) ?? [];
  return isEmail(address);
});

const isHttps = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** `https://tiles.example/{z}/{x}/{y}.png`: one host, which the content security policy then allows. */
const isTiles = (text: string): boolean =>
  /^https:\/\/[a-z\d.-]+(:\d+)?\/[^\s"'<>\\]*$/i.test(text) &&
  ["{z}", "{x}", "{y}"].every((part) => text.includes(part));

const isTemplate = (text: string): boolean => {
  try {
    const template: unknown = JSON.parse(text);
    const isObject = typeof template === "object" && template !== null && !Array.isArray(template);
    return isObject && /\{(to|digits)\}/.test(text) && text.includes("{text}");
  } catch {
    return false;
  }
};

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

function hours(typed: unknown): Checked {
  if (!Array.isArray(typed) || typed.length === 0 || typed.length > 7) return wrong("hours");
  const rows = typed as OpeningHours;
  const days = rows.flatMap((row) => row.days);
  const isRight =
    rows.every(({ days: ofRow, from, to }) => {
      return ofRow.length > 0 && TIME.test(from) && TIME.test(to) && from < to;
    }) &&
    days.every((day) => Number.isInteger(day) && day >= 1 && day <= 7) &&
    new Set(days).size === days.length;
  return isRight
    ? {
        value: rows.map(({ days: ofRow, from, to }) => ({
          days: ofRow.toSorted((a, b) => a - b),
          from,
          to,
        })),
      }
    : wrong("hours");
}

const whole = (least: number, most: number) => ({
  range: [least, most] as const,
  check: (typed: unknown): Checked => {
    const value = typeof typed === "number" ? typed : Number(String(typed).trim() || Number.NaN);
    return Number.isInteger(value) && value >= least && value <= most ? { value } : wrong("whole");
  },
});

const choice = <T extends string>(...options: T[]) => ({
  options,
  check: (typed: unknown): Checked =>
    options.includes(typed as T) ? { value: typed as T } : wrong("choice"),
});

/** Every setting, in the order of the screen (SET-01). */
export const SETTINGS = {
  name: { group: "business", check: shopName },
  company: { group: "business", check: plainLine(80) },
  street: { group: "business", check: plainLine(80) },
  postalCode: { group: "business", check: postalCode },
  city: { group: "business", check: plainLine(60) },
  chamberOfCommerce: { group: "business", check: chamberOfCommerce },
  vatNumber: { group: "business", check: vatNumber },
  iban: { group: "business", check: iban },
  phone: { group: "business", check: phone },
  email: { group: "business", check: matching(254, "email", isEmail) },
  careHours: { group: "hours", check: hours },
  paymentKey: {
    group: "payments",
    check: matching(100, "payment_key", (text) => /^(live|test)_\w+$/.test(text)),
    env: "MOLLIE_API_KEY",
    isSecret: true,
  },
  mailServer: {
    group: "mail",
    check: matching(300, "smtp_url", (text) => /^smtps?:\/\/\S+$/.test(text) && URL.canParse(text)),
    env: "SMTP_URL",
    isSecret: true,
  },
  mailFrom: { group: "mail", check: sender, env: "MAIL_FROM" },
  smsUrl: { group: "sms", check: matching(300, "url", isHttps), env: "SMS_URL" },
  smsAuthorization: {
    group: "sms",
    check: matching(500, "one_line", (text) => /^[\x20-\x7e]+$/.test(text)),
    env: "SMS_HEADERS",
    isSecret: true,
  },
  smsBody: { group: "sms", check: matching(1000, "sms_body", isTemplate), env: "SMS_BODY" },
  smsFrom: {
    group: "sms",
    check: matching(16, "sms_sender", (text) => /^(\+?\d{3,15}|[A-Za-z0-9 ]{1,11})$/.test(text)),
    env: "SMS_FROM",
  },
  photoDays: { group: "retention", ...whole(30, 365), env: "PHOTO_RETENTION_DAYS" },
  customerYears: { group: "retention", ...whole(1, 5), env: "RETENTION_YEARS" },
  withdrawalNl: { group: "withdrawal", check: lines(800), isText: true },
  withdrawalEn: { group: "withdrawal", check: lines(800), isText: true },
  plansWhileOverdue: { group: "plans", ...choice("on", "off"), env: "PLANS_WHILE_OVERDUE" },
  driverPositions: { group: "driving", ...choice("off", "on"), env: "DRIVER_POSITIONS" },
  mapTiles: { group: "driving", check: matching(300, "tiles_url", isTiles), env: "MAP_TILES_URL" },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;
export const SETTING_NAMES = Object.keys(SETTINGS) as [SettingName, ...SettingName[]];
export const settingOf = (name: SettingName): Setting => SETTINGS[name];

/** The cleaned value, such as an IBAN without spaces, or the rule that it breaks. */
export const checkSetting = (name: SettingName, typed: unknown): Checked =>
  SETTINGS[name].check(typed);

/** Settings of the SMS gateway, which are tested together with a message. */
export const SMS_GATEWAY = [
  "smsUrl",
  "smsAuthorization",
  "smsBody",
] as const satisfies SettingName[];

/** What is wrong with a line of an address register. */
export const ADDRESS_FAULTS = [
  "postal-code",
  "house-number",
  "addition-long",
  "street-missing",
  "city-missing",
  "street-long",
  "city-long",
  "unreadable",
  "latitude",
  "longitude",
  "quote",
] as const;
export type AddressFault = (typeof ADDRESS_FAULTS)[number];

/** Characters of an address file that are sent at once; the API takes bodies of 256 kB. */
export const MOST_PIECE = 60_000;
