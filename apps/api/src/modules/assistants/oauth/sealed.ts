import { createHmac, timingSafeEqual } from "node:crypto";
import type { Secrets } from "../../../secrets.ts";

type Key = Pick<Secrets, "linkKey">;

/** A value with a signature, in characters of a URL. `use` keeps one kind of value from passing as another. */
export function sealed(key: Key, use: string, value: object): string {
  const body = Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${body}.${signature(key, use, body)}`;
}

/** The value of a text made by `sealed`; undefined when anything in it was changed. */
export function unsealed(key: Key, use: string, text: string): unknown {
  const [body = "", given = ""] = text.split(".");
  const expected = Buffer.from(signature(key, use, body));
  const got = Buffer.from(given);
  if (got.length !== expected.length || !timingSafeEqual(got, expected)) return undefined;
  return JSON.parse(Buffer.from(body, "base64url").toString("utf8"));
}

const signature = ({ linkKey }: Key, use: string, body: string): string =>
  createHmac("sha256", linkKey).update(`${use} ${body}`).digest("base64url");
