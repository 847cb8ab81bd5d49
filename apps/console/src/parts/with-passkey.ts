import { startAuthentication } from "@simplewebauthn/browser";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { callConsole } from "../api/client.ts";

type Options = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/** WebAuthn's own shape, which the contract passes on as it is. */
export const asRequest = (options: unknown): Options => options as Options;

/** As the contract has it: what a browser says of extensions is a plain object there. */
export function asBody<T extends { clientExtensionResults: object }>({
  clientExtensionResults,
  ...passkey
}: T) {
  const extensions: Record<string, unknown> = { ...clientExtensionResults };
  return { ...passkey, clientExtensionResults: extensions };
}

/** Some changes ask for the passkey again: it is shown, and the change made once more (STAFF-02). */
export async function withPasskey<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (failure) {
    if (!(failure instanceof ApiFailure && failure.is("passkey_needed"))) throw failure;
    const options = await callConsole("confirmOptions");
    const shown = await startAuthentication({ optionsJSON: asRequest(options) });
    await callConsole("confirmByPasskey", { body: asBody(shown) });
    return act();
  }
}
