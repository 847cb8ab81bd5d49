import {
  createContext,
  use,
  useEffect,
  useState,
  type ComponentProps,
  type FormEvent,
} from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { problemOf, type Checked } from "./field-problem.ts";

type Problems = Readonly<Record<string, string>>;
type Control = Checked & { name: string; id: string };

const ProblemsContext = createContext<Problems>({});

/** What the last submit found wrong with a field, by its name or id. */
export const useProblem = (field: string): string | undefined => use(ProblemsContext)[field];

const keyOf = ({ name, id }: Control): string => name || id;

const isControl = (element: EventTarget): boolean =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

type Props = Omit<ComponentProps<"form">, "noValidate" | "onSubmit"> & { onSubmit: () => void };

/**
 * Checks its fields by their own attributes when it is submitted and hands what is wrong to each, instead of
 * the browser's bubbles. Focus goes to the first wrong field, also where the caller found it wrong.
 */
export function Form({ onSubmit, ...rest }: Props) {
  const language = useLanguage();
  const [problems, setProblems] = useState<Problems>({});
  const [submitted, setSubmitted] = useState<{ form: HTMLFormElement }>();
  useEffect(() => {
    submitted?.form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitted]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const controls = [...form.elements].filter(isControl) as unknown as Control[];
    const found = controls.flatMap((control) => {
      const words = problemOf(control, language);
      return words ? [[keyOf(control), words] as const] : [];
    });
    setProblems(Object.fromEntries(found));
    setSubmitted({ form });
    if (found.length === 0) onSubmit();
  };
  const recheck = ({ target }: FormEvent<HTMLFormElement>): void => {
    if (!isControl(target)) return;
    const control = target as unknown as Control;
    setProblems((before) => {
      const { [keyOf(control)]: was, ...others } = before;
      if (was === undefined) return before;
      const words = problemOf(control, language);
      return words ? { ...others, [keyOf(control)]: words } : others;
    });
  };
  return (
    <ProblemsContext value={problems}>
      <form {...rest} noValidate onSubmit={submit} onChange={recheck} />
    </ProblemsContext>
  );
}
