import { plurals } from '../../../content/forms/inflect';
import type { Random } from '../../../random';
import { heOrShe, men, pronouns, slots, women } from '../data/people';
import { cap, type Frame, frame, type Generator, nothing, one, oneOf, tie, wrong } from '../frame';
import { fromRows, type Row } from './rows';

const singles = [
  'a book', 'a computer', 'a clock', 'a dog', 'a big table', 'an old chair', 'a lamp', 'a ball', 'an umbrella',
  'a white cat', 'a phone', 'a small box', 'an orange bag', 'a TV', 'a piano',
]; // biome-ignore format: a list of words
const several = [
  'two books', 'three chairs', 'four children', 'two dogs', 'five boxes', 'some pictures', 'six bags', 'two lamps',
  'some flowers', 'ten students', 'some old photos', 'two women', 'three computers',
]; // biome-ignore format: a list of words
const rooms = [
  'in the kitchen', 'in the classroom', 'in the living room', 'in the garden', 'in my bedroom', 'in the office',
  'in the hall', 'in this room', 'near the door', 'in the picture', 'in front of the window',
]; // biome-ignore format: a list of words

function thereIs(random: Random): Frame {
  const isOne = random() < 0.5;
  const thing = tie(one(random, isOne ? singles : several));
  const room = tie(one(random, rooms));
  const [is, other] = isOne ? ['is', 'are'] : ['are', 'is'];
  const shape = one(random, ['positive', 'question', 'negative'] as const);
  const bare = thing.replace(/^some~/, 'any~');
  const positive = `There ${is} ${thing} ${room}.`;
  const count = isOne ? 'one thing' : 'more than one';
  const toQuestion = {
    task: 'Make it a question.',
    from: positive,
    accepted: [
      `${cap(is)} there ${bare} ${room}?`,
      ...(thing.startsWith('some~') ? [`${cap(is)} there ${thing} ${room}?`] : []),
    ],
    wrong: [{ text: `Does there ${is} ${bare} ${room}?`, why: '“There is” makes questions without “do”.' }],
    why: 'In a question, is or are comes before “there”.',
  };
  const toNegative = {
    task: 'Make it negative.',
    from: positive,
    accepted: [
      `There ${is}n't ${bare} ${room}.`,
      ...(thing.startsWith('some~') ? [`There are no ${thing.slice(5)} ${room}.`] : []),
    ],
    wrong: [{ text: `There ${isOne ? "doesn't" : "don't"} ${bare} ${room}.`, why: 'Put “not” after is or are.' }],
    why: 'Put “not” after is or are.',
  };
  if (shape === 'question')
    return frame({
      pattern: `___ ${bare} ${room}?`,
      key: `${cap(is)} there`,
      cue: 'there / be, present question',
      wrong: [
        wrong(`${cap(other)} there`, 'there-agreement', `After it comes ${count}: ${is}.`),
        wrong(`${isOne ? 'Has' : 'Have'} there`, 'have-for-there-is', 'English uses “be” here, not “have”.'),
        wrong(`${isOne ? 'Does' : 'Do'} there be`, 'do-with-be', '“There is” makes questions without “do”.'),
      ],
      why: `Question: is or are before “there”. Here it is ${count}: ${is}.`,
      transform: toQuestion,
    });
  if (shape === 'negative')
    return frame({
      pattern: `There ___ ${bare} ${room}.`,
      key: `${is}n't`,
      also: [`${is} not`],
      cue: 'be, present, negative',
      wrong: [
        wrong(`${other}n't`, 'there-agreement', `After it comes ${count}: ${is}n't.`),
        wrong(
          `${isOne ? 'hasn’t' : 'haven’t'}`.replace('’', "'"),
          'have-for-there-is',
          'English uses “be” here, not “have”.',
        ),
        wrong(isOne ? "doesn't" : "don't", 'do-with-be', '“There is” makes its negative without “do”.'),
      ],
      why: `Negative: isn’t for one thing, aren’t for more than one. Here: ${is}n’t.`,
      transform: toNegative,
    });
  return frame({
    pattern: `There ___ ${thing} ${room}.`,
    key: is,
    cue: 'be, present',
    wrong: [
      wrong(other, 'there-agreement', `After it comes ${count}: ${is}.`),
      wrong(isOne ? 'has' : 'have', 'have-for-there-is', 'English uses “be” here, not “have”.'),
      wrong('be', 'bare-be', '“Be” must change to is or are.'),
    ],
    why: `“There is” goes with one thing, “there are” with more than one. Here it is ${count}.`,
    transform: random() < 0.5 ? toQuestion : toNegative,
  });
}

