import * as z from "zod/mini";
import { nothing } from "../shared/endpoint.ts";
import { text } from "../shared/fields.ts";
import { byDesk, byStaff, byTablet, type ConsoleEndpoint } from "./console-endpoint.ts";

const id = z.uuid();
const pin = z.string().check(z.regex(/^\d{6}$/));

/** 111111, 123456 and 987654 are the first that a colleague would try. */
function isSimple(digits: string): boolean {
  const steps = [...digits].slice(1).map((digit, at) => Number(digit) - Number(digits[at]));
  return [-1, 0, 1].some((step) => steps.every((one) => one === step));
}

export const newPin = pin.check(
  z.refine((digits) => !isSimple(digits), { error: "too_simple", abort: true }),
);

/** A shared tablet, before anybody entered a PIN. */
const tablet = z.object({
  hub: z.object({ id: z.string(), name: z.string() }),
  /** The hub's people, and owners and desk with a PIN. */
  people: z.array(z.object({ id, name: z.string(), hasPin: z.boolean() })),
});
export type Tablet = z.infer<typeof tablet>;

/** Shared tablets (STAFF-06): an owner or desk opens one, people of its hub take turns by PIN. */
export const tabletEndpoints = {
  openTablet: {
    ...byDesk,
    method: "POST",
    path: "/console/tablet",
    summary: "Make this browser the shared tablet of a hub; ends the session that asks",
    body: z.object({ hub: text(40) }),
    response: nothing,
    status: 204,
    problems: [],
  },
  viewTablet: {
    ...byTablet,
    method: "GET",
    path: "/console/tablet",
    summary: "Who can enter a PIN on this tablet",
    response: tablet,
    status: 200,
    problems: ["unauthorized"],
  },
  enterPin: {
    ...byTablet,
    method: "POST",
    path: "/console/tablet/person",
    summary: "Say who works on the tablet now, by PIN",
    body: z.object({ person: id, pin }),
    response: nothing,
    status: 204,
    problems: ["unauthorized", "pin_wrong"],
  },
  /** Reads and background sends do not count as activity, so the screen reports touches. */
  touchTablet: {
    ...byTablet,
    method: "PUT",
    path: "/console/tablet/person",
    summary: "Say that the person on the tablet is still there",
    response: nothing,
    status: 204,
    problems: ["unauthorized", "pin_needed"],
  },
  leaveTablet: {
    ...byTablet,
    method: "DELETE",
    path: "/console/tablet/person",
    summary: "Ask for a PIN again; the tablet stays the hub's",
    response: nothing,
    status: 204,
    problems: ["unauthorized"],
  },
  closeTablet: {
    ...byTablet,
    method: "DELETE",
    path: "/console/tablet",
    summary: "End the use of this browser as a shared tablet",
    response: nothing,
    status: 204,
    problems: ["unauthorized"],
  },
  setOwnPin: {
    ...byStaff,
    tablet: true,
    method: "PUT",
    path: "/console/pin",
    summary: "Choose one's own PIN for shared tablets; on a tablet the current one is needed",
    body: z.object({ pin: newPin, current: z.optional(pin) }),
    response: nothing,
    status: 204,
    problems: ["pin_wrong"],
  },
} as const satisfies Record<string, ConsoleEndpoint>;
