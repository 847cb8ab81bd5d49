import { SETUP_STEPS, type SetupStep } from "@waslijn/contract/console/codes";
import type { Setup } from "@waslijn/contract/console/setup";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { callConsole } from "../../api/client.ts";
import { meQuery } from "../../api/me-query.ts";
import { useToday } from "../../i18n/use-today.ts";
import { Icon, Peg } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useSetupTexts } from "./setup-texts.ts";
import "./setup.css";

const MINUTES: Record<SetupStep, number> = {
  business: 1,
  hub: 2,
  area: 1,
  prices: 2,
  staff: 1,
  order: 2,
};

const leftOf = (setup: Setup): SetupStep[] => SETUP_STEPS.filter((step) => !setup[step].isDone);

export const setupQuery = queryOptions({
  queryKey: ["setup"],
  queryFn: ({ signal }) => callConsole("viewSetup", { signal }),
});

/** Wraps the day: an owner sees the setup list first, others that the shop is not open yet (SETUP-01). */
export function SetupFirst({ children }: { children: ReactNode }) {
  const { data: me } = useQuery(meQuery);
  if (me?.role === "owner") return <OwnersSetup>{children}</OwnersSetup>;
  return (
    <>
      <NotOpenYet />
      {children}
    </>
  );
}

/** In place of the day until the first order; then what is left above it, until all is done. */
function OwnersSetup({ children }: { children: ReactNode }) {
  const { data: setup } = useQuery(setupQuery);
  if (!setup || leftOf(setup).length === 0) return children;
  if (!setup.order.isDone) return <SetupList setup={setup} />;
  return (
    <>
      <section className="su-left" aria-labelledby="setup-title">
        <Steps setup={setup} steps={leftOf(setup)} />
      </section>
      {children}
    </>
  );
}

function NotOpenYet() {
  const texts = useSetupTexts();
  const { data } = useQuery({
    queryKey: ["setup", "opening"],
    queryFn: ({ signal }) => callConsole("viewOpening", { signal }),
  });
  return data && !data.isOpen && <Line>{texts.notOpen}</Line>;
}

const Line = ({ children }: { children: ReactNode }) => (
  <p className="note su-line">
    <Icon name="shop" />
    <span>{children}</span>
  </p>
);

export function SetupList({ setup }: { setup: Setup }) {
  const texts = useSetupTexts();
  return (
    <div className="cols cols-setup">
      <section aria-labelledby="setup-title">
        <Steps setup={setup} steps={SETUP_STEPS} />
      </section>
      <div className="col">
        <SeenPanel setup={setup} />
        <LaterPanel later={setup.later} />
        <p className="quiet small su-note">{texts.goes}</p>
      </div>
    </div>
  );
}

function Steps({ setup, steps }: { setup: Setup; steps: readonly SetupStep[] }) {
  const texts = useSetupTexts();
  const left = leftOf(setup);
  const minutes = left.reduce((sum, step) => sum + MINUTES[step], 0);
  return (
    <>
      <div className="su-head">
        <h2 id="setup-title">{texts.title}</h2>
        <p>{texts.progress(SETUP_STEPS.length - left.length, SETUP_STEPS.length, minutes)}</p>
      </div>
      <ol className="su-list">
        {steps.map((step) => (
          <Step
            key={step}
            step={step}
            number={SETUP_STEPS.indexOf(step) + 1}
            setup={setup}
            isNext={step === left[0]}
          />
        ))}
      </ol>
    </>
  );
}

type StepProps = { step: SetupStep; number: number; setup: Setup; isNext: boolean };

function Step({ step, number, setup, isNext }: StepProps) {
  const texts = useSetupTexts();
  const { isDone } = setup[step];
  const words = texts.steps[step] as (state: Setup[SetupStep]) => string;
  const state = isDone ? "is-done" : isNext ? "is-now" : "is-next";
  const time = (isNext ? texts.now : texts.minutes)(MINUTES[step]);
  return (
    <li className={`su ${state}`} {...(isNext && { "aria-current": "step" })}>
      <Peg />
      <div className="su-row">
        <span className="su-n">{isDone ? <Icon name="check" size="s" /> : number}</span>
        <div>
          <h3>{texts.names[step]}</h3>
          <p>{words(setup[step])}</p>
        </div>
        <span className="su-s">{isDone ? texts.done : time}</span>
        <StepLink step={step} setup={setup} look={isNext ? "main" : "line"} />
      </div>
    </li>
  );
}

function StepLink({ step, setup, look }: Pick<StepProps, "step" | "setup"> & { look: string }) {
  const texts = useSetupTexts();
  const today = useToday();
  const { isDone } = setup[step];
  const isLook = step === "order" && isDone;
  const props = {
    className: `btn btn-${look} btn-s`,
    children: (
      <>
        {isLook ? texts.look : isDone ? texts.change : texts.begin}
        <span className="hide">: {texts.names[step]}</span>
      </>
    ),
  };
  switch (step) {
    case "business":
      return <Link {...props} to="/settings" />;
    case "hub":
      return <Link {...props} to={setup.hub.hubs.length > 0 ? "/windows" : "/shop/hubs"} />;
    case "area":
      return <Link {...props} to="/areas" />;
    case "prices":
      // Before the first order prices change at once; later the screen proposes the next day.
      return <Link {...props} to="/prices" search={setup.order.isDone ? {} : { day: today }} />;
    case "staff":
      return <Link {...props} to="/staff" />;
    case "order": {
      const { number } = setup.order;
      if (number === null) return <Link {...props} to="/visitor" />;
      return <Link {...props} to="/orders/$number" params={{ number }} />;
    }
  }
}

/** Steps without which customers cannot order. */
const OPENING = ["hub", "area", "prices"] as const;

function SeenPanel({ setup }: { setup: Setup }) {
  const texts = useSetupTexts();
  const { isOpen, area } = setup;
  const last = OPENING.findLast((step) => !setup[step].isDone);
  return (
    <Panel
      title={texts.seen.title}
      aside={
        <Link className="link" to="/visitor">
          {texts.seen.asCustomer}
        </Link>
      }
    >
      <div className="see">
        <p className="see-h">{isOpen ? texts.seen.open : texts.seen.closed}</p>
        <p className="quiet">{isOpen ? texts.seen.openText : texts.seen.closedText}</p>
      </div>
      <dl className="facts see-f">
        {last && (
          <>
            <dt>{texts.seen.opensAfter}</dt>
            <dd>{texts.names[last]}</dd>
          </>
        )}
        <dt>{texts.seen.address}</dt>
        <dd>{location.origin}</dd>
        {area.waiting > 0 && (
          <>
            <dt>{texts.seen.waiting}</dt>
            <dd>{texts.seen.people(area.waiting)}</dd>
          </>
        )}
      </dl>
    </Panel>
  );
}

function LaterPanel({ later: { payments, mail, text } }: Pick<Setup, "later">) {
  const texts = useSetupTexts().later;
  const rows = [
    ["euro", texts.payments, texts.paymentsBy[payments]],
    ["mail", texts.mail, texts.mailBy[mail ? "set" : "missing"]],
    ["sms", texts.text, texts.textBy[text ? "set" : "missing"]],
  ] as const;
  return (
    <Panel title={texts.title} aside={<span className="quiet">{texts.hint}</span>}>
      <ul className="rows">
        {rows.map(([icon, name, words]) => (
          <li key={name}>
            <Icon name={icon} />
            <span className="hand-text">
              <b>{name}</b>
              <span>{words}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="panel-in">
        <Link className="link" to="/settings">
          {texts.system}
        </Link>
      </p>
    </Panel>
  );
}