const aNouns = 'dog cat bike book computer camera guitar car horse house hat lamp robot tablet piano'.split(' ');
const anNouns = [
  'apple',
  'egg',
  'umbrella',
  'orange',
  'armchair',
  'elephant',
  'old car',
  'orange bag',
  'ice cream',
  'old bike',
  'interesting book',
  'English book',
  'easy job',
];
const aJobs = 'doctor teacher nurse singer dentist waiter vet pilot farmer chef student writer cleaner'.split(' ');
const anJobs = ['actor', 'English teacher', 'office worker', 'art teacher'];

function aOrAn(random: Random): Frame {
  const isJob = random() < 0.5;
  const isAn = random() < 0.5;
  const noun = one(random, isJob ? (isAn ? anJobs : aJobs) : isAn ? anNouns : aNouns);
  const [key, other] = isAn ? ['an', 'a'] : ['a', 'an'];
  const subject = someone(random);
  const start = isJob ? `${subject} is` : slots(`${subject} has got`, random);
  const many = plurals(noun.split(' ').at(-1) ?? '')[0] ?? '';
  const manyNoun = [...noun.split(' ').slice(0, -1), many].join(' ');
  const form = subject.startsWith('my~') || subject.startsWith('our~') ? 'My friends' : 'They';
  return frame({
    pattern: `${start} ___ ${noun}.`,
    key,
    cue: 'a / an',
    wrong: [
      wrong(other, 'a-an', `The next sound is ${isAn ? 'a vowel' : 'a consonant'}, so it is “${key}”.`),
      wrong(nothing, 'missing-article', `One person or thing needs “a” or “an” before it.`),
      wrong('some', 'some-with-singular', '“Some” goes with more than one, or with things that we do not count.'),
    ],
    why: `One ${noun}, and the next sound is ${isAn ? 'a vowel' : 'a consonant'}: ${key}.`,
    transform: isJob
      ? {
          task: 'Begin with “He”. Speak of one person.',
          from: `${form} are ${manyNoun}.`,
          accepted: [`He is ${key} ${noun}.`],
          wrong: [
            { text: `He is ${noun}.`, why: 'A job needs “a” or “an”.' },
            { text: `He is ${other} ${noun}.`, why: `The next sound decides: ${key} ${noun}.` },
          ],
          why: 'One person: with a or an before the job.',
        }
      : {
          task: 'Speak of one thing. Begin with “I’ve got”.',
          from: `I’ve got two ${manyNoun}.`,
          accepted: [
            `I have got ${key} ${noun}.`,
            `I have ${key} ${noun}.`,
            `I've got one ${noun}.`,
            `I have got one ${noun}.`,
          ],
          wrong: [{ text: `I've got ${other} ${noun}.`, why: `The next sound decides: ${key} ${noun}.` }],
          why: 'One thing: a or an before the noun.',
        },
  });
}

const someone = (random: Random) => heOrShe(random).text;

const articleWhy: Record<string, string> = {
  the: 'We know which one it is: the.',
  a: 'One of many, and we do not say which: a.',
  an: 'One of many, and we do not say which: an.',
  [nothing]: 'There is no article in this phrase.',
};
const articleMistake = (filling: string, { key }: Row) => {
  const plainFilling = filling.toLowerCase();
  const plainKey = key.toLowerCase();
  if (plainFilling === nothing) return { mistake: 'missing-article' as const, why: `Here we need “${plainKey}”.` };
  if (plainKey === nothing) return { mistake: 'extra-article' as const, why: 'No article is used in this phrase.' };
  return plainKey === 'the'
    ? ({ mistake: 'a-for-the', why: 'We know which one it is, so it is “the”.' } as const)
    : ({ mistake: 'the-for-a', why: 'We do not say which one, so it is “a” or “an”.' } as const);
};

