import type { LifeDeps } from "../orders/life/life-deps.ts";

export type RouteDeps = LifeDeps;
export type Driver = { id: string };
