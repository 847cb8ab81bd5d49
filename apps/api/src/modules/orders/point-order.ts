import type { Language } from "@waslijn/contract/shared/constants";
import type { Env } from "../../env.ts";
import type { ServicePointRow } from "../catalogue/service-points-repository.ts";
import type { Booking, NewOrder } from "./booking.ts";
import { orderMails } from "./mail-recipients.ts";

const languageOf = (point: ServicePointRow): Language => (point.language === "en" ? "en" : "nl");

/** The columns that every order of a location has in common. */
export const pointOrder = (point: ServicePointRow, device: string | null) =>
  ({
    hub_id: point.hub_id,
    user_id: null,
    company_id: null,
    service_point_id: point.id,
    language: languageOf(point),
    notes: "",
    coupon_code: "",
    discount: null,
    contact: { name: point.company, email: point.email },
    pickup_location: null,
    delivery_location: null,
    has_bag: null,
    device,
  }) satisfies Partial<NewOrder>;

export const pointMail = (env: Env, point: ServicePointRow): Booking["mails"] =>
  orderMails(env, [
    { kind: "location-order", recipient: point.email, language: languageOf(point) },
  ]);
