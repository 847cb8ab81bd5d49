import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { WINDOW_STARTS } from "@waslijn/contract/shared/calendar";
import { PEPPOL_IDS } from "@waslijn/contract/shared/invoices";
import { isLocationCode } from "@waslijn/contract/shared/counter-rules";
import { isEmail, toPostalCode } from "@waslijn/contract/shared/rules";
import * as z from "zod/mini";

export type Value = string | number | boolean | null | Value[];
export type Row = Record<string, Value>;

export type Column = {
  /** Describes a valid value; follows "should be" in messages. */
  meaning: string;
  /** Parses the JSON or CSV input to the database value. */
  schema: z.ZodMiniType<Value>;
  /** Default for an omitted or empty field; without it the field is required. */
  fallback?: (row: Row, index: number) => Value;
};

const CONTROL = /[\u0000-\u001f\u007f]/;
const isStorable = (value: string): boolean => !CONTROL.test(value) && value.isWellFormed();

const matching = (meaning: string, isGood: (text: string) => boolean): Column => ({
  meaning,
  schema: z.string().check(z.refine((value) => isStorable(value) && isGood(value))),
});

export const text = (most: number): Column =>
  matching(`text of at most ${most} characters`, (value) => value.length <= most);
export const id = matching("small letters, digits and dashes", (value) =>
  /^[a-z0-9][a-z0-9-]{0,39}$/.test(value),
);
export const uuid = matching(
  "an id such as 5e6f1c2a-9b3d-4e7f-8a1b-79b97f4a7c15, or left out",
  (value) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value),
);
export const email = matching("an e-mail address", isEmail);
export const locationCode = matching("four digits such as 0012", isLocationCode);
export const returnCode = matching("five capitals and digits such as BC12M", (value) =>
  /^[A-Z0-9]{5}$/.test(value),
);
export const promoCode = matching("capitals, digits and dashes", (value) =>
  /^[A-Z0-9-]{1,40}$/.test(value),
);
export const chamberNumber = matching("a KvK number of eight digits", (value) =>
  PEPPOL_IDS["0106"].test(value),
);
export const vatNumber = matching("a VAT number such as NL001234567B01", (value) =>
  PEPPOL_IDS["9944"].test(value),
);
export const clockTime = matching("a time such as 10:00", (value) =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
);
const isDate = (value: string): boolean => {
  const at = /^2\d{3}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
};
export const date = matching("a date such as 2026-12-05", isDate);
export const dateOrWeekday = matching(
  "a date such as 2026-12-05, or a weekday from 1 (Monday) to 7",
  (value) => /^[1-7]$/.test(value) || isDate(value),
);

export const choice = (values: readonly string[]): Column =>
  matching(`one of ${values.join(", ")}`, (value) => values.includes(value));
export const language = choice(LANGUAGES);

export const windowStart = choice(WINDOW_STARTS);

export const postalCode: Column = {
  meaning: "a postal code such as 2011GM",
  schema: z.pipe(
    z.pipe(z.string(), z.transform(toPostalCode)),
    z.string().check(z.regex(/^\d{4}[A-Z]{2}$/)),
  ),
};

export const whole = (least: number, most: number, what = "a whole number"): Column => ({
  meaning: `${what} from ${least} to ${most}`,
  schema: z.pipe(
    z.union([z.number(), z.pipe(z.string().check(z.regex(/^-?\d+$/)), z.transform(Number))]),
    z.int().check(z.minimum(least), z.maximum(most)),
  ),
});
export const cents = whole(0, 10_000_000, "a whole number of cents");

export const yesOrNo: Column = {
  meaning: "true or false",
  schema: z.union([
    z.boolean(),
    z.stringbool({ truthy: ["true", "yes", "ja"], falsy: ["false", "no", "nee"] }),
  ]),
};

/** In CSV the values are in one cell, separated by spaces. */
export const listOf = (meaning: string, one: Column): Column => ({
  meaning,
  schema: z.pipe(
    z.union([
      z.array(z.unknown()),
      z.pipe(
        z.string(),
        z.transform((cell) => cell.split(/[ ,]+/).filter(Boolean)),
      ),
    ]),
    z.array(one.schema).check(z.refine((values) => new Set(values).size === values.length)),
  ),
});

export const or = (column: Column, fallback: Value | NonNullable<Column["fallback"]>): Column => ({
  ...column,
  fallback: typeof fallback === "function" ? fallback : () => fallback,
});
