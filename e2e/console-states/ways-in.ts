import { expect } from "../fixtures.ts";
import { screen, type ConsoleState, type ConsoleWalk } from "./state.ts";
import type { ConsoleVisitor } from "./visitor.ts";

const told = (name: string, does: (visitor: ConsoleVisitor) => Promise<unknown>): ConsoleState => ({
  name,
  async reach(visitor) {
    await does(visitor);
    await expect(visitor.page.getByRole("alert")).toBeVisible();
  },
});

/** All ways to sign in, and all refusals. */
export const waysIn: ConsoleWalk[] = [
  screen(
    { name: "sign-in", path: "sign-in" },
    told("sign-in-no-passkey", async (visitor) => {
      visitor.refuse(500, "signInOptions");
      await visitor.button(/passkey/).click();
    }),
    {
      name: "sign-in-sent",
      async reach(visitor) {
        visitor.answer({ sendSignInMail: null });
        await visitor.page.getByLabel("E-mail").fill("imke@waslijn.example");
        await visitor.page.keyboard.press("Enter");
        await expect(visitor.page.getByLabel(/^(Code van|Code of)/)).toBeVisible();
      },
    },
    told("sign-in-wrong-code", async ({ page }) => {
      await page.getByLabel(/^(Code van|Code of)/).fill("000000");
      await page.keyboard.press("Enter");
    }),
  ),
  screen(
    { name: "sign-in-link", path: "sign-in#abcdefghijklmnopqrstuvwxyz012345" },
    {
      name: "sign-in-link-used",
      async reach(visitor) {
        await visitor.button(/^(Aanmelden|Sign in)$/).click();
        await expect(visitor.button(/^(Vraag een nieuwe|Ask for a new) link/)).toBeVisible();
      },
    },
  ),
  screen(
    { name: "passkey", path: "passkey" },
    told("passkey-failed", async (visitor) => {
      visitor.refuse(500, "passkeyOptions");
      await visitor.button(/^(Maak een|Make a) passkey$/).click();
    }),
  ),
  screen({
    name: "first-owner",
    path: "welcome#abcdefghijklmnopqrstuvwxyz012345",
    answers: { firstOwnerOptions: { challenge: "abc" } },
  }),
  screen({ name: "first-owner-dead", path: "welcome" }),
  screen({ name: "no-such-screen", path: "nowhere" }),
  [
    {
      name: "console-failed",
      async reach(visitor) {
        await visitor.startAnew();
        visitor.refuse(400, "consoleMe");
        await visitor.open("orders");
        await expect(visitor.page.getByRole("alert")).toBeVisible();
      },
    },
  ],
  [
    {
      name: "signed-out-at-work",
      async reach(visitor) {
        await visitor.startAnew();
        await visitor.open("today");
        await visitor.seesScreen();
        visitor.refuseAll();
        await visitor.press("g", "b");
        await visitor.seesOpened();
      },
    },
  ],
];
