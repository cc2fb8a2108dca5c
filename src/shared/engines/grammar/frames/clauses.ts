import { verbForms } from '../../../content/forms/inflect';
import type { Random } from '../../../random';
import { heOrShe, men, pronouns, women } from '../data/people';
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
      wrong(`had ${have}`, 'had-in-result', '“Had” belongs in the if-part; the result has “would have”.'),
    ],
    why: 'Not real in the past: would have and the participle.',
    transform,
  });
}

const relativeRows: Row[] = [
  { text: 'The {#1:man;woman} ___ {#2:lives next door;teaches us maths;works in the bank} is from {$country}.', key: 'who', also: ['that'], wrong: ['which', 'where', 'what'], transform: { task: 'Make one sentence. Begin with “The {#1}” and use “who”.', from: 'The {#1} is from {$country}. {#1:He;She} {#2}.', accepted: ['The {#1} who {#2} is from {$country}.'] } },
  { text: 'I have a friend ___ {#1:speaks six languages;plays in a band;writes detective stories;has never seen snow}.', key: 'who', also: ['that'], wrong: ['which', 'where', 'whose'], transform: { task: 'Make one sentence with “who”.', from: 'I have a friend. She {#1}.', accepted: ['I have a friend who {#1}.'] } },
  { text: 'The {#1:bus;train} ___ {#2:goes to the airport;stops near my house;leaves at six} is often late.', key: 'which', also: ['that'], wrong: ['who', 'where', 'what'], transform: { task: 'Make one sentence. Begin with “The {#1}” and use “which”.', from: 'The {#1} is often late. It {#2}.', accepted: ['The {#1} which {#2} is often late.'] } },
  { text: '{$she;$he} works for a company ___ {#1:makes toys;sells computers;builds houses;designs websites}.', key: 'which', also: ['that'], wrong: ['who', 'where', 'what'], transform: { task: 'Make one sentence with “which”.', from: 'I work for a company. It {#1}.', accepted: ['I work for a company which {#1}.'] } },
  { text: 'The {#1:café;restaurant;hotel} ___ {#2:we had lunch;we met;they got married} is closed now.', key: 'where', wrong: ['which', 'who', 'what'], fixes: ['The {#1} which {#2} in is closed now.', 'The {#1} that {#2} in is closed now.', 'The {#1} {#2} in is closed now.'] },
  { text: 'That’s the {#1:house;village;town} ___ {$she;$he} {#2:grew up;was born;lived as a child}.', key: 'where', wrong: ['which', 'who', 'what'], fixes: ['That’s the {#1} which {$she;$he} {#2} in.', 'That’s the {#1} that {$she;$he} {#2} in.', 'That’s the {#1} {$she;$he} {#2} in.'] },
  { text: 'I know a {#1:boy;girl} ___ {#2:father is a pilot;mother is a judge;brother plays for Spain;dog can dance}.', key: 'whose', wrong: ['who', 'which', "who's"], transform: { task: 'Make one sentence with “whose”.', from: 'I know a {#1}. {#1:His;Her} {#2}.', accepted: ['I know a {#1} whose {#2}.'] } },
  { text: 'The {woman;man} ___ {car;bike;bag;phone} was stolen called the police.', key: 'whose', wrong: ['who', 'which', "who's"] },
  { text: 'The {#1:book;magazine;story} {which;that} ___ is very {funny;sad;interesting}.', key: 'I read', cue: 'I / read', also: ['I am reading', 'I have read', "I've read", "I'm reading"], wrong: ['I read it', 'read I', 'I read them'] },
  { text: 'The {people;students;children} ___ {won the race;came yesterday;live here} are very friendly.', key: 'who', also: ['that'], wrong: ['which', 'where', 'what'] },
]; // biome-ignore format: one row a line

const relativeWhy: Record<string, string> = {
  who: 'Who is for people.',
  which: 'Which is for things.',
  where: 'Where is for places, when a whole sentence follows.',
  whose: 'Whose shows the owner: a noun follows.',
  'I read': '“Which” or “that” is already the object, so no “it” follows.',
};

const relatives = fromRows(relativeRows, {
  cue: 'who / which / where / whose',
  why: ({ key }) => relativeWhy[key] ?? '',
  mistake: (filling, { key }) =>
    filling === 'what'
      ? { mistake: 'what-for-that', why: `“What” does not follow a noun. ${relativeWhy[key] ?? ''}` }
      : filling.startsWith('I read')
        ? { mistake: 'double-object', why: relativeWhy['I read'] ?? '' }
        : filling === 'read I'
          ? { mistake: 'question-order', why: 'The subject comes before the verb.' }
          : { mistake: 'wrong-relative', why: relativeWhy[key] ?? '' },
});

