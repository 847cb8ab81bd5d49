import { brand } from "@waslijn/contract/shared/brand";
import { ButtonLink, TextLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { Head } from "../../parts/navigation/link.tsx";
import { useHref } from "../../parts/navigation/visit.ts";
import { defineTexts } from "../../i18n/define-texts.ts";

const useGoneTexts = defineTexts({
  en: () => import("./gone.en.ts"),
  nl: () => import("./gone.nl.ts"),
});

const SendLinksForm = lazyPart(() => import("../../parts/order-links/send-links-form.tsx"));

/** Wrong, replaced and erased links look the same (MINE-09, MINE-10). */
export default function Gone() {
  const { title, text, call, logIn } = useGoneTexts();
  const orders = useHref()("my-orders");
  return (
    <div className="wrap pagepad">
      <Head title={title} />
      <EmptyState
        drawing="lost"
        level={1}
        title={title}
        actions={
          <>
            <ButtonLink icon="phone" href={brand.phoneLink}>
              {call(brand.phone)}
            </ButtonLink>
            <TextLink href={orders}>{logIn}</TextLink>
          </>
        }
      >
        <p>{text}</p>
      </EmptyState>
      <SendLinksForm />
    </div>
  );
}