const articleRows: Row[] = [
  { text: 'I’ve got a {#1:cat;horse;bird} and a dog. ___ {#1} is {black;white;brown;very old}.', key: 'The', wrong: ['A', nothing, 'An'], why: 'We know which one: it was in the sentence before.' },
  { text: 'I can see {a man and a woman;a woman and a man} at the door. ___ {man;woman} is {tall;old;young} and {happy;tired;friendly}.', key: 'The', wrong: ['A', nothing, 'An'], why: 'We know which one: it was in the sentence before.' },
  { text: '{Look at;We can see;I can’t see} ___ {sun;moon;sky} {today;now;from here}.', key: 'the', wrong: ['a', nothing, 'an'], why: 'There is only one of it: the.' },
  { text: '{$she;$he} goes to {work;school} by ___ {bus;train;bike;car}.', key: nothing, wrong: ['a', 'the', 'an'], why: 'By bus, by train, by car: no article.' },
  { text: '{$she;$he} plays ___ {football;tennis;basketball;volleyball} on {Mondays;Fridays;Sundays}.', key: nothing, wrong: ['a', 'the', 'an'], why: 'Sports have no article.' },
  { text: '{$she;$he} is at ___ home {now;today;this evening}.', key: nothing, wrong: ['a', 'the', 'an'], why: 'At home: no article.' },
]; // biome-ignore format: one row a line

const generalRows: Row[] = [
  { text: '{$she;$he} goes to the {gym;library;cinema;theatre} {once;twice;three times} ___ {week;month;year}.', key: 'a', also: ['each', 'every', 'per'], wrong: ['the', nothing, 'an'], why: 'How often: once a week, twice a year.' },
  { text: 'What ___ {lovely;beautiful;terrible;strange;wonderful} {day;idea;story;song}!', key: 'a', wrong: ['the', nothing, 'an'], why: 'What a … ! with one thing.' },
  { text: '{$she;$he} works as ___ {nurse;chef;journalist;lawyer;guide} in {$city}.', key: 'a', wrong: [nothing, 'an', 'any'], why: 'A job has “a” or “an”.' },
  { text: '{$she;$he} has never seen ___ {Pacific;Nile;Alps;Atlantic;Sahara}.', key: 'the', wrong: ['a', nothing, 'an'], why: 'Seas, rivers, deserts and groups of mountains have “the”.' },
  { text: '{$she;$he} lives in ___ {United States;UK;United Kingdom;Netherlands}.', key: 'the', wrong: ['a', nothing, 'an'], why: 'Names with “United” or in the plural have “the”.' },
  { text: '{$she;$he} {travelled;moved} to ___ {France;Africa;Brazil;Asia;Europe;Japan} {last year;in 2015;last summer}.', key: nothing, wrong: ['the', 'a', 'an'], why: 'Most countries and all continents have no article.' },
  { text: '{$she;$he} wants to climb ___ Mount {Everest;Kenya;Fuji} {next year;one day}.', key: nothing, wrong: ['the', 'a', 'an'], why: 'The name of one mountain has no article.' },
  { text: 'Most people think that ___ {health;friendship;freedom;peace} is more important than money.', key: nothing, wrong: ['a', 'the', 'an'], why: 'Something in general has no article.' },
  { text: 'It was ___ {best;worst;funniest;saddest} {film;book;play} of the year.', key: 'the', wrong: ['a', nothing, 'an'], why: 'A superlative has “the”.' },
  { text: 'They go to ___ same {school;gym;university;club} as {$she;$he}.', key: 'the', wrong: ['a', nothing, 'an'], why: 'We say “the same”.' },
  { text: 'We usually have ___ {breakfast;lunch;dinner} {at home;in the garden;together}.', key: nothing, wrong: ['the', 'a', 'an'], why: 'Meals have no article when we speak of them in general.' },
  { text: '{$she;$he} ate ___ {orange;egg;apple} and {a banana;two bananas}.', key: 'an', wrong: ['a', nothing, 'any'], why: 'One of many, before a vowel sound: an.' },
]; // biome-ignore format: one row a line

