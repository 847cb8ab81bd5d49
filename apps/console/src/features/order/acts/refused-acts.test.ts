import type { DeskAction } from "@waslijn/contract/console/order";
import { expect, test } from "vitest";
import en from "../order.en.ts";
import nl from "../order.nl.ts";
import { refusedActs } from "./refused-acts.ts";

type Refused = Extract<DeskAction, { may: "no" }>;
const no = (act: Refused["act"], why: Refused["why"]): Refused => ({ act, may: "no", why });

const CANCELLED = [
  no("ready", "cancelled"),
  no("move-pickup", "cancelled"),
  no("cancel", "cancelled"),
  no("send-bill", "no-bill"),
  no("waive-fee", "no-fee"),
];

test("what is not possible is one sentence, with each reason once [LIFE-03]", () => {
  expect(refusedActs(CANCELLED, nl, "nl")).toBe(
    "Kan nu niet: klaar melden, ophalen wijzigen en annuleren, want de bestelling is geannuleerd; de rekening sturen, want er is geen rekening; kosten kwijtschelden, want er zijn geen kosten.",
  );
  expect(refusedActs(CANCELLED.slice(0, 2), en, "en")).toBe(
    "Not possible now: mark as ready and move the pickup, because the order is cancelled.",
  );
});

test("nothing refused, nothing said", () => {
  expect(refusedActs([], nl, "nl")).toBeUndefined();
});
