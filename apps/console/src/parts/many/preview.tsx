import type { ManyPreview } from "@waslijn/contract/console/many";
import type { UseQueryResult } from "@tanstack/react-query";
import { Failed, Loading } from "../states/states.tsx";
import { useManyTexts } from "./many-texts.ts";

/** Which go along, and why the others do not. */
export function Preview({ preview }: { preview: UseQueryResult<ManyPreview> }) {
  const texts = useManyTexts();
  if (preview.isError) {
    return <Failed failure={preview.error} onRetry={() => void preview.refetch()} />;
  }
  if (!preview.data) return <Loading label={texts.checking} rows={2} />;
  const [fit, not] = [fitting(preview.data), preview.data.orders.filter(({ why }) => why)];
  return (
    <div className="preview" role="status">
      <p>
        <b>{fit.length > 0 ? texts.fit(fit.length) : texts.noneFit}</b>
      </p>
      {not.length > 0 && (
        <>
          <p>{texts.not(not.length)}</p>
          <ul>
            {not.map(({ number, customer, why }) => (
              <li key={number}>
                <b>{number}</b> {customer}
                {why && `: ${texts.why[why]}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

export const fitting = (preview: ManyPreview | undefined): string[] =>
  preview?.orders.filter(({ why }) => why === null).map(({ number }) => number) ?? [];
