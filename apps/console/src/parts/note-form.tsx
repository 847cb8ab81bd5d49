import { useState, type Ref } from "react";
import { Button } from "../ui/button.tsx";
import { TextArea } from "../ui/form/field.tsx";
import { Form } from "../ui/form/form.tsx";

type Props = {
  texts: { label: string; placeholder: string; submit: string };
  rows: number;
  isRunning: boolean;
  /** Resolves to whether the note was stored; the field is emptied then. */
  onKeep: (text: string) => Promise<boolean>;
  field?: Ref<HTMLTextAreaElement>;
  onBlur?: () => void;
};

/** A note for colleagues: Ctrl Enter stores it, Escape leaves the field. */
export function NoteForm({ texts, rows, isRunning, onKeep, field, onBlur }: Props) {
  const [text, setText] = useState("");
  const keep = async (): Promise<void> => {
    if (await onKeep(text.trim())) setText("");
  };
  return (
    <Form className="field" onSubmit={() => void keep()}>
      <TextArea
        ref={field}
        rows={rows}
        required
        maxLength={2000}
        label={texts.label}
        isLabelHidden
        placeholder={texts.placeholder}
        value={text}
        onChange={setText}
        onBlur={onBlur}
        onKeyDown={(event) => {
          if (event.key === "Escape") event.currentTarget.blur();
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
            event.currentTarget.form?.requestSubmit();
          }
        }}
      />
      <span className="ask-do">
        <Button size="s" isSubmit disabled={isRunning}>
          {texts.submit} <kbd>Ctrl Enter</kbd>
        </Button>
      </span>
    </Form>
  );
}
