import { Head } from "../../parts/navigation/head.tsx";
import { useHref } from "../../parts/navigation/use-visit.ts";
import { Button, ButtonLink } from "@waslijn/ui/button/button.tsx";
import { EmptyState } from "@waslijn/ui/empty/empty-state.tsx";
import { Bone } from "@waslijn/ui/skeleton/skeleton.tsx";
import { PasswordForm } from "./password-form.tsx";
import styles from "./recover.module.css";
import { useRecoverTexts } from "./recover-texts.ts";
import { asHoursAndMinutes } from "./seconds-left.ts";
import { useRecoverToken } from "./use-recover-token.ts";

/** Set a new password with a link from a mail (REC-11 to REC-21). */
export default function RecoverTokenPage() {
  const texts = useRecoverTexts();
  const { kind, ttl, token, retry } = useRecoverToken();
  const recover = useHref()("recover");
  const validity = texts.validity(...asHoursAndMinutes(ttl));
  return (
    <div className={`wrap wrap-narrow pagepad ${styles.page}`}>
      <Head title={texts.newTitle} description={texts.description} />
      {kind === "checking" || kind === "password" ? (
        <>
          <h1>{texts.newTitle}</h1>
          <p className="lede">{texts.newLede(validity)}</p>
        </>
      ) : null}
      {kind === "checking" ? (
        <div className={styles.form} aria-busy="true">
          <p role="status">{texts.checking}</p>
          <Bone size="field" />
          <Bone size="field" />
        </div>
      ) : null}
      {kind === "password" ? <PasswordForm token={token} /> : null}
      {kind === "expired" ? (
        <EmptyState
          level={1}
          drawing="key"
          title={texts.expiredTitle}
          actions={<ButtonLink href={recover}>{texts.newLink}</ButtonLink>}
        >
          <p role="status">{texts.expired(validity)}</p>
        </EmptyState>
      ) : null}
      {kind === "lost" ? (
        <EmptyState
          level={1}
          drawing="key"
          title={texts.lostTitle}
          actions={<Button onClick={retry}>{texts.retry}</Button>}
        >
          <p role="status">{texts.lost}</p>
        </EmptyState>
      ) : null}
    </div>
  );
}
