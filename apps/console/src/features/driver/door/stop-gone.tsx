import { Link } from "@tanstack/react-router";
import { Empty } from "../../../parts/states/states.tsx";
import { BackToDay } from "../back-to-day.tsx";
import { RouteBar } from "../route-bar.tsx";
import { useRouteTexts } from "../route-texts.ts";

/** A stop that left the run while its screen was open, or was never in it. */
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
