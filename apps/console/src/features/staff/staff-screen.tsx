import { callLater } from "../../api/later.ts";
import type { StaffMember } from "@waslijn/contract/console/staff";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callConsole } from "../../api/client.ts";
import { meQuery } from "../../api/me-query.ts";
import { useAct } from "../../parts/use-act.ts";
import { Bar } from "../../parts/bar.tsx";
import { Ask } from "../../ui/overlay/ask.tsx";
import { Icon } from "../../ui/icon.tsx";
import { withPasskey } from "../../parts/with-passkey.ts";
import { Failed, Loading } from "../../ui/states.tsx";
import { RoleList } from "./role-list.tsx";
import { useStaffTexts } from "./staff-texts.ts";
import { useMoment } from "../../i18n/use-today.ts";
import { useRoleTexts } from "../../parts/role-texts.ts";
import { Table } from "../../ui/table/table.tsx";
import "./staff.css";
import { PinField, usePinRefusal, usePinTexts } from "../../parts/pin-field.tsx";
import { ROLES, type Role, worksAtOneHub } from "@waslijn/contract/console/codes";
import { LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import { useLanguage } from "../../i18n/language.tsx";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import { useHubs } from "../../api/queries.ts";
import { Button } from "../../ui/button.tsx";

type Work = { role: Role; hub: string | null };

/** Drivers and people of a hub have one, the first by default; other roles may have all. */
export const hubOf = ({ role, hub }: Work, hubs: readonly { id: string }[]): string | null =>
  worksAtOneHub(role) ? (hub ?? hubs[0]?.id ?? null) : hub;

const KEY = ["staff"];

/** The open dialog. */
type Doing =
  | { what: "invite" }
  | { what: "link"; name: string; link: string }
  | { what: "change" | "pin" | "invite-again" | "remove"; member: StaffMember };

export default function StaffScreen() {
  const texts = useStaffTexts();
  const { data: me } = useSuspenseQuery(meQuery);
  const [doing, setDoing] = useState<Doing>();
  const stop = (): void => setDoing(undefined);
  const members = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callConsole("listStaff", { signal }),
  });
  const pinRefusal = usePinRefusal();
  const { act, isRunning } = useAct({
    refresh: [KEY, ["audit"], ["setup"], meQuery.queryKey],
    explain: (failure) => (doing?.what === "pin" ? pinRefusal(failure) : undefined),
  });
  /** All of these need the passkey again (STAFF-02). */
  const change = async (done: string, run: () => Promise<unknown>): Promise<void> => {
    if (await act({ done, run: () => withPasskey(run) })) stop();
  };
  /** Without a mail gateway the owner hands the link over (SETUP-05). */
  const invite = async (name: string, run: () => Promise<{ link: string | null }>) => {
    let link: string | null = null;
    const isInvited = await act({
      done: (invited) => (invited.link ? texts.invitedByLink(name) : texts.invited(name)),
      run: async () => {
        const invited = await withPasskey(run);
        ({ link } = invited);
        return invited;
      },
    });
    if (isInvited) setDoing(link === null ? undefined : { what: "link", name, link });
  };
  return (
    <>
      <Bar
        title={texts.title}
        end={
          <Button look="main" onClick={() => setDoing({ what: "invite" })}>
            <Icon name="plus" size="s" />
            {texts.invite}
          </Button>
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
        <RoleList />
        {doing?.what === "invite" && (
          <InviteForm
            isRunning={isRunning}
            onClose={stop}
            onSubmit={(body) => void invite(body.name, () => callLater("inviteStaff", { body }))}
          />
        )}
        {doing?.what === "link" && (
          <Ask
            title={texts.link.title(doing.name)}
            submit={texts.link.copy}
            leave={texts.link.close}
            isRunning={false}
            onClose={stop}
            onSubmit={() => void navigator.clipboard.writeText(doing.link).then(stop)}
          >
            <p>{texts.link.text}</p>
            <TextField label={texts.link.label} readOnly value={doing.link} onChange={() => {}} />
          </Ask>
        )}
        {doing?.what === "change" && (
          <ChangeForm
            member={doing.member}
            isRunning={isRunning}
            onClose={stop}
            onSubmit={(body) =>
              void change(texts.changed(doing.member.name), () =>
                callLater("changeStaff", { params: { id: doing.member.id }, body }),
              )
            }
          />
        )}
        {doing?.what === "pin" && (
          <PinForm
            member={doing.member}
            isRunning={isRunning}
            onClose={stop}
            onSubmit={(pin) =>
              void change(texts.pinSet(doing.member.name), () =>
                callLater("setStaffPin", { params: { id: doing.member.id }, body: { pin } }),
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
              void invite(doing.member.name, () =>
                callLater("inviteStaffAgain", { params: { id: doing.member.id } }),
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
                callLater("removeStaff", { params: { id: doing.member.id } }),
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

type Act = "change" | "pin" | "invite-again" | "remove";
type Props = {
  members: StaffMember[];
  me: string;
  onAct: (act: Act, member: StaffMember) => void;
};

function StaffTable({ members, me, onAct }: Props) {
  const texts = useStaffTexts();
  const roles = useRoleTexts();
  const moment = useMoment();
  const hubs = useHubs();
  const hubName = (hub: string): string => hubs.find(({ id }) => id === hub)?.name ?? hub;
  const acts = [
    ["change", texts.change, texts.changeLong],
    ["pin", texts.pin, texts.pinLong],
    ["invite-again", texts.again, texts.againLong],
    ["remove", texts.remove, texts.removeLong],
  ] as const;
  return (
    <div className="tbl-wide">
      <Table
        className="staff"
        caption={texts.caption}
        columns={[
          texts.columns.name,
          texts.columns.role,
          { words: texts.columns.hub, className: "c-3" },
          { words: texts.columns.passkeys, className: "r c-3" },
          { words: texts.columns.seen, className: "c-3" },
          texts.columns.act,
        ]}
      >
        {members.map((member) => (
          <tr key={member.id}>
            <td>
              <b>{member.name}</b> {member.id === me && <span className="tag">{texts.you}</span>}
              <div className="quiet small">{member.email}</div>
            </td>
            <td>{roles[member.role]}</td>
            <td className="quiet c-3">{member.hub ? hubName(member.hub) : texts.everywhere}</td>
            <td className="r c-3">
              {member.passkeys}
              {member.hasPin && <span className="quiet"> {texts.andPin}</span>}
            </td>
            <td className="quiet c-3">{member.seenAt ? moment(member.seenAt) : texts.never}</td>
            <td className="staff-acts">
              {acts
                .filter(([act]) => act !== "pin" || member.role !== "driver")
                // Somebody who ends their own access is at once without it: another owner does that.
                .filter(([act]) => member.id !== me || act === "change" || act === "pin")
                .map(([act, label, long]) => (
                  <Button
                    key={act}
                    look="quiet"
                    size="s"
                    aria-label={long(member.name)}
                    onClick={() => onAct(act, member)}
                  >
                    {label}
                  </Button>
                ))}
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
}

type Invited = Work & { name: string; email: string; language: Language };
type InviteFormProps<T> = { isRunning: boolean; onClose: () => void; onSubmit: (body: T) => void };

function InviteForm({ isRunning, onClose, onSubmit }: InviteFormProps<Invited>) {
  const texts = useStaffTexts().form;
  const [language, setLanguage] = useState(useLanguage());
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [wanted, setWork] = useState<Work>({ role: "desk", hub: null });
  const { work, isKnown } = useWork(wanted);
  return (
    <Ask
      title={texts.title}
      submit={texts.submit}
      leave={texts.leave}
      isRunning={isRunning || !isKnown}
      onClose={onClose}
      onSubmit={() => onSubmit({ name: name.trim(), email: email.trim(), language, ...work })}
    >
      <TextField label={texts.name} required maxLength={80} value={name} onChange={setName} />
      <TextField label={texts.email} type="email" required value={email} onChange={setEmail} />
      <WorkFields work={work} onChange={setWork} />
      <SelectField
        label={texts.language}
        value={language}
        options={LANGUAGES.map((one) => [one, texts.languages[one]])}
        onChange={(value) => setLanguage(value as Language)}
      />
    </Ask>
  );
}

function ChangeForm({
  member,
  isRunning,
  onClose,
  onSubmit,
}: InviteFormProps<Work> & { member: StaffMember }) {
  const texts = useStaffTexts().form;
  const [wanted, setWork] = useState<Work>({ role: member.role, hub: member.hub });
  const { work, isKnown } = useWork(wanted);
  return (
    <Ask
      title={texts.change(member.name)}
      submit={texts.submitChange}
      leave={texts.leave}
      isRunning={isRunning || !isKnown}
      onClose={onClose}
      onSubmit={() => onSubmit(work)}
    >
      <WorkFields work={work} onChange={setWork} />
    </Ask>
  );
}

function PinForm({
  member,
  isRunning,
  onClose,
  onSubmit,
}: InviteFormProps<string> & { member: StaffMember }) {
  const texts = useStaffTexts();
  const { hint } = usePinTexts();
  const [pin, setPin] = useState("");
  return (
    <Ask
      title={texts.pinAsk(member.name)}
      submit={texts.pinSubmit}
      leave={texts.form.leave}
      isRunning={isRunning}
      onClose={onClose}
      onSubmit={() => onSubmit(pin)}
    >
      <p>{texts.pinText}</p>
      <PinField hint={hint} value={pin} onChange={setPin} />
    </Ask>
  );
}

/** The form's effective values; not known while the one hub of a role depends on hubs still loading. */
function useWork(wanted: Work): { work: Work; isKnown: boolean } {
  const work = { ...wanted, hub: hubOf(wanted, useHubs()) };
  return { work, isKnown: !worksAtOneHub(work.role) || work.hub !== null };
}

function WorkFields({ work, onChange }: { work: Work; onChange: (work: Work) => void }) {
  const texts = useStaffTexts();
  const roles = useRoleTexts();
  const hubs = useHubs();
  const anyHub: [string, string][] = worksAtOneHub(work.role) ? [] : [["", texts.form.allHubs]];
  return (
    <>
      <SelectField
        label={texts.form.role}
        value={work.role}
        options={ROLES.map((role) => [role, roles[role]])}
        onChange={(role) => onChange({ ...work, role: role as Role })}
      />
      <SelectField
        label={texts.form.hub}
        value={work.hub ?? ""}
        options={[...anyHub, ...hubs.map(({ id, name }): [string, string] => [id, name])]}
        onChange={(hub) => onChange({ ...work, hub: hub || null })}
      />
    </>
  );
}
