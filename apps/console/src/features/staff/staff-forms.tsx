import { ROLES, type Role } from "@waslijn/contract/console/roles";
import type { StaffMember } from "@waslijn/contract/console/staff/staff";
import { LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import { useState } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { Ask } from "../../parts/dialog/ask.tsx";
import { SelectField } from "../../parts/field/select-field.tsx";
import { TextField } from "../../parts/field/text-field.tsx";
import { useRoleTexts } from "../../parts/roles/role-texts.ts";
import { useHubs } from "../../api/use-hubs.ts";
import { hubOf, type Work } from "./hub-of.ts";
import { useStaffTexts } from "./staff-texts.ts";

type Invited = Work & { name: string; email: string; language: Language };
type Props<T> = { isRunning: boolean; onClose: () => void; onSubmit: (body: T) => void };

export function InviteForm({ isRunning, onClose, onSubmit }: Props<Invited>) {
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

export function ChangeForm({
  member,
  isRunning,
  onClose,
  onSubmit,
}: Props<Work> & { member: StaffMember }) {
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

/** What is shown and sent; not known while a driver's hub is chosen from a list that is still on the way. */
function useWork(wanted: Work): { work: Work; isKnown: boolean } {
  const work = { ...wanted, hub: hubOf(wanted, useHubs()) };
  return { work, isKnown: work.role !== "driver" || work.hub !== null };
}

function WorkFields({ work, onChange }: { work: Work; onChange: (work: Work) => void }) {
  const texts = useStaffTexts();
  const roles = useRoleTexts();
  const hubs = useHubs();
  const anyHub: [string, string][] = work.role === "driver" ? [] : [["", texts.form.allHubs]];
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
