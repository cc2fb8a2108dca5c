import { pictureOfEmoji } from '#shared/content/pictures/pictures';
import type { WordEntry } from '#shared/content/words/word-list';
import type { ScreenContent } from '#shared/screen/content';

type ClassWord = Extract<ScreenContent, { kind: 'words' }>['words'][number];

/** A word as the class's screen shows it. An emoji that we have no picture of is left to the device. */
export function classWord({ term, meaning, emoji, picture: own }: WordEntry): ClassWord {
  const picture = own ?? pictureOfEmoji(emoji)?.name;
  return {
    term: picture || !emoji ? term : `${emoji} ${term}`,
    ...(meaning && { meaning }),
    ...(picture && { picture }),
  };
}
