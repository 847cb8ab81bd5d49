import { brand } from "@waslijn/contract/shared/brand";
import type { Env } from "../env.ts";

export type SmsMessage = {
  /** The same for every attempt, so that a gateway can recognise duplicates. */
  id: string;
  from: string;
  /** E.164. */
  to: string;
  text: string;
};

export type SendText = (message: SmsMessage) => Promise<void>;

const TIMEOUT_MS = 10_000;
/** Maximum length of an alphanumeric sender name. */
const LONGEST_NAME = 11;

export const textFrom = ({ SMS_FROM }: Env): string =>
  SMS_FROM ?? brand.name.slice(0, LONGEST_NAME);

/** Any gateway that takes JSON by POST; undefined without SMS_URL, and messages stay in the database. */
export function openSmsGateway(env: Env, timeoutMs = TIMEOUT_MS): SendText | undefined {
  const { SMS_URL: url, SMS_HEADERS: headers, SMS_BODY: template } = env;
  if (!url) return undefined;
  return async (message) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { accept: "application/json", ...headers, "content-type": "application/json" },
      body: JSON.stringify(filledIn(template, message)),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
    });
    // Only the status matters: the response body may quote the number.
    await response.body?.cancel();
    if (!response.ok) throw new GatewayRefusal(response.status);
  };
}

class GatewayRefusal extends Error {
  readonly code = "ESMSGATEWAY";
  readonly responseCode: number;

  constructor(status: number) {
    super("the gateway refused a text message");
    this.responseCode = status;
  }
}

/** Replaces every `{name}` in the template's strings, at any depth; a value can never become JSON structure. */
function filledIn(template: unknown, message: SmsMessage): unknown {
  if (typeof template === "string") return fillIn(template, message);
  if (Array.isArray(template)) return template.map((item) => filledIn(item, message));
  if (typeof template !== "object" || template === null) return template;
  return Object.fromEntries(
    Object.entries(template).map(([name, value]) => [name, filledIn(value, message)]),
  );
}

function fillIn(text: string, message: SmsMessage): string {
  const values: Record<string, string> = { ...message, digits: message.to.replace("+", "") };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
