import type { Random } from '#shared/core/random';
import { verbForms } from '#shared/language/forms/inflect';
import { heOrShe, pronouns } from '../data/people';
import { cap, type Frame, frame, type Generator, one, oneOf, tie, wrong } from '../frame';
import { fromRows, type Row } from './rows';

/** If-clause and main clause: subject, base and rest of each. `{n}` is a person, `{p}` the pronoun. */
interface Condition {
  cause: readonly [string, string, string];
  result: readonly [string, string, string];
}

const conditions: Condition[] = ([
  ['it', 'rain', 'this afternoon', 'we', 'stay', 'at home'], ['it', 'rain', 'this evening', 'we', 'take', 'a taxi'], ['{n}', 'miss', 'the bus', '{p}', 'be', 'late'], ['{n}', 'study', 'hard', '{p}', 'pass', 'the exam'],
  ['{n}', 'get', 'the job', '{p}', 'move', 'to London'], ['{n}', 'find', 'a cheap flight', '{p}', 'go', 'to Greece'], ['the shop', 'close', 'early', 'we', 'buy', 'bread tomorrow'], ['{n}', 'eat', 'all that cake', '{p}', 'feel', 'ill'],
  ['{n}', 'call', 'me', 'I', 'tell', '{o} the truth'], ['{n}', 'leave', 'now', '{p}', 'catch', 'the train'], ['the weather', 'improve', 'tomorrow', 'we', 'have', 'a picnic'], ['{n}', 'win', 'the race', '{p}', 'get', 'a prize'],
  ['{n}', 'sell', 'the car', '{p}', 'buy', 'a motorbike'], ['{n}', 'come', 'to the party', 'everyone', 'be', 'happy'], ['{n}', 'forget', 'the map', '{p}', 'get', 'lost'], ['{n}', 'save', 'some money', '{p}', 'visit', 'Japan'],
  ['{n}', 'invite', 'us', 'we', 'bring', 'some flowers'], ['the baby', 'wake', 'up', 'I', 'make', 'some tea'], ['{n}', 'need', 'help', 'I', 'lend', '{o} some money'], ['{n}', 'work', 'harder', '{p}', 'earn', 'more'],
] as const).map(([a, b, c, d, e, f]) => ({ cause: [a, b, c], result: [d, e, f] })); // biome-ignore format: a list of sentences

function condition(random: Random) {
  const who = heOrShe(random);
  const chosen = one(random, conditions);
  const name = (text: string) =>
    text.replace('{n}', who.text).replace('{p}', who.person).replace('{o}', pronouns[who.person].object);
  const [ifSubject, ifBase, ifRest] = chosen.cause;
  const [subject, base, rest] = chosen.result;
  return {
    cause: { subject: name(ifSubject), base: ifBase, forms: verbForms(ifBase), rest: tie(name(ifRest)) },
    result: { subject: name(subject), base, forms: verbForms(base), rest: tie(name(rest)) },
  };
}

const isPlural = (subject: string) => ['we', 'I', 'they', 'you'].includes(subject);

const pastOf = (base: string) => (base === 'be' ? 'was' : (verbForms(base).past[0] ?? ''));

const participleOf = (base: string) =>
  base === 'be' ? 'been' : base === 'get' ? 'got' : (verbForms(base).participle[0] ?? '');

/** With these, “if he will” can mean “if he is willing to”: it is no mistake for certain. */
const willing = new Set('study call leave sell come save invite work eat'.split(' '));

