import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import {
  ASSISTANT_EUROS,
  CONSENT_DAYS,
  CONSENT_EUROS,
  type AssistantScope,
} from "@waslijn/contract/customer/assistant-limits";
import type { AssistantRequest } from "@waslijn/contract/customer/assistants";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { formatCalendar } from "@waslijn/contract/shared/formats/dates";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import { useState, type FormEvent } from "react";
import { useSession } from "../../api/session.ts";
import { useLanguage } from "../../i18n/language-context.ts";
import { focusOnArrival } from "../../lib/focus-on-arrival.ts";
import { logOut } from "../../parts/session/session-actions.ts";
import { Actions } from "../../ui/actions.tsx";
import { Button, TextButton } from "../../ui/button.tsx";
import { Icon, Peg, type IconName } from "../../ui/drawing.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { Segmented } from "../../ui/fields/segmented.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Receipt } from "../../ui/receipt.tsx";
import { useRequestTexts } from "./request-texts.ts";
import styles from "./request.module.css";

type Days = (typeof CONSENT_DAYS)[number];
export type Allowed = { may: AssistantScope[]; mostEuros: number; days: Days };
type Step = "asking" | "checked" | "allowing" | "refusing" | "unconfirmed" | "failed";

const OTHER = "other";
const DAY_MS = 86_400_000;
const { least, most } = ASSISTANT_EUROS;

const NEVER: readonly { of: "pay" | "show" | "mail"; icon: IconName }[] = [
  { of: "pay", icon: "lock" },
  { of: "show", icon: "eye" },
  { of: "mail", icon: "mail" },
];

type Props = {
  asked: AssistantRequest;
  /** Leaves the page when it succeeds. */
  onAnswer: (allowed: Allowed | null) => Promise<void>;
};

