import type { ConsoleCall } from "../console-call.ts";

/** Who works here, where they are signed in, and what they changed. */
export const staffCalls = {
  listStaffSessions: { method: "GET", path: "/console/sessions", auth: "cookie" },
  endStaffSession: { method: "DELETE", path: "/console/sessions/:id", auth: "cookie" },
  listStaff: { method: "GET", path: "/console/staff", auth: "cookie" },
  inviteStaff: { method: "POST", path: "/console/staff", auth: "cookie", passkeyAgain: true },
  inviteStaffAgain: {
    method: "POST",
    path: "/console/staff/:id/invite",
    auth: "cookie",
    passkeyAgain: true,
  },
  changeStaff: {
    method: "PATCH",
    path: "/console/staff/:id",
    auth: "cookie",
    passkeyAgain: true,
  },
  removeStaff: {
    method: "DELETE",
    path: "/console/staff/:id",
    auth: "cookie",
    passkeyAgain: true,
  },
  listAudit: { method: "GET", path: "/console/audit", auth: "cookie" },
} as const satisfies Record<string, ConsoleCall>;
