import type { EndpointName } from "@waslijn/contract/customer/endpoints";
import type { ProblemType } from "@waslijn/contract/shared/problem";
import { randomUUID } from "node:crypto";
import { call } from "./call.ts";
import { addReadyPhoto, deliveredOrder, offeredCleaning } from "./care.ts";
import { TEST_DEVICE } from "./sessions.ts";
import type { TestApp } from "./test-app.ts";
import { freshLink, type ValidRequest } from "./valid-requests.ts";

type Provocation = (it: TestApp) => Promise<ValidRequest>;
type Provocations = Partial<Record<ProblemType, Provocation>>;

const ID = "5e6f1c2a-9b3d-4e7f-8a1b-0000000000aa";
const UNKNOWN = { token: "A".repeat(43) };
const PIECE = { size: 6, start: 0, data: "AAAA" };
const REPORT = { text: "Er zit een vlek in.", photos: [] };

const onceWithKey = async (
  it: TestApp,
  name: EndpointName,
  first: ValidRequest,
  other: object,
): Promise<ValidRequest> => {
  const headers = { "x-device-web-id": TEST_DEVICE, "idempotency-key": randomUUID() };
  await call(it, name, { ...first, headers });
  return { ...first, body: other, headers } as ValidRequest;
};

/** How to provoke each documented problem of the complaint calls. */
export const careProblems = {
  orderCare: { order_link_invalid: async () => ({ params: UNKNOWN }) },
  sendPhotoPiece: {
    order_link_invalid: async () => ({ params: { ...UNKNOWN, id: ID }, body: PIECE }),
    not_possible_now: async (it) => ({
      params: { ...(await freshLink(it)), id: randomUUID() },
      body: PIECE,
    }),
    photo_unreadable: async (it) => ({
      params: { token: (await deliveredOrder(it)).token, id: randomUUID() },
      body: { ...PIECE, size: 3 },
    }),
    photos_limit_reached: async (it) => {
      const { id, token } = await deliveredOrder(it);
      for (let photo = 0; photo < 20; photo += 1) await addReadyPhoto(it, id);
      return { params: { token, id: randomUUID() }, body: PIECE };
    },
  },
  orderPhoto: {
    order_link_invalid: async () => ({ params: { ...UNKNOWN, id: ID } }),
    not_found: async (it) => ({ params: { ...(await freshLink(it)), id: ID } }),
  },
  reportProblem: {
    order_link_invalid: async () => ({ params: UNKNOWN, body: REPORT }),
    not_possible_now: async (it) => ({ params: await freshLink(it), body: REPORT }),
    idempotency_mismatch: async (it) => {
      const { token } = await deliveredOrder(it);
      const other = { ...REPORT, text: "Nog een vlek." };
      return onceWithKey(it, "reportProblem", { params: { token }, body: REPORT }, other);
    },
  },
  answerOffer: {
    order_link_invalid: async () => ({ params: { ...UNKNOWN, id: ID }, body: { accepts: true } }),
    not_found: async (it) => ({
      params: { ...(await freshLink(it)), id: ID },
      body: { accepts: true },
    }),
    not_possible_now: async (it) => {
      const { order, complaint } = await offeredCleaning(it);
      const params = { token: order.token, id: complaint };
      await call(it, "answerOffer", { params, body: { accepts: true } });
      return { params, body: { accepts: true } };
    },
    idempotency_mismatch: async (it) => {
      const { order, complaint } = await offeredCleaning(it);
      const params = { token: order.token, id: complaint };
      const other = { accepts: false, text: "Nee." };
      return onceWithKey(it, "answerOffer", { params, body: { accepts: true } }, other);
    },
  },
} satisfies Partial<Record<EndpointName, Provocations>>;
