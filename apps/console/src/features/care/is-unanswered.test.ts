import type { DeskComplaint } from "@waslijn/contract/console/care";
import { expect, test } from "vitest";
import { isUnanswered } from "./case.tsx";

const AT = "2026-11-17T10:00:00+01:00";
const message = (by: string | null, sentAt: string | null): DeskComplaint["messages"][number] => ({
  id: "00000000-0000-4000-8000-000000000001",
  by,
  at: AT,
  text: "Tekst",
  offer: null,
  sentAt,
});

test.each([
  ["only the customer wrote", [message(null, AT)], true],
  ["a proposal waits for an owner", [message(null, AT), message("Imke", null)], true],
  ["our offer was turned down", [message(null, AT), message("Imke", AT), message(null, AT)], true],
  ["we wrote", [message(null, AT), message("Imke", AT)], false],
  ["somebody who left wrote", [message(null, AT), message("", AT)], false],
])("closing asks first when %s: %#", (_, messages, isAsked) => {
  expect(isUnanswered({ messages })).toBe(isAsked);
});
