import type { ComponentProps } from "react";
import { type Query, type RouteName, match } from "../../paths.ts";
import { isSamePage, navigate } from "./navigate.ts";
import { useHref, useVisit } from "./visit.ts";
import { brand } from "@waslijn/contract/shared/brand";

type Props = Omit<ComponentProps<"a">, "href"> & { route: RouteName; query?: Query };

/** Link to a route in the current language. */
export function Link({ route, query, onClick, ...others }: Props) {
  const to = useHref()(route, query);
  const here = useVisit();
  return (
    <a
      {...others}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
        const target = match(to);
        const stays = target.kind === "page" && isSamePage(target.visit, here);
        if (event.defaultPrevented || !plain || !stays || others.target) return;
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}

/** Title and description; React hoists them into the document head. */
export function Head({ title, description }: { title: string; description?: string }) {
  return (
    <>
      <title>{`${title} – ${brand.name}`}</title>
      {description ? <meta name="description" content={description} /> : null}
    </>
  );
}
