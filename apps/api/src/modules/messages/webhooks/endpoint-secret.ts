import { createHmac } from "node:crypto";
import type { Deps } from "../../../deps.ts";

/** What a receiver checks signatures with, as Standard Webhooks writes it: made when it is needed, never kept. */
export function endpointSecret(
  { secrets }: Pick<Deps, "secrets">,
  { id, secret_version }: { id: string; secret_version: number },
): string {
  const key = createHmac("sha256", secrets.webhookKey).update(`${id} ${secret_version}`).digest();
  return `whsec_${key.toString("base64")}`;
}