const howOften: Row[] = [
  { text: '{$she;$he} {goes swimming;cleans the house;plays golf} ___ a {week;month}.', key: 'once', wrong: ['one', 'the once', 'a once'], cue: '1 time', why: 'Once, without an article before it.', transform: { task: 'Use “{#2:once;twice}”.', from: 'I go to the {#1:gym;library;cinema} {#2:one time;two times} every {#3:week;month;year}.', accepted: ['I go to the {#1} {#2:once;twice} a {#3}.', 'I go to the {#1} {#2:once;twice} every {#3}.', 'I go to the {#1} {#2:once;twice} each {#3}.', 'I go to the {#1} {#2:once;twice} per {#3}.'], why: 'How often: once a week, twice a month.' } },
]; // biome-ignore format: one row a line

const articleRules = {
  cue: 'a / an / the',
  why: ({ key }: Row) => articleWhy[key.toLowerCase()] ?? '',
  mistake: articleMistake,
};

const pointThings = [
  ['book', 'books'], ['bag', 'bags'], ['picture', 'pictures'], ['house', 'houses'], ['chair', 'chairs'],
  ['car', 'cars'], ['shirt', 'shirts'], ['computer', 'computers'], ['box', 'boxes'], ['dress', 'dresses'],
  ['phone', 'phones'], ['jacket', 'jackets'], ['lamp', 'lamps'], ['table', 'tables'],
] as const; // biome-ignore format: a list of words
const looks = ['new', 'old', 'beautiful', 'expensive', 'cheap', 'very big', 'very small', 'nice', 'lovely'];

function thisThat(random: Random): Frame {
  const [single, plural] = one(random, pointThings);
  const look = one(random, looks);
  const isNear = random() < 0.5;
  const isOne = random() < 0.5;
  const forms = { near: ['This', 'These'], far: ['That', 'Those'] } as const;
  const [one1, many] = isNear ? forms.near : forms.far;
  const [farOne, farMany] = isNear ? forms.far : forms.near;
  const key = isOne ? one1 : many;
  const place = isNear ? 'here' : 'there';
  const number = isOne ? 'one' : 'more than one';
  return frame({
    pattern: `___ ${isOne ? single : plural} ${place} ${isOne ? 'is' : 'are'} ${look}.`,
    key,
    cue: 'this / that / these / those',
    wrong: [
      wrong(isOne ? many : one1, 'this-number', `It is ${number}: ${key.toLowerCase()}.`),
      wrong(isOne ? farOne : farMany, 'this-distance', `“${cap(place)}” tells how far it is: ${key.toLowerCase()}.`),
      wrong(
        isOne ? farMany : farOne,
        'this-number',
        `It is ${number} and ${isNear ? 'near' : 'not near'}: ${key.toLowerCase()}.`,
      ),
    ],
    why: `It is ${number} and ${isNear ? 'near' : 'not near'}: ${key.toLowerCase()}.`,
    transform: {
      task: isOne ? 'Speak of more than one.' : 'Speak of only one.',
      from: `${key} ${isOne ? single : plural} ${isOne ? 'is' : 'are'} ${look}.`,
      accepted: [isOne ? `${many} ${plural} are ${look}.` : `${one1} ${single} is ${look}.`],
      wrong: [
        isOne
          ? { text: `${one1} ${plural} are ${look}.`, why: `With more than one: ${many.toLowerCase()}.` }
          : { text: `${many} ${single} is ${look}.`, why: `With one: ${one1.toLowerCase()}.` },
      ],
      why: 'This and that for one, these and those for more than one.',
    },
  });
}

const belongings = ['bag', 'bike', 'book', 'phone', 'hat', 'pen', 'coat', 'camera', 'room', 'desk', 'guitar', 'dog'];

