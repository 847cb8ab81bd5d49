import session from "./session/session.en.ts";
import notification from "./notification/notification.en.ts";
import address from "./address/address.en.ts";
import chrome from "./chrome/chrome.en.ts";
import times from "./times/times.en.ts";

/** The texts of every part, in one file per language. */
export default { session, notification, address, chrome, times };
