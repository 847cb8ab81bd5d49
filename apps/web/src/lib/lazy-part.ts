import { lazy, type ComponentType, type LazyExoticComponent } from "react";

const LeftOut = (): null => null;

/** A part of a page whose file is not waited for; where it does not come the part is left out. */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => load().catch(() => ({ default: LeftOut })));
