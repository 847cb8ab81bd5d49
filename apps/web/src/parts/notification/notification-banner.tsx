import { lazy, Suspense, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { notificationStore, type Shown } from "./notify.ts";
import { useNotificationTexts } from "../../i18n/part-texts.ts";

/** If the chunk cannot be loaded, the message shows unstyled. */
const Banner = lazy(() => import("./banner.tsx").catch(() => ({ default: PlainBanner })));

/** Message at the top of the page, sticky while scrolling (CHROME-22). */
export function NotificationBanner() {
  const shown = useSyncExternalStore(
    notificationStore.subscribe,
    notificationStore.read,
    () => undefined,
  );
  if (!shown) return null;
  const banner = (
    <Suspense>
      <Banner key={keyOf(shown)} shown={shown} />
    </Suspense>
  );
  // Content outside a modal dialog is inert, so render into the dialog.
  const dialog = document.querySelector("dialog:modal");
  return dialog ? createPortal(banner, dialog) : banner;
}

function PlainBanner({ shown }: { shown: Shown }) {
  const { generic } = useNotificationTexts();
  return (
    <p role="alert" className="wrap">
      {shown.message ?? generic}
    </p>
  );
}

/** A key per message, so that a repeated message restarts its timer. */
const keys = new WeakMap<Shown, number>();
let made = 0;
function keyOf(shown: Shown): number {
  const key = keys.get(shown) ?? ++made;
  keys.set(shown, key);
  return key;
}
