import { Button } from "@waslijn/ui/button/button.tsx";
import { EmptyState } from "@waslijn/ui/empty/empty-state.tsx";
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
