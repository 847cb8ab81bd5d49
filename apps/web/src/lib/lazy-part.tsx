import { lazy, memo, Suspense, type ComponentType } from "react";
import { withTexts } from "../i18n/with-texts.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const never = (): Promise<never> => new Promise(() => undefined);

/**
 * Lazy component whose fallback stays if loading fails. Only for parts that are not server-rendered: an update next to
 * it makes React replace server-rendered HTML by the fallback until the chunk is loaded (see `lazyPart`).
 */
export const lazyFile = <Props extends object>(load: Load<Props>) =>
  lazy(() => withTexts(load)().catch(never));

/**
 * Lazy component that hydrates late: server-rendered HTML stays until the chunk is loaded, or if that fails. Memoised,
 * because a re-render before hydration makes React discard that HTML. The fallback shows where the server rendered
 * nothing.
 */
export function lazyPart<Props extends object>(load: Load<Props>, Fallback?: ComponentType) {
  const Part = lazyFile(load);
  return memo((props: Props) => (
    <Suspense fallback={Fallback && <Fallback />}>
      <Part {...props} />
    </Suspense>
  ));
}
