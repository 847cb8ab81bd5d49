import bill from "./bill/order-bill.nl.ts";
import calendar from "./calendar/calendar.nl.ts";
import care from "./care/care.nl.ts";
import driver from "./details/driver.nl.ts";
import findings from "./findings/findings.nl.ts";
import history from "./history/history.nl.ts";
import next from "./next/next.nl.ts";
import windows from "./windows/windows.nl.ts";

export default { bill, calendar, care, driver, findings, history, next, windows };
