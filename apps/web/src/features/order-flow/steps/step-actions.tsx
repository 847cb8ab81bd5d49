import { unbroken } from "../../../ui/unbroken.tsx";
import type { ComponentProps } from "react";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { useOrderTexts } from "../order-texts.ts";
import { useFlow } from "./use-order-flow.ts";

type Props = Omit<ComponentProps<typeof Button>, "kind"> & {
  children: string;
  /** Why it cannot be pressed, where it cannot. */
  why?: string | undefined;
};

/** Back, and the one button that goes on (FLOW-24). */
export function StepActions({ children, why, ...forward }: Props) {
  const { back } = useOrderTexts();
  const { goBack, placement } = useFlow();
  return (
    <Actions why={forward.disabled ? unbroken(why) : undefined}>
      <Button kind="quiet" icon="back" disabled={placement.status !== "idle"} onClick={goBack}>
        {back}
      </Button>
      <Button {...forward}>{children}</Button>
    </Actions>
  );
}
