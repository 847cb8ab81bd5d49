import type { consoleCalls, ConsoleCallName } from "./calls.ts";
import { ROLES, type Role } from "./roles.ts";

/** Calls that come before anyone is known. */
type OpenCallName = {
  [N in ConsoleCallName]: (typeof consoleCalls)[N]["auth"] extends "none" ? N : never;
}[ConsoleCallName];
export type StaffCallName = Exclude<ConsoleCallName, OpenCallName>;

const owners = ["owner"] as const;
const desks = ["owner", "desk"] as const;
const drivers = ["driver"] as const;

/** Who may make which call: the only place that says so (STAFF-01). A call without a line is not served. */
export const permissions = {
  signOut: ROLES,
  consoleMe: ROLES,
  confirmOptions: ROLES,
  confirmByPasskey: ROLES,
  listPasskeys: ROLES,
  passkeyOptions: ROLES,
  addPasskey: ROLES,
  removePasskey: ROLES,
  listStaffSessions: ROLES,
  endStaffSession: ROLES,
  listStaff: owners,
  inviteStaff: owners,
  inviteStaffAgain: owners,
  changeStaff: owners,
  removeStaff: owners,
  listAudit: owners,
  listWebhooks: owners,
  addWebhook: owners,
  changeWebhook: owners,
  removeWebhook: owners,
  renewWebhookSecret: owners,
  testWebhook: owners,
  webhookDeliveries: owners,
  sendDeliveryAgain: owners,
  deskToday: desks,
  followDesk: desks,
  deskOrders: desks,
  countOrders: desks,
  exportOrders: desks,
  deskPrices: desks,
  checkCallerAddress: desks,
  findCaller: desks,
  estimateByPhone: desks,
  deskPickups: desks,
  deskDeliveries: desks,
  placeByPhone: desks,
  deskOrder: desks,
  deskWindows: desks,
  moveOrder: desks,
  cancelByDesk: desks,
  pickUpByDesk: desks,
  deliverByDesk: desks,
  missByDesk: desks,
  countByDesk: desks,
  refundOrder: desks,
  markReady: desks,
  waiveFee: desks,
  editDetails: desks,
  replaceLink: desks,
  sendBill: desks,
  writeNote: desks,
  readMessage: desks,
  sendMessageAgain: desks,
  previewMove: desks,
  moveMany: desks,
  undoMove: desks,
  previewMessage: desks,
  messageMany: desks,
  undoMessage: desks,
  listRuns: desks,
  makeRun: desks,
  planRuns: desks,
  proposeRuns: desks,
  ownRun: drivers,
  removeRun: desks,
} as const satisfies Record<StaffCallName, readonly Role[]>;
