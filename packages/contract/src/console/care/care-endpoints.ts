import * as z from "zod/mini";
import { careCalls } from "./care-calls.ts";
import {
  careInbox,
  careParams,
  careQuery,
  complaintAnswerBody,
  deskComplaint,
  moneyOfferBody,
} from "./care.ts";
import type { ConsoleEndpoint } from "../console-endpoint.ts";

const onComplaint = { params: careParams, response: deskComplaint, status: 200 } as const;
const actProblems = [
  "not_found",
  "not_possible_now",
  "idempotency_running",
  "idempotency_mismatch",
] as const;

export const careEndpoints = {
  listComplaints: {
    ...careCalls.listComplaints,
    summary: "Complaints that wait for us, for their customer or for nobody",
    query: careQuery,
    response: careInbox,
    status: 200,
    problems: [],
  },
  readComplaint: {
    ...careCalls.readComplaint,
    ...onComplaint,
    summary: "A complaint with everything that helps to answer it",
    problems: ["not_found"],
  },
  answerComplaint: {
    ...careCalls.answerComplaint,
    ...onComplaint,
    summary: "Answer a complaint by mail, perhaps with another cleaning",
    body: complaintAnswerBody,
    problems: actProblems,
  },
  offerMoney: {
    ...careCalls.offerMoney,
    ...onComplaint,
    summary:
      "Offer money for a complaint; above the rule, or beyond what the bill covers, it waits for an owner",
    body: moneyOfferBody,
    problems: actProblems,
  },
  agreeToOffer: {
    ...careCalls.agreeToOffer,
    ...onComplaint,
    summary: "Agree to an offer above the rule, which is then sent",
    problems: actProblems,
  },
  closeComplaint: {
    ...careCalls.closeComplaint,
    ...onComplaint,
    summary: "Say that nothing is left to do about a complaint",
    problems: actProblems,
  },
  deskPhoto: {
    ...careCalls.deskPhoto,
    summary: "A photo of an order, as it was drawn anew",
    params: careParams,
    response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    status: 200,
    problems: ["not_found"],
  },
} as const satisfies Record<keyof typeof careCalls, ConsoleEndpoint>;
