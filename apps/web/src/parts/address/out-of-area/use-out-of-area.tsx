import { Suspense, useState, type ComponentType, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { loadAfterStart } from "../../../lib/load-after-start.ts";
import { notifyGeneric } from "../../notification/notify.ts";
import type { AddressFailure, FoundAddress, TypedAddress } from "../to-location.ts";
import { keepFailure } from "../failed-check.ts";
import type { OutOfAreaDialogProps } from "./out-of-area-dialog.tsx";

type Opened = { Dialog: ComponentType<OutOfAreaDialogProps>; failure: AddressFailure };

const dialogs = loadAfterStart(() => import("./out-of-area-dialog.tsx"));

/**
 * Dialog of a failed check, in its own chunk because most visitors never need it. `fail` stores the reason and opens it
 * (AREA-09, AREA-10).
 */
export function useOutOfArea({
  onFound,
  onClosed,
  onRetry,
}: {
  /** Called with an address chosen or typed inside the dialog. */
  onFound?: (found: FoundAddress) => void;
  onClosed?: () => void;
  /** Called when the visitor wants to edit or resend the typed address. */
  onRetry: (typed: TypedAddress) => void;
}): { dialog: ReactNode; fail: (typed: TypedAddress, failure: AddressFailure) => Promise<void> } {
  const [opened, setOpened] = useState<Opened>();

  const fail = async (typed: TypedAddress, failure: AddressFailure): Promise<void> => {
    keepFailure({ ...typed, reason: failure.reason });
    try {
      const { OutOfAreaDialog } = await dialogs.get();
      setOpened({ Dialog: OutOfAreaDialog, failure });
    } catch {
      notifyGeneric("out-of-area-dialog");
    }
  };
  const close = (): void => {
    // Synchronous: focus cannot leave an open modal dialog.
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