/** Who asks, what it may do, up to how much and until when; the customer allows or refuses. */
export function RequestForm({ asked, onAnswer }: Props) {
  const { name, asks, returnHost, lateFeeCents } = asked;
  const [may, setMay] = useState<readonly AssistantScope[]>(asks);
  const [choice, setChoice] = useState("100");
  const [typed, setTyped] = useState("");
  const [days, setDays] = useState<Days>(30);
  const [step, setStep] = useState<Step>("asking");
  const language = useLanguage();
  const { user } = useSession();
  const texts = useRequestTexts();

  const mostEuros = Number(choice === OTHER ? typed : choice);
  const isAmount = Number.isInteger(mostEuros) && mostEuros >= least && mostEuros <= most;
  const acts = may.some((one) => one !== "read");
  const amount = whole(mostEuros * 100, language);
  const until = untilDay(days, language, "long");
  const isBusy = step === "allowing" || step === "refusing";

  const answer = (allowed: Allowed | null): void => {
    if (isBusy) return;
    setStep(allowed ? "allowing" : "refusing");
    onAnswer(allowed).catch((failure: unknown) =>
      setStep(
        failure instanceof ApiFailure && failure.is("email_unconfirmed") ? "unconfirmed" : "failed",
      ),
    );
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (acts && !isAmount) return setStep("checked");
    answer({ may: [...may], mostEuros: acts ? mostEuros : least, days });
  };
  const tick = (scope: AssistantScope) => ({
    checked: may.includes(scope),
    onChange: () =>
      setMay(asks.filter((one) => (one === scope) !== may.includes(one) || one === "read")),
  });
  const explained = {
    order: texts.order.text,
    change: texts.change.text(whole(lateFeeCents, language), name),
    cancel: texts.cancel.text,
  };

  return (
    <form
      method="post"
      noValidate
      className={`wrap ${styles.page} ${styles.grid}`}
      onSubmit={submit}
    >
      <section className={styles.main} aria-labelledby="asks">
        <div className={styles.line} aria-hidden="true">
          <span className={styles.tag}>
            <Peg />
            <b>{[...name][0]?.toUpperCase()}</b>
          </span>
          <span className={styles.tag}>
            <Peg />
            <Icon name="user" />
          </span>
        </div>
        <h1 id="asks" tabIndex={-1} ref={focusOnArrival}>
          {acts || asks.length > 1 ? texts.heading(name) : texts.readHeading(name)}
        </h1>
        <dl className={styles.who}>
          <div>
            <dt>{texts.who}</dt>
            <dd>
              <b>{texts.assistant(name)}</b>
              <Identity asked={asked} />
            </dd>
          </div>
          <div>
            <dt>{texts.behalf}</dt>
            <dd>
              <b>{user?.name}</b>
              <small>{user?.email}</small>
            </dd>
            <dd>
              <TextButton onClick={logOut}>{texts.notYou}</TextButton>
            </dd>
          </div>
        </dl>

        <h2>{texts.mayTitle(name)}</h2>
        <ul className={styles.mays}>
          <li>
            <Checkbox
              checked
              disabled
              readOnly
              label={<Explained title={texts.read.title} text={texts.read.text} />}
            />
          </li>
          {(["order", "change", "cancel"] as const)
            .filter((scope) => asks.includes(scope))
            .map((scope) => (
              <li key={scope}>
                <Checkbox
                  {...tick(scope)}
                  label={<Explained title={texts[scope].title} text={explained[scope]} />}
                />
              </li>
            ))}
        </ul>
        {acts ? (
          <div className={styles.choice}>
            <Segmented
              className={styles.parts}
              legend={texts.most}
              options={[
                ...CONSENT_EUROS.map((euros) => ({
                  value: String(euros),
                  label: whole(euros * 100, language),
                })),
                { value: OTHER, label: texts.other },
              ]}
              value={choice}
              onChange={setChoice}
              hint={texts.mostHint}
            />
            {choice === OTHER ? (
              <TextField
                label={texts.otherLabel}
                inputMode="numeric"
                value={typed}
                error={step === "checked" && !isAmount ? texts.otherWrong(least, most) : undefined}
                onChange={({ target }) => setTyped(target.value)}
              />
            ) : null}
          </div>
        ) : null}
        <Segmented
          className={`${styles.choice} ${styles.parts}`}
          legend={<h2>{texts.days}</h2>}
          options={CONSENT_DAYS.map((count) => ({
            value: String(count),
            label: texts.dayCount(count),
          }))}
          value={String(days)}
          onChange={(value) => setDays(CONSENT_DAYS.find((one) => String(one) === value) ?? 30)}
          hint={texts.until(until)}
        />
        <ul className={styles.never}>
          {NEVER.map(({ of, icon }) => (
            <li key={of}>
              <Icon name={icon} />
              <span>
                <b>{texts.never[of].title}</b> {texts.never[of].text(name)}
              </span>
            </li>
          ))}
        </ul>
      </section>

      <div className={styles.side}>
        <aside className={styles.paper} aria-label={texts.short.title}>
          <Receipt
            hang="steps"
            header={texts.short.title}
            rows={[
              { label: texts.short.who, value: <Named name={name} more={asked.host} /> },
              {
                label: texts.short.may,
                value: <b>{may.map((one) => texts.short.words[one]).join(", ")}</b>,
              },
              ...(acts && isAmount
                ? [{ label: texts.short.most, value: <b>{texts.short.together(amount)}</b> }]
                : []),
              { label: texts.short.until, value: <b>{untilDay(days, language, "short")}</b> },
              {
                label: texts.short.behalf,
                value: <Named name={user?.name} more={user?.email} />,
              },
            ]}
            foot={texts.short.foot}
          />
        </aside>
        <p role="alert" className={styles.alert}>
          {step === "unconfirmed" ? texts.unconfirmed : step === "failed" ? texts.notSent : ""}
        </p>
        <Actions className={styles.actions}>
          <Button
            kind="line"
            busy={step === "refusing"}
            busyLabel={texts.busy}
            onClick={() => answer(null)}
          >
            {texts.refuse}
          </Button>
          <Button
            type="submit"
            busy={step === "allowing"}
            busyLabel={texts.busy}
            note={acts && isAmount ? texts.allowNote(amount, days) : texts.dayCount(days)}
          >
            {texts.allow}
          </Button>
        </Actions>
        <p className={`quiet ${styles.back}`}>
          {returnHost ? texts.back(returnHost) : texts.backHere}
        </p>
      </div>
    </form>
  );
}

/** What we know of who asks: a host it proved, or only a name. */
function Identity({ asked: { host, returnHost } }: { asked: AssistantRequest }) {
  const texts = useRequestTexts();
  if (host) {
    return (
      <small>
        <Icon name="check" /> {texts.checked} <span className={styles.whole}>{host}</span>
      </small>
    );
  }
  return (
    <small>
      <Icon name="warn" /> {texts.unchecked} {returnHost ? "" : texts.local}
    </small>
  );
}

const Explained = ({ title, text }: { title: string; text: string }) => (
  <>
    <b>{title}</b>
    <small>{text}</small>
  </>
);

const Named = ({ name, more }: { name: string | undefined; more: string | null | undefined }) => (
  <>
    <b>{name}</b>
    {more}
  </>
);

type Language = Parameters<typeof formatCents>[1];

/** Without cents where there are none. */
const whole = (cents: number, language: Language): string =>
  formatCents(cents, language).replace(/[.,]00$/, "");

const untilDay = (days: number, language: Language, weekday: "long" | "short"): string =>
  formatCalendar(amsterdamDate(new Date(Date.now() + days * DAY_MS)), language, {
    weekday,
    day: "numeric",
    month: "long",
    year: "numeric",
  });
