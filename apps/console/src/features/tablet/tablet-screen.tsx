import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { callLater } from "../../api/later.ts";
import { pageTitle } from "../../parts/bar.tsx";
import { TabletLock } from "./tablet-lock.tsx";
import { useTabletTexts } from "./tablet-texts.ts";

/** The shared tablet, locked: opening this screen ends the turn of whoever worked on it. */
export default function TabletScreen() {
  const { title } = useTabletTexts();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isLocked, setIsLocked] = useState(false);
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  useEffect(() => {
    const lock = (): void => setIsLocked(true);
    // An ended tablet is told by the next call.
    void callLater("leaveTablet").then(lock, lock);
  }, []);
  const enter = async (): Promise<void> => {
    queries.clear();
    await navigate({ to: "/", reloadDocument: true });
  };
  return (
    <main id="main" className="tl-page">
      {isLocked && <TabletLock onEnter={enter} />}
    </main>
  );
}
