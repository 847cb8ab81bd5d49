import session from "./session.en.ts";
import notification from "./notification.en.ts";
import address from "./address.en.ts";
import chrome from "./chrome.en.ts";

/** The texts of every part, in one file per language. */
export default { session, notification, address, chrome };
