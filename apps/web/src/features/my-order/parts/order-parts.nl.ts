import bill from "./order-bill.nl.ts";
import calendar from "./calendar.nl.ts";
import care from "./care.nl.ts";
import driver from "./driver.nl.ts";
import findings from "./findings.nl.ts";
import history from "./history.nl.ts";
import next from "./next.nl.ts";
import windows from "./windows.nl.ts";

export default { bill, calendar, care, driver, findings, history, next, windows };
