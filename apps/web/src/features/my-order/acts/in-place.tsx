import type { ReactNode } from "react";
import type { ActProps } from "./act-props.ts";
import { CodeForm } from "../code/code-form.tsx";
import { DetailsForm } from "../details/details-form.tsx";
import type { Doing } from "./doing.ts";

/** What stands in the place of what the driver is told: the way to what is hidden, or the form to edit it. */
export function inPlace(act: ActProps, doing: Doing | undefined): ReactNode {
  const { allowed, hides } = act.view;
  if (hides === "until-code") return <CodeForm {...act} />;
  const isEdited = doing === "details" && allowed.details.may !== "no";
  return isEdited ? <DetailsForm {...act} /> : undefined;
}
