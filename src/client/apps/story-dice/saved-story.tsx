import * as z from 'zod';
import { diceOf } from '#client/dice/faces';
import { ChooseVersion, type VersionFacts } from '#client/library/autosave/choose-version';
import { statusTexts } from '#client/library/autosave/status-texts';
import { OpenResource } from '#client/library/open-resource';
import { useResourceAutosave } from '#client/library/use-resource-autosave';
import { Page } from '#client/ui/page';
import type { ResourceOf } from '#shared/api/library';
import { count } from '#shared/core/count';
import { storyData } from '#shared/games/dice/story';
import { Studio } from './studio';

interface SavedStoryProps {
  id: string;
  /** Whether it is opened to be given to the class. */
  isToGive: boolean;
}

const home = { href: '/story-dice', label: 'Roll the dice' };

/** A roll or a story of the account, by its id. */
export function SavedStory({ id, isToGive }: SavedStoryProps) {
  return (
    <OpenResource
      kind="story"
      id={id}
      noun="story"
      home={home}
      frame={(content) => <Page title="Story Dice">{content}</Page>}
    >
      {(story) => <OpenStory story={story} isToGive={isToGive} />}
    </OpenResource>
  );
}

const draft = z.object({ title: z.string(), data: storyData });
type Draft = z.infer<typeof draft>;

function OpenStory({ story, isToGive }: Pick<SavedStoryProps, 'isToGive'> & { story: ResourceOf<'story'> }) {
  const { value, change, status, choice, choose, differences } = useResourceAutosave<'story', Draft>({
    resource: story,
    schema: draft,
    toDraft: ({ title, data }) => ({ title, data }),
    toSaved: ({ title, data }) => ({ title: title.trim() || defaultTitle, level: data.level, data }),
    // A sheet is filled once.
    mergesAlone: false,
  });
  if (choice) {
    return (
      <Page title="Story Dice">
        <ChooseVersion noun="story" choice={choice} factsOf={factsOf} differences={differences} onChoose={choose} />
      </Page>
    );
  }
  return <Studio saved={{ id: story.id, ...value, status: statusTexts[status], isToGive, onChange: change }} />;
}

export const defaultTitle = 'Untitled story';

function factsOf({ title, data: { dice, text } }: Draft): VersionFacts {
  const words = diceOf(dice).map(({ face }) => ({ id: face.id, text: face.word, value: face.id }));
  const paragraphs = text.split(/\n+/).filter((one) => one.trim() !== '');
  return {
    title: title || defaultTitle,
    size: count(dice.length, 'die', 'dice'),
    parts: [...words, ...paragraphs.map((one, place) => ({ id: `paragraph ${place}`, text: one, value: one }))],
  };
}
