import type { DataFile, FileProblem } from "@waslijn/contract/console/data";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callConsole } from "../../../api/client.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Failed } from "../../../ui/states.tsx";
import { useFilesTexts } from "./files-texts.ts";
import { FileChanges } from "./file-changes.tsx";
import { useDataTexts } from "../../../parts/data/data-texts.ts";
import { SCROLLED, Table } from "../../../ui/table/table.tsx";

/** Takes files, has them checked, and shows either what is wrong or what they would change. */
export function Upload() {
  const { upload: texts } = useFilesTexts();
  const [files, setFiles] = useState<DataFile[]>([]);
  const preview = useQuery({
    queryKey: ["data", "files", files],
    enabled: files.length > 0,
    // What was looked at is what is applied: looking again takes a press.
    staleTime: Infinity,
    queryFn: ({ signal }) => callConsole("previewFiles", { body: { files }, signal }),
  });
  const choose = async (list: FileList | null): Promise<void> =>
    setFiles(
      await Promise.all(
        [...(list ?? [])].map(async (file) => ({ name: file.name, text: await file.text() })),
      ),
    );
  return (
    <Panel title={texts.title}>
      <div className="panel-in files-up">
        <p className="quiet">{texts.text}</p>
        <label className="btn btn-line files-choose">
          <Icon name="upload" size="s" />
          {texts.choose}
          <input
            className="hide"
            type="file"
            multiple
            accept=".csv,.json"
            onChange={({ target }) => {
              void choose(target.files);
              // The same file again, once it is mended, is a choice too.
              target.value = "";
            }}
          />
        </label>
        {files.length > 0 && (
          <p className="small">{texts.chosen(files.map(({ name }) => name).join(", "))}</p>
        )}
        {preview.isFetching && <p role="status">{texts.checking}</p>}
        {preview.isError && (
          <Failed failure={preview.error} onRetry={() => void preview.refetch()} />
        )}
        {preview.data && preview.data.problems.length > 0 && (
          <FileProblems problems={preview.data.problems} />
        )}
        {preview.data && preview.data.problems.length === 0 && (
          <FileChanges
            key={preview.data.seen}
            files={files}
            preview={preview.data}
            onAgain={() => void preview.refetch()}
            onDone={() => setFiles([])}
          />
        )}
      </div>
    </Panel>
  );
}

/** Where files are wrong: file, line and column, all of it at once. */
function FileProblems({ problems }: { problems: FileProblem[] }) {
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
