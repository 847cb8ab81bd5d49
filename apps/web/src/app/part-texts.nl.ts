import chrome from "../parts/chrome/chrome.nl.ts";
import stub from "../parts/chrome/stub.nl.ts";
import times from "../parts/times/times.nl.ts";
import type { Translated } from "../i18n/define-texts.ts";
import type en from "./part-texts.en.ts";

export default { chrome, stub, times } satisfies Translated<typeof en>;
