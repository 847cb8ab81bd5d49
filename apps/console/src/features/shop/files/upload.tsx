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
import { useDataChange } from "../../../parts/data/use-data-change.tsx";
import { SCROLLED, Table } from "../../../ui/table/table.tsx";

/** Uploads files and shows either their errors or a preview of the changes. */
export function Upload() {
  const { upload: texts } = useFilesTexts();
  const [files, setFiles] = useState<DataFile[]>([]);
  // Here, because the undo comes when the changes are no longer shown.
  const { putBack, dialogs } = useDataChange();
  const preview = useQuery({
    queryKey: ["data", "files", files],
    enabled: files.length > 0,
    // Never refetched: exactly the preview on screen is applied.
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
              // Allows selecting the same file again after it was corrected.
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
            putBack={putBack}
          />
        )}
        {dialogs}
      </div>
    </Panel>
  );
}

/** All errors of the files, with file, line and column. */
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
