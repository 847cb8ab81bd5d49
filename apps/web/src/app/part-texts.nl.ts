import session from "../parts/session/session.nl.ts";
import notification from "../parts/notification/notification.nl.ts";
import address from "../parts/address/address.nl.ts";
import chrome from "../parts/chrome/chrome.nl.ts";
import times from "../parts/times/times.nl.ts";
import type { Translated } from "../i18n/define-texts.ts";
import type en from "./part-texts.en.ts";

export default { session, notification, address, chrome, times } satisfies Translated<typeof en>;
