import { lazy, memo, Suspense, type ComponentType } from "react";
import { withTexts } from "../i18n/with-texts.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const never = (): Promise<never> => new Promise(() => undefined);

/** Where its file does not come, what stands in its place stays. */
export const lazyFile = <Props extends object>(load: Load<Props>) =>
  lazy(() => withTexts(load)().catch(never));

/**
 * A part of a page whose file is not waited for: until it comes, or where it does not, what the server drew
 * stays. What changes beside it leaves it alone, or React would take down what it has not taken over yet.
 */
export function lazyPart<Props extends object>(load: Load<Props>) {
  const Part = lazyFile(load);
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
}
