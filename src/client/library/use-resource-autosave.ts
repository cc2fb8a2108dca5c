import { useCallback, useMemo, useRef } from 'react';
import type * as z from 'zod';
import { reasonOf } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import type { Resource, ResourceOf, ResourceSummary, UpdateResourceInput } from '#shared/api/library';
import { compareContent } from '#shared/library/compare';
import { changesToSend } from '#shared/library/content-changes';
import type { ResourceKind } from '#shared/library/kinds/registry';
import { useAutosave } from './autosave/use-autosave';
import { ofKind } from './of-kind';

type NextContent = Pick<UpdateResourceInput, 'title' | 'level' | 'data'>;

interface ResourceAutosaveOptions<Kind extends ResourceKind, Draft> {
  /** As it was opened. */
  resource: ResourceOf<Kind> & { kind: Kind };
  /** What is edited, as this device keeps it. */
  schema: z.ZodType<Draft>;
  toDraft: (resource: ResourceOf<Kind>) => Draft;
  /** What the server keeps of a draft, given what it has; nothing where that has to wait. */
  toSaved: (draft: Draft, before: ResourceOf<Kind>) => NextContent | undefined;
  /** Where it begins, if that is not what the server has. */
  start?: Draft;
  onSaved?: (draft: Draft, version: number) => void;
  /** As in `useAutosave`. */
  mergesAlone?: boolean;
}

/** Saves what is edited of one's own work by itself, and lets nobody's change get lost. */
export function useResourceAutosave<Kind extends ResourceKind, Draft>({
  resource,
  schema,
  toDraft,
  toSaved,
  start = toDraft(resource),
  onSaved,
  mergesAlone,
}: ResourceAutosaveOptions<Kind, Draft>) {
  const utils = trpc.useUtils();
  const update = trpc.library.update.useMutation({ meta: { showsOwnErrors: true } });
  const patch = trpc.library.patch.useMutation({ meta: { showsOwnErrors: true } });
  const { id, kind, version } = resource;
  const latest = useRef<ResourceOf<Kind>>(resource);

  /** What the server has then. Of long content only what changed is sent, as long as it can be followed there. */
  async function send({ data, ...about }: NextContent, from: number, keepsBefore: boolean): Promise<Resource> {
    const current: Resource = latest.current;
    const facts = { id, kind, version: from, ...about, ...(keepsBefore && { keepsBefore }) };
    const changes = current.version === from ? changesToSend(current.data, data) : undefined;
    if (changes) {
      try {
        return withContent(current, await patch.mutateAsync({ ...facts, changes }), data);
      } catch (error) {
        if (reasonOf(error) !== 'content_unfit') throw error;
      }
    }
    return update.mutateAsync({ ...facts, data });
  }

  const autosave = useAutosave<Draft>({
    id: `${kind}:${id}`,
    schema,
    server: { value: start, version, at: resource.updatedAt },
    ...(mergesAlone !== undefined && { mergesAlone }),
    async save(draft, from, keepsBefore) {
      const content = toSaved(draft, latest.current);
      if (!content) return from;
      const saved = await send(content, from, keepsBefore);
      latest.current = ofKind(saved, kind) ?? latest.current;
      utils.library.get.setData({ id }, saved);
      void utils.library.list.invalidate();
      onSaved?.(draft, saved.version);
      return saved.version;
    },
    async load() {
      latest.current = ofKind(await utils.client.library.get.query({ id }), kind) ?? latest.current;
      const { version: now, updatedAt } = latest.current;
      return { value: toDraft(latest.current), version: now, at: updatedAt };
    },
  });
  /** What the server has, as far as this tab knows. */
  const saved = useCallback(() => latest.current, []);
  /** What the two versions to choose from differ in, part by part: from the saved one to the one on this device. */
  const { choice } = autosave;
  const differences = useMemo(() => {
    if (!choice) return undefined;
    const [theirs, mine] = [choice.theirs.value, choice.mine.value].map((draft) => {
      const content = toSaved(draft, latest.current);
      return content && { kind, ...content };
    });
    return theirs && mine && compareContent(theirs, mine);
  }, [choice, kind, toSaved]);
  return { ...autosave, saved, differences };
}

/** Work as the server has it once it took a change in: the content is what was sent, which is of the same kind. */
function withContent<Kept extends Resource>(before: Kept, facts: ResourceSummary, data: NextContent['data']): Kept {
  return { ...before, ...facts, kind: before.kind, data };
}
