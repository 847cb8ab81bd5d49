import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Head } from "../navigation/head.tsx";

type Props = { texts: { title: string; text: string; retry: string }; onRetry: () => void };

/** What a link leads to did not come; it can be asked for again. */
export function Lost({ texts: { title, text, retry }, onRetry }: Props) {
  return (
    <div className="wrap pagepad" role="status">
      <Head title={title} />
      <EmptyState
        drawing="letter"
        level={1}
        title={title}
        actions={<Button onClick={onRetry}>{retry}</Button>}
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  );
}
