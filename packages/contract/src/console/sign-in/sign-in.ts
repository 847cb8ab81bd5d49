import * as z from "zod/mini";
import { email, requiredText, text } from "../../shared/fields.ts";

/** Where a mailed link leads; its token stands behind a #, so that no server or log sees it. */
export const SIGN_IN_PATH = "/console/sign-in";
export const SIGN_IN_MINUTES = 15;

export const signInMailBody = z.object({ email });
export const signInLinkBody = z.object({ token: requiredText(100) });
export const signInCodeBody = z.object({
  email,
  code: z.string().check(z.regex(/^\d{6}$/)),
});

const base64url = (max: number) => z.string().check(z.regex(/^[\w-]*={0,2}$/), z.maxLength(max));
const credential = { id: base64url(1400), rawId: base64url(1400), type: z.literal("public-key") };
const extras = {
  authenticatorAttachment: z.optional(z.nullable(z.enum(["platform", "cross-platform"]))),
  clientExtensionResults: z.looseObject({}),
};

/** What a browser hands over of a passkey that was shown, as WebAuthn's toJSON() has it. */
export const shownPasskey = z.object({
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

/** What a browser hands over of a passkey that was made. */
export const madePasskey = z.object({
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

/** Handed to the browser as it is; what stands in it is WebAuthn's. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });
