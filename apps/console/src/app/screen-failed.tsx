import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { Failed } from "../parts/states/states.tsx";

export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <main id="main">
      <Failed failure={error} onRetry={retry} />
    </main>
  );
}
