import type { FileProblem } from "@waslijn/contract/console/lists/data-files";
import { useDataTexts } from "../../../parts/data/data-texts.ts";
import { Icon } from "../../../parts/icon/icon.tsx";
import { useFilesTexts } from "./files-texts.ts";

/** Where files are wrong: file, line and column, all of it at once. */
export function FileProblems({ problems }: { problems: FileProblem[] }) {
  const { problems: texts } = useFilesTexts();
  const { rules } = useDataTexts();
  return (
    <>
      <p className="note note-bad" role="alert">
        <Icon name="warn" />
        <span>
          <b>{texts.title(problems.length)}.</b> {texts.text}
        </span>
      </p>
      <div className="tbl-wide">
        <table className="tbl files-table">
          <caption className="hide">{texts.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.file}</th>
              <th scope="col" className="r">
                {texts.line}
              </th>
              <th scope="col">{texts.column}</th>
              <th scope="col">{texts.what}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ file, line, column, rule, sentence }, index) => (
              <tr key={index}>
                <td>{file}</td>
                <td className="r">{line}</td>
                <td>{column ?? "–"}</td>
                <td>
                  {rules[rule]}
                  <div className="quiet small" lang="en">
                    {sentence}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
