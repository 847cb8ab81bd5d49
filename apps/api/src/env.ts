import { checkSetting } from "@waslijn/contract/console/setting-list";
import * as z from "zod/mini";
import { resolve } from "node:path";
import { StartError } from "./errors.ts";

const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/)),
  z.transform((value: string) => Number(value)),
);
const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,4}$/)),
    z.pipe(
      z.transform((value: string) => Number(value)),
      z.number().check(z.minimum(least), z.maximum(most)),
    ),
  );
/** A setting in JSON. */
const fromJson = <T extends z.ZodMiniType>(shape: T) =>
  z.pipe(
    z.pipe(
      z.string().check(z.refine(isJson)),
      z.transform((value: string): unknown => JSON.parse(value)),
    ),
    shape,
  );
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const settings = z.object({
  PORT: z._default(port.check(z.refine((value) => value <= 65_535)), 8080),
  HOST: z._default(z.string().check(z.minLength(1)), "127.0.0.1"),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), "var"),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\/\S+$/))),
  /** A standby of that database, for reads that tolerate replication lag. */
  DATABASE_READ_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\/\S+$/))),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  /** Scope of Strict-Transport-Security with an https PUBLIC_URL. */
  HSTS: z._default(z.enum(["host", "subdomains", "preload"]), "host"),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS), "info"),
  SEED: z.optional(z.enum(["demo", "none"])),
  SECRET_KEY: z.optional(z.string().check(z.minLength(32))),
  NODE_ENV: z._default(z.enum(["production", "development", "test"]), "production"),
  /** Freezes the clock, for end-to-end tests. */
  CLOCK: z.optional(z.iso.datetime({ offset: true })),
  /** Brand of pages, mails and labels; must be the same at build time. */
  BRAND: z._default(z.enum(["waslijn", "bleekveld"]), "waslijn"),
  /** Folder of the built pages. */
  WEB_DIST: z._default(z.string(), "apps/web/dist"),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/\S+$/))),
  MAIL_FROM: z.optional(z.string()),
  /** Any SMS gateway that takes JSON by POST; see docs/operations.md. */
  SMS_URL: z.optional(z.url({ protocol: /^https?$/ })),
  SMS_FROM: z.optional(z.string().check(z.regex(/^(\+?\d{3,15}|[A-Za-z0-9 ]{1,11})$/))),
  SMS_HEADERS: z._default(fromJson(z.record(z.string(), z.string())), {}),
  SMS_BODY: z._default(fromJson(z.record(z.string(), z.unknown())), {
    id: "{id}",
    from: "{from}",
    to: "{to}",
    text: "{text}",
  }),
  /** Allows webhooks to private addresses and without https, for receivers in the same network. */
  WEBHOOKS_TO_PRIVATE: z._default(z.enum(["allowed", "refused"]), "refused"),
  OPERATIONS_EMAIL: z.optional(z.string()),
  TRUST_PROXY: z.optional(z.string()),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  ADDRESS_PROVIDER: z._default(z.enum(["register", "postnl", "pdok"]), "register"),
  ADDRESS_API_URL: z.optional(z.url()),
  ADDRESS_API_KEY: z.optional(z.string()),
  /** Bills are paid through Mollie; without its key through the test bank, or not at all (PAY-05). */
  MOLLIE_API_KEY: z.optional(z.string().check(z.regex(/^(live|test)_\w+$/))),
  MOLLIE_API_URL: z._default(z.url({ protocol: /^https?$/ }), "https://api.mollie.com/v2"),
  TEST_BANK: z.optional(z.enum(["on", "off"])),
  /** A bucket for photos in any S3-compatible store; without it the database stores them (CARE-03). */
  FILES_URL: z.optional(z.string().check(z.regex(/^https?:\/\/[^\s:@/]+:[^\s@/]+@[^\s@/]+\/\S+$/))),
  /** A VROOM service for routing; without it, or while it fails, our own algorithm is used (DRIVE-05). */
  ROUTING_URL: z.optional(z.url({ protocol: /^https?$/ })),
  /** Gives pages another API address by host name: `order.example=https://api.example,*=…` (API-04). */
  API_HOSTS: z._default(z.string(), ""),
  /** Other origins whose pages may call this API: `https://order.example,https://staging.example`. */
  ALLOWED_ORIGINS: z._default(z.string(), ""),
  TAG_MANAGER_ID: z._default(z.string().check(z.regex(/^[A-Z0-9-]{0,20}$/)), ""),
  TAG_MANAGER_START: z._default(z.enum(["after-consent", "at-start"]), "after-consent"),
  OVERVIEW_LAYOUT: z._default(z.enum(["compact", "legacy"]), "compact"),
  FRAME_ANCESTORS: z._default(z.string(), ""),
  /** Days that photos are stored, and years that data of inactive customers are: at most what the privacy statement says. */
  PHOTO_RETENTION_DAYS: z._default(wholeNumber(30, 365), 365),
  RETENTION_YEARS: z._default(wholeNumber(1, 5), 5),
  /** Whether plans keep ordering for customers with an overdue bill (PLAN-02). */
  PLANS_WHILE_OVERDUE: z._default(z.enum(["on", "off"]), "on"),
  /** Whether acts of drivers carry the phone's position while their run is open (DRIVE-09). */
  DRIVER_POSITIONS: z._default(z.enum(["on", "off"]), "off"),
  /** Template of map tiles for the desk's map, with {z}, {x} and {y}; without it no map of others is loaded (DESK-14). */
  MAP_TILES_URL: z.optional(
    z.string().check(z.refine((value) => !("rule" in checkSetting("mapTiles", value)))),
  ),
  /** Cheap password hashing and disabled rate limits are for tests only. */
  PASSWORD_COST: z._default(z.enum(["full", "test"]), "full"),
  RATE_LIMITS: z._default(z.enum(["on", "off"]), "on"),
});

