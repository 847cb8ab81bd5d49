import { lazy, Suspense, useState } from "react";
import type { MenuProps } from "./menu-line.ts";
import { Button } from "../button.tsx";
import { useLoaded } from "./use-loaded.ts";

const load = () => import("./menu.tsx");
/** A failure is told when the menu is asked for. */
const loadAhead = (): void => void load().catch(() => undefined);
const Menu = lazy(async () => ({ default: (await load()).Menu }));

/** A Menu for first screens: its code is loaded on hover, focus or click. */
export function LaterMenu(menu: MenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  const whenLoaded = useLoaded();
  const { children, className, label, isDisabled } = menu;
  const button = (
    <Button
      look="bare"
      className={className}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      disabled={isDisabled}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
      onClick={() => whenLoaded(load, () => setIsWanted(true))}
    >
      {children}
    </Button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <Menu {...menu} isOpenAtFirst />
    </Suspense>
  );
}
