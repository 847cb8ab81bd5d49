import type { Translated } from "../../../i18n/define-texts.ts";
import type en from "./calendar.en.ts";

export default { save: "Zet in mijn agenda" } satisfies Translated<typeof en>;
