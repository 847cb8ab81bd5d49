import type { UserLocation } from "@waslijn/contract/customer/locations";
import { toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import type { B2bType } from "@waslijn/contract/shared/codes";
import type { Language } from "@waslijn/contract/shared/constants";
import type { OrderBody, OrderContact, OrderUser } from "@waslijn/contract/customer/orders";
import type { OrderedBy } from "../../../parts/session/session-actions.ts";
import { isUser, locationOf, type Situation } from "./flow-rules.ts";

export type OrderKind = "consumer" | B2bType;

/** Maps the draft to the API's request body (API-34 to API-43). Undefined without an address. */
export function toOrderBody(
  now: Situation,
  kind: OrderKind,
  language: Language,
): OrderBody | undefined {
  const location = locationOf(now);
  if (!location) return undefined;
  const { notes, instructions, couponCode, cleaningServices, times } = now.draft;
  const place = toLocation(location);
  return {
    user: toUser(now, kind, language),
    order: {
      notes: notes.trim(),
      ...(Object.keys(instructions).length > 0 && { instructions }),
      couponCode: couponCode.trim(),
      pickupTime: toAmsterdamTimestamp(times.pickupDate.date, times.pickupTime),
      pickupLocation: place,
      // Re-cover has no delivery (BIZ-36).
      ...(kind !== "re-cover" && {
        deliveryTime: toAmsterdamTimestamp(times.deliveryDate.date, times.deliveryTime),
        deliveryLocation: place,
      }),
      cleaningServices,
      data: kind === "consumer" ? {} : { contact: contactOf(now) },
      ...(kind !== "consumer" && { b2bType: kind }),
    },
  };
}

/** Who the order is placed as. */
export const ordererOf = (now: Situation, kind: OrderKind): OrderedBy =>
  isUser(now)
    ? { type: "user" }
    : { type: "guest", company: (kind !== "consumer" && now.draft.company) || undefined };

function toUser(now: Situation, kind: OrderKind, language: Language): OrderUser {
  const { draft, session } = now;
  const hasBag = hasBagOf(now, kind);
  if (isUser(now)) {
    const { name, email, ...phone } = contactOf(now);
    return {
      email,
      language: session.user?.language ?? language,
      ...phone,
      name,
      fullName: name,
      hasBag,
    };
  }
  if (kind !== "consumer") return { language, hasBag };
  const { email, plainPassword } = draft;
  const name = draft.contactName.trim();
  const phone = typedPhone(draft);
  return { email: email.trim(), language, plainPassword, ...phone, name, fullName: name, hasBag };
}

/** The user's account data; empty fields are filled from the draft (FLOW-38). */
export function contactOf({ draft, session }: Situation): OrderContact {
  const known = session.type === "user" ? session.user : undefined;
  return {
    name: known?.fullName || draft.contactName.trim(),
    email: known?.email || draft.contactEmail.trim(),
    ...(known?.phone ? { phone: known.phone } : typedPhone(draft)),
  };
}

/** The field warns about an unparseable number but accepts it (FLOW-37). */
const typedPhone = ({ contactPhone }: Situation["draft"]) => ({
  phone: contactPhone.trim(),
  phoneAsTyped: true,
});

/** From the account for users; other visitors are asked (API-34). */
export function hasBagOf({ draft, session }: Situation, kind: OrderKind): boolean | null {
  if (kind !== "consumer" || session.type !== "user") return draft.hasBag;
  return session.user?.hasBag || null;
}

function toLocation(location: UserLocation & { loaded?: true }): UserLocation {
  const { loaded: _, ...fields } = location;
  return fields;
}
