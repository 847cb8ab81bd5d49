import { Suspense, useState, type ComponentType, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { loadTexts } from "../../../i18n/define-texts.ts";
import { useLanguage } from "../../../i18n/language-context.ts";
import { notifyGeneric } from "../../notification/notify.ts";
import type { AddressFailure, FoundAddress, TypedAddress } from "../to-location.ts";
import { keepFailure } from "../failed-check.ts";
import type { OutOfAreaDialogProps } from "./out-of-area-dialog.tsx";

type Opened = { Dialog: ComponentType<OutOfAreaDialogProps>; failure: AddressFailure };

/**
 * The dialog of a failed check. It comes with a chunk of its own, for most visitors never need it.
 * `fail` stores why the check failed and opens it (AREA-09, AREA-10).
 */
export function useOutOfArea({
  onFound,
  onClosed,
  onRetry,
}: {
  /** An address that was chosen or typed inside the dialog after all. */
  onFound?: (found: FoundAddress) => void;
  onClosed?: () => void;
  /** What was typed is to be changed or sent again. */
  onRetry: (typed: TypedAddress) => void;
}): { dialog: ReactNode; fail: (typed: TypedAddress, failure: AddressFailure) => Promise<void> } {
  const language = useLanguage();
  const [opened, setOpened] = useState<Opened>();

  const fail = async (typed: TypedAddress, failure: AddressFailure): Promise<void> => {
    keepFailure({ ...typed, reason: failure.reason });
    try {
      const { OutOfAreaDialog } = await import("./out-of-area-dialog.tsx");
      // Its texts were declared just now: with them it opens in one go.
      await loadTexts(language);
      setOpened({ Dialog: OutOfAreaDialog, failure });
    } catch {
      notifyGeneric("out-of-area-dialog");
    }
  };
  const close = (): void => {
    // The focus can go nowhere else as long as the dialog is open.
    flushSync(() => setOpened(undefined));
    onClosed?.();
  };
  const dialog = opened ? (
    <Suspense>
      <opened.Dialog
        failure={opened.failure}
        onClose={close}
        onRetry={(typed) => {
          onRetry(typed);
          close();
        }}
        {...(onFound && {
          onFound: (found: FoundAddress) => {
            setOpened(undefined);
            onFound(found);
          },
        })}
      />
    </Suspense>
  ) : null;
  return { dialog, fail };
}
