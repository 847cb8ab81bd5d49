import { Card } from "@waslijn/ui/card/card.tsx";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { LoginForm } from "../../parts/session/login-form.tsx";
import styles from "./my-orders.module.css";
import { useMyOrdersTexts } from "./my-orders-texts.ts";

const SendLinksForm = lazyPart(() => import("../../parts/order-links/send-links-form.tsx"));

/** Whoever is not known yet; logging in makes the page theirs. */
export function LogIn() {
  const { logIn } = useMyOrdersTexts();
  return (
    <div className={styles.login}>
      <h1>{logIn.title}</h1>
      <p className="lede">{logIn.text}</p>
      <Card>
        <LoginForm missing={logIn.missing} onLoggedIn={() => undefined} />
      </Card>
      <SendLinksForm />
    </div>
  );
}
