/** Timings and limits of the specification's section 9 (RULE-44). */
export const NOTIFICATION_MS = 5000;
export const COOKIE_NOTICE_DELAY_MS = 3000;
export const COOKIE_CONSENT_DAYS = 365;
export const RECOVER_TICK_MS = 1000;
export const BACKSPACE_LONG_PRESS_MS = 1000;
export const RECOVER_LINK_TTL_SECONDS = 7200;
export const SMART_BANNER_CLOSED_DAYS = 15;
export const SMART_BANNER_INSTALLED_DAYS = 90;

export const WINDOW_HOURS = 2;
export const FIRST_HOUR = 8;
export const LAST_HOUR = 20;
export const TURNAROUND_WORKING_DAYS = 2;
export const MINIMUM_SLOT_ROWS = 4;

/** A selected time of `00:00` means that none is selected (TIME-07). */
export const NO_TIME = "00:00";
export const DEFAULT_PICKUP_DAYS_AHEAD = 2;
export const DEFAULT_DELIVERY_DAYS_AHEAD = 3;
export const PLACEHOLDER_DELIVERY_DAYS_AFTER_PICKUP = 2;

export const LOCATION_CODE_LENGTH = 4;
export const RETURN_CODE_LENGTH = 5;
export const SIGN_UP_PASSWORD_LONGER_THAN = 8;
export const RECOVERY_PASSWORD_MINIMUM = 4;

/** Maximum length of a stranger's name in a mail. */
export const NAME_LENGTH = 80;

export const DEVICE_HEADER = "x-device-web-id";
export const IDEMPOTENCY_HEADER = "idempotency-key";
export const IDEMPOTENCY_HOURS = 24;
/** A shop's tablet may be offline this long: the idempotency keys of its orders are kept as long. */
export const TABLET_KEY_HOURS = 30 * 24;

export const LANGUAGES = ["nl", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "nl";

/** A stored language, or the default when it is unknown. */
export const languageOf = (stored: string): Language =>
  LANGUAGES.find((known) => known === stored) ?? DEFAULT_LANGUAGE;
