import type { KnownCaller } from "@waslijn/contract/console/by-phone";
import { toE164 } from "@waslijn/contract/shared/phone";
import { isEmail } from "@waslijn/contract/shared/rules";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { untilAnswered } from "@waslijn/api-client/until-answered.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState, useEffect, useEffectEvent, useCallback } from "react";
import { callConsole } from "../../api/client.ts";
import { useFailureWords } from "../../ui/failure.ts";
import { useToast } from "../../ui/overlay/toast.tsx";
import { useByPhoneTexts } from "./by-phone-texts.ts";
import {
  emptyDraft,
  isUntouched,
  recognised,
  said,
  toPhoneBody,
  withChosenCaller,
  withoutWindow,
  withProposal,
  type Change,
  type PhoneDraft,
} from "./phone-draft.ts";
import { firstOf, missingIn, problemsOf, type PhoneProblems } from "./phone-problems.ts";
import {
  addressQuery,
  callerQuery,
  callersQuery,
  deliveriesQuery,
  estimateQuery,
  pickupsQuery,
  TIMES_KEY,
} from "./phone-queries.ts";

const KEY = ["by-phone", "draft"];

type StoredDraft = {
  draft: PhoneDraft;
  change: (next: (draft: PhoneDraft) => PhoneDraft) => void;
  clear: () => void;
};

/**
 * The draft, preserved while the user visits other screens. It is kept in the query cache only and cleared with the
 * session: a caller's name and address are never written to disk. Leaving the page asks for confirmation.
 */
