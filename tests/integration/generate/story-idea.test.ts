import { expect, onTestFinished, test } from 'vitest';
import type { GenerateOutput, GenerateRequest } from '#shared/api/generate';
import { faceSets } from '#shared/content/dice/sets';
import { loadAllWords } from '#shared/content/words/pack';
import { levels, levelsAbove } from '#shared/core/level';
import { usedFaces } from '#shared/games/dice/used-faces';
import { profileText } from '#shared/vocabulary/level-profile';
import { indexWords } from '#shared/vocabulary/word-index';
import { misbehavingModel, says } from '#tests/support/misbehaving-model';
import { as, makeUser, world } from '#tests/support/world';

type Want = Extract<GenerateRequest['ask'], { task: 'story-idea' }>['want'];

const dice = ['classic-key', 'animals-dog', 'food-apple'];
const faces = faceSets.flatMap((set) => set.faces).filter(({ id }) => dice.includes(id));

async function opened(settings: Record<string, string> = {}) {
  const portal = await world(settings);
  const caller = await as(portal, await makeUser(portal));
  await caller.tokens.consume({ amount: 1, action: 'story-dice', launch: true });
  return (want: Want, level: 'A1' | 'A2' | 'B1' | 'B2' = 'A2', rolled = dice) =>
    caller.generate.run({ appId: 'story-dice', ask: { task: 'story-idea', want, dice: rolled, level }, seed: 5 });
}

const textOf = ({ output }: GenerateOutput) => (output.task === 'story-idea' ? output.text : '');
const sentencesIn = (text: string) => text.match(/[.!?]+[”]?(?=\s|$)/g)?.length ?? 0;

test('a first line and a surprise are one or two sentences, a story uses every die, in words of the level', async () => {
  const ask = await opened();
  const index = indexWords(await loadAllWords());
  for (const level of levels) {
    for (const want of ['opening', 'turn', 'story'] as const) {
      const answer = await ask(want, level);
      expect(answer).toMatchObject({ by: 'engine' });
      const text = textOf(answer);
      expect(sentencesIn(text)).toBeGreaterThanOrEqual(want === 'story' ? 5 : 1);
      expect(sentencesIn(text)).toBeLessThanOrEqual(want === 'story' ? 8 : 2);
      if (want === 'story') expect([...usedFaces(text, faces)].sort()).toEqual([...dice].sort());
      const hard = profileText(text, index).tokens.filter(
        ({ kind }) => kind !== 'name' && kind !== 'other' && kind !== 'unknown' && levelsAbove(kind, level) > 0,
      );
      expect([level, text, hard.map((token) => token.text)]).toEqual([level, text, []]);
    }
  }
});

test('a face that is not known any more is left out; dice that are none are refused', async () => {
  const ask = await opened();
  expect(textOf(await ask('story', 'A2', ['classic-key', 'classic-sundial']))).toContain('key');
  await expect(ask('story', 'A2', [])).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(ask('story', 'A2', ['../etc'])).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

const good =
  'Amina found a key. A dog was at the door. It had an apple. They went to the park. In the evening they were happy.';

test('a model’s story is taken where it keeps the rules', async () => {
  const model = await misbehavingModel();
  onTestFinished(model.close);
  const ask = await opened(model.settings);
  model.will(says(JSON.stringify({ text: good })));
  expect(await ask('story')).toMatchObject({ by: 'model', output: { text: good } });
});

test.each<[string, Want, string]>([
  ['leaves a die out', 'story', good.replace('an apple', 'a ball')],
  ['writes too little', 'story', 'A key, a dog and an apple. That is all.'],
  ['writes too much', 'story', `${good} ${good}`],
  ['is too hard', 'story', good.replace('were happy', 'were ecstatic about their unprecedented accomplishment')],
  ['writes markup', 'story', `${good} <b>The end.</b>`],
  ['tells a whole story where a line was asked for', 'opening', good],
  ['says nothing', 'turn', ' '],
])('where a model %s, our engine answers', async (_what, want, text) => {
  const model = await misbehavingModel();
  onTestFinished(model.close);
  const ask = await opened(model.settings);
  model.will(says(JSON.stringify({ text })));
  const answer = await ask(want);
  expect(answer).toMatchObject({ by: 'engine', fellBack: expect.any(String) });
  expect(textOf(answer)).not.toBe(text);
});
