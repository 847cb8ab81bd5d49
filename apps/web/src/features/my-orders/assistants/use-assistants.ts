import type { Assistant } from "@waslijn/contract/customer/assistants/assistants";
import { useEffect, useEffectEvent, useState } from "react";
import { callForAssistants } from "../../../api/call-for-assistants.ts";

type Wish = { name: string; mostEuros: number; days: 1 | 7 | 30 };

/** The assistants that may order; each change is followed by how it is now. */
export function useAssistants() {
  const [list, setList] = useState<readonly Assistant[]>([]);
  const [token, setToken] = useState<string>();
  // Where it cannot be had, the rest of the page is as useful without it.
  const load = (): Promise<void> =>
    callForAssistants("listAssistants").then(setList, () => undefined);
  const onAppear = useEffectEvent(() => void load());
  useEffect(() => onAppear(), []);
  const allow = async (body: Wish): Promise<void> => {
    const { token: made } = await callForAssistants("allowAssistant", { body });
    setToken(made);
    await load();
  };
  const stop = async ({ id }: Assistant): Promise<void> => {
    await callForAssistants("stopAssistant", { params: { id } });
    setToken(undefined);
    await load();
  };
  /** The token is shown once, after it was made. */
  return { list, token, allow, stop };
}
