import { Link } from "@tanstack/react-router";
import { Icon } from "../../parts/icon/icon.tsx";
import { useRouteTexts } from "./route-texts.ts";

export function BackToDay() {
  const texts = useRouteTexts();
  return (
    <Link className="btn btn-quiet btn-sq" to="/route" aria-label={texts.back}>
      <Icon name="back" />
    </Link>
  );
}
