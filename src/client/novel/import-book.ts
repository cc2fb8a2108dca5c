import * as z from 'zod';
import { isUnreachable, reasonOf } from '#client/lib/failure-text';
import type { RouterOutputs, trpc } from '#client/lib/trpc';
import type { ImportNote } from '#shared/api/shelf';

type Client = ReturnType<typeof trpc.useUtils>['client'];
type NewBook = RouterOutputs['library']['import']['made'][number];

const scene = z.looseObject({ id: z.string(), text: z.string().optional() });
const entry = z.looseObject({
  kind: z.literal('novel'),
  title: z.string().catch(''),
  data: z.looseObject({ chapters: z.array(z.looseObject({ scenes: z.array(scene) })) }),
});

export interface BookImport {
  title: string;
  /** How many scenes are still to be sent. */
  left: () => number;
  /** Sends what was not sent yet; after a failure it goes on from there. */
  go: (onStep: () => void) => Promise<{ made: NewBook[]; notes: ImportNote[] }>;
}

/**
 * Brings in a book of any length, scene by scene: one request takes no more than a megabyte. Nothing where it is no
 * book.
 */
export function bookImport(client: Client, json: unknown): BookImport | undefined {
  const read = entry.safeParse(json);
  if (!read.success) return undefined;
  const { data, ...rest } = read.data;
  const waiting = data.chapters.flatMap(({ scenes }) => scenes.filter(({ text }) => text));
  const chapters = data.chapters.map((chapter) => ({
    ...chapter,
    scenes: chapter.scenes.map(({ text: _, ...bare }) => bare),
  }));
  const bare = JSON.parse(JSON.stringify({ ...rest, data: { ...data, chapters } }));
  let book: { made: NewBook[]; notes: ImportNote[] } | undefined;
  return {
    title: rest.title,
    left: () => waiting.length,
    async go(onStep) {
      book ??= await client.library.import.mutate({ items: [bare] });
      const [novel] = book.made;
      for (let next = waiting[0]; novel && next; next = waiting[0]) {
        try {
          const { id: sceneId, text = '' } = next;
          await client.novels.saveScene.mutate({ id: novel.id, sceneId, version: 0, text, drafts: [] });
        } catch (error) {
          if (isUnreachable(error)) throw error;
          // It had arrived, only the answer had not.
          if (reasonOf(error) !== 'resource_changed')
            book.notes.push({ title: rest.title, text: sayFault(next, error) });
        }
        waiting.shift();
        onStep();
      }
      return book;
    },
  };
}

function sayFault({ title }: z.infer<typeof scene>, error: unknown): string {
  const name = typeof title === 'string' && title !== '' ? `“${title}”` : 'One scene';
  return `${name} could not be saved. ${error instanceof Error ? error.message : ''}`.trim();
}
