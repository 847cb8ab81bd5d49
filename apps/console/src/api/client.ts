import { createClient, type Client } from "@waslijn/api-client/client.ts";
import { sendThrough } from "@waslijn/api-client/send.ts";
import { consoleCalls } from "@waslijn/contract/console/calls";
import type { ConsoleCallTypes } from "@waslijn/contract/console/endpoints";
import { currentLanguage } from "../i18n/language.tsx";

const send = sendThrough({
  base: () => "/api",
  headers: () => ({ "accept-language": currentLanguage() }),
  cookies: "same-origin",
});

/** The session is a cookie that no script can read: nothing else shows who calls. */
export const callConsole: Client<ConsoleCallTypes> = createClient<ConsoleCallTypes>({
  calls: consoleCalls,
  send,
  authorise: (attempt) => attempt({}),
  newKey: () => crypto.randomUUID(),
});
