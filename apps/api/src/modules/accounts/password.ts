import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { promisify } from "node:util";

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
export const PASSWORD_COST = { memory: 19_456, passes: 2, parallelism: 1 };
/** For tests, which hash thousands of passwords. */
const TEST_COST = { memory: 64, passes: 1, parallelism: 1 };
const TAG_LENGTH = 32;

const argon2id = promisify(
  (parameters: Argon2Parameters, done: (error: Error | null, tag: Buffer) => void) =>
    argon2("argon2id", parameters, done),
);

export type PasswordCost = "full" | "test";

export async function hashPassword(password: string, cost: PasswordCost = "full"): Promise<string> {
  const { memory, passes, parallelism } = cost === "full" ? PASSWORD_COST : TEST_COST;
  const nonce = randomBytes(16);
  const tag = await argon2id({
    message: password,
    nonce,
    memory,
    passes,
    parallelism,
    tagLength: TAG_LENGTH,
  });
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${nonce.toString("base64")}$${tag.toString("base64")}`;
}

const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = FORMAT.exec(hash) ?? [];
  if (!nonce || !tag) return false;
  const expected = Buffer.from(tag, "base64");
  const actual = await argon2id({
    message: password,
    nonce: Buffer.from(nonce, "base64"),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}
