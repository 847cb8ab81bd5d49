import type { OrderView } from "@waslijn/contract/customer/my-order";
import { Head } from "../../parts/navigation/head.tsx";
import { navigate } from "../../parts/navigation/navigate.ts";
import { useVisit } from "../../parts/navigation/use-visit.ts";
import { notifyGeneric } from "../../parts/notification/notify.ts";
import { hrefOf } from "../../paths.ts";
import type { ActProps } from "./act-props.ts";
import { choosable } from "./change-permission.ts";
import { parseDoing, printDoing, type Doing } from "./doing.ts";
import { useMyOrderTexts } from "./my-order-texts.ts";
import { orderActs } from "./order-acts.ts";
import { OrderScreen } from "./order-screen.tsx";
import type { News } from "./news.ts";
import type { MyOrder } from "./use-my-order.ts";

type Props = { token: string; view: OrderView; news: News; mine: MyOrder };

/** The order, or what is being done with it. */
export function OrderHere({ token, view, news, mine }: Props) {
  const texts = useMyOrderTexts();
  const visit = useVisit();
  const acts = orderActs.useLoaded();
  const doing = parseDoing(visit.query);

  const go = (next: Doing | undefined, replace = false): void =>
    navigate(hrefOf(visit, { query: printDoing(visit.query, next) }), {
      replace,
      state: history.state,
    });
  const start = (next: Doing): void => {
    mine.say(undefined);
    // Where the file did not come at first, a press tries again.
    orderActs.get().catch((failure: unknown) => notifyGeneric("page-files", failure));
    go(next);
  };
  const act: ActProps = {
    token,
    view,
    refusal: news?.by === "nobody" ? news.refusal : undefined,
    onStop: () => go(undefined),
    onDone: (now) => {
      mine.take(now, doing);
      go(undefined, true);
    },
    onRefused: (refusal) => mine.say({ by: "nobody", refusal }),
    refresh: mine.refresh,
  };

  return (
    <>
      <Head title={texts.title(view.number)} />
      {acts && doing === "change" && choosable(view) ? (
        <acts.ChangeScreen {...act} />
      ) : (
        <OrderScreen
          view={view}
          news={
            acts && news ? (
              <acts.NewsTold news={news} onClose={() => mine.say(undefined)} />
            ) : undefined
          }
          mine={mine}
          onStart={start}
          withdrawal={
            acts ? <acts.Withdrawal view={view} onStart={() => start("withdraw")} /> : undefined
          }
          details={acts?.inPlace(act, doing)}
        />
      )}
      {acts ? <acts.Beside {...act} doing={doing} onLive={mine.setLive} /> : null}
    </>
  );
}
