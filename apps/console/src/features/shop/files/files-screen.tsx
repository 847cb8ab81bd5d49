import {
  DATA_TABLES,
  type DataTable,
  FILE_FORMATS,
  type FileFormat,
} from "@waslijn/contract/console/codes";
import { callConsole } from "../../../api/client.ts";
import { useAct } from "../../../parts/use-act.ts";
import { Bar } from "../../../parts/bar.tsx";
import { keepFile } from "../../../ui/save-file.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Table } from "../../../ui/table/table.tsx";
import { ShopNav } from "../shop-nav.tsx";
import { useFilesTexts } from "./files-texts.ts";
import { Upload } from "./upload.tsx";
import { Button } from "../../../ui/button.tsx";
import "./files.css";

/** Download and upload of the files of `data:apply`, with a preview (SHOP-06). */
export function FilesScreen() {
  const texts = useFilesTexts();
  return (
    <>
      <Bar title={texts.title} />
      <ShopNav />
      <main id="main" className="page files">
        <Upload />
        <Download />
      </main>
    </>
  );
}

function Download() {
  const { download: texts } = useFilesTexts();
  const { act, isRunning } = useAct({ refresh: [] });
  const keep = (table: DataTable, format: FileFormat) =>
    act({
      done: texts.done(`${table}.${format}`),
      run: async () => {
        const { name, text } = await callConsole("downloadData", { query: { table, format } });
        keepFile(new Blob([text], { type: "text/plain" }), name);
      },
    });
  return (
    <Panel title={texts.title}>
      <p className="panel-in quiet">{texts.text}</p>
      <Table caption={texts.caption} columns={[texts.file, { words: texts.as, className: "r" }]}>
        {DATA_TABLES.map((table) => (
          <tr key={table}>
            <td>{table}</td>
            <td className="r">
              {FILE_FORMATS.map((format) => (
                <Button
                  key={format}
                  look="quiet"
                  size="s"
                  disabled={isRunning}
                  aria-label={texts.asLong(table, format.toUpperCase())}
                  onClick={() => void keep(table, format)}
                >
                  {format.toUpperCase()}
                </Button>
              ))}
            </td>
          </tr>
        ))}
      </Table>
    </Panel>
  );
}
