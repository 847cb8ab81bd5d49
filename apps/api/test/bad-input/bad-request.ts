import type { Endpoint } from "@waslijn/contract/shared/endpoint";
import fc from "fast-check";
import type { InjectOptions } from "fastify";
import type { ValidRequest } from "../valid-requests.ts";
import { CONTENT_TYPES, hostileText, hostileValue, RAW_BODIES, taint } from "./hostile-values.ts";
import { shapedLike } from "./shaped-like.ts";
import { VALID_VARIANTS } from "./valid-variants.ts";

/** How a valid request is made invalid. */
export type Spoiling =
  | { how: "vary"; picks: number[]; seeds: number[] }
  | { how: "replace"; changes: { at: number; value: unknown }[] }
  | { how: "taint"; at: number; text: string; isBefore: boolean }
  | { how: "drop"; at: number }
  | { how: "add"; at: number; name: string; value: unknown }
  | { how: "shape"; body: unknown }
  | { how: "raw"; payload: string | Buffer; contentType: string }
  | { how: "address"; text: string };
export type BadRequest = { spoiling: Spoiling; headers: Record<string, string> };

const NAMES = ["__proto__", "constructor", "toString", "isAdmin", "user_id", "", "a".repeat(500)];
const printable = fc.string({ unit: "grapheme-ascii", maxLength: 80 }).map((text) => text.trim());

const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: printable.map((value) => ({ "accept-language": value })) },
  { weight: 1, arbitrary: printable.map((value) => ({ "idempotency-key": value })) },
  { weight: 1, arbitrary: printable.map((value) => ({ "x-device-web-id": value })) },
  { weight: 1, arbitrary: printable.map((value) => ({ authorization: `Bearer ${value}` })) },
  { weight: 1, arbitrary: fc.base64String().map((pair) => ({ authorization: `Basic ${pair}` })) },
  { weight: 1, arbitrary: printable.map((value) => ({ "x-forwarded-for": value, cookie: value })) },
);

/** Generates nearly valid requests, from the contract's schema and one valid request. */
export function badRequest({ body, params, query, method }: Endpoint): fc.Arbitrary<BadRequest> {
  const picks = fc.array(fc.nat(1000), { maxLength: 4 });
  const at = fc.nat(1000);
  const replace = fc
    .array(fc.record({ at, value: hostileValue }), { minLength: 1, maxLength: 2 })
    .map((changes): Spoiling => ({ how: "replace", changes }));
  const tainted = fc
    .record({ at, text: taint, isBefore: fc.boolean() })
    .map((taken): Spoiling => ({ how: "taint", ...taken }));
  const kinds: { weight: number; arbitrary: fc.Arbitrary<Spoiling> }[] = [
    {
      weight: 9,
      arbitrary: fc
        .tuple(picks, fc.array(fc.nat(), { minLength: 4, maxLength: 4 }))
        .map(([picked, seeds]): Spoiling => ({ how: "vary", picks: picked, seeds })),
    },
  ];
  if (body || params || query) {
    kinds.push({ weight: 5, arbitrary: replace });
    kinds.push({ weight: 6, arbitrary: tainted });
    kinds.push({ weight: 1, arbitrary: at.map((where): Spoiling => ({ how: "drop", at: where })) });
    kinds.push({
      weight: 2,
      arbitrary: fc
        .tuple(at, fc.constantFrom(...NAMES), hostileValue)
        .map(([where, name, value]): Spoiling => ({ how: "add", at: where, name, value })),
    });
  }
  if (body) {
    kinds.push({
      weight: 3,
      arbitrary: shapedLike(body).map((value): Spoiling => ({ how: "shape", body: value })),
    });
  }
  if (method === "POST") {
    kinds.push({
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...RAW_BODIES), fc.constantFrom(...CONTENT_TYPES))
        .map(([payload, contentType]): Spoiling => ({ how: "raw", payload, contentType })),
    });
  }
  kinds.push({
    weight: 1,
    arbitrary: hostileText.map((text): Spoiling => ({ how: "address", text })),
  });
  return fc.record({ spoiling: fc.oneof(...kinds), headers });
}

type Tree = { body?: unknown; query?: unknown; params?: unknown };

