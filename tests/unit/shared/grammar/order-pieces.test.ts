import { describe, expect, test } from 'vitest';
import { orderPieces } from '#shared/grammar/order-pieces';

const piecesOf = (sentence: string, mayRoam = false) => orderPieces(sentence, { mayRoam });

describe('pieces of a sentence to be put in order', () => {
  test.each([
    ['She is happy now.', 'too few words'],
    ['This is the cheapest hotel in the town.', 'this hotel is the cheapest'],
    ['The milk is cold. It was in the fridge.', 'two sentences'],
    ['She can only stay for an hour today.', 'only may stand in several places'],
    ['The museum is between the school and the hotel.', 'the hotel is between them as well'],
    ['By the time we got to the~station, my~aunt had gone home.', 'she may have got there later than we'],
    ['She has to carry heavy~boxes.', 'she has boxes to carry'],
    ['She is tired because she has worked all~day.', 'two clauses that change places'],
  ])('regression: none of “%s”: %s', (sentence) => {
    expect(piecesOf(sentence)).toBeUndefined();
  });

  test.each([
    ['There is a woman and a~man at the~door.', undefined],
    [
      'If my~sister had a~car, she would drive to~work.',
      ['If my sister', 'had', 'a car,', 'she', 'would', 'drive to work'],
    ],
    ['They have worked at~this~school for five years.', undefined],
    ['Health is more important than money today.', ['Health', 'is', 'more', 'important', 'than money today']],
    ['We go to~the~gym with friends once~a~month.', undefined],
    ['Our team usually goes by~bus to~work.', undefined],
    ['She wishes she had booked a~table.', ['She', 'wishes', 'she', 'had booked', 'a table']],
    [
      'The guests were so bored that they all left~early.',
      ['The', 'guests', 'were', 'so bored', 'that', 'they all', 'left early'],
    ],
    ['They have repaired the~old~car in~the~garage today.', undefined],
    ['Maria travelled to France last year.', undefined],
    ['Our teachers let us help other~people.', ['Our', 'teachers', 'let us', 'help', 'other people']],
    ['Omar wants me to write stories.', ['Omar', 'wants me', 'to', 'write', 'stories']],
    ['I think you should call the~police.', ['I', 'think you', 'should', 'call', 'the police']],
    ['I am going to paint the~kitchen later.', ['I', 'am', 'going', 'to', 'paint', 'the kitchen later']],
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
