import * as z from "zod/mini";
import type { Schema } from "../shared/calls/endpoint.ts";
import { byPhoneEndpoints } from "./by-phone-endpoints.ts";
import type { ConsoleCallName } from "./calls.ts";
import { careEndpoints } from "./care/care-endpoints.ts";
import type { ConsoleEndpoint } from "./console-endpoint.ts";
import { countingEndpoints } from "./counting-endpoints.ts";
import { deskEndpoints } from "./desk/desk-endpoints.ts";
import { manyEndpoints } from "./many/many-endpoints.ts";
import { runEndpoints } from "./runs/run-endpoints.ts";
import { signInEndpoints } from "./sign-in/sign-in-endpoints.ts";
import { staffEndpoints } from "./staff/staff-endpoints.ts";
import { webhookCallEndpoints } from "./webhooks/webhook-endpoints.ts";
import { systemCalls } from "./system-calls.ts";
import { keptBody, systemState } from "./system.ts";
import { shopCalls } from "./shop/shop-calls.ts";
import { visitorBody, visitorView } from "./shop/visitor.ts";
import { windowsGrid, windowsQuery } from "./shop/windows.ts";
import { reportCalls } from "./reports/report-calls.ts";
import { report, reportQuery } from "./reports/reports.ts";
import { pieceBody, pieceTaken } from "../customer/care.ts";
import { routeCalls } from "./route-calls.ts";
import { stopActBody, stopParams, stopPhotoParams, stopTold } from "./route.ts";
import { areaCalls } from "./area-calls.ts";
import { deskAreas, openAreaBody, openedArea } from "./areas.ts";
import {
  changedData,
  changeDataBody,
  changeParams,
  dataChanges,
  dataChangesQuery,
  dataEntries,
  dataParams,
  dataPreview,
  previewDataBody,
  putBackBody,
} from "./data.ts";
import {
  applyFilesBody,
  dataFile,
  dataFileQuery,
  filesBody,
  filesPreview,
  promoUses,
} from "./data-files.ts";
import { listCalls } from "./list-calls.ts";
import { dataCalls } from "./data-calls.ts";

const dataEndpoints = {
  listData: {
    ...dataCalls.listData,
    summary: "Entries of the provider's data, each with the version that a change names",
    params: dataParams,
    response: dataEntries,
    status: 200,
    problems: [],
  },
  previewData: {
    ...dataCalls.previewData,
    summary: "What a change would do and which orders it concerns; nothing is changed",
    body: previewDataBody,
    response: dataPreview,
    status: 200,
    problems: ["data_changed"],
  },
  changeData: {
    ...dataCalls.changeData,
    summary: "Change the provider's data, all of it or nothing, unless somebody else was faster",
    body: changeDataBody,
    response: changedData,
    status: 200,
    problems: ["data_changed", "concern_unsaid"],
  },
  listDataChanges: {
    ...dataCalls.listDataChanges,
    summary: "The newest changes of the provider's data, with before and after",
    query: dataChangesQuery,
    response: dataChanges,
    status: 200,
    problems: [],
  },
  putDataBack: {
    ...dataCalls.putDataBack,
    summary: "Put a change back, by a change that is checked like any other",
    params: changeParams,
    body: putBackBody,
    response: changedData,
    status: 200,
    problems: ["not_found", "data_changed", "concern_unsaid"],
  },
} as const satisfies Record<keyof typeof dataCalls, ConsoleEndpoint>;

const listEndpoints = {
  promoUses: {
    ...listCalls.promoUses,
    summary: "How many orders carry each promo code; cancelled ones used nothing",
    response: promoUses,
    status: 200,
    problems: [],
  },
  downloadData: {
    ...listCalls.downloadData,
    summary: "One kind of the provider's data as a file that data:apply reads",
    query: dataFileQuery,
    response: dataFile,
    status: 200,
    problems: [],
  },
  previewFiles: {
    ...listCalls.previewFiles,
    summary: "What files would change, or all that is wrong with them; nothing is changed",
    body: filesBody,
    response: filesPreview,
    status: 200,
    problems: [],
  },
  applyFiles: {
    ...listCalls.applyFiles,
    summary: "Make the provider's data as files say, if that is what was shown before",
    body: applyFilesBody,
    response: changedData,
    status: 200,
    problems: ["data_changed", "concern_unsaid"],
  },
} as const satisfies Record<keyof typeof listCalls, ConsoleEndpoint>;