/** The bad request as it is sent over HTTP. */
export function toSpoiledInject(
  endpoint: Endpoint,
  valid: ValidRequest,
  { spoiling, headers: odd }: BadRequest,
): InjectOptions {
  const tree: Tree = structuredClone({
    ...(valid.body !== undefined && { body: valid.body }),
    ...(valid.query !== undefined && { query: valid.query }),
    ...(valid.params !== undefined && { params: valid.params }),
  });
  const spoiled = spoil(tree, spoiling);
  const suffix = spoiling.how === "address" ? percent(spoiling.text) : "";
  const url = `/api${pathOf(endpoint.path, spoiled.params)}${suffix}${queryOf(spoiled.query)}`;
  const common = { "accept-language": "en", ...valid.headers, ...odd };
  if (spoiling.how === "raw") {
    const contentType = spoiling.contentType && { "content-type": spoiling.contentType };
    return {
      method: endpoint.method,
      url,
      payload: spoiling.payload,
      headers: { ...common, ...contentType },
    };
  }
  const payload = spoiled.body === undefined ? undefined : JSON.stringify(spoiled.body);
  return {
    method: endpoint.method,
    url,
    headers: { ...common, ...(payload !== undefined && { "content-type": "application/json" }) },
    ...(payload !== undefined && { payload }),
  };
}

function spoil(tree: Tree, spoiling: Spoiling): Tree {
  const places = placesIn(tree);
  const place = (at: number) => places[at % Math.max(1, places.length)];
  switch (spoiling.how) {
    case "vary":
      for (const [turn, pick] of spoiling.picks.entries())
        vary(place(pick), spoiling.seeds[turn] ?? 0);
      return tree;
    case "replace":
      for (const { at, value } of spoiling.changes) set(place(at), value);
      return tree;
    case "taint":
      tint(places, spoiling);
      return tree;
    case "drop":
      remove(place(spoiling.at));
      return tree;
    case "add":
      add(place(spoiling.at), spoiling.name, spoiling.value);
      return tree;
    case "shape":
      return { ...tree, body: spoiling.body };
    default:
      return tree;
  }
}

type Place = { holder: Record<string, unknown>; name: string };

function placesIn(holder: object): Place[] {
  return Object.entries(holder).flatMap(([name, value]) => [
    { holder: holder as Record<string, unknown>, name },
    ...(typeof value === "object" && value !== null ? placesIn(value) : []),
  ]);
}

function vary(place: Place | undefined, seed: number): void {
  const variants = place && VALID_VARIANTS[place.name];
  if (place && variants) set(place, fc.sample(variants, { numRuns: 1, seed })[0]);
}

/** Adds something invalid to the beginning or end of a valid text, which many checks let pass. */
function tint(places: Place[], { at, text, isBefore }: Spoiling & { how: "taint" }): void {
  const texts = places.filter(({ holder, name }) => typeof holder[name] === "string");
  const place = texts[at % Math.max(1, texts.length)];
  if (!place) return;
  const right = String(place.holder[place.name]);
  set(place, isBefore ? text + right : right + text);
}

const set = (place: Place | undefined, value: unknown): void => {
  if (place) place.holder[place.name] = value;
};
const remove = (place: Place | undefined): void => {
  if (place) delete place.holder[place.name];
};

/** `defineProperty`, not assignment: `__proto__` must become an own property. */
function add(place: Place | undefined, name: string, value: unknown): void {
  if (!place) return;
  const inner = place.holder[place.name];
  const target = typeof inner === "object" && inner !== null ? inner : place.holder;
  Object.defineProperty(target, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function pathOf(path: string, params: unknown): string {
  const values = isRecord(params) ? params : {};
  return path.replace(/:(\w+)/g, (_, name: string) => percent(textOf(values[name])));
}

function queryOf(query: unknown): string {
  if (query === undefined) return "";
  if (!isRecord(query)) return `?${percent(textOf(query))}`;
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map(
      (one) => `${percent(name)}=${percent(textOf(one))}`,
    ),
  );
  return `?${pairs.join("&")}`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Truncated: Node itself refuses a URL of a megabyte. */
const textOf = (value: unknown): string =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).slice(0, 4000);

/** Like `encodeURIComponent`, but encodes lone surrogates as the bytes that broken clients send for them. */
const percent = (text: string): string =>
  [...text].map((one) => (one.isWellFormed() ? encodeURIComponent(one) : "%ED%A0%80")).join("");
