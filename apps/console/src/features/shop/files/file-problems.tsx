import type { FileProblem } from "@waslijn/contract/console/lists/data-files";
import { useDataTexts } from "../../../parts/data/data-texts.ts";
import { Icon } from "../../../parts/icon/icon.tsx";
import { SCROLLED } from "../../../parts/table/scrolled.ts";
import { Table } from "../../../parts/table/table.tsx";
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
      <div className="tbl-wide" aria-label={texts.caption} {...SCROLLED}>
        <Table
          className="files-table"
          caption={texts.caption}
          columns={[texts.file, { words: texts.line, className: "r" }, texts.column, texts.what]}
        >
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
        </Table>
      </div>
    </>
  );
}
