import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { men, women } from '#shared/grammar/data/people';
import { type Frame, frame, one, oneOf, repairable, wrong } from '#shared/grammar/frame';
import {
  anyThings,
  comparisonForms,
  ofPeople,
  ofThings,
  thingsFor,
  wrongEnding,
} from '#shared/grammar/frames/comparison';
import type { PointFrames } from '../../frame';

interface Pair {
  first: string;
  second: string;
  verb: string;
  adjective: string;
  opposite: string;
}

function pair(random: Random): Pair {
  if (random() < 0.5) {
    const [adjective, opposite] = one(random, ofPeople);
    const [a, b] = random() < 0.5 ? [women, men] : [men, women];
    return { first: one(random, a), second: one(random, b), verb: 'is', adjective, opposite };
  }
  const [adjective, opposite] = one(random, ofThings);
  const thing = one(random, thingsFor[adjective] ?? anyThings);
  const [here, there] = random() < 0.5 ? [`this~${thing}`, 'that~one'] : [`that~${thing}`, 'this~one'];
  return { first: here, second: there, verb: 'is', adjective, opposite };
}

function comparative(random: Random): Frame {
  const { first, second, adjective, opposite } = pair(random);
  const { isShort, more } = comparisonForms(adjective);
  const backwards = opposite && comparisonForms(opposite).more;
  return frame({
    pattern: `${first} is ___ than ${second}.`,
    key: more,
    also: [`less ${adjective}`],
    cue: adjective,
    wrong: isShort
      ? [
          wrong(`more ${more}`, 'double-comparative', `The ending -er is enough: ${more}.`),
          repairable(
            wrong(adjective, 'no-comparative', `Before “than” comes the comparative: ${more}.`),
            `less ${adjective}`,
          ),
          wrong(`more ${adjective}`, 'more-with-short', `Short adjectives take -er: ${more}.`),
          wrong(
            comparisonForms(adjective).most,
            'superlative-for-comparative',
            'Two are compared, so it is the comparative.',
          ),
        ].filter(
          ({ text }) =>
            !(
              text.startsWith('more') &&
              ['happy', 'heavy', 'safe', 'rich', 'fast', 'strong'].includes(adjective) &&
              text === `more ${adjective}`
            ),
        )
      : [
          wrong(wrongEnding(adjective, 'er'), 'er-with-long', `Long adjectives take “more”: ${more}.`),
          wrong(`most ${adjective}`, 'superlative-for-comparative', 'Two are compared, so it is the comparative.'),
          repairable(
            wrong(adjective, 'no-comparative', `Before “than” comes the comparative: ${more}.`),
            `less ${adjective}`,
          ),
        ],
    why: isShort ? `A short adjective takes -er: ${more}.` : `A long adjective takes “more”: ${more}.`,
    ...(backwards && {
      transform: {
        task: `Say the same. Begin with “${capital(second.replaceAll('~', ' '))}” and use “${opposite}”.`,
        from: `${capital(first)} is ${more} than ${second}.`,
        accepted: calledBy(first).map((other) => turnedAround(other, second, backwards)),
        wrong: comparisonForms(opposite).isShort
          ? [{ text: turnedAround(first, second, `more ${backwards}`), why: 'The ending -er is enough.' }]
          : [{ text: turnedAround(first, second, wrongEnding(opposite, 'er')), why: 'Long adjectives take “more”.' }],
        why: `The opposite of “${adjective}” is “${opposite}”: ${backwards}.`,
      },
    }),
  });
}

/** That house is that one as well, behind “This one” all the more. */
const calledBy = (thing: string) => (/^th(?:is|at)~/.test(thing) ? [`${thing.slice(0, 4)} one`, thing] : [thing]);

const turnedAround = (first: string, second: string, more: string) => `${capital(second)} is ${more} than ${first}.`;

function asAs(random: Random): Frame {
  const { first, second, adjective } = pair(random);
  const { more } = comparisonForms(adjective);
  const isNot = random() < 0.5;
  return frame({
    pattern: `${first} ${isNot ? 'isn’t' : 'is'} ___ ${second}.`,
    key: `as ${adjective} as`,
    also: isNot ? [`so ${adjective} as`] : [],
    cue: `as … as / ${adjective}`,
    wrong: [
      repairable(
        wrong(`as ${adjective} than`, 'as-than', 'The second part is “as”, not “than”.'),
        `${more} than`,
        `less ${adjective} than`,
      ),
      repairable(
        wrong(
          `as ${more} as`,
          'comparative-in-as-as',
          `Between “as” and “as” the adjective does not change: ${adjective}.`,
        ),
        `${more} than`,
      ),
      repairable(wrong(`as ${adjective} like`, 'like-for-as', 'The second part is “as”, not “like”.'), `${more} than`),
    ],
    why: 'Between “as” and “as” the adjective is in its plain form.',
    ...(isNot && {
      transform: {
        task: `Say the same with “not” and “as ${adjective} as”. Begin with “${capital(second.replaceAll('~', ' '))}”.`,
        from: `${capital(first)} is ${more} than ${second}.`,
        accepted: calledBy(first).map((other) => `${capital(second)} is not as ${adjective} as ${other}.`),
        wrong: [{ text: `${capital(second)} is not as ${more} as ${first}.`, why: 'The adjective does not change.' }],
        why: '“Not as … as” says that the other one has more of it.',
      },
    }),
  });
}

export const frames: PointFrames = {
  makeFrame: oneOf(comparative, comparative, asAs),
  cloze: [
    '{$she} and {$he} are twins, but they are very different. {$she} is [taller: tall] than her brother, and {$he} is [more careful: careful] than his sister. He runs fast, but she is [faster: fast] than him. Her room is [bigger: big] than his, but his bed is [more comfortable: comfortable]. They are both as [clever: clever] as their father.',
    'Our new flat is [bigger: big] than the old one, and the kitchen is [lighter: light]. But it is [more expensive: expensive], and the shops are [further/farther: far] away than before. Luckily the people are [friendlier/more friendly: friendly] than our old neighbours, and the buses are [better: good]. My brother thinks that everything is [worse: bad] here, but he is [lazier: lazy] than all of us: he doesn’t like the stairs.',
  ],
};
