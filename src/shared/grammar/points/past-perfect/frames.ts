import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { relative, slots } from '#shared/grammar/data/people';
import { type Frame, frame, one, oneOf, repairable, wrong } from '#shared/grammar/frame';
import { verbForms } from '#shared/language/forms/inflect';
import type { PointFrames } from '../../frame';

/** What had gone wrong before, and what came of it. */
const before = [
  ['{S} couldn’t get into the house because {s} ___ the key.', 'lose', 'lost'],
  ['{S} had no money because {s} ___ a new {bike;phone;computer;coat}.', 'buy', 'bought'],
  ['{S} wasn’t hungry because {s} already ___ {lunch;a sandwich;three bananas;some soup}.', 'eat', 'eaten'],
  ['By the time we got to the {station;airport}, {s} ___ {without us;home}.', 'go', 'gone'],
  ['{S} was sad because {s} ___ the {race;game;match}.', 'lose', 'lost'],
  ['The room was cold because {s} ___ the {window;door} open.', 'leave', 'left'],
  ['{S} knew the city well because {s} ___ there many times before.', 'be', 'been'],
  ['{S} was nervous because {s} never ___ {a horse;a motorbike;an elephant} before.', 'ride', 'ridden'],
  ['After {s} ___ {the email;the letter;the report}, {S} went home.', 'write', 'written'],
  ['{S} didn’t watch the film because {s} ___ it {before;twice before}.', 'see', 'seen'],
  ['When the teacher asked, {s} already ___ {the exercise;the test;the work}.', 'do', 'done'],
  ['{S} couldn’t take photos because {s} ___ the camera at home.', 'leave', 'left'],
  ['The police came quickly, but someone already ___ the {car;money;painting}.', 'steal', 'stolen'],
  ['{S} was tired because {s} ___ {for hours;all night;all day}.', 'drive', 'driven'],
] as const;

const simplePasts: Record<string, string> = {
  eat: 'ate',
  go: 'went',
  ride: 'rode',
  write: 'wrote',
  see: 'saw',
  do: 'did',
  forget: 'forgot',
  steal: 'stole',
  drive: 'drove',
  be: 'was',
};

function pastPerfect(random: Random): Frame {
  const subject = relative(random);
  const [text, base, participle] = one(random, before);
  const isFirst = text.indexOf('{S}') >= 0 && text.indexOf('{S}') < text.indexOf('{s}');
  const name = isFirst || !text.includes('{S}') ? subject.person : subject.text;
  const sentence = slots(
    text.replaceAll('{S}', isFirst ? subject.text : subject.person).replaceAll('{s}', isFirst ? name : subject.text),
    random,
  );
  const adverb = /\b(already|never) ___/.exec(sentence)?.[1];
  const pattern = sentence.replace(/\b(already|never) ___/, '___');
  const middle = adverb ? `${adverb} ` : '';
  const past = simplePasts[base];
  return frame({
    pattern,
    key: `had ${middle}${participle}`,
    // “After” tells the order by itself.
    also: [
      ...(text.startsWith('After') ? [simplePasts[base] ?? ''] : []),
      // Already had is American.
      ...(middle === 'already ' ? [`had ${participle}`, `already had ${participle}`] : []),
      ...(base === 'drive' ? ['had been driving'] : []),
    ],
    cue: `${middle}${base}, past perfect`,
    wrong: [
      // What somebody has never done before, they still have never done.
      ...(/\bbefore\b/.test(pattern)
        ? []
        : [
            wrong(
              `has ${middle}${participle}`,
              'present-perfect-for-past',
              'Both are in the past; the earlier one takes “had”.',
            ),
          ]),
      past
        ? wrong(`had ${middle}${past}`, 'past-for-participle', `After “had” comes the participle: ${participle}.`)
        : wrong(`had ${middle}${base}`, 'base-for-participle', `After “had” comes the participle: ${participle}.`),
      repairable(
        wrong(
          `had ${middle}${verbForms(base).ing}`,
          'ing-for-participle',
          `After “had” comes the participle: ${participle}.`,
        ),
        ...(isState(base, pattern) ? [] : [`had ${middle}been ${verbForms(base).ing}`]),
        ...(middle === 'already ' ? [`was already ${verbForms(base).ing}`] : []),
      ),
    ],
    why: 'It happened before the other past event, so it takes “had” and the participle.',
  });
}

/** What is seen, or counted, does not go on: “had been seeing it twice” is no English. */
const isState = (base: string, sentence: string) =>
  /^(?:see|know|be|have|forget|lose|leave|steal|break|go|miss|buy|arrive|start|close|finish)$/.test(base) ||
  /\b(?:twice|times|before)\b/.test(sentence);

/** Two events in their order, to be joined. */
const firstThen = [
  ['{s} finished the work', '{s} had finished the work', '{s} went home'],
  ['the film started', 'the film had started', 'we got to the cinema'],
  ['the train left', 'the train had left', '{s} arrived at the station'],
  ['the shop closed', 'the shop had closed', '{s} got there'],
  ['{s} closed the windows', '{s} had closed the windows', 'it began to rain'],
  ['the party finished', 'the party had finished', '{s} came'],
] as const;

function pastPerfectJoin(random: Random): Frame {
  const { text, person } = relative(random);
  const [first, perfect, then] = one(random, firstThen);
  const named = (part: string) => part.replace('{s}', text);
  const again = (part: string) => part.replace('{s}', person);
  const bothNamed = first.includes('{s}') && then.includes('{s}');
  const [before = '', after = ''] = perfect.split(' had ');
  const [participle = '', ...more] = after.split(' ');
  const base = participle === 'left' ? 'leave' : participle === 'closed' ? 'close' : participle.replace(/ed$/, '');
  const [opening, subject] = [named(then), bothNamed ? again(before) : named(before)];
  return frame({
    pattern: `When ${opening}, ${subject} ___${more.length > 0 ? ` ${more.join(' ')}` : ''}.`,
    key: `had already ${participle}`,
    also: [
      `had ${participle}`,
      `already had ${participle}`,
      ...(more.length === 0 ? [`had ${participle} already`] : []),
    ],
    cue: `already / ${base}, past perfect`,
    wrong: [
      wrong(`has already ${participle}`, 'present-perfect-for-past', 'The earlier of two past events takes “had”.'),
      wrong(`have already ${participle}`, 'present-perfect-for-past', 'The earlier of two past events takes “had”.'),
      wrong(`had already ${base}`, 'base-for-participle', `After “had” comes the participle: ${participle}.`),
    ],
    why: 'It happened before the other event, so it is the past perfect.',
    transform: {
      task: `Join the two sentences. Begin with “When ${opening}”, and use the past perfect and “already”.`,
      from: `${capital(named(first))}. Then ${bothNamed ? again(then) : named(then)}.`,
      accepted: [
        `When ${opening}, ${subject} had already ${after}.`,
        `When ${opening}, ${subject} had ${after} already.`,
      ],
      wrong: [
        {
          text: `When ${opening}, ${subject} has already ${after}.`,
          why: 'The earlier of two past events takes “had”.',
        },
      ],
      why: 'It happened before the other event, so it takes “had” and the participle.',
    },
  });
}

export const frames: PointFrames = {
  makeFrame: oneOf(pastPerfect, pastPerfect, pastPerfectJoin),
  cloze: [
    'When {$she} got to the {#1:airport;station}, she saw that she [had left: leave] her passport at home. Her {#1:plane;train} [had already gone: already / go] by the time she came back. She was angry because she [had paid: pay] a lot of money for the ticket. She [had never missed: never / miss] a {#1:plane;train} before.',
  ],
};
