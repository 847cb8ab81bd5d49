import chrome from "../parts/chrome/chrome.en.ts";
import stub from "../parts/chrome/stub.en.ts";
import times from "../parts/times/times.en.ts";

/** The texts of every part, in one file per language. */
export default { chrome, stub, times };
