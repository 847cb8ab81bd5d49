import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { Tablet } from "@waslijn/contract/console/tablet";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { isSignedOut } from "../../api/client.ts";
import { callLater } from "../../api/later.ts";
import { initials } from "../../i18n/initials.ts";
import { countPendingActs } from "../../parts/offline/count-pending-acts.ts";
import { clearCache } from "../../parts/offline/day-cache.ts";
import { sessionOwner } from "../../parts/offline/session-owner.ts";
import { useAct } from "../../parts/use-act.ts";
import { Button } from "../../ui/button.tsx";
import { Logo } from "../../ui/logo.tsx";
import { Ask } from "../../ui/overlay/ask.tsx";
import { Empty, Failed, Loading } from "../../ui/states.tsx";
import { PinPad } from "./pin-pad.tsx";
import { useTabletTexts } from "./tablet-texts.ts";
import "../../ui/touch.css";
import "./tablet.css";

type Person = Tablet["people"][number] & { notSent: number };

const KEY = ["tablet"];

/** Asks who works on the shared tablet now, and for the PIN (STAFF-06). */
export function TabletLock({ onEnter }: { onEnter: () => Promise<void> }) {
  const texts = useTabletTexts();
  const [person, setPerson] = useState<Person>();
  // A PIN makes the session another person's before the page knows.
  useEffect(() => sessionOwner.pause(), []);
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const { hub, people } = await callLater("viewTablet", { signal });
      const counted = people.map(async (one) => ({
        ...one,
        notSent: await countPendingActs(one.id),
      }));
      return { hub, people: await Promise.all(counted) };
    },
  });
  const enter = async (pin: string): Promise<string | undefined> => {
    try {
      await callLater("enterPin", { body: { person: person?.id ?? "", pin } });
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.is("pin_wrong")) return texts.wrong;
      const seconds = failure instanceof ApiFailure && failure.problem?.extra.retryAfter;
      if (!seconds) throw failure;
      return texts.locked(Math.ceil(seconds / 60));
    }
    await onEnter();
    return undefined;
  };
  if (isSignedOut(error)) {
    return (
      <div className="tl touch">
        <Empty title={texts.over}>
          <Link className="link" to="/sign-in" reloadDocument>
            {texts.signIn}
          </Link>
        </Empty>
      </div>
    );
  }
  return (
    <div className="tl touch">
      <header className="tl-top">
        <span className="side-logo" aria-hidden="true">
          <Logo />
        </span>
        {data && <p className="quiet">{texts.at(data.hub.name)}</p>}
      </header>
      {!data && !error && <Loading label={texts.loading} rows={4} />}
      {!data && error && <Failed failure={error} onRetry={() => void refetch()} />}
      {data && !person && <People people={data.people} onChoose={setPerson} />}
      {person && (
        <PinPad
          key={person.id}
          label={texts.pin(person.name)}
          onPin={enter}
          onLeave={() => setPerson(undefined)}
        />
      )}
      {data && !person && <CloseTablet />}
    </div>
  );
}

function People({ people, onChoose }: { people: Person[]; onChoose: (person: Person) => void }) {
  const texts = useTabletTexts();
  if (people.length === 0) return <Empty title={texts.nobody}>{texts.nobodyHint}</Empty>;
  return (
    <section className="tl-who" aria-labelledby="tablet-who">
      <h1 id="tablet-who">{texts.title}</h1>
      <ul>
        {people.map((person) => (
          <li key={person.id}>
            <Button disabled={!person.hasPin} onClick={() => onChoose(person)}>
              <span className="face" aria-hidden="true">
                {initials(person.name)}
              </span>
              <span>
                <b>{person.name}</b>
                {!person.hasPin && <small>{texts.noPin}</small>}
                {person.notSent > 0 && <small>{texts.notSent(person.notSent)}</small>}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CloseTablet() {
  const texts = useTabletTexts();
  const [isAsked, setIsAsked] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { act, isRunning } = useAct({ refresh: [] });
  const close = async (): Promise<void> => {
    const run = () => callLater("closeTablet");
    if (!(await act({ done: texts.over, run }))) return;
    queries.clear();
    await clearCache();
    await navigate({ to: "/sign-in", reloadDocument: true });
  };
  return (
    <p className="tl-foot">
      <Button look="quiet" onClick={() => setIsAsked(true)}>
        {texts.close}
      </Button>
      {isAsked && (
        <Ask
          title={texts.closing.title}
          submit={texts.closing.submit}
          leave={texts.closing.leave}
          isRunning={isRunning}
          onSubmit={() => void close()}
          onClose={() => setIsAsked(false)}
        >
          <p>{texts.closing.hint}</p>
        </Ask>
      )}
    </p>
  );
}
