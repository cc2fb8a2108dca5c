import { useState } from 'react';
import * as z from 'zod';
import type { ResourceOf } from '../../../shared/schemas/library';
import { storyData } from '../../../shared/schemas/story';
import { ChooseVersion, type VersionFacts } from '../../app-kit/autosave/choose-version';
import { statusTexts } from '../../app-kit/autosave/status-texts';
import { useAutosave } from '../../app-kit/autosave/use-autosave';
import { diceOf } from '../../app-kit/dice/faces';
import { ofKind } from '../../app-kit/library/of-kind';
import { LoadFailed } from '../../lib/load-failed';
import { trpc } from '../../lib/trpc';
import { Banner } from '../../ui/banner';
import { ButtonLink } from '../../ui/button-link';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { SkeletonText } from '../../ui/skeleton';
import { Studio } from './studio';

interface SavedStoryProps {
  id: string;
  /** Whether it is opened to be given to the class. */
  isToGive: boolean;
}

/** A roll or a story of the account, by its id. */
export function SavedStory({ id, isToGive }: SavedStoryProps) {
  // Changes begin from what the server has now.
  const query = trpc.library.get.useQuery(
    { id },
    { gcTime: 0, staleTime: 0, refetchOnMount: 'always', retry: false, meta: { showsOwnErrors: true } },
  );
  const loaded = query.data && ofKind(query.data, 'story');
  const [opened, setOpened] = useState<ResourceOf<'story'>>();
  if (!opened && loaded && !query.isFetching) setOpened(loaded);
  if (opened) return <OpenStory story={opened} isToGive={isToGive} />;
  return (
    <Page title="Story Dice">
      {query.isError ? (
        <LoadFailed what="This story" query={query} />
      ) : query.data ? (
        <Banner
          tone="warn"
          title="This is no story."
          action={
            <ButtonLink variant="secondary" href="/story-dice">
              Roll the dice
            </ButtonLink>
          }
        />
      ) : (
        <Card>
          <SkeletonText lines={8} />
        </Card>
      )}
    </Page>
  );
}

const draft = z.object({ title: z.string(), data: storyData });
type Draft = z.infer<typeof draft>;

function OpenStory({ story, isToGive }: Pick<SavedStoryProps, 'isToGive'> & { story: ResourceOf<'story'> }) {
  const utils = trpc.useUtils();
  const update = trpc.library.update.useMutation();
  const { value, change, status, choice, choose } = useAutosave<Draft>({
    id: `story:${story.id}`,
    schema: draft,
    server: { value: { title: story.title, data: story.data }, version: story.version },
    async save({ title, data }, version) {
      const saved = await update.mutateAsync({
        id: story.id,
        version,
        kind: 'story',
        title: title.trim() || untitled,
        level: data.level,
        data,
      });
      void utils.library.list.invalidate();
      return saved.version;
    },
    async load() {
      const found = ofKind(await utils.library.get.fetch({ id: story.id }, { staleTime: 0 }), 'story');
      if (!found) throw new Error('This is no story.');
      return { value: { title: found.title, data: found.data }, version: found.version };
    },
  });
  if (choice) {
    return (
      <Page title="Story Dice">
        <ChooseVersion noun="story" choice={choice} factsOf={factsOf} onChoose={choose} />
      </Page>
    );
  }
  return <Studio saved={{ id: story.id, ...value, status: statusTexts[status], isToGive, onChange: change }} />;
}

export const untitled = 'Untitled story';

function factsOf({ title, data: { dice, text } }: Draft): VersionFacts {
  const words = diceOf(dice).map(({ face }) => ({ id: face.id, text: face.word, value: face.id }));
  const paragraphs = text.split(/\n+/).filter((one) => one.trim() !== '');
  return {
    title: title || untitled,
    size: `${dice.length} ${dice.length === 1 ? 'die' : 'dice'}`,
    parts: [...words, ...paragraphs.map((one, place) => ({ id: `paragraph ${place}`, text: one, value: one }))],
  };
}
