import { useCallback, useRef } from 'react';
import type * as z from 'zod';
import type { ResourceKind, ResourceOf, UpdateResourceInput } from '../../../shared/schemas/library';
import { trpc } from '../../lib/trpc';
import { useAutosave } from '../autosave/use-autosave';
import { ofKind } from './of-kind';

interface ResourceAutosaveOptions<Kind extends ResourceKind, Draft> {
  /** As it was opened. */
  resource: ResourceOf<Kind> & { kind: Kind };
  /** What is edited, as this device keeps it. */
  schema: z.ZodType<Draft>;
  toDraft: (resource: ResourceOf<Kind>) => Draft;
  /** What the server keeps of a draft, given what it has; nothing where that has to wait. */
  toSaved: (
    draft: Draft,
    before: ResourceOf<Kind>,
  ) => Pick<UpdateResourceInput, 'title' | 'level' | 'data'> | undefined;
  /** Where it begins, if that is not what the server has. */
  start?: Draft;
  onSaved?: (draft: Draft, version: number) => void;
}

/** Saves what is edited of one's own work by itself, and lets nobody's change get lost. */
export function useResourceAutosave<Kind extends ResourceKind, Draft>({
  resource,
  schema,
  toDraft,
  toSaved,
  start = toDraft(resource),
  onSaved,
}: ResourceAutosaveOptions<Kind, Draft>) {
  const utils = trpc.useUtils();
  const update = trpc.library.update.useMutation({ meta: { showsOwnErrors: true } });
  const { id, kind, version } = resource;
  const latest = useRef<ResourceOf<Kind>>(resource);
  const autosave = useAutosave<Draft>({
    id: `${kind}:${id}`,
    schema,
    server: { value: start, version },
    async save(draft, from) {
      const wanted = toSaved(draft, latest.current);
      if (!wanted) return from;
      const saved = await update.mutateAsync({ id, kind, version: from, ...wanted });
      latest.current = ofKind(saved, kind) ?? latest.current;
      utils.library.get.setData({ id }, saved);
      void utils.library.list.invalidate();
      onSaved?.(draft, saved.version);
      return saved.version;
    },
    async load() {
      latest.current = ofKind(await utils.client.library.get.query({ id }), kind) ?? latest.current;
      return { value: toDraft(latest.current), version: latest.current.version };
    },
  });
  /** What the server has, as far as this tab knows. */
  const saved = useCallback(() => latest.current, []);
  return { ...autosave, saved };
}