const areaEndpoints = {
  deskAreas: {
    ...areaCalls.deskAreas,
    summary: "Which postal codes are served from where, and how many people wait in the others",
    response: deskAreas,
    status: 200,
    problems: [],
  },
  previewArea: {
    ...areaCalls.previewArea,
    summary: "How many people would be mailed if these postal codes were opened",
    body: openAreaBody,
    response: openedArea,
    status: 200,
    problems: ["not_found", "area_overlaps"],
  },
  openArea: {
    ...areaCalls.openArea,
    summary: "Serve postal codes from a hub, and mail everyone who waited for it once",
    body: openAreaBody,
    response: openedArea,
    status: 200,
    problems: ["not_found", "area_overlaps"],
  },
} as const satisfies Record<keyof typeof areaCalls, ConsoleEndpoint>;

const routeEndpoints = {
  actAtStop: {
    ...routeCalls.actAtStop,
    summary:
      "Say what was done at a stop, perhaps later: done, missed, taken back, or a note. What cannot be applied is recorded for the desk and answered as a conflict",
    params: stopParams,
    body: stopActBody,
    response: stopTold,
    status: 200,
    problems: ["not_found", "stop_conflict", "not_undone", "idempotency_mismatch"],
  },
  sendStopPhoto: {
    ...routeCalls.sendStopPhoto,
    summary: "Send a piece of a photo taken at a stop; the answer says from where to go on",
    params: stopPhotoParams,
    body: pieceBody,
    response: pieceTaken,
    status: 200,
    problems: ["not_found", "photo_unreadable", "photos_limit_reached"],
  },
} as const satisfies Record<keyof typeof routeCalls, ConsoleEndpoint>;

const reportEndpoints = {
  readReport: {
    ...reportCalls.readReport,
    summary:
      "Orders, revenue, stops on time, repeat orders, pieces and kilos by day, week or hub, beside the period before",
    query: reportQuery,
    response: report,
    status: 200,
    problems: [],
  },
  exportReport: {
    ...reportCalls.exportReport,
    summary: "The same report as a file for a spreadsheet",
    query: reportQuery,
    response: z.custom<AsyncIterable<string>>(),
    status: 200,
    problems: [],
  },
} as const satisfies Record<keyof typeof reportCalls, ConsoleEndpoint>;

const shopEndpoints = {
  viewWindows: {
    ...shopCalls.viewWindows,
    summary: "Two weeks of a hub's windows: bookings against places, and the days that are closed",
    query: windowsQuery,
    response: windowsGrid,
    status: 200,
    problems: [],
  },
  viewAsVisitor: {
    ...shopCalls.viewAsVisitor,
    summary: "What a visitor at an address is offered, and why a day or window is missing",
    body: visitorBody,
    response: visitorView,
    status: 200,
    problems: [],
  },
} as const satisfies Record<keyof typeof shopCalls, ConsoleEndpoint>;

const systemEndpoints = {
  viewSystem: {
    ...systemCalls.viewSystem,
    summary: "Background jobs with their last success and failure, gateways, and kept messages",
    response: systemState,
    status: 200,
    problems: [],
  },
  handleKept: {
    ...systemCalls.handleKept,
    summary: "Send kept messages of some kinds, written as things are now, or leave them unsent",
    body: keptBody,
    response: systemState,
    status: 200,
    problems: ["not_possible_now"],
  },
} as const satisfies Record<keyof typeof systemCalls, ConsoleEndpoint>;

export const consoleEndpoints = {
  ...signInEndpoints,
  ...staffEndpoints,
  ...deskEndpoints,
  ...manyEndpoints,
  ...runEndpoints,
  ...routeEndpoints,
  ...webhookCallEndpoints,
  ...byPhoneEndpoints,
  ...careEndpoints,
  ...dataEndpoints,
  ...areaEndpoints,
  ...countingEndpoints,
  ...reportEndpoints,
  ...listEndpoints,
  ...shopEndpoints,
  ...systemEndpoints,
} as const satisfies Record<ConsoleCallName, ConsoleEndpoint>;

export type ConsoleEndpoints = typeof consoleEndpoints;
type Part<N extends ConsoleCallName, K extends string> = ConsoleEndpoints[N] extends {
  readonly [P in K]: infer S extends Schema;
}
  ? S
  : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

/** What these calls take and give, for a client. */
export type ConsoleCallTypes = {
  [N in ConsoleCallName]: {
    params: Input<Part<N, "params">>;
    query: Input<Part<N, "query">>;
    body: Input<Part<N, "body">>;
    response: ConsoleResponseOf<N>;
  };
};
export type ConsoleResponseOf<N extends ConsoleCallName> = z.output<
  ConsoleEndpoints[N]["response"]
>;
