import { lazy, Suspense, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { notificationStore, type Shown } from "./notify.ts";
import { useNotificationTexts } from "../../i18n/part-texts.ts";

/** Without a connection the message still has to be read: then it comes without its dress. */
const Banner = lazy(() => import("./banner.tsx").catch(() => ({ default: PlainBanner })));

/** The message at the top of the page; it stays in sight when the page is scrolled (CHROME-22). */
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
  // Nothing outside an open dialog can be reached: the message then stands in it.
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

/** Each message counts its own seconds, also when it says the same again. */
const keys = new WeakMap<Shown, number>();
let made = 0;
function keyOf(shown: Shown): number {
  const key = keys.get(shown) ?? ++made;
  keys.set(shown, key);
  return key;
}
