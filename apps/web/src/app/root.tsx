import {
  startTransition,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { LanguageContext } from "../i18n/language-context.ts";
import { PageDataContext } from "../lib/page-data-context.ts";
import type { PageData } from "../lib/page-data.ts";
import { readPlace, subscribe } from "../parts/navigation/place-store.ts";
import { PlaceContext } from "../parts/navigation/use-place.ts";
import type { Place } from "../paths.ts";
import { Layout } from "./layout.tsx";

type Props = {
  firstPlace: Place;
  data: PageData;
  page: ComponentType;
  onReady?: () => void;
};

/** The whole app at one place. It first renders what the server rendered, then follows the browser. */
export function Root({ firstPlace, data, page: Page, onReady }: Props) {
  const place = useBrowserPlace(firstPlace);
  return (
    <PageDataContext value={data}>
      <LanguageContext value={place.language}>
        <PlaceContext value={place}>
          <Suspense>
            <Ready onReady={onReady}>
              <Layout>
                <Page />
              </Layout>
            </Ready>
          </Suspense>
        </PlaceContext>
      </LanguageContext>
    </PageDataContext>
  );
}

function useBrowserPlace(firstPlace: Place): Place {
  const [place, setPlace] = useState(firstPlace);
  useEffect(() => {
    const follow = () => startTransition(() => setPlace(readPlace()));
    follow();
    return subscribe(follow);
  }, []);
  useEffect(() => {
    document.documentElement.lang = place.language;
  }, [place.language]);
  return place;
}

/** Inside the boundary: when this effect runs, the page can take events. */
function Ready({ onReady, children }: { onReady: (() => void) | undefined; children: ReactNode }) {
  useEffect(() => onReady?.(), [onReady]);
  return children;
}
