import session from "./session/session.nl.ts";
import notification from "./notification/notification.nl.ts";
import address from "./address/address.nl.ts";
import chrome from "./chrome/chrome.nl.ts";
import times from "./times/times.nl.ts";
import type { Translated } from "../i18n/define-texts.ts";
import type en from "./part-texts.en.ts";

export default { session, notification, address, chrome, times } satisfies Translated<typeof en>;
