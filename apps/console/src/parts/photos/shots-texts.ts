import { defineTexts } from "../../i18n/define-texts.ts";

const en = {
  larger: (what: string) => `${what}, larger`,
  close: "Close",
};

const nl: typeof en = {
  larger: (what) => `${what}, groter`,
  close: "Sluiten",
};

export const useShotsTexts = defineTexts({ en, nl });
