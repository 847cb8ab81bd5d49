import type { ReactNode } from "react";
import { IconButton } from "./button.tsx";
import { classes } from "./classes.ts";
import { Icon, type IconName } from "./drawing.tsx";
import styles from "./notice.module.css";

export type NoticeStatus = "error" | "success" | "info";

export type NoticeProps = {
  status: NoticeStatus;
  children: ReactNode;
  onClose?: (() => void) | undefined;
  closeLabel?: string | undefined;
  icon?: IconName | undefined;
  /** In the page from the start: no live region. */
  still?: boolean | undefined;
  className?: string | undefined;
};

const icons = { error: "warn", success: "check", info: "info" } as const;
const roles = { error: "alert", success: "status", info: "status" } as const;

export function Notice({
  status,
  children,
  onClose,
  closeLabel,
  icon,
  still,
  className,
}: NoticeProps) {
  return (
    <div
      className={classes(styles.notice, styles[status], className)}
      role={still ? undefined : roles[status]}
    >
      <Icon name={icon ?? icons[status]} />
      <div className={styles.words}>{children}</div>
      {onClose && closeLabel ? (
        <IconButton className={styles.close} label={closeLabel} icon="close" onClick={onClose} />
      ) : null}
    </div>
  );
}
