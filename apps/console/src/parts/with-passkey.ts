import { callLater } from "../api/later.ts";
import { startAuthentication } from "@simplewebauthn/browser";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { NotConfirmed } from "../ui/failure.ts";

type Options = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/** WebAuthn's own format, which the contract passes through. */
export const asRequest = (options: unknown): Options => options as Options;

/** In the contract's types: extension results as a plain object. */
export function asBody<T extends { clientExtensionResults: object }>({
  clientExtensionResults,
  ...passkey
}: T) {
  const extensions: Record<string, unknown> = { ...clientExtensionResults };
  return { ...passkey, clientExtensionResults: extensions };
}

/**
 * Retries a call after confirming with the passkey, when the server asks for it (STAFF-02). Throws `NotConfirmed` when
 * there is none, or none is shown.
 */
export async function withPasskey<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (failure) {
    if (!(failure instanceof ApiFailure && failure.is("passkey_needed"))) throw failure;
    const optionsJSON = asRequest(await callLater("confirmOptions"));
    if (!optionsJSON.allowCredentials?.length) throw new NotConfirmed("no passkey");
    const shown = await startAuthentication({ optionsJSON }).catch((cause: unknown) => {
      throw new NotConfirmed("no passkey shown", { cause });
    });
    await callLater("confirmByPasskey", { body: asBody(shown) });
    return act();
  }
}
