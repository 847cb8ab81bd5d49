import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { Bar } from "../../parts/bar/bar.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { keyName } from "../../parts/keys/key-name.ts";
import { useShortcuts } from "../../parts/keys/use-shortcuts.ts";
import { useByPhoneTexts } from "./by-phone-texts.ts";
import { isUntouched } from "./draft/phone-draft.ts";
import { AddressPanel } from "./panels/address-panel.tsx";
import { CallerPanel } from "./panels/caller-panel.tsx";
import { CostsPanel } from "./panels/costs-panel.tsx";
import { LaundryPanel } from "./panels/laundry-panel.tsx";
import { TimesPanel } from "./panels/times-panel.tsx";
import { useByPhone } from "./use-by-phone.ts";
import "./by-phone.css";

/** An order for somebody on the phone, in the order in which people tell it (DESK-04). */
export function ByPhoneScreen() {
  const texts = useByPhoneTexts();
  const phone = useByPhone();
  const form = useRef<HTMLFormElement>(null);
  const begin = (): void => form.current?.querySelector<HTMLInputElement>("input")?.focus();
  useEffect(begin, []);
  useShortcuts([
    {
      keys: "Ctrl Enter",
      label: texts.costs.place,
      act: () => void phone.place(),
      whileTyping: true,
    },
  ]);
  return (
    <>
      <Bar title={texts.title} back={<Back label={texts.back} />} />
      <main id="main" className="page">
        <form
          ref={form}
          noValidate
          className="cols cols-phone"
          onSubmit={(event) => {
            event.preventDefault();
            void phone.place();
          }}
          onKeyDown={(event) => {
            // A form of many fields is not sent by Enter in the midst of it.
            if (keyName(event) === "Enter" && event.target instanceof HTMLInputElement) {
              event.preventDefault();
            }
          }}
        >
          <div className="col">
            <AddressPanel phone={phone} />
            <LaundryPanel phone={phone} />
            <TimesPanel phone={phone} />
            <CallerPanel phone={phone} />
          </div>
          <div className="col phone-side">
            <CostsPanel phone={phone} />
            {!isUntouched(phone.draft) && (
              <button
                className="btn btn-quiet"
                type="button"
                onClick={() => {
                  phone.startAnew();
                  begin();
                }}
              >
                {texts.clear}
              </button>
            )}
          </div>
        </form>
      </main>
    </>
  );
}

function Back({ label }: { label: string }) {
  return (
    <Link className="btn btn-quiet btn-sq" to="/orders" aria-label={label}>
      <Icon name="back" />
    </Link>
  );
}
