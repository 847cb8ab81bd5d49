import { SETUP_STEPS, type SetupStep } from "@waslijn/contract/console/codes";
import type { Setup } from "@waslijn/contract/console/setup";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link, useMatchRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { callConsole } from "../../api/client.ts";
import { useToday } from "../../i18n/use-today.ts";
import { Peg } from "../../ui/icon.tsx";
import { useSetupTexts } from "./setup-texts.ts";
import "./setup.css";

export const setupQuery = queryOptions({
  queryKey: ["setup"],
  queryFn: ({ signal }) => callConsole("viewSetup", { signal }),
});

export const leftOf = (setup: Setup): SetupStep[] =>
  SETUP_STEPS.filter((step) => !setup[step].isDone);

/** The screen of each step. */
const screenOf = ({ hub, order }: Setup) =>
  ({
    business: "/settings",
    hub: hub.hubs.length > 0 ? "/windows" : "/shop/hubs",
    area: "/areas",
    prices: "/prices",
    staff: "/staff",
    order: order.isDone ? "/orders/$number" : "/visitor",
  }) as const satisfies Record<SetupStep, string>;

type ToStepProps = { step: SetupStep; setup: Setup; className: string; children: ReactNode };

/** Link to the screen of a step. */
export function ToStep({ step, setup, ...props }: ToStepProps) {
  const today = useToday();
  const to = screenOf(setup)[step];
  // Before the first order prices change at once; later the screen proposes the next day.
  if (to === "/prices")
    return <Link {...props} to={to} search={setup.order.isDone ? {} : { day: today }} />;
  if (to === "/orders/$number")
    return <Link {...props} to={to} params={{ number: setup.order.number ?? "" }} />;
  return <Link {...props} to={to} />;
}

/** Above the screen of a step until the first order: how far the shop is, and the way to the next step (SETUP-01). */
export default function SetupNext() {
  const texts = useSetupTexts();
  const isOn = useMatchRoute();
  const { data: setup } = useQuery(setupQuery);
  if (!setup || setup.order.isDone) return null;
  const screens = screenOf(setup);
  const isOnStep =
    SETUP_STEPS.some((step) => isOn({ to: screens[step] })) || isOn({ to: "/shop/hubs" });
  if (!isOnStep) return null;
  const left = leftOf(setup);
  const [next = "order"] = left;
  return (
    <nav className="su-next" aria-label={texts.title}>
      <Peg />
      <p>{texts.soFar(SETUP_STEPS.length - left.length, SETUP_STEPS.length)}</p>
      {isOn({ to: screens[next] }) ? (
        <Link className="btn btn-line btn-s" to="/today">
          {texts.list}
        </Link>
      ) : (
        <ToStep className="btn btn-line btn-s" step={next} setup={setup}>
          {texts.next(texts.names[next])}
        </ToStep>
      )}
    </nav>
  );
}
