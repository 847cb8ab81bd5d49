import type { ConsoleCall } from "../console-call.ts";

const COMPLAINT = "/console/care/:id";

/** The inbox of complaints. What may cost money asks for the passkey (STAFF-02). */
export const careCalls = {
  listComplaints: { method: "GET", path: "/console/care", auth: "cookie" },
  readComplaint: { method: "GET", path: COMPLAINT, auth: "cookie" },
  answerComplaint: {
    method: "POST",
    path: `${COMPLAINT}/answer`,
    auth: "cookie",
    placement: true,
  },
  offerMoney: {
    method: "POST",
    path: `${COMPLAINT}/offer`,
    auth: "cookie",
    placement: true,
    passkeyAgain: true,
  },
  agreeToOffer: {
    method: "POST",
    path: `${COMPLAINT}/agree`,
    auth: "cookie",
    placement: true,
    passkeyAgain: true,
  },
  closeComplaint: { method: "POST", path: `${COMPLAINT}/close`, auth: "cookie", placement: true },
  deskPhoto: { method: "GET", path: "/console/photos/:id", auth: "cookie", file: true },
} as const satisfies Record<string, ConsoleCall>;
