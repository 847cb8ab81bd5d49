import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { createClient, type Client } from "@waslijn/api-client/client.ts";
import { sendThrough, type Send } from "@waslijn/api-client/send.ts";
import { consoleCalls } from "@waslijn/contract/calls/console";
import type { ConsoleCallName, ConsoleCallTypes } from "@waslijn/contract/console/endpoints";
import type { CallDescription } from "@waslijn/contract/shared/endpoint";
import { currentLanguage } from "../i18n/current-language.ts";
import { answeredAhead, type Asked } from "./ahead.ts";

type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls the listener when any call finds that the session has ended (STAFF-03). Returns the unsubscribe function. */
export function onSignedOut(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellSignedOut(): void {
  for (const listener of listeners) listener();
}

const sendAsStaff = sendThrough({
  base: () => "/api",
  headers: () => ({ "accept-language": currentLanguage() }),
  cookies: "same-origin",
});
const { ask, take } = answeredAhead(sendAsStaff);

const send: Send = async (call, input) => {
  try {
    return await (take(call, input) ?? sendAsStaff(call, input));
  } catch (failure) {
    if (call.auth === "cookie" && isSignedOut(failure)) tellSignedOut();
    throw failure;
  }
};

type Calls = Partial<Record<ConsoleCallName, CallDescription>>;
type TypesOf<C extends Calls> = Pick<ConsoleCallTypes, keyof C & ConsoleCallName>;

/** A client of some calls. Authenticated by the session cookie (HttpOnly) alone. */
export const clientOf = <C extends Calls>(calls: C): Client<TypesOf<C>> =>
  createClient<TypesOf<C>>({
    calls: calls as Record<keyof TypesOf<C>, CallDescription>,
    send,
    authorise: (attempt) => attempt({}),
    newKey: () => crypto.randomUUID(),
  });

export const callConsole = clientOf(consoleCalls);

/** Prefetches a call that a screen will make, while its chunk is loading. */
export const askAhead = (name: keyof typeof consoleCalls, asked: Asked = {}): void =>
  ask(consoleCalls[name], asked);

export const isSignedOut = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status === 401;
