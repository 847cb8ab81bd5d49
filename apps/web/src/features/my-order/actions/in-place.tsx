import { Suspense, type ReactNode } from "react";
import { lazyFile } from "../../../lib/lazy-part.tsx";
import type { ActProps } from "./act-props.ts";
import { DetailsForm } from "./details-form.tsx";
import type { Doing } from "../doing.ts";

const CodeForm = lazyFile(() => import("./code-form.tsx"));

/** What stands in the place of what the driver is told: the way to what is hidden, or the form to edit it. */
export function inPlace(act: ActProps, doing: Doing | undefined): ReactNode {
  const { allowed, hides } = act.view;
  if (hides === "until-code") {
    return (
      <Suspense>
        <CodeForm {...act} />
      </Suspense>
    );
  }
  const isEdited = doing === "details" && allowed.details.may !== "no";
  return isEdited ? <DetailsForm {...act} /> : undefined;
}
