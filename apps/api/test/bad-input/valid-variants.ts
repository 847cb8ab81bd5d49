import fc from "fast-check";
import { NASTY_TEXTS } from "./hostile-values.ts";

/** Unusual text that passes validation. */
const words = (max: number, empty = true): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.constantFrom(...NASTY_TEXTS),
      fc.string({ unit: "grapheme", maxLength: 12 }),
      fc.constant("ß".repeat(max)),
    )
    .filter(
      (text) =>
        text.length <= max &&
        text.isWellFormed() &&
        !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text) &&
        (empty || text.trim() !== ""),
    );

const email = fc
  .tuple(
    fc.constantFrom("a", "noor+was", "o'neil", "ünïcode", "x".repeat(60), "=1+1", "$where"),
    fc.constantFrom("b.nl", "münchen.example", "a-b.example", "xn--mgba.example"),
    fc.nat(1_000_000),
  )
  .map(([name, host, number]) => `${name}${number}@${host}`);

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const hour = fc.constantFrom("08", "09", "10", "12", "18", "20", "23", "00");
const date = fc.constantFrom(
  "2026-11-15",
  "2026-11-17",
  "2026-11-20",
  "2026-12-25",
  "2027-03-28",
  "2028-02-29",
  "2999-12-31",
  "2000-01-01",
);
const moment = fc
  .tuple(date, hour, fc.constantFrom("+01:00", "+02:00", "Z", "-11:00", "+14:00"))
  .map(([day, at, offset]) => `${day}T${at}:00:00${offset}`);
const wallClock = fc.tuple(date, hour).map(([day, at]) => `${day}T${at}:00:00`);
const postal = fc.oneof(
  digits(4),
  fc.constantFrom("2011DB", "2011 db", "1012AB", "9999ZZ", "0000"),
);

/** Valid values for fields of this name, unusual ones first. */
export const VALID_VARIANTS: Record<string, fc.Arbitrary<unknown>> = {
  email,
  fullName: words(120),
  name: words(120, false),
  phone: words(30, false),
  notes: words(2000),
  couponCode: fc.oneof(fc.constantFrom("", "WELKOM10", "LENTE26"), words(40)),
  hasBag: fc.constantFrom(null, true, false),
  language: fc.constantFrom("nl", "en"),
  plainPassword: fc.string({ unit: "binary", minLength: 9, maxLength: 60 }),
  password: fc.string({ unit: "binary", minLength: 4, maxLength: 60 }),
  token: fc.oneof(fc.stringMatching(/^[\w-]{43}$/), words(200, false)),
  refreshToken: words(500),
  uuid: fc.stringMatching(/^[\w-]{8,64}$/),
  pickupTime: moment,
  deliveryTime: moment,
  pickupDate: wallClock,
  pickup: fc.oneof(wallClock, date),
  postalCode: postal,
  PostalCode: postal,
  HouseNumber: words(10, false),
  Addition: words(20),
  houseNumber: fc.option(words(10)),
  houseAddition: fc.option(words(20)),
  reason: fc.constantFrom("post_nl_validation", "external_service_error", "not_in_service_area"),
  address: words(300),
  city: words(100, false),
  country: words(60),
  lat: fc.oneof(fc.constant(null), fc.double({ min: -90, max: 90, noNaN: true })),
  lon: fc.oneof(fc.constant(null), fc.double({ min: -180, max: 180, noNaN: true })),
  thoroughfare: words(150, false),
  subThoroughfare: words(40, false),
  isNew: fc.constantFrom("0", "1"),
  cleaningServices: fc.array(fc.constantFrom("DC", "WF", "LS", "SS", "IO"), {
    minLength: 1,
    maxLength: 5,
  }),
  services: fc.array(fc.oneof(fc.constantFrom("dry-cleaning"), words(60, false)), {
    minLength: 1,
    maxLength: 20,
  }),
  pickupPacksQty: fc.integer({ min: 1, max: 9999 }),
  code: fc.oneof(digits(4), fc.constantFrom("7430", "8120", "0012", "BC12M", "NL0AX", "bc12m")),
  type: fc.constantFrom("pickup", "delivery"),
  id: fc.oneof(fc.uuid(), fc.constant("5e6f1c2a-9b3d-4e7f-8a1b-79b97f4a7c15")),
  kind: fc.oneof(
    fc.constantFrom("pickup", "delivery"),
    fc.stringMatching(/^[a-z][a-z0-9-]{1,40}$/),
  ),
  route: fc.stringMatching(/^[a-z0-9-]{1,30}$/),
  requestId: words(64),
};
