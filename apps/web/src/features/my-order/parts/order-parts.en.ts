import bill from "./order-bill.en.ts";
import calendar from "./calendar.en.ts";
import care from "./care.en.ts";
import driver from "./driver.en.ts";
import findings from "./findings.en.ts";
import history from "./history.en.ts";
import next from "./next.en.ts";
import windows from "./windows.en.ts";

export default { bill, calendar, care, driver, findings, history, next, windows };
