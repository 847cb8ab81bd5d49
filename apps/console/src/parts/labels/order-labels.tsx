import { useQuery } from "@tanstack/react-query";
import { callConsole } from "../../api/client.ts";
import { defineTexts } from "../../i18n/define-texts.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Failed, Loading } from "../../ui/states.tsx";
import { LabelsDialog } from "./labels-dialog.tsx";
import { labelsOf } from "./piece-labels.ts";

const useOrderLabelsTexts = defineTexts({
  en: { title: "Print labels", loading: "Loading labels", bag: "Bag", close: "Close" },
  nl: { title: "Etiketten printen", loading: "Etiketten laden", bag: "Waszak", close: "Sluit" },
});

type Props = { number: string; onClose: () => void };

/** Labels of an order as it was counted, to print a lost one again (COUNT-04). */
export default function OrderLabels({ number, onClose }: Props) {
  const texts = useOrderLabelsTexts();
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ["labels", number],
    staleTime: 0,
    queryFn: ({ signal }) => callConsole("openCounting", { params: { number }, signal }),
  });
  const [order] = data?.orders ?? [];
  const [prices] = data?.prices ?? [];
  if (order && prices) {
    const { pieces, bags } = order.counted ?? { pieces: [], bags: 1 };
    const words = { language, bag: texts.bag };
    return (
      <LabelsDialog labels={labelsOf(order, prices, { pieces, bags }, words)} onClose={onClose} />
    );
  }
  return (
    <Dialog label={texts.title} className="labels-ask touch" onClose={onClose}>
      {error ? (
        <Failed failure={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label={texts.loading} rows={4} />
      )}
      <Button onClick={onClose}>{texts.close}</Button>
    </Dialog>
  );
}
