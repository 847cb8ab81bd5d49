import { lazy, Suspense, useState } from "react";
import type { MenuProps } from "./menu-line.ts";
import { Button } from "../button.tsx";

const load = () => import("./menu.tsx");
const Menu = lazy(async () => ({ default: (await load()).Menu }));

/** A Menu for first screens: its code is loaded on hover, focus or click. */
export function LaterMenu(menu: MenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  const { children, className, label, isDisabled } = menu;
  const button = (
    <Button
      look="bare"
      className={className}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      disabled={isDisabled}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setIsWanted(true)}
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