function possessiveS(random: Random): Frame {
  const name = one(
    random,
    [...women, ...men].filter((known) => !known.endsWith('s')),
  );
  const thing = one(random, belongings);
  const start = one(random, ['This is', 'I like', 'Where is', 'I can see']);
  const end = start === 'Where is' ? '?' : '.';
  return frame({
    pattern: `${start} ___ ${thing}${end}`,
    key: `${name}'s`,
    cue: name,
    wrong: [
      wrong(name, 'missing-possessive-s', `The owner takes ’s: ${name}’s.`),
      wrong(`${name}s`, 'missing-apostrophe', `The ’s of the owner needs an apostrophe: ${name}’s.`),
      wrong(`of ${name}`, 'of-for-possessive', 'A person who owns something stands before the thing, with ’s.'),
    ],
    why: `The ${thing} of a person: the name and ’s before the thing.`,
    transform: {
      task: 'Say who the owner is with ’s.',
      from: `${name} has got a ${one(random, ['new', 'big', 'red', 'black'])} ${thing}. It is here.`,
      accepted: [
        `${name}'s ${thing} is here.`,
        ...['new', 'big', 'red', 'black'].map((look) => `${name}'s ${look} ${thing} is here.`),
      ],
      wrong: [{ text: `The ${thing} of ${name} is here.`, why: 'For people we use ’s.' }],
      why: 'The name and ’s before the thing.',
    },
  });
}

function ownOrAlone(random: Random): Frame {
  const person = one(random, ['I', 'you', 'she', 'we', 'they'] as const);
  const { own, alone, object } = pronouns[person];
  const thing = one(random, belongings);
  if (random() < 0.5)
    return frame({
      pattern: `This isn’t ${one(random, men)}’s ${thing}. It’s ___.`,
      key: alone,
      cue: person,
      wrong: [
        wrong(own, 'my-for-mine', `“${cap(own)}” needs a noun after it. Alone it is “${alone}”.`),
        wrong(`the ${alone}`, 'the-mine', 'There is no article before mine, yours, hers, ours, theirs.'),
        wrong(`${own}s`, 'my-for-mine', `The form is “${alone}”.`),
        wrong(`to ${object}`, 'object-for-possessive', `Use “${alone}”.`),
      ],
      why: `No noun follows, so it is “${alone}”.`,
      transform: {
        task: `Use “${alone}”.`,
        from: `It’s ${own} ${thing}.`,
        accepted: [
          `It is ${alone}.`,
          `The ${thing} is ${alone}.`,
          `This ${thing} is ${alone}.`,
          `That ${thing} is ${alone}.`,
        ],
        wrong: [{ text: `It's ${alone} ${thing}.`, why: `“${cap(alone)}” stands alone, without a noun.` }],
        why: `“${cap(alone)}” stands alone.`,
      },
    });
  return frame({
    pattern: `${slots('{Where is;I like;I can’t see}', random)} ___ ${thing}`
      .replace(/^(Where is.*)$/, '$1?')
      .replace(/([a-z])$/, '$1.'),
    key: own,
    cue: person,
    wrong: [
      wrong(alone, 'mine-for-my', `Before a noun it is “${own}”.`),
      wrong(
        person === 'I' ? 'I' : person === 'she' ? 'she' : person,
        'subject-for-possessive',
        `Before a noun it is “${own}”.`,
      ),
      ...(object === own ? [] : [wrong(object, 'object-for-possessive', `Before a noun it is “${own}”.`)]),
      ...(object === own || person === 'you'
        ? [
            wrong(
              `${person}'${person === 'she' ? 's' : 're'}`,
              'subject-for-possessive',
              `Before a noun it is “${own}”.`,
            ),
          ]
        : []),
    ],
    why: `A noun follows, so it is “${own}”.`,
  });
}

const seenPeople = [
  ['my~brother', 'he'], ['my~sister', 'she'], ['my~parents', 'they'], ['the~children', 'they'], ['that~man', 'he'],
  ['that~woman', 'she'], ['these~flowers', 'they'], ['this~song', 'it'], ['my~friends', 'they'], ['that~book', 'it'],
  ['my~new~phone', 'it'], ['our~teachers', 'they'],
] as const; // biome-ignore format: a list of words

