import type { Calls } from "../src/client.ts";
import type { operations } from "./generated.ts";

/**
 * Compares the types that a generator makes from our OpenAPI file with the client's own (OPEN-03): the compiler names
 * the calls that differ. Type-level only, nothing here runs.
 */
type Name = keyof Calls & keyof operations;

type Json<T> = T extends { content: { "application/json": infer Body } } ? Body : null;
type Answered<N extends Name> = {
  [S in keyof operations[N]["responses"] & (200 | 201 | 202 | 204)]: Json<
    operations[N]["responses"][S]
  >;
}[keyof operations[N]["responses"] & (200 | 201 | 202 | 204)];
type Taken<N extends Name> = Json<operations[N]["requestBody"]>;

type Undescribed = Exclude<keyof Calls, keyof operations>;
/** Files and streams, which browsers open as URLs. */
type ForBrowsers =
  | "followOrder"
  | "orderCalendar"
  | "orderInvoice"
  | "orderPhoto"
  | "sendPhotoPiece";
/** Webhooks, which we call and others answer. */
type Received = `on${"Order" | "Webhook"}${string}`;
type Uncalled = Exclude<keyof operations, keyof Calls | ForBrowsers | Received>;
type AnsweredOtherwise = {
  [N in Name]: [Answered<N>] extends [Calls[N]["response"]] ? never : N;
}[Name];
type TakenOtherwise = {
  [N in Name]: [Taken<N>] extends [Calls[N]["body"] | null] ? never : N;
}[Name];

type None<T> = [T] extends [never] ? true : T;
export const fits: [
  None<Undescribed>,
  None<Uncalled>,
  None<AnsweredOtherwise>,
  None<TakenOtherwise>,
] = [true, true, true, true];
