import { callLater } from "../../api/later.ts";
import { WebAuthnError } from "@simplewebauthn/browser";
import { useQuery } from "@tanstack/react-query";
import { meQuery } from "../../api/me-query.ts";
import { useMoment } from "../../i18n/use-today.ts";
import { useAct } from "../../parts/use-act.ts";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { makePasskey } from "../../parts/make-passkey.ts";
import { withPasskey } from "../../parts/with-passkey.ts";
import { Failed, Loading } from "../../ui/states.tsx";
import { useAccountTexts } from "./account-texts.ts";
import { Button } from "../../ui/button.tsx";

const KEY = ["passkeys"];

export function PasskeysPanel() {
  const texts = useAccountTexts();
  const moment = useMoment();
  const passkeys = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callLater("listPasskeys", { signal }),
  });
  const { act, isRunning } = useAct({
    refresh: [KEY, meQuery.queryKey],
    explain: (failure) => (failure instanceof WebAuthnError ? texts.cancelled : undefined),
  });
  return (
    <Panel
      title={texts.passkeys}
      aside={
        <Button
          size="s"
          aria-disabled={isRunning}
          onClick={() => void act({ done: texts.added, run: makePasskey })}
        >
          <Icon name="plus" size="s" />
          {texts.add}
        </Button>
      }
    >
      {passkeys.isPending && <Loading label={texts.loading} rows={2} />}
      {passkeys.isError && (
        <Failed failure={passkeys.error} onRetry={() => void passkeys.refetch()} />
      )}
      {passkeys.data?.length === 0 && <p className="panel-in quiet">{texts.noPasskeys}</p>}
      <ul className="rows">
        {passkeys.data?.map(({ id, device, createdAt, usedAt }) => (
          <li key={id}>
            <Icon name="key" />
            <span className="hand-text">
              <b>{device}</b>
              <span>
                {texts.made(moment(createdAt))} · {texts.used(moment(usedAt))}
              </span>
            </span>
            <Button
              look="quiet"
              size="s"
              className="bar-end"
              aria-label={texts.removeLong(device)}
              onClick={() =>
                void act({
                  done: texts.removed,
                  run: () => withPasskey(() => callLater("removePasskey", { params: { id } })),
                })
              }
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
