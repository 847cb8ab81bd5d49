import type { ShownSetting } from "@waslijn/contract/console/settings";
import { expect, test } from "vitest";
import { readDraft, typedOf } from "./settings-draft.ts";

const shown = (name: ShownSetting["name"], more: Partial<ShownSetting> = {}): ShownSetting => ({
  name,
  value: null,
  default: null,
  isSet: false,
  fixedBy: null,
  changedAt: null,
  changedBy: null,
  ...more,
});
const SETTINGS = [
  shown("iban", { value: "NL91ABNA0417164300", default: "NL91ABNA0417164300" }),
  shown("mailFrom", { value: "a@b.nl", default: "Waslijn <c@d.nl>", isSet: true }),
  shown("paymentKey", { isSet: true }),
  shown("photoDays", { value: 365, default: 365 }),
];

test("only what differs from what is in use is a change [SET-01]", () => {
  const draft = { iban: "NL91 ABNA 0417 1643 00", photoDays: "90", mailFrom: "a@b.nl" };
  expect(readDraft(SETTINGS, draft)).toEqual({
    changes: [{ name: "photoDays", value: 90 }],
    faults: {},
  });
  expect(typedOf(shown("photoDays", { value: 365 }))).toBe("365");
});

test("a wrong value counts as a change with its fault, so that saving waits [SET-01]", () => {
  const { changes, faults } = readDraft(SETTINGS, { iban: "NL91 ABNA 0417 1643 01" });
  expect(changes).toHaveLength(1);
  expect(faults).toEqual({ iban: "iban" });
});

test("an emptied sender asks for the default, a kept secret for nothing, a removed one for its removal [SET-01] [SET-02]", () => {
  expect(readDraft(SETTINGS, { mailFrom: "", paymentKey: null }).changes).toEqual([
    { name: "mailFrom", value: null },
    { name: "paymentKey", value: null },
  ]);
  expect(readDraft(SETTINGS, { iban: "" }).changes).toEqual([]);
});
