import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"button">, "type"> & {
  /** `plain`: only the base class; `bare`: only `className`. */
  look?: "main" | "line" | "quiet" | "plain" | "bare";
  /** `s` for rows and heads of panels, `l` and `big` for screens with one thing to do. */
  size?: "s" | "l" | "big" | undefined;
  isSquare?: boolean;
  isWide?: boolean;
  /** `type="submit"` instead of `"button"`. */
  isSubmit?: boolean;
};

export function Button({
  look = "line",
  size,
  isSquare = false,
  isWide = false,
  isSubmit = false,
  className,
  ...rest
}: Props) {
  const classes = [
    look !== "bare" && "btn",
    look !== "bare" && look !== "plain" && `btn-${look}`,
    size && `btn-${size}`,
    isSquare && "btn-sq",
    isWide && "btn-wide",
    className,
  ];
  return (
    <button
      type={isSubmit ? "submit" : "button"}
      {...rest}
      className={classes.filter(Boolean).join(" ") || undefined}
    />
  );
}
