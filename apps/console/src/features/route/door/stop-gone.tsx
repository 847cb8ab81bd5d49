import { Link } from "@tanstack/react-router";
import { Empty } from "../../../parts/states/states.tsx";
import { useRouteTexts } from "../route-texts.ts";

/** A stop that left the run while its screen was open, or was never in it. */
export function StopGone() {
  const texts = useRouteTexts();
  return (
    <Empty title={texts.gone}>
      <Link className="link" to="/route">
        {texts.back}
      </Link>
    </Empty>
  );
}
