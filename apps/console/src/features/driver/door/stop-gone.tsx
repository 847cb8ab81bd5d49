import { Link, useParams } from "@tanstack/react-router";
import { Empty } from "../../../ui/states.tsx";
import { RouteBar } from "../route-bar.tsx";
import { useRouteTexts } from "../route-texts.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useRoute } from "../route-context.ts";
import type { ShownStop } from "../shown-stops.ts";

/** Shown for a stop that is not in the run, or no longer. */
export function StopGone() {
  const texts = useRouteTexts();
  return (
    <>
      <RouteBar title={texts.title} back={<BackToDay />} />
      <Empty title={texts.gone}>
        <Link className="btn btn-line" to="/route">
          {texts.back}
        </Link>
      </Empty>
    </>
  );
}

export function BackToDay() {
  const texts = useRouteTexts();
  return (
    <Link className="btn btn-quiet btn-sq" to="/route" aria-label={texts.back}>
      <Icon name="back" />
    </Link>
  );
}

/** The stop in the URL, if the run has it. */
export function useStop(): ShownStop | undefined {
  const { number, kind } = useParams({ strict: false });
  return useRoute().stops.find((stop) => stop.number === number && stop.kind === kind);
}
