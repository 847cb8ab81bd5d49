import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { call } from "../../api/client.ts";

export type Confirmation = "confirmed" | "invalid" | "failed";

/** Confirms that the holder of this token receives the mail of its account. */
export async function confirmAccount(token: string): Promise<Confirmation> {
  try {
    await call("confirmAccount", { body: { token } });
    return "confirmed";
  } catch (failure) {
    const isInvalid = failure instanceof ApiFailure && failure.is("link_invalid");
    return isInvalid ? "invalid" : "failed";
  }
}
