import { Icon } from "../icon/icon.tsx";

/** What is wrong, at the field that it is wrong with. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <span className="field-error" id={id}>
      <Icon name="warn" size="s" />
      {children}
    </span>
  );
}
