import type { ConsoleCall } from "../console-call.ts";

/** Signing in and out, and one's own passkeys. */
export const signInCalls = {
  sendSignInMail: { method: "POST", path: "/console/sign-in/mail", auth: "none" },
  signInByLink: { method: "POST", path: "/console/sign-in/link", auth: "none" },
  signInByCode: { method: "POST", path: "/console/sign-in/code", auth: "none" },
  signInOptions: { method: "POST", path: "/console/sign-in/passkey/options", auth: "none" },
  signInByPasskey: { method: "POST", path: "/console/sign-in/passkey", auth: "none" },
  signOut: { method: "POST", path: "/console/sign-out", auth: "cookie" },
  consoleMe: { method: "GET", path: "/console/me", auth: "cookie" },
  confirmOptions: { method: "POST", path: "/console/confirm/options", auth: "cookie" },
  confirmByPasskey: { method: "POST", path: "/console/confirm", auth: "cookie" },
  listPasskeys: { method: "GET", path: "/console/passkeys", auth: "cookie" },
  passkeyOptions: { method: "POST", path: "/console/passkeys/options", auth: "cookie" },
  addPasskey: { method: "POST", path: "/console/passkeys", auth: "cookie" },
  removePasskey: {
    method: "DELETE",
    path: "/console/passkeys/:id",
    auth: "cookie",
    passkeyAgain: true,
  },
} as const satisfies Record<string, ConsoleCall>;
