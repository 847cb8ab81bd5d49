import { WebAuthnError } from "@simplewebauthn/browser";
import type { StaffMember } from "@waslijn/contract/console/staff/staff";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callConsole } from "../../api/client.ts";
import { meQuery } from "../../api/me-query.ts";
import { useAct } from "../../parts/act/use-act.ts";
import { Bar } from "../../parts/bar/bar.tsx";
import { Ask } from "../../parts/dialog/ask.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { withPasskey } from "../../parts/passkey/with-passkey.ts";
import { Failed, Loading } from "../../parts/states/states.tsx";
import { ChangeForm, InviteForm } from "./staff-forms.tsx";
import { StaffTable } from "./staff-table.tsx";
import { useStaffTexts } from "./staff-texts.ts";

const KEY = ["staff"];

/** What stands open over the list. */
type Doing =
  | { what: "invite" }
  | { what: "change" | "invite-again" | "remove"; member: StaffMember };

export function StaffScreen() {
  const texts = useStaffTexts();
  const { data: me } = useSuspenseQuery(meQuery);
  const [doing, setDoing] = useState<Doing>();
  const stop = (): void => setDoing(undefined);
  const members = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callConsole("listStaff", { signal }),
  });
  const { act, isRunning } = useAct({
    refresh: [KEY, ["audit"], meQuery.queryKey],
    explain: (failure) => (failure instanceof WebAuthnError ? texts.noPasskey : undefined),
  });
  /** All of these ask for the passkey again (STAFF-02). */
  const change = async (done: string, run: () => Promise<unknown>): Promise<void> => {
    if (await act({ done, run: () => withPasskey(run) })) stop();
  };
  return (
    <>
      <Bar
        title={texts.title}
        end={
          <button
            className="btn btn-main"
            type="button"
            onClick={() => setDoing({ what: "invite" })}
          >
            <Icon name="plus" size="s" />
            {texts.invite}
          </button>
        }
      />
      <main id="main" className="list">
        {members.isPending && <Loading label={texts.loading} rows={6} />}
        {members.isError && (
          <Failed failure={members.error} onRetry={() => void members.refetch()} />
        )}
        {members.data && (
          <StaffTable
            members={members.data}
            me={me.id}
            onAct={(what, member) => setDoing({ what, member })}
          />
        )}
        {doing?.what === "invite" && (
          <InviteForm
            isRunning={isRunning}
            onClose={stop}
            onSubmit={(body) =>
              void change(texts.invited(body.name), () => callConsole("inviteStaff", { body }))
            }
          />
        )}
        {doing?.what === "change" && (
          <ChangeForm
            member={doing.member}
            isRunning={isRunning}
            onClose={stop}
            onSubmit={(body) =>
              void change(texts.changed(doing.member.name), () =>
                callConsole("changeStaff", { params: { id: doing.member.id }, body }),
              )
            }
          />
        )}
        {doing?.what === "invite-again" && (
          <Ask
            title={texts.againAsk(doing.member.name)}
            submit={texts.againSubmit}
            leave={texts.form.leave}
            isRunning={isRunning}
            onClose={stop}
            onSubmit={() =>
              void change(texts.invited(doing.member.name), () =>
                callConsole("inviteStaffAgain", { params: { id: doing.member.id } }),
              )
            }
          >
            <p>{texts.againText}</p>
          </Ask>
        )}
        {doing?.what === "remove" && (
          <Ask
            title={texts.removeAsk(doing.member.name)}
            submit={texts.removeSubmit}
            leave={texts.form.leave}
            isRunning={isRunning}
            onClose={stop}
            onSubmit={() =>
              void change(texts.removed(doing.member.name), () =>
                callConsole("removeStaff", { params: { id: doing.member.id } }),
              )
            }
          >
            <p>{texts.removeText}</p>
          </Ask>
        )}
      </main>
    </>
  );
}
