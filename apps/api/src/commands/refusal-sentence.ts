import { titleOf } from "../http/problem-titles.ts";
import { printProblem } from "../modules/provider-data/data-record.ts";
import type { WorkRefusal } from "../work.ts";

/** The message of a refusal for the command line. */
export function refusalSentence(refusal: WorkRefusal): string {
  switch (refusal.code) {
    case "area_overlaps": {
      const { first, last, area } = refusal;
      return `${first}–${last} overlaps ${area.first}–${area.last} of ${area.hub}; open what lies outside it, or change service_areas with npm run data:apply.`;
    }
    case "backup_broken": {
      const database = refusal.kind === "embedded" ? "an embedded database" : "PostgreSQL";
      return `${refusal.file} is not a whole backup of ${database}; nothing was changed.`;
    }
    case "columns_missing":
      return `The first line of ${refusal.file} names no column for: ${refusal.columns.join(", ")}. It should name street, house number, addition, postal code, city, latitude and longitude.`;
    case "customer_unknown":
      return "Nothing is kept about this e-mail address.";
    case "data_folder_filled":
      return `There is a database in ${refusal.dataDir} already; --replace puts the backup in its place.`;
    case "data_wrong":
      return [...refusal.problems.map(printProblem), "Nothing was changed."].join("\n");
    case "database_filled":
      return "There are data in this database already; --replace puts the backup in their place.";
    case "database_in_use": {
      const connections = refusal.others === 1 ? "connection" : "connections";
      return `The database is in use by ${refusal.others} other ${connections}; stop the servers on it first.`;
    }
    case "driver_without_hub":
      return `A driver or somebody of role hub belongs to a hub: say which with --hub; ${knownHubs(refusal.hubs)}.`;
    case "file_missing":
      return `There is no file ${refusal.file}.`;
    case "hub_missing":
      return `Say which hub comes there with --hub; ${knownHubs(refusal.hubs)}.`;
    case "hub_unknown":
      return `There is no hub ${refusal.hub}; ${knownHubs(refusal.hubs)}.`;
    case "invoice_unknown":
      return `No company has an invoice ${refusal.number}.`;
    case "month_not_over":
      return `${refusal.month} is not over; a month is invoiced after its last day.`;
    case "kit_unknown":
      return `No bag is to be posted for order ${refusal.number}; npm run kits -- list shows those that are. Nothing was changed.`;
    case "no_demonstration":
      return "This is no demonstration: invented orders stand neither beside your own nor where SEED=none, a PUBLIC_URL beyond this machine, SMTP_URL, SMS_URL or MOLLIE_API_KEY is set, and on PostgreSQL only with SEED=demo.";
    case "not_embedded":
      return "This database is not an embedded one.";
    case "order_billed_collectively":
      return `Order ${refusal.number} is a company's: it goes on the company's invoice of the month, with npm run bill -- collective.`;
    case "order_refused":
      return orderRefused(refusal);
    case "order_under_way":
      return `Order ${refusal.number} is under way${untilWhen(refusal)}. Nothing was changed.`;
    case "order_unknown":
      return `There is no order ${refusal.number}.`;
    case "owner_ambiguous":
      return `There are several called ${refusal.name}; say which by its id: ${refusal.ids.join(", ")}. Nothing was sent.`;
    case "owner_unknown":
      return `There is no company or location called ${refusal.name}; its name, its id or a location's return code will do. Nothing was sent.`;
    case "order_without":
      return `Order ${refusal.number} has no ${refusal.missing}, so nothing was issued.`;
    case "payments_away":
      return "The payment service does not answer; try again later.";
    case "quote_not_closed":
      return `${refusal.file} line ${refusal.line}: a quote is opened here and not closed. What stands above it is in; mend the line and import the file again.`;
    case "staff_refused":
      return `${refusal.email}: ${titleOf(refusal.problem, "en")}`;
    case "staff_unknown":
      return `Nobody with the address ${refusal.email} works here.`;
    case "table_not_whole":
      return `The table ${refusal.table} did not arrive whole (${refusal.rows} rows became ${refusal.arrived}); nothing was kept, the embedded data are as they were.`;
    case "target_not_empty":
      return "The PostgreSQL database holds tables already; make a new, empty one (createdb) and name that.";
    case "tool_failed":
      return `${refusal.tool} did not succeed: ${refusal.reason ?? "it gave no reason"}.`;
    case "tool_missing":
      return `PostgreSQL's program ${refusal.tool} is missing; install its client tools (Debian's package postgresql-client) first.`;
    case "tool_too_old":
      return `${refusal.tool} is older than the database server; install the client tools of the server's version first.`;
    case "unconfirmed_order_under_way":
      return `Order ${refusal.number} is under way${untilWhen(refusal)}, or with --not-theirs if the person did not order it. Nothing was changed.`;
    case "work_unknown":
      return "The running server is of another version; restart it first.";
  }
}

const untilWhen = ({ until }: { until: string | null }): string =>
  until ? ` until ${until}; erase after that day` : "; erase once it is delivered or cancelled";

function orderRefused({
  number,
  problem,
  state,
  possible,
  window,
}: Extract<WorkRefusal, { code: "order_refused" }>): string {
  switch (problem) {
    case "not_possible_now":
    case "order_changed": {
      const instead = possible.length > 0 ? `; possible are ${possible.join(", ")}` : "";
      return `Order ${number} is ${state ?? "gone"} now, so nothing was changed${instead}.`;
    }
    case "slot_not_offered":
      return `Ordering would not offer this ${window ?? "window"}; npm run preview tells which and why. Nothing was changed.`;
    case "slot_taken":
      return `The ${window ?? "window"} is full. Nothing was changed.`;
    case "delivery_too_early":
      return "With this pickup the delivery comes too early; give a new one with --delivery. Nothing was changed.";
    default:
      return `Order ${number}: ${titleOf(problem, "en")} Nothing was changed.`;
  }
}

function knownHubs(hubs: readonly string[]): string {
  if (hubs.length === 0) return "there are none yet; add them with npm run data:apply";
  return `there ${hubs.length === 1 ? "is" : "are"} ${hubs.join(", ")}`;
}
