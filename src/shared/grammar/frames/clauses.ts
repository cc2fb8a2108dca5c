import type { Random } from '#shared/core/random';
import { verbForms } from '#shared/language/forms/inflect';
import { heOrShe, men, pronouns, women } from '../data/people';
import { cap, type Frame, frame, type Generator, nothing, one, oneOf, tie, wrong } from '../frame';
import { fromRows, type Row } from './rows';

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
  { text: 'The {#1:bag;phone;bike;jacket} ___ {#2:my aunt gave me;I bought in town;we found at the market} is my favourite.', key: 'which', also: ['that', nothing], wrong: ['who', 'where', 'what'], why: 'Which is for things. It is the object here, so it can also be left out.', transform: { task: 'Make one sentence. Begin with “The {#1}”.', from: 'The {#1} is my favourite. {#2:My aunt gave it to me;I bought it in town;We found it at the market}.', accepted: ['The {#1} which {#2} is my favourite.', 'The {#1} that {#2} is my favourite.', 'The {#1} {#2} is my favourite.'] } },
  { text: 'The {#1:doctor;teacher;neighbour} ___ {#2:we met in the park;you helped yesterday;they talked about} is very kind.', key: 'who', also: ['that', 'whom', nothing], wrong: ['which', 'where', 'what'], why: 'Who is for people. It is the object here, so it can also be left out.' },
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
  'relative-clauses': relatives,
  'gerund-infinitive': oneOf(gerundOrTo, gerundOrTo, letOrWant),
} satisfies Record<string, Generator>;
