import type { FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { networksOf } from "./caller.ts";
import { POINT_WINDOW_SHARE, STRANGERS_SHARE } from "./limits.ts";

/** Part of each window that a holder may book. */
export type WindowShare = { holder: string; share: number };

export const pointShares = (point: string | null | undefined): WindowShare[] =>
  point ? [{ holder: point, share: POINT_WINDOW_SHARE }] : [];

/** Shares of newcomers: all of one network together. */
export const networkShares = (deps: Deps, request: FastifyRequest): WindowShare[] =>
  networksOf(deps, request).map(({ key }) => ({ holder: key, share: STRANGERS_SHARE }));
