import type { StaffMember } from "@waslijn/contract/console/staff/staff";
import { useMoment } from "../../i18n/use-today.ts";
import { useStaffTexts } from "./staff-texts.ts";
import "../../parts/table/table.css";
import "../../parts/table/ranks.css";
import "./staff.css";

type Act = "change" | "invite-again" | "remove";
type Props = {
  members: StaffMember[];
  me: string;
  onAct: (act: Act, member: StaffMember) => void;
};

export function StaffTable({ members, me, onAct }: Props) {
  const texts = useStaffTexts();
  const moment = useMoment();
  const acts = [
    ["change", texts.change, texts.changeLong],
    ["invite-again", texts.again, texts.againLong],
    ["remove", texts.remove, texts.removeLong],
  ] as const;
  return (
    <div className="tbl-wide">
      <table className="tbl staff">
        <caption className="hide">{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.columns.name}</th>
            <th scope="col">{texts.columns.role}</th>
            <th scope="col" className="c-3">
              {texts.columns.hub}
            </th>
            <th scope="col" className="r c-3">
              {texts.columns.passkeys}
            </th>
            <th scope="col" className="c-3">
              {texts.columns.seen}
            </th>
            <th scope="col">{texts.columns.act}</th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.id}>
              <td>
                <b>{member.name}</b> {member.id === me && <span className="tag">{texts.you}</span>}
                <div className="quiet small">{member.email}</div>
              </td>
              <td>{texts.roles[member.role]}</td>
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
        </tbody>
      </table>
    </div>
  );
}
