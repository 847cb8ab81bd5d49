import session from "./session.nl.ts";
import notification from "./notification.nl.ts";
import address from "./address.nl.ts";
import chrome from "./chrome.nl.ts";
import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./part-texts.en.ts";

export default { session, notification, address, chrome } satisfies Translated<typeof en>;
