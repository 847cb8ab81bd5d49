import type { ReactNode } from "react";
import { Dialog } from "./dialog.tsx";
import { Button } from "../button.tsx";
import { Form } from "../form/form.tsx";

type Props = {
  title: string;
  /** Label of the submit button; name the act, not "OK". */
  submit: string;
  leave: string;
  isRunning: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks for confirmation of an irreversible act, or for one more input. */
export function Ask({ title, submit, leave, isRunning, onSubmit, onClose, children }: Props) {
  return (
    <Dialog label={title} className="ask" onClose={onClose}>
      <Form onSubmit={onSubmit}>
        <h2>{title}</h2>
        {children}
        <div className="ask-do">
          <Button look="quiet" onClick={onClose}>
            {leave} <kbd>Esc</kbd>
          </Button>
          <Button look="main" isSubmit disabled={isRunning}>
            {submit}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
