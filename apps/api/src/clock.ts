/** Time is an argument: everything that asks for it asks this. */
export type Clock = { now(): Date };
export const systemClock: Clock = { now: () => new Date() };
export const frozenClock = (at: string): Clock => ({ now: () => new Date(at) });
