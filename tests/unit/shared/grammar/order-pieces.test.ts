import { describe, expect, test } from 'vitest';
import { orderPieces } from '#shared/grammar/order-pieces';

const piecesOf = (sentence: string, mayRoam = false) => orderPieces(sentence, { mayRoam });

describe('pieces of a sentence to be put in order', () => {
  test.each([
    ['She is happy now.', 'too few words'],
    ['This is the cheapest hotel in the town.', 'this hotel is the cheapest'],
    ['The milk is cold. It was in the fridge.', 'two sentences'],
    ['She can only stay for an hour today.', 'only may stand in several places'],
  ])('regression: none of “%s”: %s', (sentence) => {
    expect(piecesOf(sentence)).toBeUndefined();
  });

  test.each([
    ['There is a woman and a~man at the~door.', ['There', 'is', 'a', 'woman and a man', 'at', 'the door']],
    ['Health is more important than money today.', ['Health', 'is', 'more', 'important', 'than money today']],
    ['We go to~the~gym with friends once~a~month.', ['We', 'go', 'to the gym', 'with', 'friends once a month']],
    ['Our team usually goes by~bus to~work.', undefined],
    ['She wishes she had booked a~table.', ['She', 'wishes', 'she', 'had booked', 'a table']],
    ['They have repaired the~old~car in~the~garage today.', undefined],
  ])('regression: what could change places is one piece: “%s”', (sentence, pieces) => {
    expect(piecesOf(sentence)).toEqual(pieces);
  });

  test('where the place of such words is the point, they are pieces', () => {
    expect(piecesOf('We have already eaten all~the cake.', true)).toEqual([
      'We',
      'have',
      'already',
      'eaten',
      'all the',
      'cake',
    ]);
  });
});