function firstConditional(random: Random): Frame {
  const { cause, result } = condition(random);
  const third = cause.forms.thirdPerson;
  const clause = `if ${tie(cause.subject)} ${third} ${cause.rest}`;
  const main = `${tie(result.subject)} will ${result.base} ${result.rest}`;
  const transform = {
    task: 'Use “if” and “will”. Begin with “If”.',
    from: `Perhaps ${cause.subject} will ${cause.base} ${cause.rest}. Then ${result.subject} will ${result.base} ${result.rest}.`,
    accepted: [
      `If ${cause.subject} ${third} ${cause.rest}, ${result.subject} will ${result.base} ${result.rest}.`,
      `If ${cause.subject} ${third} ${cause.rest}, then ${result.subject} will ${result.base} ${result.rest}.`,
    ],
    wrong: [
      {
        text: `If ${cause.subject} will ${cause.base} ${cause.rest}, ${result.subject} will ${result.base} ${result.rest}.`,
        why: 'After “if” there is no “will”: present simple.',
      },
    ],
    why: 'If + present simple, will + base form.',
  };
  if (!willing.has(cause.base) && random() < 0.65)
    return frame({
      pattern: `If ${tie(cause.subject)} ___ ${cause.rest}, ${main}.`,
      key: third,
      cue: cause.base,
      wrong: [
        wrong(`will ${cause.base}`, 'will-after-if', 'After “if” there is no “will”: present simple.'),
        wrong(cause.base, 'third-person-s', `With he, she and it: ${third}.`),
        wrong(`would ${cause.base}`, 'would-after-if', 'After “if” there is no “would”: present simple.'),
      ],
      why: 'A real chance in the future: if + present simple.',
      transform,
    });
  return frame({
    pattern: `${cap(clause)}, ${tie(result.subject)} ___ ${result.rest}.`,
    key: `will ${result.base}`,
    also: [
      `${isPlural(result.subject) ? (result.subject === 'I' ? 'am' : 'are') : 'is'} going to ${result.base}`,
      `may ${result.base}`,
      `might ${result.base}`,
    ],
    cue: `${result.base}, will`,
    wrong: [
      wrong(`would ${result.base}`, 'would-for-will', 'It is a real chance: will, not would.', [
        `If ${cause.subject} ${cause.base === 'be' ? 'was' : pastOf(cause.base)} ${cause.rest}, ${result.subject} would ${result.base} ${result.rest}.`,
      ]),
      wrong(
        `will ${result.base === 'be' ? 'is' : result.forms.thirdPerson}`,
        'ending-after-modal',
        'After “will” comes the base form.',
      ),
      wrong(`will to ${result.base}`, 'to-after-modal', 'After “will” comes the base form without “to”.'),
    ],
    why: 'A real chance in the future: if + present simple, will + base form.',
    transform,
  });
}

const facts: Row[] = [
  { text: 'If you ___ ice, it {melts;turns into water}.', key: 'heat', cue: 'heat', wrong: ['are heat', 'would heat', 'heated'] },
  { text: 'When you {mix;put together} red and yellow, you ___ orange.', key: 'get', also: ['will get'], cue: 'get', wrong: ['would get', 'getting', 'are get'] },
  { text: 'If you ___ {plants;flowers} no water, they die.', key: 'give', cue: 'give', wrong: ['are give', 'would give', 'gave'] },
  { text: 'I’ll call you when I ___ {home;to the hotel;to the station}.', key: 'get', also: ['have got'], cue: 'get', wrong: ['will get', 'would get', 'am get'] },
  { text: 'We’ll start dinner as soon as {$she;$he} ___.', key: 'arrives', also: ['has arrived'], cue: 'arrive', wrong: ['will arrive', 'would arrive', 'arrive'] },
]; // biome-ignore format: one row a line

const zeroAndWhen = fromRows(facts, {
  why: ({ text }) =>
    /^(?:If|When)/.test(text)
      ? 'A fact that is always true: present simple in both parts.'
      : 'After “when” and “as soon as” the future is in the present simple.',
  mistake: (filling) =>
    filling.startsWith('will')
      ? { mistake: 'will-after-if', why: 'After if, when and as soon as there is no “will”.' }
      : filling.startsWith('would')
        ? { mistake: 'would-after-if', why: 'There is no “would” here: present simple.' }
        : { mistake: 'conditional-tense', why: 'It needs the present simple.' },
});

