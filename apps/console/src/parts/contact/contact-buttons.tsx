import type { QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { ComplaintDialog } from "./complaint-dialog.tsx";
import { useContactTexts } from "./contact-texts.ts";
import { WriteDialog, type Addressee } from "./write-dialog.tsx";

export const CONTACT_KEYS = { write: "M", complain: "C" };

/** Opens the dialog for a message: button and M. */
export function WriteButton({ to, refresh }: { to: Addressee; refresh: readonly QueryKey[] }) {
  const texts = useContactTexts().write;
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => setIsOpen(true);
  const mayWrite = to.email !== "" || to.phone !== "";
  useShortcuts(mayWrite ? [{ keys: CONTACT_KEYS.write, label: texts.open, act: open }] : []);
  if (!mayWrite) return null;
  return (
    <>
      <Button size="s" onClick={open}>
        <Icon name="mail" size="s" />
        {texts.open} <kbd>{CONTACT_KEYS.write}</kbd>
      </Button>
      {isOpen && <WriteDialog to={to} refresh={refresh} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type ComplaintProps = { name: string; numbers: readonly string[] };

/** Opens the dialog for a caller's complaint: button and C. Without orders that were picked up there is none. */
export function ComplaintButton({ name, numbers }: ComplaintProps) {
  const texts = useContactTexts().complaint;
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => setIsOpen(true);
  useShortcuts(
    numbers.length > 0
      ? [{ keys: CONTACT_KEYS.complain, label: texts.title(name), act: open }]
      : [],
  );
  if (numbers.length === 0) return null;
  return (
    <>
      <Button size="s" onClick={open}>
        <Icon name="care" size="s" />
        {texts.open} <kbd>{CONTACT_KEYS.complain}</kbd>
      </Button>
      {isOpen && <ComplaintDialog name={name} numbers={numbers} onClose={() => setIsOpen(false)} />}
    </>
  );
}
