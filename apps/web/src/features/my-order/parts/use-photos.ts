import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { MOST_PHOTOS, PHOTO_BYTES } from "@waslijn/contract/shared/care";
import { useRef, useState } from "react";
import { uuid } from "../../../lib/uuid.ts";
import { callCare } from "./call-care.ts";
import { makeSmall } from "@waslijn/api-client/photos/make-small.ts";
import { sendPhoto } from "@waslijn/api-client/photos/send-photo.ts";

export type ChosenPhoto = {
  id: string;
  name: string;
  preview: string | undefined;
  /** `waiting`: connection lost; the upload resumes by itself. */
  status: "shrinking" | "sending" | "waiting" | "sent" | "refused" | "too-many" | "failed";
  /** Uploaded fraction, 0 to 1. */
  part: number;
};

export type Photos = {
  chosen: readonly ChosenPhoto[];
  add: (files: Iterable<File>) => void;
  again: (id: string) => void;
  remove: (id: string) => void;
  /** Waits for all uploads. Returns the ids that arrived, and whether all did. */
  settled: () => Promise<{ arrived: string[]; isComplete: boolean }>;
  /** Marks photos that the server does not have as failed. */
  markMissing: (ids: readonly string[]) => void;
};

/** Photos of a report: each is downscaled and uploaded as soon as it is selected. */
export function usePhotos(token: string): Photos {
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([]);
  const files = useRef(new Map<string, File>());
  /** Upload per photo that was not removed; resolves to true when it arrived. */
  const running = useRef(new Map<string, Promise<boolean>>());

  const tell = (id: string, news: Partial<ChosenPhoto>): void =>
    setChosen((all) => all.map((one) => (one.id === id ? { ...one, ...news } : one)));
  const start = (id: string, file: File): void => {
    running.current.set(
      id,
      sendOne(token, id, file, (news) => tell(id, news)),
    );
  };
  return {
    chosen,
    add(selection) {
      const room = MOST_PHOTOS - files.current.size;
      const fresh = [...selection].slice(0, room).map((file) => ({ id: uuid(), file }));
      setChosen((all) => [
        ...all,
        ...fresh.map(({ id, file }) => ({
          id,
          name: file.name,
          preview: undefined,
          status: "shrinking" as const,
          part: 0,
        })),
      ]);
      for (const { id, file } of fresh) {
        files.current.set(id, file);
        start(id, file);
      }
    },
    again(id) {
      const file = files.current.get(id);
      if (file) start(id, file);
    },
    remove(id) {
      files.current.delete(id);
      running.current.delete(id);
      setChosen((all) => all.filter((one) => one.id !== id));
    },
    async settled() {
      await Promise.all(running.current.values());
      // Read again: photos may have been removed while waiting.
      const all = [...running.current];
      const hasArrived = await Promise.all(all.map(([, sent]) => sent));
      const arrived = all.flatMap(([id], at) => (hasArrived[at] ? [id] : []));
      return { arrived, isComplete: arrived.length === all.length };
    },
    markMissing(ids) {
      for (const id of ids) {
        running.current.set(id, Promise.resolve(false));
        tell(id, { status: "failed" });
      }
    },
  };
}

async function sendOne(
  token: string,
  id: string,
  file: File,
  tell: (news: Partial<ChosenPhoto>) => void,
): Promise<boolean> {
  tell({ status: "shrinking", part: 0 });
  const small = await makeSmall(file);
  tell({ status: "sending", preview: small.preview });
  if (small.file.size === 0 || small.file.size > PHOTO_BYTES) {
    tell({ status: "refused" });
    return false;
  }
  try {
    await sendPhoto(small.file, {
      send: (body) => callCare("sendPhotoPiece", { params: { token, id }, body }),
      onPart: (part) => tell({ status: "sending", part }),
      onLost: () => tell({ status: "waiting" }),
    });
    tell({ status: "sent" });
    return true;
  } catch (failure) {
    tell({ status: statusOf(failure) });
    return false;
  }
}

function statusOf(failure: unknown): ChosenPhoto["status"] {
  if (!(failure instanceof ApiFailure)) return "failed";
  if (failure.is("photo_unreadable")) return "refused";
  return failure.is("photos_limit_reached") ? "too-many" : "failed";
}