/** What is not so, and what would follow from it. */
const unreal = [
  ['live', 'near the sea', 'swim', 'every day'], ['have', 'a car', 'drive', 'to work'], ['speak', 'French', 'work', 'in Paris'],
  ['know', 'the answer', 'tell', 'us'], ['like', 'fish', 'eat', 'it every week'], ['have', 'more time', 'read', 'more books'],
  ['work', 'near here', 'come', 'home for lunch'], ['own', 'a boat', 'travel', 'round the islands'], ['play', 'the guitar', 'join', 'the band'],
  ['earn', 'more money', 'buy', 'a flat'], ['understand', 'Spanish', 'watch', 'Spanish films'], ['have', 'a garden', 'grow', 'vegetables'],
  ['get', 'up earlier', 'catch', 'the first bus'], ['have', 'a camera', 'take', 'better photos'], ['study', 'harder', 'get', 'better marks'],
  ['feel', 'well', 'come', 'with us'], ['need', 'money', 'sell', 'the old piano'], ['live', 'alone', 'have', 'a dog'],
] as const; // biome-ignore format: a list of words

function secondConditional(random: Random): Frame {
  const { text, person } = heOrShe(random);
  const [base, rest, effect, effectRest] = one(random, unreal);
  const third = verbForms(base).thirdPerson;
  const past = pastOf(base);
  const isReal = `If ${text} ${third} ${rest}, ${person} will ${effect} ${effectRest}.`;
  const transform = {
    task: 'Imagine that it is different. Use “if” and “would”. Begin with “If”.',
    from: `${text} doesn’t ${base} ${rest}, so ${person} doesn’t ${effect} ${effectRest}.`,
    accepted: [`If ${text} ${past} ${rest}, ${person} would ${effect} ${effectRest}.`],
    wrong: [
      {
        text: `If ${text} would ${base} ${rest}, ${person} would ${effect} ${effectRest}.`,
        why: 'After “if” comes the past simple, without “would”.',
      },
    ],
    why: 'Not real now: if + past simple, would + base form.',
  };
  if (random() < 0.5)
    return frame({
      pattern: `If ${text} ___ ${tie(rest)}, ${person} would ${effect} ${tie(effectRest)}.`,
      key: past,
      cue: `${base}, it is not real`,
      wrong: [
        wrong(third, 'present-in-second', 'It is not real: past simple after “if”.', [isReal]),
        wrong(`will ${base}`, 'will-after-if', 'After “if” there is no “will”.'),
        wrong(`has ${participleOf(base)}`, 'conditional-tense', 'It is not real: past simple after “if”.'),
      ],
      why: 'Not real now: if + past simple.',
      transform,
    });
  return frame({
    pattern: `If ${text} ${past} ${tie(rest)}, ${person} ___ ${tie(effectRest)}.`,
    key: `would ${effect}`,
    also: [`could ${effect}`, `might ${effect}`],
    cue: `${effect}, would`,
    wrong: [
      wrong(`will ${effect}`, 'will-for-would', 'It is not real: would, not will.', [isReal]),
      wrong(`would ${pastOf(effect)}`, 'past-after-modal', 'After “would” comes the base form.'),
      wrong(`would to ${effect}`, 'to-after-modal', 'After “would” comes the base form without “to”.'),
    ],
    why: 'Not real now: if + past simple, would + base form.',
    transform,
  });
}

function ifIWere(random: Random): Frame {
  const [cause, effect] = one(random, [
    ['rich', 'buy a boat'],
    ['taller', 'play basketball'],
    ['you', 'see a doctor'],
    ['younger', 'learn to dance'],
    ['a bird', 'fly to Africa'],
    ['the manager', 'change the rules'],
    ['ill', 'stay in bed'],
    ['you', 'tell the truth'],
    ['braver', 'ask for more money'],
    ['a teacher', 'give less homework'],
  ] as const);
  return frame({
    pattern: `If I ___ ${tie(cause)}, I would ${tie(effect)}.`,
    key: 'were',
    also: ['was'],
    cue: 'be',
    wrong: [
      wrong('am', 'present-in-second', 'It is not real: were (or was) after “if”.', [
        `If I am ${cause}, I will ${effect}.`,
      ]),
      wrong('will be', 'will-after-if', 'After “if” there is no “will”.'),
      wrong('be', 'bare-be', '“Be” must change: were (or was).'),
    ],
    why: 'Not real now: if I were (or was).',
    transform:
      cause === 'you'
        ? undefined
        : {
            task: 'It is not real. Begin with “If I were”.',
            from: `I’m not ${cause}, so I won’t ${effect}.`,
            accepted: [`If I were ${cause}, I would ${effect}.`],
            wrong: [{ text: `If I were ${cause}, I will ${effect}.`, why: 'It is not real: would.' }],
            why: 'If I were …, I would …',
          },
  });
}

