import { startRegistration } from "@simplewebauthn/browser";
import { callConsole } from "../api/client.ts";
import { asBody, withPasskey } from "./with-passkey.ts";

type Options = Parameters<typeof startRegistration>[0]["optionsJSON"];

/** Makes a passkey on this device and hands it over; who has one already shows that first. */
export const makePasskey = (): Promise<unknown> =>
  withPasskey(async () => {
    const options: unknown = await callConsole("passkeyOptions");
    const made = await startRegistration({ optionsJSON: options as Options });
    return callConsole("addPasskey", { body: asBody(made) });
  });
