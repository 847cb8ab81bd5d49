import { hkdfSync, randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Env } from "./env.ts";
import { StartError } from "./errors.ts";

export type Secrets = {
  /** Signs access tokens. */
  tokenKey: Uint8Array;
  /** Keys the fingerprints of what must be recognised but not kept. */
  fingerprintKey: Uint8Array;
  /** Makes the tokens of links that are mailed and not kept. */
  linkKey: Uint8Array;
  /** Makes the secrets that webhooks are signed with. */
  webhookKey: Uint8Array;
  /** What the server shows the test bank, and nobody else can. */
  testBankKey: string;
};

export function secretsFrom(master: string): Secrets {
  const derive = (use: string) => new Uint8Array(hkdfSync("sha256", master, "waslijn", use, 32));
  return {
    tokenKey: derive("tokens"),
    fingerprintKey: derive("fingerprints"),
    linkKey: derive("links"),
    webhookKey: derive("webhooks"),
    testBankKey: `test_${Buffer.from(derive("test bank")).toString("hex")}`,
  };
}

/** Beside embedded data the secret is made once and kept; nodes that share a database must be given one. */
export async function readSecrets(env: Env): Promise<Secrets> {
  if (env.SECRET_KEY) return secretsFrom(env.SECRET_KEY);
  if (env.DATABASE_URL) {
    throw new StartError(
      "With DATABASE_URL set, SECRET_KEY must be set too: at least 32 random characters, the same on every node.",
    );
  }
  const file = join(env.DATA_DIR, "secret");
  const kept = await readFile(file, "utf8").catch(() => undefined);
  if (kept) return secretsFrom(kept.trim());
  const made = randomBytes(32).toString("base64url");
  await writeFile(file, `${made}\n`, { mode: 0o600, flag: "wx" });
  return secretsFrom(made);
}
