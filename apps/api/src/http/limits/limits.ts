import type { EndpointName } from "@waslijn/contract/customer/endpoints";

export type Limit = { hits: number; seconds: number };

const QUARTER = 15 * 60;

/** Any call, per caller. Generous: a whole office, or the phones of one provider, share an address. */
export const GENERAL_LIMIT: Limit = { hits: 1200, seconds: 60 };

/** Calls that reveal, create or cost something, per caller. */
export const CALL_LIMITS: Partial<Record<EndpointName, Limit>> = {
  createToken: { hits: 300, seconds: QUARTER },
  refreshToken: { hits: 600, seconds: QUARTER },
  logOut: { hits: 300, seconds: QUARTER },
  userExists: { hits: 60, seconds: QUARTER },
  companyToken: { hits: 120, seconds: QUARTER },
  recover: { hits: 30, seconds: QUARTER },
  recoverEmail: { hits: 30, seconds: QUARTER },
  checkRecoverEmail: { hits: 120, seconds: QUARTER },
  checkRecoverToken: { hits: 60, seconds: QUARTER },
  requestServiceArea: { hits: 30, seconds: QUARTER },
  validateAddress: { hits: 300, seconds: QUARTER },
  reportClientFailure: { hits: 120, seconds: QUARTER },
};

/** Failed logins: of one account wherever they come from, and of one caller whatever the account. */
export const ACCOUNT_LOGIN_LIMIT: Limit = { hits: 10, seconds: QUARTER };
export const CALLER_LOGIN_LIMIT: Limit = { hits: 50, seconds: QUARTER };

const DAY = 86_400;
/** Mails that anyone can have sent to an address: enough to try again, too few to pester with. */
export const RECOVER_MAIL_LIMIT: Limit = { hits: 20, seconds: DAY };
export const AREA_MAIL_LIMIT: Limit = { hits: 10, seconds: DAY };

/** Location codes and return codes that do not exist, per caller. */
export const MISS_LIMIT: Limit = { hits: 10, seconds: QUARTER };
