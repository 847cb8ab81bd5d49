import { lazyPart } from "../../lib/lazy-part.tsx";
import { Loading, Lost } from "../../parts/landing/waiting.tsx";
import { useMyOrderTexts } from "./my-order-texts.ts";
import { useMyOrder, type MyOrder } from "./use-my-order.ts";
import {
  useOrderToken,
  type News,
  fillsPage,
  parseDoing,
  printDoing,
  type ChangeAction,
  type Doing,
} from "./doing.ts";
import type { OrderView } from "@waslijn/contract/customer/my-order";
import { useCallback } from "react";
import { Head } from "../../parts/navigation/link.tsx";
import { navigate, type NavigateOptions } from "../../parts/navigation/navigate.ts";
import { useVisit, readVisit } from "../../parts/navigation/visit.ts";
import { notifyGeneric } from "../../parts/notification/notify.ts";
import { hrefOf } from "../../paths.ts";
import type { ActProps } from "./actions/sending.tsx";
import { detailsForm, orderActs, pageScreens } from "./actions/order-acts.ts";
import { OrderScreen } from "./order-screen.tsx";

const DeadLink = lazyPart(() => import("../../parts/landing/dead-link.tsx"), LoadingOrder);

/** The page behind the link of an order (MINE-01). */
export default function MyOrderPage() {
  const token = useOrderToken();
  const mine = useMyOrder(token);
  const texts = useMyOrderTexts();
  const { known } = mine;
  if (known.status === "here") {
    return <OrderHere token={token} view={known.view} news={known.news} mine={mine} />;
  }
  if (known.status === "lost") {
    return <Lost texts={texts.lost} onRetry={() => void mine.refresh()} />;
  }
  return known.status === "loading" ? <LoadingOrder /> : <DeadLink />;
}

function LoadingOrder() {
  const texts = useMyOrderTexts();
  return <Loading title={texts.order} text={texts.loading} />;
}

type Props = { token: string; view: OrderView; news: News; mine: MyOrder };

function go(next: Doing | undefined, options: NavigateOptions): void {
  const visit = readVisit();
  navigate(hrefOf(visit, { query: printDoing(visit.query, next) }), {
    state: history.state,
    ...options,
  });
}

/** The order, or the form that is open on it. */
function OrderHere({ token, view, news, mine }: Props) {
  const texts = useMyOrderTexts();
  const acts = orderActs.useLoaded();
  const doing = parseDoing(useVisit().query);
  const isReplaced = fillsPage(view, doing);
  const screens = pageScreens.useLoaded(isReplaced ? "at-start" : "at-touch");
  const isEditing = doing === "details";
  const Details = detailsForm.useLoaded(isEditing ? "at-start" : "at-touch")?.DetailsForm;

  const { say } = mine;
  const start = useCallback(
    async (next: Doing): Promise<void> => {
      say(undefined);
      try {
        // If a chunk failed to load before, this retries it.
        await Promise.all([
          (fillsPage(view, next) ? pageScreens : orderActs).get(),
          next === "details" && detailsForm.get(),
        ]);
        go(next, { inPlace: !fillsPage(view, next) });
      } catch (failure) {
        notifyGeneric("page-files", failure);
      }
    },
    [say, view],
  );
  const act: ActProps = {
    token,
    view,
    refusal: news?.by === "nobody" ? news.refusal : undefined,
    onStop: () => go(undefined, { inPlace: !isReplaced }),
    onDone: (now) => {
      mine.take(now, doing as ChangeAction);
      go(undefined, { replace: true, inPlace: doing === "details" });
    },
    onRefused: (refusal) => say({ by: "nobody", refusal }),
    refresh: mine.refresh,
  };

  return (
    <>
      <Head title={texts.title(view.number)} />
      {screens && isReplaced ? (
        <screens.PageScreen {...act} doing={doing} />
      ) : (
        <OrderScreen
          view={view}
          news={
            acts && news ? (
              <acts.NewsBanner news={news} onClose={() => say(undefined)} />
            ) : undefined
          }
          mine={mine}
          onStart={start}
          plan={acts ? <acts.PlanPart {...act} /> : undefined}
          withdrawal={
            acts ? (
              <acts.Withdrawal view={view} onStart={() => void start("withdraw")} />
            ) : undefined
          }
          details={acts?.inPlace(act, doing, Details)}
        />
      )}
      {acts ? (
        <acts.Beside
          {...act}
          doing={doing}
          news={news}
          onLive={mine.setLive}
          onWithdraw={() => void start("withdraw")}
        />
      ) : null}
    </>
  );
}
