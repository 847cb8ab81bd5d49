import { initials } from "../../i18n/initials.ts";
import { LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import type { ConsoleMe } from "@waslijn/contract/console/staff";
import { Link, useNavigate } from "@tanstack/react-router";
import { useChooseLanguage, useLanguage } from "../../i18n/language.tsx";
import { Ask } from "../../ui/overlay/ask.tsx";
import { LaterMenu } from "../../ui/overlay/later-menu.tsx";
import { useRoleTexts } from "../../parts/role-texts.ts";
import { useShellTexts } from "./shell-texts.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callConsole, isSignedOut } from "../../api/client.ts";
import { useFailureWords } from "../../ui/failure.ts";
import { countPendingActs } from "../../parts/offline/count-pending-acts.ts";
import { clearCache } from "../../parts/offline/day-cache.ts";
import { useToast } from "../../ui/overlay/toast.tsx";

export function AccountMenu({ me }: { me: ConsoleMe }) {
  const texts = useShellTexts();
  const roles = useRoleTexts();
  const language = useLanguage();
  const choose = useChooseLanguage();
  const { notSent, ask, leave, stay } = useSignOut(me.id);
  return (
    <>
      <LaterMenu
        className="side-me"
        side="top"
        lines={[
          { kind: "label", words: texts.language },
          {
            kind: "choices",
            value: language,
            options: LANGUAGES.map((one) => ({
              value: one,
              words: texts.languages[one],
              lang: one,
            })),
            choose: (value) => choose(value as Language),
          },
          { kind: "rule" },
          { kind: "link", link: <Link to="/account">{texts.account}</Link> },
          { kind: "act", words: texts.signOut, act: () => void ask() },
        ]}
      >
        <span className="face" aria-hidden="true">
          {initials(me.name)}
        </span>
        <span>
          {me.name}
          <small>{roles[me.role]}</small>
          <span className="hide">{texts.me}</span>
        </span>
      </LaterMenu>
      {notSent > 0 && (
        <Ask
          title={texts.notSent.title(notSent)}
          submit={texts.notSent.submit}
          leave={texts.notSent.leave}
          isRunning={false}
          onSubmit={() => void leave()}
          onClose={stay}
        >
          <p>{texts.notSent.hint}</p>
        </Ask>
      )}
    </>
  );
}

type SignOut = {
  /** Number of unsent acts on this device, set when an attempt to sign out found some (DRIVE-03). */
  notSent: number;
  /** Signs out, unless something is unsent. */
  ask: () => Promise<void>;
  leave: () => Promise<void>;
  stay: () => void;
};

/**
 * Ends the session on the server first: the query cache and stored copies are cleared only when it cannot be resumed.
 */
function useSignOut(who: string): SignOut {
  const [notSent, setNotSent] = useState(0);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const words = useFailureWords();
  const leave = async (): Promise<void> => {
    setNotSent(0);
    try {
      await callConsole("signOut");
    } catch (failure) {
      if (!isSignedOut(failure)) {
        toast({ kind: "bad", words: words(failure) });
        return;
      }
    }
    queries.clear();
    await clearCache();
    await navigate({ to: "/sign-in" });
  };
  const ask = async (): Promise<void> => {
    const count = await countPendingActs(who);
    return count > 0 ? setNotSent(count) : leave();
  };
  return { notSent, ask, leave, stay: () => setNotSent(0) };
}
