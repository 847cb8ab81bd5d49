import type { Screen } from "../../parts/screen.ts";

export const signIn = {
  path: "sign-in",
  frame: "none",
  load: () => import("./sign-in-screen.tsx"),
} as const satisfies Screen;

export const passkey = {
  path: "passkey",
  frame: "signed-in",
  load: () => import("./passkey-screen.tsx"),
} as const satisfies Screen;

export const firstOwner = {
  path: "welcome",
  frame: "none",
  load: () => import("./first-owner-screen.tsx"),
} as const satisfies Screen;
