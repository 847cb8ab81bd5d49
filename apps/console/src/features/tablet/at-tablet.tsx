import { TABLET_IDLE_MINUTES } from "@waslijn/contract/console/codes";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { callLater } from "../../api/later.ts";
import { meQuery } from "../../api/me-query.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { TabletLock } from "./tablet-lock.tsx";
import { useTabletTexts } from "./tablet-texts.ts";
import { watchTouches } from "./watch-touches.ts";

const IDLE_MS = TABLET_IDLE_MINUTES * 60_000;

type Props = {
  /** Whether the server asks for the PIN again. */
  isLocked: boolean;
  onEnter: () => Promise<void>;
};

/** Around every screen on a shared tablet: reports touches, and asks for the PIN over the screen after a rest. */
export default function AtTablet({ isLocked, onEnter }: Props) {
  const { title } = useTabletTexts();
  const queries = useQueryClient();
  useEffect(() => {
    if (isLocked) return undefined;
    return watchTouches(document, {
      idleMs: IDLE_MS,
      // Without a connection counting goes on; the server asks once it answers again.
      onTouch: () => void callLater("touchTablet").catch(() => undefined),
      onIdle: async () => {
        await callLater("leaveTablet").catch(() => undefined);
        await queries.invalidateQueries({ queryKey: meQuery.queryKey });
      },
    });
  }, [isLocked, queries]);
  if (!isLocked) return null;
  return (
    <Dialog label={title} className="tl-over">
      <TabletLock onEnter={onEnter} />
    </Dialog>
  );
}
