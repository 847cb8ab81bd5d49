import { Bar } from "../../parts/bar/bar.tsx";
import { useAccountTexts } from "./account-texts.ts";
import { PasskeysPanel } from "./passkeys-panel.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";
import "./account.css";

export function AccountScreen() {
  const texts = useAccountTexts();
  return (
    <>
      <Bar title={texts.title} />
      <main id="main" className="page account">
        <PasskeysPanel />
        <SessionsPanel />
      </main>
    </>
  );
}
