import { expect } from "../fixtures.ts";
import { ASKED, COMPLAINT, INBOX, NO_COMPLAINTS } from "./answers/care.ts";
import { askingScreen, openedByButton, screen, type ConsoleWalk } from "./state.ts";

const answers = { listComplaints: INBOX, readComplaint: COMPLAINT };
const PATH = `care?id=${COMPLAINT.id}`;

/** Complaints of customers. */
export const care: ConsoleWalk[] = [
  screen({ name: "care-none", path: "care", answers: { listComplaints: NO_COMPLAINTS } }),
  askingScreen(
    { name: "care", path: "care", asks: ["listComplaints"], answers },
    {
      name: "care-case-loading",
      async reach(visitor) {
        visitor.hang("readComplaint");
        await visitor.press("j");
        await expect(visitor.page.locator(".cr-case .bones")).toBeVisible();
      },
    },
    {
      name: "care-case-failed",
      async reach(visitor) {
        visitor.letFail();
        await expect(visitor.page.locator(".cr-case [role=alert]")).toBeVisible();
      },
    },
  ),
  screen(
    { name: "care-case", path: PATH, answers },
    {
      name: "care-money",
      async reach({ page }) {
        await page.getByRole("radio", { name: /^(Geld terug|Money back)/ }).check();
        await expect(page.getByLabel(/^(Bedrag|Amount)$/)).toBeVisible();
      },
    },
    openedByButton("care-photo", /(groter|larger)$/),
  ),
  screen({ name: "care-asked", path: PATH, answers: { ...answers, readComplaint: ASKED } }),
];
