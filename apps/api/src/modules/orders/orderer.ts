import type { UserLocation } from "@waslijn/contract/customer/locations";
import { isCommonPassword } from "@waslijn/contract/shared/common-passwords";
import type { Language } from "@waslijn/contract/shared/constants";
import type { OrderBody, OrderContact, OrderUser } from "@waslijn/contract/customer/orders";
import { isBlank } from "@waslijn/contract/shared/lines";
import { storedPhone, toE164 } from "@waslijn/contract/shared/phone";
import { isSignUpPassword } from "@waslijn/contract/shared/rules";
import { ApiProblem } from "../../api-problem.ts";
import { newId } from "../../db/new-id.ts";
import type { Deps } from "../../deps.ts";
import type { Principal } from "../../http/principal.ts";
import { findCompany, type CompanyRow } from "../accounts/companies-repository.ts";
import { hashPassword } from "../accounts/password.ts";
import { findUser } from "../accounts/users-repository.ts";
import type { Booking } from "./booking.ts";

/** Who the order belongs to, from the token and the body. */
export type Orderer = {
  contact: OrderContact;
  language: Language;
  hasBag: boolean | null;
  location: UserLocation;
  userId: string | null;
  session: string | undefined;
  company: CompanyRow | undefined;
  account: Booking["account"] | undefined;
};

export const refuseField = (field: string, rule: string) =>
  new ApiProblem("validation_failed", { fields: [{ field, rule }] });

export function findOrderer(
  deps: Deps,
  principal: Principal,
  body: OrderBody,
  language: Language,
): Promise<Orderer> {
  switch (principal.kind) {
    case "guest":
      return signUp(deps, body, language);
    case "user":
      return ownAccount(deps, principal, body);
    case "company":
      return inCompanysName(deps, principal.companyId, body, language);
    case "nobody":
      throw new ApiProblem("unauthorized");
  }
}

/** A guest's order also creates the account; the B2B wizards need a company or a login. */
async function signUp(
  deps: Deps,
  { user, order }: OrderBody,
  fallback: Language,
): Promise<Orderer> {
  if (order.b2bType) throw new ApiProblem("forbidden");
  const contact = {
    name: required("user.fullName", user.fullName || user.name),
    email: required("user.email", user.email),
    phone: typedPhone("user.phone", user),
  };
  const language = user.language ?? fallback;
  return {
    contact,
    language,
    hasBag: user.hasBag,
    location: order.pickupLocation,
    userId: null,
    session: undefined,
    company: undefined,
    account: {
      id: newId(),
      email: contact.email,
      password_hash: await hashNewPassword(deps, user.plainPassword),
      full_name: contact.name,
      phone: contact.phone,
      language,
    },
  };
}

function hashNewPassword({ env }: Deps, password: string | undefined): Promise<string> {
  if (!password) throw new ApiProblem("password_required");
  if (!isSignUpPassword(password)) throw refuseField("user.plainPassword", "password_length");
  if (isCommonPassword(password)) throw new ApiProblem("common_password");
  return hashPassword(password, env.PASSWORD_COST);
}

/** A user orders with the account's name and phone; the address comes from the order. */
async function ownAccount(
  { db }: Deps,
  { userId, sessionId }: { userId: string; sessionId: string },
  { user, order }: OrderBody,
): Promise<Orderer> {
  const account = await findUser(db, userId);
  if (!account) throw new ApiProblem("unauthorized");
  const typed = order.data.contact;
  return {
    contact: {
      name: required(
        "user.fullName",
        account.full_name || user.fullName || user.name || typed?.name,
      ),
      email: account.email,
      phone: account.phone || typedPhone("user.phone", user.phone ? user : (typed ?? {})),
    },
    language: account.language === "en" ? "en" : "nl",
    hasBag: order.b2bType ? user.hasBag : account.has_bag,
    location: order.pickupLocation,
    userId,
    session: sessionId,
    company: undefined,
    account: undefined,
  };
}

/** A company's token may only place re-use and re-cover orders for that company. */
async function inCompanysName(
  { db }: Deps,
  companyId: string,
  { user, order }: OrderBody,
  fallback: Language,
): Promise<Orderer> {
  const company = order.b2bType && (await findCompany(db, companyId));
  if (!company) throw new ApiProblem("forbidden");
  if (!order.data.contact) throw refuseField("order.data.contact", "required");
  const { name, email } = order.data.contact;
  const phone = typedPhone("order.data.contact.phone", order.data.contact);
  return {
    contact: { name: name.trim(), email: email.trim(), phone },
    language: user.language ?? fallback,
    hasBag: user.hasBag,
    location: order.pickupLocation,
    userId: null,
    session: undefined,
    company,
    account: undefined,
  };
}

function required(field: string, value: string | undefined): string {
  if (!value || isBlank(value)) throw refuseField(field, "required");
  return value.trim();
}

/**
 * Normalises a phone number to E.164. Throws `validation_failed` for the field when it cannot be parsed (PHONE-01),
 * unless `phoneAsTyped` says that the person was warned and keeps it (FLOW-37).
 */
export function typedPhone(
  field: string,
  { phone, phoneAsTyped }: Pick<OrderUser, "phone" | "phoneAsTyped">,
): string {
  const typed = required(field, phone);
  if (!phoneAsTyped && toE164(typed) === undefined) throw refuseField(field, "phone");
  return storedPhone(typed);
}
