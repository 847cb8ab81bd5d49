import { Bone } from "../../ui/skeleton.tsx";
import { Head } from "../navigation/link.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** Placeholder while the page behind a link loads. */
export function Loading({ title, text }: { title: string; text: string }) {
  return (
    <div className="wrap pagepad stack" aria-busy="true">
      <Head title={title} />
      <h1 className="hide">{title}</h1>
      <p className="quiet" role="status">
        {text}
      </p>
      <Bone size="title" />
      <Bone size="line" />
      <Bone size="card" />
    </div>
  );
}

type Props = { texts: { title: string; text: string; retry: string }; onRetry: () => void };

/** Shown when loading the page behind a link failed; can be retried. */
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
