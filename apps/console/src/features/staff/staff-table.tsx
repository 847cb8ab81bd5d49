import type { StaffMember } from "@waslijn/contract/console/staff/staff";
import { useMoment } from "../../i18n/use-today.ts";
import { useRoleTexts } from "../../parts/roles/role-texts.ts";
import { Table } from "../../parts/table/table.tsx";
import { useStaffTexts } from "./staff-texts.ts";
import "./staff.css";

type Act = "change" | "invite-again" | "remove";
type Props = {
  members: StaffMember[];
  me: string;
  onAct: (act: Act, member: StaffMember) => void;
};

export function StaffTable({ members, me, onAct }: Props) {
  const texts = useStaffTexts();
  const roles = useRoleTexts();
  const moment = useMoment();
  const acts = [
    ["change", texts.change, texts.changeLong],
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
            <td className="quiet c-3">{member.hub ?? texts.everywhere}</td>
            <td className="r c-3">{member.passkeys}</td>
            <td className="quiet c-3">{member.seenAt ? moment(member.seenAt) : texts.never}</td>
            <td className="staff-acts">
              {acts.map(([act, label, long]) => (
                <button
                  key={act}
                  className="btn btn-quiet btn-s"
                  type="button"
                  aria-label={long(member.name)}
                  onClick={() => onAct(act, member)}
                >
                  {label}
                </button>
              ))}
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
}
