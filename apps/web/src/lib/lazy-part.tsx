import { lazy, memo, Suspense, type ComponentType } from "react";
import { withTexts } from "../i18n/with-texts.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const never = (): Promise<never> => new Promise(() => undefined);

/**
 * Where its file does not come, what stands in its place stays. For parts that the server does not draw: an update
 * beside it makes React replace server-drawn HTML by the fallback until the file is there (see `lazyPart`).
 */
export const lazyFile = <Props extends object>(load: Load<Props>) =>
  lazy(() => withTexts(load)().catch(never));

/**
 * A part of a page whose file is not waited for: until it comes, or where it does not, what the server drew
 * stays. What changes beside it leaves it alone, or React would take down what it has not taken over yet.
 * The fallback stands where the server drew nothing.
 */
export function lazyPart<Props extends object>(load: Load<Props>, Fallback?: ComponentType) {
  const Part = lazyFile(load);
  return memo((props: Props) => (
    <Suspense fallback={Fallback && <Fallback />}>
      <Part {...props} />
    </Suspense>
  ));
}
