import { SETUP_STEPS, type SetupStep } from "@waslijn/contract/console/codes";
import type { Setup } from "@waslijn/contract/console/setup";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { callConsole } from "../../api/client.ts";
import { meQuery } from "../../api/me-query.ts";
import { Icon, Peg } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { leftOf, setupQuery, ToStep } from "./setup-next.tsx";
import { useSetupTexts } from "./setup-texts.ts";
import "./setup.css";

const MINUTES: Record<SetupStep, number> = {
  business: 2,
  hub: 2,
  area: 1,
  prices: 2,
  staff: 1,
  order: 2,
};

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
  const { isDone } = setup[step];
  const isLook = step === "order" && isDone;
  return (
    <ToStep step={step} setup={setup} className={`btn btn-${look} btn-s`}>
      {isLook ? texts.look : isDone ? texts.change : texts.begin}
      <span className="hide">: {texts.names[step]}</span>
    </ToStep>
  );
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
