import { Icon } from "../../../parts/icon/icon.tsx";
import { useFailureTexts } from "../../../parts/failure/failure-texts.ts";
import { useFailureWords } from "../../../parts/failure/use-failure-words.ts";
import { useShortcuts } from "../../../parts/keys/use-shortcuts.ts";
import { isFiltered, type OrdersSearch } from "../orders-search.ts";
import { useOrdersTexts } from "../orders-texts.ts";
import { useExport } from "./use-export.ts";
import "./export.css";

/** Begins the file of this list, and stands for it while it comes. */
export function ExportLine({ search }: { search: OrdersSearch }) {
  const texts = useOrdersTexts().export;
  const again = useFailureTexts().again;
  const words = useFailureWords();
  const { now, start, stop } = useExport(search);
  useShortcuts([{ keys: "E", label: texts.start, act: start }]);
  if (now.is === "running") {
    return (
      <div className="export">
        <span className="export-what">{isFiltered(search) ? texts.ofThese : texts.ofAll}</span>
        <progress
          aria-label={texts.progress}
          max={now.total || 1}
          {...(now.total > 0 && { value: now.done })}
        />
        {now.total > 0 && <b className="nb">{texts.count(now.done, now.total)}</b>}
        <button className="btn btn-quiet btn-s" type="button" onClick={stop}>
          {texts.stop}
        </button>
      </div>
    );
  }
  return (
    <div className="export">
      {now.is === "failed" && (
        <p className="bad" role="alert">
          {texts.failed} {words(now.failure)}
        </p>
      )}
      <button className="btn btn-line btn-s" type="button" onClick={start}>
        <Icon name="export" size="s" />
        {now.is === "failed" ? again : texts.start}
        <kbd>E</kbd>
      </button>
    </div>
  );
}
