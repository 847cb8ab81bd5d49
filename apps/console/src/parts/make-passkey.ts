import { callLater } from "../api/later.ts";
import { startRegistration } from "@simplewebauthn/browser";
import { asBody, withPasskey } from "./with-passkey.ts";

type Options = Parameters<typeof startRegistration>[0]["optionsJSON"];

/** Creates and registers a passkey; a user who has one confirms with it first. */
export const makePasskey = (): Promise<unknown> =>
  withPasskey(async () => {
    const options: unknown = await callLater("passkeyOptions");
    const made = await startRegistration({ optionsJSON: options as Options });
    return callLater("addPasskey", { body: asBody(made) });
  });
