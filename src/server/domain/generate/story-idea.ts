import * as z from 'zod';
import type { AskFor } from '#shared/api/generate';
import type { Face } from '#shared/content/dice/face';
import { faceSets } from '#shared/content/dice/sets';
import { firstLines, turns } from '#shared/content/dice/sparks';
import { pick } from '#shared/core/random';
import { modelStory } from '#shared/games/dice/model-story';
import { usedFaces } from '#shared/games/dice/used-faces';
import type { WordIndex } from '#shared/vocabulary/word-index';
import { isPlain, isWithin } from './rules';
import { defineTask } from './task';

const shape = z.object({ text: z.string().max(2000) });
const faces = new Map(faceSets.flatMap((set) => set.faces).map((face) => [face.id, face]));

const wants = {
  opening: 'Write one first sentence of a story. It makes the reader curious and does not use the words of the dice.',
  turn: 'Write one sentence in which something unexpected happens in a story.',
  story: 'Write a story of five to eight sentences that uses each of the words.',
} as const;

/** How many sentences each may have. */
const lengths = { opening: [1, 2], turn: [1, 2], story: [5, 8] } as const;

/** An opening, a turn or a whole model story for a roll, in words of the level. */
export function storyIdea({ want, dice, level }: AskFor<'story-idea'>, index: WordIndex) {
  const rolled = dice.map((id) => faces.get(id)).filter((face): face is Face => face !== undefined);
  const forms = new Set(rolled.flatMap((face) => face.forms.flatMap((form) => form.split(' '))));
  return defineTask({
    builtIn(random) {
      if (want === 'story')
        return { task: 'story-idea', text: modelStory(rolled, level, Math.floor(random() * 2 ** 31)) };
      return { task: 'story-idea', text: pick((want === 'opening' ? firstLines : turns)[level], random) ?? '' };
    },
    system:
      `You help learners of English to tell a story from picture dice. ${wants[want]} Use only words of the CEFR level. ` +
      'Nothing that a child should not read. Plain text, no title.',
    given: { level, words: rolled.map(({ word }) => word) },
    shape,
    keep({ text }) {
      const idea = text.trim();
      const sentences = idea.match(/[.!?]+["”’]?(?=\s|$)/g)?.length ?? 0;
      const [fewest, most] = lengths[want];
      if (!isPlain(idea.replaceAll(/\s/g, ' ')) || sentences < fewest || sentences > most) return undefined;
      if (want === 'story' && usedFaces(idea, rolled).size < rolled.length) return undefined;
      if (!isWithin(idea, level, index, (word) => forms.has(word.toLowerCase()))) return undefined;
      return { task: 'story-idea', text: idea };
    },
    shown: (json) => shape.partial().safeParse(json).data?.text ?? '',
  });
}
