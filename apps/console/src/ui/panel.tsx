import { useId, type ReactNode } from "react";
import "./panel.css";

type Props = {
  title: ReactNode;
  /** At the far end of the header. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function Panel({ title, aside, className = "", children }: Props) {
  const id = useId();
  return (
    <section className={`panel ${className}`} aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
