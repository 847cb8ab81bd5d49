import fc from "fast-check";

const MEGABYTE = "n".repeat(1024 * 1024);
const own = (json: string): unknown => JSON.parse(json);

/** Text that a database can store but that has broken other programs. */
export const NASTY_TEXTS = [
  "",
  " ",
  "\u00a0",
  "'; DROP TABLE orders; --",
  "$1",
  "%s%n%d",
  "{{7*7}}",
  "${7*7}",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "../../../../etc/passwd",
  "Zoë van 't Hoff-Ångström",
  "👩‍👩‍👧‍👧 王小明 مرحبا",
  "\u202eneerg",
  "\ufeff",
  "\ufffd",
  "a\tb\nc\rd",
  "null",
  "undefined",
  "__proto__",
  "constructor",
  "toString",
  "1e1000",
  "-0",
  "\\u0000",
  "%",
  "٤٢١٣",
  "9999999999999999999999",
];

/** Text that must be refused before it reaches a table or a mail. */
const UNSTORABLE = [
  "\u0000",
  "a\u0000b",
  "\u0007",
  "\u001b[2J",
  "\ud800",
  "a\udfffb",
  "\ud83d",
  "\u007f",
];

const NUMBERS = [-1, 0, -0, 1.5, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53 - 1, 2 ** 53 + 2, 5e-324];

const OBJECTS: unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  own('{"__proto__":{"isAdmin":true}}'),
  own('{"constructor":{"prototype":{"isAdmin":true}}}'),
  own('{"toString":1,"valueOf":1,"hasOwnProperty":1}'),
  own('{"length":-1}'),
  own('{"$ne":null}'),
];

const MOMENTS = [
  "2026-02-30T08:00:00+01:00",
  "2026-11-17T24:00:00+01:00",
  "2026-11-17T08:00:00+99:99",
  "2999-12-31T20:00:00Z",
  "2000-01-01T00:00:00Z",
  "0000-00-00",
  "9999-99-99T99:99:99Z",
  "2026-11-17T08:00:00",
  "2026-11-17T08:00:00.123Z",
  "2027-03-28T02:30:00+01:00",
];

/** Arbitrary values of unexpected types. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...UNSTORABLE) },
  { weight: 4, arbitrary: fc.constantFrom(...NASTY_TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom(...MOMENTS) },
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 4, arbitrary: fc.constantFrom(...OBJECTS) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 2, arbitrary: fc.nat(600).map((length) => "é".repeat(length)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.nat(2000).map(deep) },
  { weight: 1, arbitrary: fc.constant(MEGABYTE) },
);

function deep(levels: number): unknown {
  let value: unknown = "deep";
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { value };
  return value;
}

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...NASTY_TEXTS, ...UNSTORABLE, ...MOMENTS),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.nat(700).map((length) => "x".repeat(length)),
);

/** Additions to an otherwise valid text, mostly unstorable ones. */
export const taint: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...UNSTORABLE) },
  { weight: 1, arbitrary: fc.constantFrom(...NASTY_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
);

/** Request bodies that are not JSON, are other JSON, or are not text. */
export const RAW_BODIES: (string | Buffer)[] = [
  "",
  " ",
  "{",
  "}",
  '{"a":}',
  "null",
  "true",
  "0",
  '"text"',
  "[]",
  "[[[[[[]]]]]]",
  "[".repeat(100_000),
  `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
  `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`,
  '{"email":1e400,"uuid":1e400,"code":1e400}',
  '{"email":"a@b.nl","email":"c@d.nl"}',
  '{"__proto__":{"email":"a@b.nl"}}',
  '{"constructor":{"prototype":{"code":"7430"}}}',
  '\ufeff{"email":"a@b.nl"}',
  "email=a%40b.nl&code=7430",
  "<order/>",
  Buffer.from([0xff, 0xfe, 0x00, 0x7b]),
  Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
  "x".repeat(300 * 1024),
];

export const CONTENT_TYPES = [
  "application/json",
  "application/json; charset=utf-8",
  "application/json; charset=utf-16",
  "application/problem+json",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "x",
  "",
];
