import * as z from "zod/mini";
import { nothing } from "../shared/endpoint.ts";
import { email, language, requiredName, requiredText, text } from "../shared/fields.ts";
import { byStaff, type ConsoleEndpoint } from "./console-endpoint.ts";
import { confirmed, consoleMe, passkeyParams, passkeys } from "./staff.ts";

const signInMailBody = z.object({ email });
const signInLinkBody = z.object({ token: requiredText(100) });
const signInCodeBody = z.object({
  email,
  code: z.string().check(z.regex(/^\d{6}$/)),
});

const base64url = (max: number) => z.string().check(z.regex(/^[\w-]*={0,2}$/), z.maxLength(max));
const credential = { id: base64url(1400), rawId: base64url(1400), type: z.literal("public-key") };
const extras = {
  authenticatorAttachment: z.optional(z.nullable(z.enum(["platform", "cross-platform"]))),
  clientExtensionResults: z.looseObject({}),
};

/** A WebAuthn assertion as its toJSON() returns it. */
const shownPasskey = z.object({
  ...credential,
  ...extras,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: z.optional(z.nullable(base64url(200))),
  }),
});
export type ShownPasskey = z.infer<typeof shownPasskey>;

/** A WebAuthn registration as its toJSON() returns it. */
const madePasskey = z.object({
  ...credential,
  ...extras,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    authenticatorData: z.optional(base64url(20_000)),
    transports: z.optional(z.array(text(20)).check(z.maxLength(8))),
    publicKeyAlgorithm: z.optional(z.number()),
    publicKey: z.optional(base64url(4000)),
  }),
});
export type MadePasskey = z.infer<typeof madePasskey>;

const firstOwnerBody = z.object({
  ...signInLinkBody.shape,
  name: requiredName,
  email,
  language,
  passkey: madePasskey,
});
export type FirstOwnerBody = z.infer<typeof firstOwnerBody>;

/** WebAuthn options, passed to the browser unchanged. */
const passkeyOptions = z.looseObject({ challenge: z.string() });

/** The session. */
export const signInEndpoints = {
  signOut: {
    ...byStaff,
    method: "POST",
    path: "/console/sign-out",
    summary: "End the session that asks",
    response: nothing,
    status: 204,
    problems: [],
  },
  consoleMe: {
    ...byStaff,
    tablet: true,
    method: "GET",
    path: "/console/me",
    summary: "Who is signed in",
    response: consoleMe,
    status: 200,
    problems: [],
  },
} as const satisfies Record<string, ConsoleEndpoint>;

/** Sign-in, and the own passkeys. */
export const passkeyEndpoints = {
  sendSignInMail: {
    method: "POST",
    path: "/console/sign-in/mail",
    auth: "none",
    summary: "Ask for a mail to sign in by; any address is answered alike",
    body: signInMailBody,
    response: nothing,
    status: 204,
    problems: [],
  },
  signInByLink: {
    method: "POST",
    path: "/console/sign-in/link",
    auth: "none",
    summary: "Sign in by the link of a mail",
    body: signInLinkBody,
    response: consoleMe,
    status: 200,
    problems: ["link_invalid"],
  },
  signInByCode: {
    method: "POST",
    path: "/console/sign-in/code",
    auth: "none",
    summary: "Sign in by the code of a mail",
    body: signInCodeBody,
    response: consoleMe,
    status: 200,
    problems: ["sign_in_code_wrong"],
  },
  signInOptions: {
    method: "POST",
    path: "/console/sign-in/passkey/options",
    auth: "none",
    summary: "What a passkey has to sign for signing in",
    response: passkeyOptions,
    status: 200,
    problems: [],
  },
  signInByPasskey: {
    method: "POST",
    path: "/console/sign-in/passkey",
    auth: "none",
    summary: "Sign in by a passkey",
    body: shownPasskey,
    response: consoleMe,
    status: 200,
    problems: ["passkey_refused"],
  },
  firstOwnerOptions: {
    method: "POST",
    path: "/console/first-owner/options",
    auth: "none",
    summary: "What the first owner's passkey is made from, by the link that the start prints",
    body: signInLinkBody,
    response: passkeyOptions,
    status: 200,
    problems: ["link_invalid"],
  },
  makeFirstOwner: {
    method: "POST",
    path: "/console/first-owner",
    auth: "none",
    summary: "Make the first owner with a passkey and sign in; the link ends with it",
    body: firstOwnerBody,
    response: consoleMe,
    status: 201,
    problems: ["link_invalid", "passkey_refused", "staff_exists"],
  },
  confirmOptions: {
    ...byStaff,
    method: "POST",
    path: "/console/confirm/options",
    summary: "What a passkey has to sign before a change that asks for it again",
    response: passkeyOptions,
    status: 200,
    problems: [],
  },
  confirmByPasskey: {
    ...byStaff,
    method: "POST",
    path: "/console/confirm",
    summary: "Show the passkey again",
    body: shownPasskey,
    response: confirmed,
    status: 200,
    problems: ["passkey_refused"],
  },
  listPasskeys: {
    ...byStaff,
    method: "GET",
    path: "/console/passkeys",
    summary: "One's own passkeys",
    response: passkeys,
    status: 200,
    problems: [],
  },
  passkeyOptions: {
    ...byStaff,
    method: "POST",
    path: "/console/passkeys/options",
    summary: "What a new passkey is made from; beside another one, that has to be shown first",
    response: passkeyOptions,
    status: 200,
    problems: ["passkey_needed"],
  },
  addPasskey: {
    ...byStaff,
    method: "POST",
    path: "/console/passkeys",
    summary: "Keep a new passkey",
    body: madePasskey,
    response: passkeys,
    status: 201,
    problems: ["passkey_needed", "passkey_refused"],
  },
  removePasskey: {
    ...byStaff,
    method: "DELETE",
    path: "/console/passkeys/:id",
    passkeyAgain: true,
    summary: "Forget one of one's own passkeys",
    params: passkeyParams,
    response: nothing,
    status: 204,
    problems: ["not_found"],
  },
} as const satisfies Record<string, ConsoleEndpoint>;