function objectPronoun(random: Random): Frame {
  const isName = random() < 0.4;
  const isShe = random() < 0.5;
  const [thing, person] = isName
    ? ([one(random, isShe ? women : men), isShe ? 'she' : 'he'] as const)
    : one(random, seenPeople);
  const { object, own } = pronouns[person];
  const isThing = person === 'it' || thing === 'these~flowers';
  const pattern = slots(
    isThing
      ? '{I like;I love;We like;We love;My sister likes;My brother loves;Do you like;I want to buy;Everyone likes} ___'
      : '{I like;I know;I often talk to;I often think about;We want to meet;I want to dance with;Please help;Can you see;I can’t find;We live with;I work with;Can you call;I always listen to;We sometimes visit;I never see} ___',
    random,
  )
    .replace(/^((?:Do|Can) .*)$/, '$1?')
    .replace(/___$/, '___.');
  const lead = `${slots(person === 'it' || thing === 'these~flowers' ? '{Look at;What about}' : '{Do you know;Look at;What about}', random)} ${thing.replaceAll('~', ' ')}`;
  const rest = pattern.replace('___', thing);
  return frame({
    lead: lead.startsWith('Look') ? `${lead}!` : `${lead}?`,
    pattern,
    key: object,
    cue: person,
    wrong: [
      ...(person === 'it' ? [] : [wrong(person, 'subject-for-object', `After the verb or a preposition: ${object}.`)]),
      ...(own === object || own === 'his'
        ? []
        : [wrong(own, 'possessive-for-object', `“${cap(own)}” needs a noun after it. Here: ${object}.`)]),
      ...['him', 'her', 'them', 'it']
        .filter((other) => other !== object && (person === 'he' || person === 'she') === (other !== 'them'))
        .slice(0, 2)
        .map((other) => wrong(other, 'wrong-pronoun', `The right person here is “${object}”.`)),
    ],
    why: `It is not the subject: ${person === 'it' ? '“it” keeps its form' : `${person} becomes ${object}`}.`,
    transform: {
      task: `Use a pronoun for “${thing.replaceAll('~', ' ')}”.`,
      from: cap(rest),
      accepted: [cap(pattern.replace('___', object))],
      wrong:
        person === 'it'
          ? []
          : [{ text: cap(pattern.replace('___', person)), why: `It is not the subject here: ${object}.` }],
      why: 'After a verb or a preposition stand me, you, him, her, it, us, them.',
    },
  });
}

function objectForMe(random: Random): Frame {
  const person = one(random, ['I', 'we'] as const);
  const { object, own } = pronouns[person];
  const pattern = slots('{Please help;Can you help;Can you see;Come with;Listen to;Look at} ___', random);
  const end = pattern.startsWith('Can') ? '?' : '.';
  return frame({
    lead: person === 'I' ? 'I am here.' : slots('{$she} and I are here.', random),
    pattern: `${pattern}${end}`,
    key: object,
    cue: person,
    wrong: [
      wrong(person, 'subject-for-object', `After the verb or a preposition: ${object}.`),
      wrong(own, 'possessive-for-object', `“${cap(own)}” needs a noun after it. Here: ${object}.`),
    ],
    why: `It is not the subject: ${person} becomes ${object}.`,
  });
}

export const nouns = {
  'there-is': thereIs,
  articles: oneOf(aOrAn, aOrAn, fromRows(articleRows, articleRules)),
  'articles-general': oneOf(
    fromRows(generalRows, articleRules),
    fromRows(generalRows, articleRules),
    fromRows(generalRows, articleRules),
    fromRows(howOften, {
      ...articleRules,
      mistake: () => ({ mistake: 'extra-article', why: 'We say “once”, without an article.' }),
    }),
  ),
  'this-that': thisThat,
  possessives: oneOf(possessiveS, ownOrAlone),
  'object-pronouns': oneOf(objectPronoun, objectPronoun, objectPronoun, objectForMe),
} satisfies Record<string, Generator>;
