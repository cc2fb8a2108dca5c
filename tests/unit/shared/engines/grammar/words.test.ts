import { expect, test } from 'vitest';
import { formsOf } from '../../../../../src/shared/content/forms/inflect';
import { type Level, levelsAbove } from '../../../../../src/shared/content/level';
import { loadAllWords } from '../../../../../src/shared/content/words/pack';
import { cities, countries, men, women } from '../../../../../src/shared/engines/grammar/data/people';
import { exercise } from '../../../../../src/shared/engines/grammar/exercises';
import { plain, sentenceOf } from '../../../../../src/shared/engines/grammar/frame';
import { generators } from '../../../../../src/shared/engines/grammar/generators';
import { type GrammarPoint, points } from '../../../../../src/shared/engines/grammar/points';
import { mulberry32 } from '../../../../../src/shared/random';

/** The lowest level at which a form is known, of the words of the pack and of the words in its phrases. */
const known = new Map<string, Level>();
const learn = (form: string, level: Level) => {
  const before = known.get(form);
  if (!before || levelsAbove(level, before) < 0) known.set(form, level);
};
for (const { word, partOfSpeech, level } of await loadAllWords()) {
  for (const form of formsOf(word, partOfSpeech)) for (const part of form.split(/[\s-]/)) learn(part, level);
}

/** Names are of no level. */
const places =
  'london new york greece france africa asia europe alps atlantic everest fuji mount kingdom netherlands nile pacific geneva sahara states united uk';
const languages = 'english french spanish italian indian';
const names = new Set(
  [...women, ...men, ...cities, ...countries, ...places.split(' '), ...languages.split(' '), ''].map((name) =>
    name.toLowerCase(),
  ),
);

/** Words that the pack has at a higher level or not at all, and that the point itself teaches or everyone knows. */
const allowed = new Set<string>(
  [
    // The words of the grammar itself.
    'am is are was were be been being do does did have has had not can’t won’t hers ours theirs',
    // Adverbs made by the rule that is taught.
    'beautifully',
    // Ways to write what the pack writes in another way.
    'cannot traveling',
    // What a short form leaves when it is the whole answer.
    's ll m d',
  ].flatMap((line) => line.split(' ')),
);

/** The whole mini-text, its answers included. */
function clozeText(point: GrammarPoint, seed: number): string {
  const cloze = exercise(point, 'cloze', mulberry32(seed));
  return cloze?.kind === 'cloze'
    ? `${cloze.text.replaceAll(/\([^)]*\)/g, '')} ${cloze.gaps.flatMap(({ accepted }) => accepted).join(' ')}`
    : '';
}

const each = points.map((point): [string, GrammarPoint] => [point.id, point]);

test.each(each)('%s: its sentences keep to the words of its level', (_, point) => {
  const above = new Set<string>();
  for (let seed = 0; seed < 1000; seed += 1) {
    const frame = generators[point.id](mulberry32(seed));
    const { lead = '', transform } = frame;
    // What a learner is shown; other right answers may use what a learner of a higher level would write.
    const shown = [lead, sentenceOf(frame), transform?.from ?? '', transform?.accepted[0] ?? ''].map(plain).join(' ');
    const text = `${shown} ${seed < 60 ? clozeText(point, seed) : ''}`;
    for (const word of text
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/\p{L}[\p{L}’]*/gu) ?? []) {
      const bare = word
        .replace(/^’|’$/g, '')
        .replace(/’(?:s|re|ve|ll|d|m)$/, '')
        .replace(/n’t$/, '');
      if (names.has(bare) || allowed.has(bare) || allowed.has(word)) continue;
      const level = known.get(bare) ?? known.get(word);
      if (!level || levelsAbove(level, point.level) > 0) above.add(`${bare} ${level ?? '?'}`);
    }
  }
  expect([...above].sort().join(', ')).toBe('');
});