const activities = [
  ['learn', 'Spanish'], ['go', 'to the gym'], ['play', 'the piano'], ['cook', 'for friends'], ['travel', 'by train'], ['work', 'at night'], ['write', 'stories'], ['help', 'other people'], ['visit', 'museums'], ['swim', 'in the lake'], ['get', 'up early'], ['drive', 'at night'], ['speak', 'in front of the class'],
] as const; // biome-ignore format: a list of words
const takesIng = [
  'enjoys',
  'doesn’t mind',
  'is good at',
  'is tired of',
  'is thinking about',
  'misses',
  'is interested in',
  'avoids',
];
const takesTo = ['wants', 'hopes', 'has decided', 'has promised', 'has agreed', 'is ready', 'has refused'];

function gerundOrTo(random: Random): Frame {
  const subject = heOrShe(random);
  const isIng = random() < 0.5;
  const verb = one(random, isIng ? takesIng : takesTo);
  const [base, rest] = one(
    random,
    activities.filter(([base]) => !verb.includes('interested') || base !== 'get'),
  );
  const ing = verbForms(base).ing;
  const name = subject.text;
  const head = verb
    .replace(/^(?:has|is|would|doesn’t) /, '')
    .replace(/ (?:at|of|about|in)$/, ' $&')
    .replace(/ {2}/, ' ')
    .trim();
  const [other, otherIs] = isIng
    ? [one(random, ['wants', 'hopes', 'would like']), `to ${base}`]
    : [one(random, ['enjoys', 'doesn’t mind', 'is good at']), ing];
  return frame({
    pattern: `${name} ${verb} ___ ${tie(rest)}.`,
    key: isIng ? ing : `to ${base}`,
    cue: base,
    wrong: isIng
      ? [
          wrong(`to ${base}`, 'to-for-ing', `After “${head}” comes the -ing form.`),
          wrong(base, 'bare-for-ing', `After “${head}” comes the -ing form.`),
          wrong(`to ${ing}`, 'to-with-ing', `After “${head}” comes the -ing form without “to”.`),
        ]
      : [
          wrong(ing, 'ing-for-to', `After “${head}” comes “to” and the base form.`),
          wrong(base, 'bare-for-to', `After “${head}” comes “to” and the base form.`),
          wrong(`for to ${base}`, 'for-to', 'It is only “to”, never “for to”.'),
        ],
    why: isIng ? `After “${head}” comes the -ing form.` : `After “${head}” comes “to” and the base form.`,
    transform: {
      task: `Use “${other}” in place of “${verb}”.`,
      from: `${cap(name)} ${verb} ${isIng ? ing : `to ${base}`} ${rest}.`,
      accepted: [`${cap(name)} ${other} ${otherIs} ${rest}.`],
      wrong: [
        {
          text: `${cap(name)} ${other} ${isIng ? ing : `to ${base}`} ${rest}.`,
          why: `After “${other}” comes ${isIng ? '“to” and the base form' : 'the -ing form'}.`,
        },
      ],
      why: `After “${other}” comes ${isIng ? '“to” and the base form' : 'the -ing form'}.`,
    },
  });
}

function letOrWant(random: Random): Frame {
  const who = one(random, [...women, ...men]);
  const [base, rest] = one(random, activities);
  const ing = verbForms(base).ing;
  const isLet = random() < 0.5;
  return isLet
    ? frame({
        pattern: `${who}’s parents let ${pronouns[women.includes(who) ? 'she' : 'he'].object} ___ ${tie(rest)}.`,
        key: base,
        cue: base,
        wrong: [
          wrong(`to ${base}`, 'to-after-let', 'After “let someone” comes the base form without “to”.'),
          wrong(ing, 'ing-after-let', 'After “let someone” comes the base form.'),
          wrong(`to ${ing}`, 'to-with-ing', 'After “let someone” comes the base form.'),
        ],
        why: 'Let + person + base form without “to”.',
      })
    : frame({
        pattern: `${who} wants ___ ${tie(rest)}.`,
        key: `me to ${base}`,
        cue: `I / ${base}`,
        wrong: [
          wrong(`that I ${base}`, 'want-that', '“Want” is followed by the person and “to”: me to.'),
          wrong(`me ${base}`, 'bare-for-to', 'Before the verb stands “to”: me to.'),
          wrong(`I to ${base}`, 'subject-for-object', 'After “wants” stands the object form: me.'),
        ],
        why: 'Want + person + to + base form.',
      });
}

export const clauses = {
  'first-conditional': oneOf(firstConditional, firstConditional, firstConditional, zeroAndWhen),
  'second-conditional': oneOf(secondConditional, secondConditional, secondConditional, ifIWere),
  'third-conditional': thirdConditional,
  'relative-clauses': relatives,
  'gerund-infinitive': oneOf(gerundOrTo, gerundOrTo, letOrWant),
} satisfies Record<string, Generator>;
