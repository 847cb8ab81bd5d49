import { importAddresses } from "../../modules/catalogue/import-addresses.ts";
import { dumpEmbedded } from "../backup-embedded.ts";
import { issueCollectivesByCommand } from "../../modules/bills/collective/issue-collectives.ts";
import { readCollectiveFiles } from "../../modules/bills/collective/collective-files.ts";
import { emptyOldData } from "../../modules/privacy/empty-old-data.ts";
import { eraseCustomer } from "../../modules/privacy/erase-customer.ts";
import { exportCustomer } from "../../modules/privacy/export-customer.ts";
import { listKits, sendKits, printKitLabels } from "../../modules/floor/kits.ts";
import { listStops } from "../../modules/driving/list-stops.ts";
import {
  cancelByNumber,
  changeByNumber,
  withdrawByNumber,
  creditByNumber,
  invoiceByNumber,
  showOrder,
  listEvents,
} from "../../modules/orders/views/by-number.ts";
import { sendOwnerLink } from "../../modules/orders/links/owner-link.ts";
import { auditPayments } from "../../modules/payments/audit-payments.ts";
import {
  refundByNumber,
  sendBillByNumber,
  writeOffByNumber,
  countByNumber,
  listOverdue,
} from "../../modules/payments/bill-by-number.ts";
import { previewAddress } from "../../modules/catalogue/preview-address.ts";
import {
  addStaffByEmail,
  inviteByEmail,
  listStaffMembers,
  removeByEmail,
} from "../../modules/staff/staff-by-email.ts";
import { applyData } from "../../modules/provider-data/apply-data.ts";
import { listSubscribers } from "../../modules/provider-data/list-subscribers.ts";
import { openArea } from "../../modules/provider-data/open-area.ts";
import { remakeDemoDay } from "../../../demo/day/demo-day.ts";

/** Use cases by name, which a running server can execute for a command. */
export const works = {
  addStaffByEmail,
  applyData,
  auditPayments,
  cancelByNumber,
  changeByNumber,
  countByNumber,
  creditByNumber,
  dumpEmbedded,
  emptyOldData,
  eraseCustomer,
  exportCustomer,
  importAddresses,
  inviteByEmail,
  invoiceByNumber,
  issueCollectives: issueCollectivesByCommand,
  listEvents,
  listKits,
  listOverdue,
  listStaffMembers,
  listStops,
  listSubscribers,
  openArea,
  previewAddress,
  readCollectiveFiles,
  remakeDemoDay,
  removeByEmail,
  printKitLabels,
  sendKits,
  refundByNumber,
  sendBillByNumber,
  sendOwnerLink,
  showOrder,
  withdrawByNumber,
  writeOffByNumber,
};

export type Works = typeof works;
export type WorkName = keyof Works;
export type WorkInput<Name extends WorkName> = Parameters<Works[Name]>[1];
export type WorkResult<Name extends WorkName> = Awaited<ReturnType<Works[Name]>>;
