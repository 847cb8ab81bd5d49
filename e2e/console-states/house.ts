import { expect } from "../fixtures.ts";
import { LOG, PASSKEYS, SESSIONS, STAFF } from "./answers/people.ts";
import { SETTINGS_VIEW } from "./answers/settings.ts";
import { SYSTEM } from "./answers/system.ts";
import { DELIVERIES, HOOKS, SECRET } from "./answers/webhooks.ts";
import { askingScreen, openedByButton, screen, type ConsoleWalk } from "./state.ts";

/** Staff, webhooks, system, audit log and account. */
export const house: ConsoleWalk[] = [
  askingScreen(
    { name: "staff", path: "staff", asks: ["listStaff"], answers: { listStaff: STAFF } },
    openedByButton("staff-invite", /^(Nodig uit|Invite)$/),
    openedByButton("staff-change", /^(Wijzig de rol van|Change the role of) Imke/),
    openedByButton("staff-invite-again", /^(Opnieuw uitnodigen|Invite again): Imke/),
    openedByButton("staff-remove", /^(Verwijder|Remove) Imke/),
    {
      name: "staff-passkey-refused",
      async reach(visitor) {
        await visitor.page.getByRole("dialog").getByRole("button").last().click();
        // In the top layer: otherwise the dialog's backdrop would cover it.
        await expect(visitor.page.locator(":popover-open > .toast-bad")).toBeVisible();
      },
    },
  ),
  screen({
    name: "webhooks-none",
    path: "webhooks",
    answers: { listWebhooks: [] },
  }),
  askingScreen(
    {
      name: "webhooks",
      path: "webhooks",
      asks: ["listWebhooks"],
      answers: {
        listWebhooks: HOOKS,
        webhookDeliveries: DELIVERIES,
        renewWebhookSecret: SECRET,
      },
    },
    openedByButton("webhooks-add", /^(Voeg ontvanger toe|Add receiver)$/),
    openedByButton("webhooks-events", /^(Gebeurtenissen|Events): /),
    openedByButton("webhooks-remove", /^(Verwijder|Remove): /),
    openedByButton("webhooks-renew", /^(Nieuw geheim|New secret): /),
    {
      name: "webhooks-secret",
      async reach({ page }) {
        const renew = page.getByRole("dialog");
        await renew.getByRole("button").last().click();
        await expect(renew.getByText(SECRET.secret)).toBeVisible();
      },
    },
  ),
  askingScreen(
    {
      name: "settings",
      path: "settings",
      asks: ["viewSettings"],
      answers: { viewSettings: SETTINGS_VIEW },
    },
    {
      name: "settings-wrong",
      async reach({ page }) {
        await page.getByLabel("IBAN").fill("NL91 ABNA 0417 1643 01");
        await expect(page.locator("#setting-iban")).toHaveAttribute("aria-invalid", "true");
      },
    },
    {
      name: "settings-refused",
      async reach(visitor) {
        const { page } = visitor;
        await page.getByLabel("IBAN").fill("NL91 ABNA 0417 1643 00");
        visitor.refuse(500, "changeSettings");
        await page.getByLabel(/^(Plaats|City)$/).fill("Leiden");
        await page
          .getByRole("region", { name: /bewaren|Save/ })
          .getByRole("button")
          .last()
          .click();
        await expect(page.locator(":popover-open > .toast-bad")).toBeVisible();
      },
    },
  ),
  askingScreen({
    name: "system",
    path: "system",
    asks: ["viewSystem"],
    answers: { viewSystem: SYSTEM },
  }),
  screen({
    name: "system-quiet",
    path: "system",
    answers: {
      viewSystem: { ...SYSTEM, gateways: { mail: true, text: true }, kept: [], undelivered: [] },
    },
  }),
  askingScreen({ name: "audit", path: "audit", asks: ["listAudit"], answers: { listAudit: LOG } }),
  screen({
    name: "audit-empty",
    path: "audit",
    answers: { listAudit: { entries: [], next: null } },
  }),
  askingScreen({
    name: "account",
    path: "account",
    asks: ["listPasskeys", "listStaffSessions"],
    answers: { listPasskeys: PASSKEYS, listStaffSessions: SESSIONS },
  }),
  screen({ name: "account-no-passkey", path: "account", answers: { listPasskeys: [] } }),
];
