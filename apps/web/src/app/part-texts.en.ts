import session from "../parts/session/session.en.ts";
import notification from "../parts/notification/notification.en.ts";
import address from "../parts/address/address.en.ts";
import chrome from "../parts/chrome/chrome.en.ts";
import times from "../parts/times/times.en.ts";

/** The texts of every part, in one file per language. */
export default { session, notification, address, chrome, times };
