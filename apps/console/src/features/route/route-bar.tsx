import type { ReactNode } from "react";
import { NotSentBar } from "./waiting/not-sent-bar.tsx";

type Props = {
  title: string;
  under?: ReactNode;
  /** The way back, before the title. */
  back?: ReactNode;
  /** Beside it. */
  children?: ReactNode;
  /** The screen itself shows what is not sent. */
  isOnWaiting?: boolean;
};

/** The head of each of the driver's screens, and below it what is on this phone alone. */
export function RouteBar({ title, under, back, children, isOnWaiting = false }: Props) {
  return (
    <>
      <header className="p-bar p-bar-me">
        {back}
        <div>
          <h1>{title}</h1>
          {under !== undefined && <p>{under}</p>}
        </div>
        {children}
      </header>
      {!isOnWaiting && <NotSentBar />}
    </>
  );
}
