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
  /** `waiting`: the line is lost, and it goes on by itself. */
  status: "shrinking" | "sending" | "waiting" | "sent" | "refused" | "too-many" | "failed";
  /** How much of it has arrived, of one. */
  part: number;
};

export type Photos = {
  chosen: readonly ChosenPhoto[];
  add: (files: Iterable<File>) => void;
  again: (id: string) => void;
  remove: (id: string) => void;
  /** The ids of all that arrived once each has or has not, and whether that is every one. */
  settled: () => Promise<{ arrived: string[]; isComplete: boolean }>;
  /** The server does not have these after all. */
  markMissing: (ids: readonly string[]) => void;
};

/** The photos of a report: each is made small and sent as soon as it is chosen. */
export function usePhotos(token: string): Photos {
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([]);
  const files = useRef(new Map<string, File>());
  /** What runs for each photo that is still wanted; true once it arrived. */
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
    add(given) {
      const room = MOST_PHOTOS - files.current.size;
      const fresh = [...given].slice(0, room).map((file) => ({ id: uuid(), file }));
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
      // Without what was removed meanwhile.
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
