import type { trpc } from '#client/lib/trpc';

type Client = ReturnType<typeof trpc.useUtils>['client'];

/**
 * All texts of a novel by their scenes, read page after page until they are all there, or nobody wants them any more.
 */
export async function readTexts({ novels }: Client, id: string, signal?: AbortSignal): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  let cursor: string | undefined;
  do {
    const { scenes, nextCursor } = await novels.texts.query({ id, cursor }, { signal });
    for (const scene of scenes) texts.set(scene.id, scene.text);
    cursor = nextCursor ?? undefined;
  } while (cursor);
  return texts;
}
