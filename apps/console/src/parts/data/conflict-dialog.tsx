import { Dialog } from "../dialog/dialog.tsx";
import { useDataTexts } from "./data-texts.ts";
import { comparedFields, type Conflict } from "./wanted-change.ts";
import "./data.css";

type Props = {
  conflicts: Conflict[];
  onKeepTheirs: () => void;
  onUseMine: () => void;
};

/** Somebody else was faster: before, theirs and mine beside one another. Nothing was changed yet. */
export function ConflictDialog({ conflicts, onKeepTheirs, onUseMine }: Props) {
  const texts = useDataTexts();
  const { conflict } = texts;
  return (
    <Dialog label={conflict.title} className="ask" onClose={onKeepTheirs}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onKeepTheirs();
        }}
      >
        <h2>{conflict.title}</h2>
        <p>{conflict.text}</p>
        {conflicts.map((one, index) => (
          <div key={index} className="conflict-wide">
            <table className="conflict">
              <caption className="hide">{conflict.caption}</caption>
              <thead>
                <tr>
                  <th scope="col">{conflict.field}</th>
                  <th scope="col">{conflict.before}</th>
                  <th scope="col">{conflict.theirs}</th>
                  <th scope="col">{conflict.mine}</th>
                </tr>
              </thead>
              <tbody>
                {comparedFields(one).map(({ name, before, theirs, mine }) => (
                  <tr key={name}>
                    <th scope="row">{texts.fields[name] ?? name}</th>
                    <td>{before ?? conflict.nothing}</td>
                    <td>{theirs ?? conflict.nothing}</td>
                    <td>{mine ?? conflict.nothing}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {!one.theirs && <p className="hint">{conflict.gone}</p>}
          </div>
        ))}
        <div className="ask-do">
          <button className="btn btn-line" type="button" onClick={onUseMine}>
            {conflict.useMine}
          </button>
          <button className="btn btn-main">{conflict.keepTheirs}</button>
        </div>
      </form>
    </Dialog>
  );
}
