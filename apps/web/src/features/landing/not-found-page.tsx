import { Head } from "../../parts/navigation/link.tsx";
import { useHref } from "../../parts/navigation/visit.ts";
import { Button, TextLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import styles from "./not-found.module.css";
import { useLandingTexts } from "./landing-texts.ts";

export default function NotFoundPage() {
  const { notFound, home } = useLandingTexts();
  const homePath = useHref()("home");
  // One step back where there is one, else home (ROUTE-36, 37).
  const goBack = () => (history.length > 1 ? history.back() : location.assign(homePath));
  return (
    <div className={`wrap ${styles.lost}`}>
      <Head title={notFound.title} description={notFound.description} />
      <EmptyState
        drawing="lost"
        level={1}
        title={notFound.heading}
        actions={
          <>
            <Button onClick={goBack}>{notFound.back}</Button>
            <TextLink href={homePath}>{home}</TextLink>
          </>
        }
      >
        <p>{notFound.text}</p>
      </EmptyState>
    </div>
  );
}
