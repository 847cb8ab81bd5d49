import { Link } from "@tanstack/react-router";
import { EXACTLY } from "../../ui/exactly.ts";
import { useCountTexts } from "./count-texts.ts";

/** Counting, and the steps after it. */
export function FloorNav() {
  const texts = useCountTexts().floor;
  return (
    <nav className="seg floor-nav" aria-label={texts.title}>
      <Link to="/count" search={{}} activeOptions={EXACTLY}>
        {texts.count}
      </Link>
      <Link to="/count/stages" search={{}} activeOptions={{ exact: true, includeSearch: false }}>
        {texts.stages}
      </Link>
    </nav>
  );
}
