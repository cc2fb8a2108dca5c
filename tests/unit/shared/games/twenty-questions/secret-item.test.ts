import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreOf } from '#server/domain/attempts/stored-attempt';
import { questionLimit } from '#shared/games/twenty-questions/next-question';
import { secretItem } from '#shared/games/twenty-questions/secret-item';
import type { Item } from '#shared/items/item';

interface Game {
  /** Of each question, whether it was well formed at once. */
  questions: boolean[];
  found: boolean;
}

/** What a game is worth, from 0 to 1. */
function shareOf({ questions, found }: Game): number {
  const asked = questions.map((_, place): Item => ({ ...secretItem('a cat'), id: `${place}`, points: 1 }));
  const answers = [
    ...questions.map((isRight, place) => ({ itemId: `${place}`, score: isRight ? 1 : 0, verdict: 'right' })),
    ...(found ? [{ itemId: 'secret', score: 1, verdict: 'right' }] : []),
  ];
  const { score, maxScore } = scoreOf({ items: [...asked, secretItem('a cat')], answers });
  return score / maxScore;
}

const asked = fc.array(fc.boolean(), { maxLength: questionLimit });

test('whoever goes on and finds the secret has more than by giving up', () => {
  fc.assert(
    fc.property(asked, asked, (before, after) => {
      const questions = [...before, ...after].slice(0, questionLimit);
      expect(shareOf({ questions, found: true })).toBeGreaterThan(shareOf({ questions: before, found: false }));
    }),
  );
});

test('a question that is well formed is worth asking before giving up', () => {
  fc.assert(
    fc.property(asked, (questions) => {
      const more = [...questions, true];
      expect(shareOf({ questions: more, found: false })).toBeGreaterThan(shareOf({ questions, found: false }));
    }),
  );
});

test('all points are for those who find it and ask well, and none for those who ask nothing', () => {
  fc.assert(
    fc.property(asked, (questions) => {
      const share = shareOf({ questions, found: true });
      expect(share === 1).toBe(questions.every(Boolean));
    }),
  );
  expect(shareOf({ questions: [], found: false })).toBe(0);
  expect(shareOf({ questions: [true], found: false })).toBeLessThan(0.1);
});
