import { defineTexts } from "../../../i18n/define-texts.ts";

/** What the frame says where only the server draws it. */
export const useFrameTexts = defineTexts({
  en: () => import("./frame.en.ts"),
  nl: () => import("./frame.nl.ts"),
});