function thirdConditional(random: Random): Frame {
  const { cause, result } = condition(random);
  const clauseRest = cause.rest
    .replace('this~afternoon', 'that~day')
    .replace('this~evening', 'that~evening')
    .replace('tomorrow', 'that~day')
    .replace('now', 'earlier');
  const rest = result.rest.replace('bread~tomorrow', 'bread~the~next~day');
  const [had, have] = [participleOf(cause.base), participleOf(result.base)];
  const past = pastOf(cause.base);
  const clause = `If ${tie(cause.subject)} had ${had} ${clauseRest}`;
  const transform = {
    task: 'It didn’t happen. Use “if”, “had” and “would have”. Begin with “If”.',
    from: `${cap(cause.subject)} didn’t ${cause.base} ${clauseRest}, so ${result.subject} ${result.base === 'be' ? `${result.subject === 'we' ? 'weren’t' : 'wasn’t'}` : `didn’t ${result.base}`} ${rest}.`,
    accepted: [`If ${cause.subject} had ${had} ${clauseRest}, ${result.subject} would have ${have} ${rest}.`],
    wrong: [
      {
        text: `If ${cause.subject} had ${had} ${clauseRest}, ${result.subject} would ${result.base} ${rest}.`,
        why: 'The result is in the past: would have and the participle.',
      },
    ],
    why: 'Not real in the past: if + had + participle, would have + participle.',
  };
  if (random() < 0.5)
    return frame({
      pattern: `If ${tie(cause.subject)} ___ ${clauseRest}, ${tie(result.subject)} would have ${have} ${rest}.`,
      key: `had ${had}`,
      cue: `${cause.base}, past perfect`,
      wrong: [
        wrong(`has ${had}`, 'present-perfect-for-past', 'Not real in the past: had and the participle.'),
        past === had
          ? wrong(`had ${cause.base}`, 'base-for-participle', `After “had” comes the participle: ${had}.`)
          : wrong(`had ${past}`, 'past-for-participle', `After “had” comes the participle: ${had}.`),
        wrong(`will have ${had}`, 'will-after-if', 'After “if” there is no “will”.'),
      ].filter(({ text }) => text !== `had ${had}`),
      why: 'Not real in the past: if + had + participle.',
      transform,
    });
  return frame({
    pattern: `${clause}, ${tie(result.subject)} ___ ${rest}.`,
    key: `would have ${have}`,
    also: [`could have ${have}`, `might have ${have}`],
    cue: `${result.base}, would`,
    wrong: [
      wrong(`will have ${have}`, 'will-for-would', 'Not real in the past: would have, not will have.'),
      wrong(
        `would ${have === result.base ? `had ${have}` : have}`,
        'would-without-have',
        'Between “would” and the participle stands “have”.',
      ),
      wrong(`had ${have}`, 'had-in-result', '“Had” goes in the if-part; the result has “would have”.'),
    ],
    why: 'Not real in the past: would have and the participle.',
    transform,
  });
}

export const conditionals = {
  'first-conditional': oneOf(firstConditional, firstConditional, firstConditional, zeroAndWhen),
  'second-conditional': oneOf(secondConditional, secondConditional, secondConditional, ifIWere),
  'third-conditional': thirdConditional,
} satisfies Record<string, Generator>;
