import { type ReactNode, useCallback, useRef, useState } from 'react';
import { failureText, isUnreachable, reasonOf } from '#client/lib/failure-text';
import { type RouterOutputs, trpc } from '#client/lib/trpc';
import { statusTexts } from '#client/library/autosave/status-texts';
import { ofKind } from '#client/library/of-kind';
import { useResourceAutosave } from '#client/library/use-resource-autosave';
import { readTexts } from '#client/novel/read-texts';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import { SkeletonText } from '#client/ui/skeleton';
import type { ResourceOf } from '#shared/api/library';
import type { SceneContent, SceneFacts } from '#shared/api/novels';
import { type Book, book as bookSchema, defaultTitle } from '#shared/novel/book';
import { draftedCharacters } from '#shared/novel/drafted-text';
import { countWords } from '#shared/writing/count-words';
import { ChooseBook } from './choose-book';
import type { Desk, OpenedScene, SaveSceneOptions } from './desk';

type OpenNovel = RouterOutputs['novels']['open'] & { novel: ResourceOf<'novel'> };

/** A book of the account, by its id. */
export function SavedDesk({ id, children }: { id: string; children: (desk: Desk) => ReactNode }) {
  // Changes begin from what the server has now.
  const query = trpc.novels.open.useQuery(
    { id },
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false, meta: { showsOwnErrors: true } },
  );
  const [opened, setOpened] = useState<OpenNovel>();
  const novel = query.data && ofKind(query.data.novel, 'novel');
  if (!opened && query.data && novel && !query.isFetching) setOpened({ ...query.data, novel });
  if (opened) return <OpenDesk opened={opened}>{children}</OpenDesk>;
  if (!query.isError) {
    return (
      <Card>
        <SkeletonText lines={8} />
      </Card>
    );
  }
  return (
    <Banner
      tone="warn"
      title={failureText(query.error, {
        fallback: 'This book could not be loaded.',
        network: 'This book could not be loaded. Please check your connection.',
      })}
      action={
        <>
          <Button onClick={() => void query.refetch()}>Try again</Button>
          <ButtonLink variant="secondary" href="/novel-forge">
            To your books
          </ButtonLink>
        </>
      }
    />
  );
}

function OpenDesk({ opened, children }: { opened: OpenNovel; children: (desk: Desk) => ReactNode }) {
  const { id } = opened.novel;
  const utils = trpc.useUtils();
  const { client } = utils;
  const [facts, setFacts] = useState<ReadonlyMap<string, SceneFacts>>(
    () => new Map(opened.scenes.map((one) => [one.id, one])),
  );
  const [days, setDays] = useState(opened.days);
  const typed = useRef(new Map<string, string>());
  const { value, change, status, choice, choose } = useResourceAutosave<'novel', Book>({
    resource: opened.novel,
    schema: bookSchema,
    toDraft: ({ title, data }) => ({ title, data }),
    toSaved: ({ title, data }) => ({
      title: title.trim() || defaultTitle,
      level: data.about.readerLevel ?? undefined,
      data,
    }),
  });

  const lastWords = useRef(new Map(opened.scenes.map(({ id: sceneId, words }) => [sceneId, words])));
  const noteScene = useCallback((sceneId: string, { value: content, version }: OpenedScene) => {
    const noted = factsOf(sceneId, content, version);
    lastWords.current.set(sceneId, noted.words);
    setFacts((before) => new Map(before).set(sceneId, noted));
  }, []);

  const loadScene = useCallback(
    async (sceneId: string) => {
      const { version, ...content } = await client.novels.scene.query({ id, sceneId });
      const scene = { value: content, version };
      noteScene(sceneId, scene);
      return scene;
    },
    [client, id, noteScene],
  );

  const saveScene = useCallback(
    async (
      sceneId: string,
      content: SceneContent,
      version: number,
      { day, keepsBefore = false }: SaveSceneOptions = {},
    ) => {
      const sent = client.novels.saveScene.mutate({
        ...{ id, sceneId, version, ...content, day },
        ...(keepsBefore && { keepsBefore }),
      });
      const { bookWords: _, ...saved } = await sent.catch((error) => {
        // Whether one is still signed in, and the server there, is found out at once.
        if (isUnreachable(error) || reasonOf(error) === 'signed_out') void utils.auth.profile.refetch();
        throw error;
      });
      setFacts((before) => new Map(before).set(sceneId, saved));
      // Where a class asked for this book, what it says of it is looked up again, once it is shown.
      void utils.assignments.mine.invalidate(undefined, { refetchType: 'none' });
      // From now on the server's text is the newer one, no matter who changes it.
      if (typed.current.get(sceneId) === content.text) typed.current.delete(sceneId);
      if (day) setDays((before) => withDay(before, day, saved.words - (lastWords.current.get(sceneId) ?? 0)));
      lastWords.current.set(sceneId, saved.words);
      return saved.version;
    },
    [client, utils, id],
  );

  const readAll = useCallback(async () => {
    return new Map([...(await readTexts(client, id)), ...typed.current]);
  }, [client, id]);

  if (choice) return <ChooseBook choice={choice} onChoose={choose} />;
  return children({
    id,
    book: value,
    change,
    status: statusTexts[status],
    facts,
    days,
    model: opened.model,
    typed,
    loadScene,
    noteScene,
    saveScene,
    readAll,
  });
}

function withDay(days: OpenNovel['days'], day: string, words: number): OpenNovel['days'] {
  const entry = days.find((one) => one.day === day);
  const next = { day, words: Math.max(0, (entry?.words ?? 0) + words) };
  return [...days.filter((one) => one !== entry), next];
}

/** What a scene's text adds up to before the server says it. */
export function factsOf(id: string, { text, drafts }: SceneContent, version: number): SceneFacts {
  return { id, words: countWords(text), characters: text.length, drafted: draftedCharacters(text, drafts), version };
}
