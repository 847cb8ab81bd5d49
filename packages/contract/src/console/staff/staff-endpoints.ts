import { nothing } from "../../shared/calls/endpoint.ts";
import { auditPage, auditQuery } from "../desk/audit.ts";
import type { ConsoleEndpoint } from "../console-endpoint.ts";
import { staffCalls } from "./staff-calls.ts";
import {
  changeStaffBody,
  inviteBody,
  sessionParams,
  sessionsQuery,
  staffMember,
  staffMembers,
  staffParams,
  staffSessions,
} from "./staff.ts";

export const staffEndpoints = {
  listStaffSessions: {
    ...staffCalls.listStaffSessions,
    summary: "Where somebody is signed in: oneself, or for an owner anybody",
    query: sessionsQuery,
    response: staffSessions,
    status: 200,
    problems: ["forbidden"],
  },
  endStaffSession: {
    ...staffCalls.endStaffSession,
    summary: "Sign a browser out: one's own, or for an owner anybody's",
    params: sessionParams,
    response: nothing,
    status: 204,
    problems: ["not_found"],
  },
  listStaff: {
    ...staffCalls.listStaff,
    summary: "Who works here",
    response: staffMembers,
    status: 200,
    problems: [],
  },
  inviteStaff: {
    ...staffCalls.inviteStaff,
    summary: "Let somebody in, who has a mail with a link",
    body: inviteBody,
    response: staffMember,
    status: 201,
    problems: ["staff_exists"],
  },
  inviteStaffAgain: {
    ...staffCalls.inviteStaffAgain,
    summary: "Let somebody in who lost the passkey: ends keys and sessions, and tells all owners",
    params: staffParams,
    response: nothing,
    status: 204,
    problems: ["not_found"],
  },
  changeStaff: {
    ...staffCalls.changeStaff,
    summary: "Give somebody another role or hub",
    params: staffParams,
    body: changeStaffBody,
    response: staffMember,
    status: 200,
    problems: ["not_found", "last_owner"],
  },
  removeStaff: {
    ...staffCalls.removeStaff,
    summary: "Let somebody go, who is out at the next call",
    params: staffParams,
    response: nothing,
    status: 204,
    problems: ["not_found", "last_owner"],
  },
  listAudit: {
    ...staffCalls.listAudit,
    summary: "What was changed by whom, newest first",
    query: auditQuery,
    response: auditPage,
    status: 200,
    problems: [],
  },
} as const satisfies Record<keyof typeof staffCalls, ConsoleEndpoint>;
