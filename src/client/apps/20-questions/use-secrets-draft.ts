import { useRef } from 'react';
import * as z from 'zod';
import { trpc } from '#client/lib/trpc';
import type { VersionFacts } from '#client/library/autosave/choose-version';
import { useAutosave } from '#client/library/autosave/use-autosave';
import { ofKind } from '#client/library/of-kind';
import { count } from '#shared/core/count';
import { type SecretsData, secretsData } from '#shared/games/twenty-questions/game';

export type Secret = SecretsData['secrets'][number];
interface SecretsDraft {
  title: string;
  secrets: Secret[];
}

export interface OpenSet {
  /** Of the set that is changed; a new one gets its id with the first save. */
  id: string | undefined;
  version: number;
  draft: SecretsDraft;
}

/** What a set is called that nobody gave a name. */
export const defaultName = 'My secrets';

// A set in the making may be empty, or have no name yet.
const secretsDraft: z.ZodType<SecretsDraft> = z.object({
  title: z.string(),
  secrets: z.array(secretsData.shape.secrets.element),
});

/** A set that saves by itself; a new one is kept from its first secret on. */
export function useSecretsDraft({ id, version, draft }: OpenSet) {
  const utils = trpc.useUtils();
  const options = { meta: { showsOwnErrors: true } };
  const create = trpc.library.create.useMutation(options);
  const update = trpc.library.update.useMutation(options);
  const savedId = useRef(id);
  const { value, change, status, choice, choose, saveNow } = useAutosave<SecretsDraft>({
    id: `secrets:${id ?? 'new'}`,
    schema: secretsDraft,
    server: { value: draft, version },
    async save({ title, secrets }, from, keepsBefore) {
      // A set holds one secret at least: the last one stays at the server until there is another.
      if (secrets.length === 0) return from;
      const content = contentOf({ title, secrets });
      const saved = savedId.current
        ? await update.mutateAsync({
            ...content,
            id: savedId.current,
            version: from,
            ...(keepsBefore && { keepsBefore }),
          })
        : await create.mutateAsync(content);
      savedId.current = saved.id;
      void utils.library.list.invalidate();
      return saved.version;
    },
    async load() {
      const theirs =
        savedId.current && ofKind(await utils.client.library.get.query({ id: savedId.current }), 'secrets');
      if (!theirs) return { value: draft, version };
      const { title, version: now, updatedAt } = theirs;
      return { value: { title, secrets: theirs.data.secrets }, version: now, at: updatedAt };
    },
  });
  return {
    draft: value,
    change,
    /** Nothing for a set that stands on this screen alone. */
    status: savedId.current || status !== 'saved' ? status : undefined,
    choice,
    choose,
    /** Saves what is not saved yet; answers the id of the set, where it has one. */
    async keep() {
      await saveNow();
      // What was begun with a word list and not changed is kept now that it is used.
      savedId.current ??= await create.mutateAsync(contentOf(value)).then(
        (item) => item.id,
        () => undefined,
      );
      return savedId.current;
    },
  };
}

function contentOf({ title, secrets }: SecretsDraft) {
  return { kind: 'secrets' as const, title: title.trim() || defaultName, data: { secrets } };
}

export function factsOf({ title, secrets }: SecretsDraft): VersionFacts {
  return {
    title: title.trim() || defaultName,
    size: count(secrets.length, 'secret'),
    parts: secrets.map((secret) => ({ id: secret.id, text: secret.name, value: secret })),
  };
}
