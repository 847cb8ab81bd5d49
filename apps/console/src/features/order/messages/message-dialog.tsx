import { useQuery } from "@tanstack/react-query";
import { callConsole } from "../../../api/client.ts";
import { Dialog } from "../../../parts/dialog/dialog.tsx";
import { Failed, Loading } from "../../../parts/states/states.tsx";
import { useOrderTexts } from "../order-texts.ts";

type Props = { number: string; id: string; name: string; onClose: () => void };

export function MessageDialog({ number, id, name, onClose }: Props) {
  const texts = useOrderTexts().messages;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["order", number, "message", id],
    queryFn: ({ signal }) => callConsole("readMessage", { params: { number, id }, signal }),
  });
  return (
    <Dialog label={name} className="ask" onClose={onClose}>
      <h2>{data?.subject ?? name}</h2>
      {isPending && <Loading label={name} rows={4} />}
      {error && <Failed failure={error} onRetry={() => void refetch()} />}
      {data && !data.isAsSent && <p className="hint">{texts.now}</p>}
      {data && <pre className="letter">{data.text}</pre>}
      <div className="ask-do">
        <button className="btn btn-line" type="button" onClick={onClose}>
          {texts.close} <kbd>Esc</kbd>
        </button>
      </div>
    </Dialog>
  );
}