const MEANING: Record<string, string> = {
  BRAND: "waslijn or bleekveld",
  PORT: "a port number from 0 to 65535",
  DATABASE_URL: "a PostgreSQL address such as postgres://user:password@host/database",
  DATABASE_READ_URL: "a PostgreSQL address such as postgres://user:password@host/database",
  PUBLIC_URL: "an http or https address such as https://waslijn.example",
  HSTS: "host, subdomains or preload",
  LOG_LEVEL: `one of ${LOG_LEVELS.join(", ")}`,
  SECRET_KEY: "at least 32 characters",
  SMTP_URL: "an address such as smtp://user:password@host:587",
  MOLLIE_API_KEY: "a key of Mollie's, live_… or test_…",
  MOLLIE_API_URL: "an http or https address such as https://api.mollie.com/v2",
  TEST_BANK: "on or off",
  SMS_URL: "an address such as https://rest.spryngsms.com/v1/messages",
  SMS_FROM: "at most 11 letters and digits, or a phone number",
  SMS_HEADERS: 'JSON such as {"authorization":"Bearer …"}',
  SMS_BODY: 'JSON such as {"recipients":["{digits}"],"originator":"{from}","body":"{text}"}',
  WEBHOOKS_TO_PRIVATE: "allowed or refused",
  FILES_URL: "an address such as https://key:secret@s3.example/bucket?region=eu-central-1",
  ROUTING_URL: "an http or https address such as http://127.0.0.1:3000/",
  METRICS_TOKEN: "at least 16 characters",
  MAP_TILES_URL: "an https address such as https://tiles.example/{z}/{x}/{y}.png",
  PHOTO_RETENTION_DAYS: "a number from 30 to 365",
  RETENTION_YEARS: "a number from 1 to 5",
};

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

type Parsed = z.infer<typeof settings>;

/** The settings in use: those of the environment, over those that an owner stored (`overlayEnv`). */
export type Env = Parsed & {
  /** The variables of the environment, which win over stored settings (SET-03). */
  given: Readonly<Record<string, string>>;
};

/** Parses the settings; an empty setting counts as unset. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) =>
      name in settings.shape && value ? [[name, value]] : [],
    ),
  );
  const result = settings.safeParse(present);
  if (!result.success) {
    const name = String(result.error.issues[0]?.path[0] ?? "");
    throw new StartError(
      `The setting ${name} is not right: it should be ${MEANING[name] ?? "one of its documented values"}.`,
    );
  }
  return { ...result.data, DATA_DIR: resolve(result.data.DATA_DIR), given: present };
}

/**
 * Replaces the named variables in place with stored ones, except those that the environment gives. Throws StartError
 * for an invalid value, without changes.
 */
export function overlayEnv(
  env: Env,
  names: readonly string[],
  stored: Readonly<Record<string, string>>,
): void {
  const next: Record<string, unknown> = readEnv({ ...stored, ...env.given });
  const current: Record<string, unknown> = env;
  for (const name of names) {
    if (next[name] === undefined) delete current[name];
    else current[name] = next[name];
  }
}
