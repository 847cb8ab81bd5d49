import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import { Peg } from "./drawing.tsx";
import styles from "./card.module.css";

export type CardProps = ComponentProps<"section"> & {
  as?: "section" | "div" | "article" | "li" | undefined;
  /** Inactive until an earlier choice is made. */
  waiting?: boolean | undefined;
  /** Selected. */
  pegged?: boolean | undefined;
};

export function Card({ as = "section", waiting, pegged, className, children, ...rest }: CardProps) {
  const Tag: "section" = as as "section";
  return (
    <Tag
      {...rest}
      className={classes(
        styles.card,
        waiting && styles.waiting,
        pegged && styles.pegged,
        className,
      )}
    >
      {pegged ? <Peg /> : null}
      {children}
    </Tag>
  );
}
