import type { ReactNode } from "react";
import { Dialog } from "./dialog.tsx";

type Props = {
  title: string;
  /** Says what will happen, not "OK". */
  submit: string;
  leave: string;
  isRunning: boolean;
  /** Says at its fields what is missing, instead of the browser in a language of its own. */
  saysItself?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A question before something that cannot be taken back, or that needs a word more. */
export function Ask({
  title,
  submit,
  leave,
  isRunning,
  saysItself = false,
  onSubmit,
  onClose,
  children,
}: Props) {
  return (
    <Dialog label={title} className="ask" onClose={onClose}>
      <form
        noValidate={saysItself}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <h2>{title}</h2>
        {children}
        <div className="ask-do">
          <button className="btn btn-quiet" type="button" onClick={onClose}>
            {leave} <kbd>Esc</kbd>
          </button>
          <button className="btn btn-main" disabled={isRunning}>
            {submit}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
