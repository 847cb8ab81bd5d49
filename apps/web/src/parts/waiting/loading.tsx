import { Bone } from "../../ui/skeleton.tsx";
import { Head } from "../navigation/head.tsx";

/** The place of what a link leads to, while it is on its way. */
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
