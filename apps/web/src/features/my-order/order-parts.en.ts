import bill from "./bill/order-bill.en.ts";
import calendar from "./calendar/calendar.en.ts";
import care from "./care/care.en.ts";
import driver from "./details/driver.en.ts";
import findings from "./findings/findings.en.ts";
import history from "./history/history.en.ts";
import next from "./next/next.en.ts";
import windows from "./windows/windows.en.ts";

export default { bill, calendar, care, driver, findings, history, next, windows };
