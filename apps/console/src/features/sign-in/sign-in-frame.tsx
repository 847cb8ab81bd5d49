import { shopName } from "../../parts/shop-details.ts";
import { createContext, use, useEffect, type ReactNode } from "react";
import { Peg, Icon } from "../../ui/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import { useSignInTexts } from "./sign-in-texts.ts";
import "./sign-in.css";

type Props = { title: string; children: ReactNode };

/** Whether the user signs in again over an open screen. */
export const IsOverScreenContext = createContext(false);

export function SignInFrame({ title, children }: Props) {
  if (!use(IsOverScreenContext)) return <WholePage title={title}>{children}</WholePage>;
  return (
    <div className="si-card">
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** The sign-in page, with a drawing of a key on the rope. */
function WholePage({ title, children }: Props) {
  const texts = useSignInTexts();
  useEffect(() => {
    document.title = `${title} – ${shopName()} console`;
  }, [title]);
  return (
    <div className="si">
      <header className="si-top">
        <span className="side-logo" role="img" aria-label={shopName()}>
          <Logo />
        </span>
      </header>
      <div className="si-rope" aria-hidden="true">
        <svg className="si-line" viewBox="0 0 1000 60" preserveAspectRatio="none">
          <path className="o" d="M0 8Q500 52 1000 14" />
        </svg>
        <span className="si-key">
          <KeyDrawing />
          <Peg />
        </span>
      </div>
      <main id="main" className="si-main">
        <div className="si-card">
          <h1>{title}</h1>
          {children}
        </div>
      </main>
      <footer className="si-foot quiet small">{texts.foot}</footer>
    </div>
  );
}

const KeyDrawing = () => (
  <svg className="keys-art" viewBox="0 0 72 150" focusable="false">
    <path className="c-cloth" d="M36 44A21 21 0 1 1 35.9 44ZM32 84H42V142H32Z" />
    <path
      className="c-sun"
      d="M40 47A21 21 0 1 1 39.9 47ZM36 87H46V145H36ZM46 112H60V122H46ZM46 130H56V140H46Z"
    />
    <path className="o" d="M36 44A21 21 0 1 1 35.9 44Z" />
    <circle className="o" cx="36" cy="60" r="7" />
    <path className="o" d="M31 85.5V142H41V138H52V128H41V120H56V110H41V85.5" />
    <path className="o" d="M36 53C26 40 26 20 36 12C46 20 46 40 36 53" />
  </svg>
);

/** Always rendered: a live region has to exist before its text changes to be announced. */
export function Trouble({ words }: { words: string | undefined }) {
  return (
    <div role="alert">
      {words && (
        <p className="note note-bad">
          <Icon name="warn" />
          <span>{words}</span>
        </p>
      )}
    </div>
  );
}
