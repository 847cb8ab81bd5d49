import { hkdfSync, randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Env } from "./env.ts";
import { StartError } from "./errors.ts";

export type Secrets = {
  /** Signs access tokens. */
  tokenKey: Uint8Array;
  /** Key of HMACs for values that must be recognised but not stored. */
  fingerprintKey: Uint8Array;
  /** Derives the tokens of mailed links, which are not stored. */
  linkKey: Uint8Array;
  /** Derives the signing secrets of webhooks. */
  webhookKey: Uint8Array;
  /** Encrypts the secrets among the settings (SET-02). */
  settingsKey: Uint8Array;
  /** Credential of the server at the test bank. */
  testBankKey: string;
};

export function secretsFrom(master: string): Secrets {
  const derive = (use: string) => new Uint8Array(hkdfSync("sha256", master, "waslijn", use, 32));
  return {
    tokenKey: derive("tokens"),
    fingerprintKey: derive("fingerprints"),
    linkKey: derive("links"),
    webhookKey: derive("webhooks"),
    settingsKey: derive("settings"),
    testBankKey: `test_${Buffer.from(derive("test bank")).toString("hex")}`,
  };
}

/** For an embedded database the secret is generated once and stored; nodes that share a database must be given one. */
export async function readSecrets(env: Env): Promise<Secrets> {
  if (env.SECRET_KEY) return secretsFrom(env.SECRET_KEY);
  if (env.DATABASE_URL) {
    throw new StartError(
      "With DATABASE_URL set, SECRET_KEY must be set too: at least 32 random characters, the same on every node.",
    );
  }
  const file = join(env.DATA_DIR, "secret");
  const stored = await readFile(file, "utf8").catch(() => undefined);
  if (stored) return secretsFrom(stored.trim());
  const made = randomBytes(32).toString("base64url");
  await writeFile(file, `${made}\n`, { mode: 0o600, flag: "wx" });
  return secretsFrom(made);
}
