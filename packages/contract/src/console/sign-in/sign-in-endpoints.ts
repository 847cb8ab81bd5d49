import { nothing } from "../../shared/calls/endpoint.ts";
import type { ConsoleEndpoint } from "../console-endpoint.ts";
import { signInCalls } from "./sign-in-calls.ts";
import {
  madePasskey,
  passkeyOptions,
  shownPasskey,
  signInCodeBody,
  signInLinkBody,
  signInMailBody,
} from "./sign-in.ts";
import { confirmed, consoleMe, passkeyParams, passkeys } from "../staff/staff.ts";

export const signInEndpoints = {
  sendSignInMail: {
    ...signInCalls.sendSignInMail,
    summary: "Ask for a mail to sign in by; any address is answered alike",
    body: signInMailBody,
    response: nothing,
    status: 204,
    problems: [],
  },
  signInByLink: {
    ...signInCalls.signInByLink,
    summary: "Sign in by the link of a mail",
    body: signInLinkBody,
    response: consoleMe,
    status: 200,
    problems: ["link_invalid"],
  },
  signInByCode: {
    ...signInCalls.signInByCode,
    summary: "Sign in by the code of a mail",
    body: signInCodeBody,
    response: consoleMe,
    status: 200,
    problems: ["sign_in_code_wrong"],
  },
  signInOptions: {
    ...signInCalls.signInOptions,
    summary: "What a passkey has to sign for signing in",
    response: passkeyOptions,
    status: 200,
    problems: [],
  },
  signInByPasskey: {
    ...signInCalls.signInByPasskey,
    summary: "Sign in by a passkey",
    body: shownPasskey,
    response: consoleMe,
    status: 200,
    problems: ["passkey_refused"],
  },
  signOut: {
    ...signInCalls.signOut,
    summary: "End the session that asks",
    response: nothing,
    status: 204,
    problems: [],
  },
  consoleMe: {
    ...signInCalls.consoleMe,
    summary: "Who is signed in",
    response: consoleMe,
    status: 200,
    problems: [],
  },
  confirmOptions: {
    ...signInCalls.confirmOptions,
    summary: "What a passkey has to sign before a change that asks for it again",
    response: passkeyOptions,
    status: 200,
    problems: [],
  },
  confirmByPasskey: {
    ...signInCalls.confirmByPasskey,
    summary: "Show the passkey again",
    body: shownPasskey,
    response: confirmed,
    status: 200,
    problems: ["passkey_refused"],
  },
  listPasskeys: {
    ...signInCalls.listPasskeys,
    summary: "One's own passkeys",
    response: passkeys,
    status: 200,
    problems: [],
  },
  passkeyOptions: {
    ...signInCalls.passkeyOptions,
    summary: "What a new passkey is made from; beside another one, that has to be shown first",
    response: passkeyOptions,
    status: 200,
    problems: ["passkey_needed"],
  },
  addPasskey: {
    ...signInCalls.addPasskey,
    summary: "Keep a new passkey",
    body: madePasskey,
    response: passkeys,
    status: 201,
    problems: ["passkey_needed", "passkey_refused"],
  },
  removePasskey: {
    ...signInCalls.removePasskey,
    summary: "Forget one of one's own passkeys",
    params: passkeyParams,
    response: nothing,
    status: 204,
    problems: ["not_found"],
  },
} as const satisfies Record<keyof typeof signInCalls, ConsoleEndpoint>;
