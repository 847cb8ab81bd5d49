import type { ComponentType } from "react";
import { lazyPart } from "../../lib/lazy-part.tsx";

type Parts = typeof import("./order-parts.ts");

/** What is only read is not waited for: the server has drawn it already. */
export const orderPart = <Props extends object>(pick: (parts: Parts) => ComponentType<Props>) =>
  lazyPart<Props>(async () => ({ default: pick(await import("./order-parts.ts")) }));
