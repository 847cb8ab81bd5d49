import {
  type SettingName,
  type SettingRule,
  SMS_GATEWAY,
} from "@waslijn/contract/console/setting-list";
import { brand } from "@waslijn/contract/shared/brand";
import type { Language } from "@waslijn/contract/shared/constants";
import { toE164 } from "@waslijn/contract/shared/phone";
import { randomUUID } from "node:crypto";
import type { Env } from "../../env.ts";
import { testMailServer } from "../../outside/mailer.ts";
import { testMollieKey } from "../../outside/mollie.ts";
import { isPublicHost } from "../../outside/public-address.ts";
import { openSmsGateway, textFrom } from "../../outside/sms-gateway.ts";

export type Fault = { field: SettingName | "testPhone"; rule: SettingRule };

const WORDS: Record<Language, string> = {
  nl: "dit is een testbericht. De sms-dienst werkt.",
  en: "this is a test message. The SMS gateway works.",
};

type Test = {
  /** The environment as it would be. */
  env: Env;
  /** Settings that get a new value. */
  changed: ReadonlySet<SettingName>;
  testPhone: string | undefined;
  language: Language;
};

/** Tries every changed service with its new settings (SET-02). Returns what failed; empty when all work. */
export async function testServices({ env, changed, testPhone, language }: Test): Promise<Fault[]> {
  const faults: Fault[] = [];
  const add = (field: Fault["field"], rule: SettingRule | undefined): void => {
    if (rule) faults.push({ field, rule });
  };
  if (changed.has("paymentKey")) {
    add("paymentKey", await testMollieKey(env.MOLLIE_API_KEY ?? "", env.MOLLIE_API_URL));
  }
  if (changed.has("mailServer")) add("mailServer", await testMailServer(env.SMTP_URL ?? ""));
  if (SMS_GATEWAY.some((name) => changed.has(name))) {
    const [field, rule] = await testSms(env, testPhone, language);
    add(field, rule);
  }
  return faults;
}

async function testSms(
  env: Env,
  typedPhone: string | undefined,
  language: Language,
): Promise<[Fault["field"], SettingRule | undefined]> {
  const send = openSmsGateway(env);
  if (!send || !env.SMS_URL) return ["smsUrl", "needs_other"];
  const isAllowed = env.WEBHOOKS_TO_PRIVATE === "allowed" || isPublicHttps(new URL(env.SMS_URL));
  // From the screen alone: the environment is set by whoever runs the server.
  if (!isAllowed && !("SMS_URL" in env.given)) return ["smsUrl", "url"];
  const to = toE164(typedPhone ?? "");
  if (!to) return ["testPhone", "phone"];
  try {
    const text = `${brand.name}: ${WORDS[language]}`;
    await send({ id: randomUUID(), from: textFrom(env), to, text });
    return ["smsUrl", undefined];
  } catch (error) {
    const isAnswered = (error as { responseCode?: number }).responseCode !== undefined;
    return ["smsUrl", isAnswered ? "refused" : "unreachable"];
  }
}

const isPublicHttps = (url: URL): boolean => url.protocol === "https:" && isPublicHost(url);
