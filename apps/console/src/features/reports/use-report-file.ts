import { useMutation } from "@tanstack/react-query";
import { openFile } from "../../api/open-file.ts";
import { useFailureWords } from "../../parts/failure/use-failure-words.ts";
import { fileNameOf } from "../../parts/file/file-name.ts";
import { keepFile } from "../../parts/file/keep-file.ts";
import { useToast } from "../../parts/toast/toast.tsx";
import type { ReportsSearch } from "./reports-search.ts";
import { useReportsTexts } from "./reports-texts.ts";

/** The report of the address as a file: a few kilobytes, so that there is nothing to follow. */
export function useReportFile(search: ReportsSearch): { start: () => void; isRunning: boolean } {
  const texts = useReportsTexts();
  const words = useFailureWords();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const response = await openFile("exportReport", search, new AbortController().signal);
      keepFile(await response.blob(), fileNameOf(response));
      return fileNameOf(response);
    },
    onSuccess: (name) => toast({ kind: "good", words: texts.fileDone(name) }),
    onError: (failure) => toast({ kind: "bad", words: `${texts.fileFailed} ${words(failure)}` }),
  });
  return { start: () => mutate(), isRunning: isPending };
}