function usePhoneDraft(): StoredDraft {
  const queries = useQueryClient();
  const { data: draft } = useQuery({
    queryKey: KEY,
    // Disabled, so that invalidating all queries cannot reset the draft.
    enabled: false,
    queryFn: () => emptyDraft(crypto.randomUUID()),
    initialData: () => emptyDraft(crypto.randomUUID()),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const change = useCallback<StoredDraft["change"]>(
    (next) => queries.setQueryData<PhoneDraft>(KEY, (old) => old && next(old)),
    [queries],
  );
  const clear = useCallback(
    () => queries.setQueryData(KEY, emptyDraft(crypto.randomUUID())),
    [queries],
  );
  const isCached = !isUntouched(draft);
  useEffect(() => {
    if (!isCached) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isCached]);
  return { draft, change, clear };
}

const TYPING_MS = 250;

/** Debounces a value, so that not every keystroke sends a request. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  const described = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(described) as T), TYPING_MS);
    return () => clearTimeout(timer);
  }, [described]);
  return settled;
}

/**
 * Customers with the phone number, else with the e-mail address, as soon as one is whole. Undefined until then, and when
 * the lookup fails: the desk then asks the caller for everything.
 */
function useCallers({ phone, email }: PhoneDraft): KnownCaller[] | undefined {
  const settled = useSettled({ phone, email });
  const byPhone = useQuery(callersQuery(toE164(settled.phone) ?? "")).data;
  const isKnown = byPhone !== undefined && byPhone.length > 0;
  const address = settled.email.trim();
  const byEmail = useQuery(callersQuery(isKnown || !isEmail(address) ? "" : address)).data;
  return isKnown ? byPhone : (byEmail ?? byPhone);
}

/** Limited retries, because the caller is waiting. */
const TRIES = 3;

export type ByPhone = ReturnType<typeof useByPhone>;

/** State of the phone order screen: draft, lookups, errors and placement (DESK-04). `customer`: for whom it was opened. */
export function useByPhone(customer: string | undefined) {
  const texts = useByPhoneTexts();
  const { draft, change, clear } = usePhoneDraft();
  const [isChecked, setIsChecked] = useState(false);
  const [refused, setRefused] = useState<PhoneProblems>({});
  const [isRunning, setIsRunning] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const words = useFailureWords();
  const { postalCode, houseNumber, addition, laundry, hasBag, couponCode } = draft;
  const asked = useSettled({ postalCode, houseNumber, addition });
  const address = useQuery(addressQuery(asked));
  const estimate = useQuery(estimateQuery(useSettled({ laundry, hasBag, couponCode })));
  const isServed = address.data?.isServed === true;
  const callers = useCallers(draft);
  useEffect(() => {
    if (callers) change((old) => recognised(old, callers));
  }, [callers, change]);
  const pickups = useQuery(pickupsQuery(draft, isServed));
  const deliveries = useQuery(deliveriesQuery(draft, isServed));
  useEffect(() => {
    const [toPickUp, toDeliver] = [pickups.data, deliveries.data];
    if (toPickUp) change((old) => withProposal(old, "pickup", toPickUp));
    if (toDeliver) change((old) => withProposal(old, "delivery", toDeliver));
  }, [pickups.data, deliveries.data, draft.pickup.date, draft.delivery.date, change]);
  const opened = useQuery(callerQuery(customer));
  const openFor = useEffectEvent((caller: KnownCaller) => {
    if (caller.id !== draft.caller) {
      const unfinished = isUntouched(draft) ? undefined : draft;
      change(() => withChosenCaller(emptyDraft(crypto.randomUUID()), caller));
      if (unfinished) {
        const undo = (): void => change(() => unfinished);
        toast({ kind: "good", words: texts.putAside(caller.contact.name), undo });
      }
    }
    void navigate({ to: "/by-phone", search: {}, replace: true });
  });
  const refuseOpening = useEffectEvent((failure: unknown) =>
    toast({ kind: "bad", words: words(failure) }),
  );
  useEffect(() => {
    if (opened.data) openFor(opened.data);
    if (opened.error) refuseOpening(opened.error);
  }, [opened.data, opened.error]);
  const known = address.data?.addresses[0];
  const missing = missingIn(draft, {
    // A pending lookup blocks nothing: the server validates in the end.
    isServed: isServed || address.data === undefined,
    hasAddress: known !== undefined || address.data === undefined,
  });
  const problems: PhoneProblems = {
    ...problemsOf(estimate.error),
    ...(isChecked && missing),
    ...refused,
  };
  const say = (some: Change): void => {
    change((old) => said(old, some));
    setRefused(({ ...rest }) => {
      for (const field of Object.keys(some)) delete rest[field as keyof PhoneProblems];
      return rest;
    });
  };
  const choose = (caller: KnownCaller | undefined): void =>
    change((old) => withChosenCaller(old, caller));
  const refuse = async (failure: unknown): Promise<void> => {
    const found = problemsOf(failure);
    setRefused(found);
    focusOn(found);
    const taken = (["pickup", "delivery"] as const).find((kind) => found[kind] === "taken");
    if (taken) {
      change((old) => withoutWindow(old, taken));
      await queries.invalidateQueries({ queryKey: TIMES_KEY });
    }
    if (!firstOf(found)) toast({ kind: "bad", words: words(failure) });
  };
  const place = async (): Promise<void> => {
    if (isRunning) return;
    setIsChecked(true);
    if (firstOf(missing)) {
      focusOn(missing);
      return;
    }
    setIsRunning(true);
    try {
      const order = { body: toPhoneBody(draft, known, !address.data?.asksStreet), key: draft.key };
      const { number } = await untilAnswered(() => callConsole("placeByPhone", order), {
        tries: TRIES,
      });
      clear();
      toast({ kind: "good", words: texts.placed(number, draft.email.trim()) });
      void queries.invalidateQueries({ queryKey: ["orders"] });
      void queries.invalidateQueries({ queryKey: ["today"] });
      await navigate({ to: "/orders/$number", params: { number } });
    } catch (failure) {
      await refuse(failure);
    } finally {
      setIsRunning(false);
    }
  };
  const startAnew = (): void => {
    clear();
    setIsChecked(false);
    setRefused({});
  };
  return {
    draft,
    say,
    problems,
    address,
    known,
    isServed,
    estimate,
    isChecked,
    isRunning,
    callers,
    choose,
    pickups,
    deliveries,
    place,
    startAnew,
  };
}

/** Runs after the errors are rendered. */
function focusOn(problems: PhoneProblems): void {
  const field = firstOf(problems);
  if (!field) return;
  requestAnimationFrame(() => {
    const place = document.querySelector(`[data-field="${field}"]`);
    place?.querySelector<HTMLElement>("input:not(:disabled), select, textarea")?.focus();
  });
}

export const isDown = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.is("address_service_unavailable");
