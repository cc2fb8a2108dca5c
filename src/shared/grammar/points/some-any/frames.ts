import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { type Frame, frame, nothing, one, repairable, tie, wrong } from '#shared/grammar/frame';
import type { PointFrames } from '../../frame';

const foods = 'milk bread rice sugar butter water juice coffee tea salt meat soup pasta'.split(' ');
const countables = 'apples eggs oranges bananas tomatoes carrots potatoes onions lemons sandwiches cakes'.split(' ');
const places = ['on the table', 'in the kitchen', 'in the cupboard', 'at home'];

/** One of what is counted, with its article. */
function singularOf(many: string): string {
  const single = many.replace(/(?<=to)es$|(?<=ch)es$|s$/, '');
  return `${/^[aeiou]/.test(single) ? 'an' : 'a'} ${single}`;
}

function someAny(random: Random): Frame {
  const isUncounted = random() < 0.5;
  const thing = one(random, isUncounted ? foods : countables);
  const place = tie(one(random, places));
  const is = isUncounted ? 'is' : 'are';
  const positive = `There ${is} some ${thing} ${place}.`;
  const negative = `There ${is}n't any ${thing} ${place}.`;
  const kind = one(random, ['positive', 'negative', 'question'] as const);
  const one1 = singularOf(thing);
  const other = isUncounted
    ? repairable(
        wrong('many', 'many-with-uncountable', `We do not count ${thing}, so “many” is not possible.`),
        'much',
        'a lot of',
      )
    : repairable(
        wrong('much', 'much-with-countable', `We count ${thing}, so “much” is not possible.`),
        'many',
        'a lot of',
      );
  const singular = isUncounted
    ? repairable(
        // In a café one may well ask for a coffee.
        wrong(
          /^(?:coffee|tea|juice|water|milk)$/.test(thing) ? 'an' : 'a',
          'a-with-uncountable',
          `We do not count ${thing}: no “a” or “an”.`,
        ),
        nothing,
      )
    : wrong('a', 'a-with-plural', '“A” goes only with one thing.', [
        kind === 'question'
          ? `Is there ${one1} ${place}?`
          : `There ${kind === 'positive' ? 'is' : "isn't"} ${one1} ${place}.`,
      ]);
  const toAsk = `${capital(is)} there any ${thing} ${place}?`;
  const toNegative = {
    task: 'Make it negative.',
    from: positive,
    accepted: [negative, `There ${is} no ${thing} ${place}.`, `There ${is}n't ${thing} ${place}.`],
    wrong: [{ text: `There ${is}n't some ${thing} ${place}.`, why: 'In negative sentences “some” becomes “any”.' }],
    why: 'In negative sentences “some” becomes “any”.',
  };
  if (kind === 'positive')
    return frame({
      pattern: `There ${is} ___ ${thing} ${place}.`,
      key: 'some',
      cue: 'some / any',
      wrong: [
        wrong('any', 'any-in-positive', 'In positive sentences we use “some”.', [
          negative,
          toAsk,
          `There ${is} no ${thing} ${place}.`,
        ]),
        singular,
        other,
      ],
      why: 'A positive sentence has “some”.',
      transform:
        random() < 0.5
          ? toNegative
          : {
              task: 'Make it a question.',
              from: positive,
              accepted: ['any ', 'some ', ''].map((word) => `${capital(is)} there ${word}${thing} ${place}?`),
              why: 'Most questions have “any”.',
            },
    });
  if (kind === 'question')
    return frame({
      pattern: `${capital(is)} there ___ ${thing} ${place}?`,
      key: 'any',
      also: ['some'],
      cue: 'some / any',
      wrong: [
        isUncounted
          ? other
          : wrong('an', 'a-with-plural', '“An” goes only with one thing.', [`Is there ${one1} ${place}?`]),
        singular,
        isUncounted
          ? wrong('a lot', 'a-lot-without-of', 'Before a noun it is “a lot of”. In this question it is “any”.', [
              `${capital(is)} there a lot of ${thing} ${place}?`,
            ])
          : other,
      ],
      why: 'Most questions have “any”.',
    });
  return frame({
    pattern: `There ${is}n't ___ ${thing} ${place}.`,
    key: 'any',
    cue: 'some / any',
    wrong: [
      wrong('some', 'some-in-negative', 'In negative sentences we use “any”.', [
        positive,
        `There ${is} no ${thing} ${place}.`,
      ]),
      wrong('no', 'double-negative', 'The sentence is negative already: any.', [`There ${is} no ${thing} ${place}.`]),
      singular,
    ],
    why: 'A negative sentence has “any”.',
    transform: {
      task: 'Make it positive.',
      from: negative,
      accepted: [positive, positive.replace(' some ', ' ')],
      wrong: [{ text: `There ${is} any ${thing} ${place}.`, why: 'In positive sentences we use “some”.' }],
      why: 'In positive sentences “any” becomes “some”.',
    },
  });
}

export const frames: PointFrames = {
  makeFrame: someAny,
  cloze: [
    'I want to make {a cake;lunch}. There are [some|any|a] eggs in the fridge, but there isn’t [any|some|a] {butter;milk}. I need [some|any|a] {sugar;cheese} too. I haven’t got [any|some|a] money, so I can’t go to the shop. “There is [some|any|many] money on the table,” says {$she}.',
    'We want to make a cake today. There are [some|any|a] eggs in the fridge, but there isn’t [any|some|a] milk. I’ve got [some|any|an] apples too. We don’t need [any|some|a] sugar, because there is [some|any|a] chocolate on the table. I haven’t got [any|some|a] oranges for the juice, but I’ve got [a|any|some] lemon.',
  ],
};
