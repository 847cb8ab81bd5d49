import { readStored } from "../../lib/storage.ts";
import { Head } from "../../parts/navigation/head.tsx";
import { Bone } from "@waslijn/ui/skeleton/skeleton.tsx";
import { EmailForm } from "./email-form.tsx";
import { EmailSent } from "./email-sent.tsx";
import styles from "./recover.module.css";
import { useRecoverTexts } from "./recover-texts.ts";
import { useRecoverEmail } from "./use-recover-email.ts";

/** Ask for a mail with a link (REC-01 to REC-10). */
export default function RecoverPage() {
  const texts = useRecoverTexts();
  const { state, send, again } = useRecoverEmail();
  return (
    <div className={`wrap wrap-narrow pagepad ${styles.page}`}>
      <Head title={texts.title} description={texts.description} />
      {state.kind === "emailSent" ? (
        <EmailSent email={readStored("recoverEmail")} cooldown={state.cooldown} onAgain={again} />
      ) : (
        <>
          <h1>{texts.title}</h1>
          <p className="lede" id="lede">
            {texts.lede}
          </p>
          {state.kind === "checking" ? <Checking /> : <EmailForm onSend={send} />}
        </>
      )}
    </div>
  );
}

function Checking() {
  const texts = useRecoverTexts();
  return (
    <div className={styles.form} aria-busy="true">
      <p role="status">{texts.checking}</p>
      <Bone size="field" />
      <Bone size="field" />
    </div>
  );
}
