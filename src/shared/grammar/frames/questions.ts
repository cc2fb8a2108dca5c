import type { Random } from '#shared/core/random';
import { verbForms } from '#shared/language/forms/inflect';
import { heOrShe, men, slots, someoneElse, women } from '../data/people';
import { cap, type Frame, frame, type Generator, one, oneOf, tie, wrong } from '../frame';

const tagCases = [
  ['is', "isn't", '{tired;from Spain;at home;late;a good singer}', 'does'], ['can', "can't", '{swim;drive;speak French;play the piano}', 'is'], ['will', "won't", '{be late;come to the party;pass the exam}', 'does'],
  ['has', "hasn't", '{finished the book;seen the film;been to Rome}', 'does'], ['was', "wasn't", '{at the party;ill last week;at school yesterday}', 'did'], ['should', "shouldn't", '{wait for us;drive at night;work at home;tell the boss}', 'does'],
] as const; // biome-ignore format: a list of words
const taggedVerbs = [
  ['likes', 'like', 'does', '{jazz;fish;animals}'], ['works', 'work', 'does', '{in a bank;at night;very hard}'], ['lives', 'live', 'does', '{near here;in Rome;alone}'], ['went', 'go', 'did', '{to the gym;to Paris last year;home early}'],
  ['won', 'win', 'did', '{the race;the game;a prize}'], ['speaks', 'speak', 'does', '{Italian;three languages}'], ['left', 'leave', 'did', '{early;last night}'], ['plays', 'play', 'does', '{tennis;the guitar}'],
] as const; // biome-ignore format: a list of words

function questionTag(random: Random): Frame {
  const who = heOrShe(random);
  const { person } = who;
  const name = one(random, person === 'she' ? women : men);
  const isNegative = random() < 0.4;
  if (random() < 0.5) {
    const [verb, not, restSlots, other] = one(random, tagCases);
    const rest = tie(slots(restSlots, random));
    const key = isNegative ? `${verb} ${person}` : `${not} ${person}`;
    const full = isNegative ? not : verb;
    return frame({
      pattern: `${name} ${full} ${rest}, ___?`,
      key,
      also: isNegative ? [] : [`${verb} ${person} not`],
      wrong: isNegative
        ? [
            wrong(`${not} ${person}`, 'tag-polarity', 'After a negative sentence the tag is positive.'),
            wrong(`${other} ${person}`, 'tag-auxiliary', `The tag repeats the verb of the sentence: ${verb}.`),

            wrong(`${person} ${verb}`, 'tag-order', `In the tag the verb comes first: ${key}.`),
          ]
        : [
            wrong(`${other}n't ${person}`, 'tag-auxiliary', `The tag repeats the verb of the sentence: ${not}.`),
            wrong(`not ${person}`, 'tag-form', `The tag needs a verb: ${key}.`),
            wrong(`${person} ${not}`, 'tag-order', `In the tag the verb comes first: ${key}.`),
          ],
      cue: person,
      why: isNegative
        ? `Negative sentence, positive tag with the same verb: ${key}.`
        : `Positive sentence, negative tag with the same verb: ${key}.`,
      transform: {
        task: 'Add a question tag.',
        from: `${name} ${full} ${rest}.`,
        accepted: [`${name} ${full} ${rest}, ${key}?`],
        wrong: [
          {
            text: `${name} ${full} ${rest}, ${isNegative ? `${not} ${person}` : `not ${person}`}?`,
            why: `The tag is “${key}”.`,
          },
        ],
        why: isNegative ? 'Negative sentence, positive tag.' : 'Positive sentence, negative tag.',
      },
    });
  }
  const [positive, base, doing, restSlots] = one(random, taggedVerbs);
  const rest = tie(slots(restSlots, random));
  const full = isNegative ? `${doing}n't ${base}` : positive;
  const key = isNegative ? `${doing} ${person}` : `${doing}n't ${person}`;
  const wrongDo = doing === 'does' ? 'did' : 'does';
  return frame({
    pattern: `${name} ${full} ${rest}, ___?`,
    key,
    also: isNegative ? [] : [`${doing} ${person} not`],
    cue: person,
    wrong: isNegative
      ? [
          wrong(`${doing}n't ${person}`, 'tag-polarity', 'After a negative sentence the tag is positive.'),
          wrong(`is ${person}`, 'tag-auxiliary', `The tag repeats “${doing}”.`),
          wrong(`${wrongDo} ${person}`, 'tag-auxiliary', `The tag keeps the tense: ${doing}.`),
        ]
      : [
          wrong(`isn't ${person}`, 'tag-auxiliary', `The sentence has a verb other than “be”: ${key}.`),
          wrong(`${wrongDo}n't ${person}`, 'tag-auxiliary', `The tag keeps the tense: ${key}.`),
          wrong(`${positive}n't ${person}`, 'tag-form', `A verb makes its tag with do, does or did: ${key}.`),
        ],
    why: isNegative
      ? `Negative sentence, positive tag: ${key}.`
      : `Positive sentence, negative tag with do, does or did: ${key}.`,
    transform: {
      task: 'Add a question tag.',
      from: `${name} ${full} ${rest}.`,
      accepted: [`${name} ${full} ${rest}, ${key}?`],
      wrong: [
        {
          text: `${name} ${full} ${rest}, ${isNegative ? `${doing}n't ${person}` : `isn't ${person}`}?`,
          why: `The tag is “${key}”.`,
        },
      ],
      why: isNegative ? 'Negative sentence, positive tag.' : 'Positive sentence, negative tag.',
    },
  });
}

const subjectQuestions = [
  ['Who', 'break', 'broke', '{the window;the glass;this chair}', 'breaked', 'brokes'], ['Who', 'write', 'wrote', '{this letter;this song;this book}', 'writed', 'wrotes'], ['What', 'happen', 'happened', '{last night;at the party;after the film}', '', 'happens'],
  ['Who', 'teach', 'taught', '{you English;you to swim;them the song}', 'teached', 'taughts'], ['Who', 'win', 'won', '{the race;the last game}', 'winned', 'wons'], ['Who', 'give', 'gave', '{you that book;her the money}', 'gived', 'gaves'],
  ['Who', 'make', 'made', '{this cake;dinner yesterday}', 'maked', 'mades'], ['Who', 'take', 'took', '{this photo;the last biscuit}', 'taked', 'tooks'],
] as const; // biome-ignore format: a list of words

function subjectQuestion(random: Random): Frame {
  const [word, base, past, restSlots, regular] = one(random, subjectQuestions);
  const rest = tie(slots(restSlots, random));
  return frame({
    pattern: `${word} ___ ${rest}?`,
    key: past,
    cue: `${base}, past`,
    wrong: [
      wrong(`did ${past}`, 'do-in-subject-question', `“${word}” is the subject, so there is no “did”: ${past}.`),
      wrong(`was ${base}`, 'be-for-do', `The past of “${base}” is “${past}”.`),
      regular
        ? wrong(regular, 'regularised', `“${cap(base)}” is irregular: ${past}.`)
        : wrong('did it happened', 'do-in-subject-question', '“What” is the subject: no “did” and no “it”.'),
    ],
    why: `“${word}” is the subject: the verb follows without “did”.`,
    transform: {
      task: `Ask about the word “${word === 'Who' ? 'Someone' : 'Something'}”. Begin with “${word}”.`,
      from: `${word === 'Who' ? 'Someone' : 'Something'} ${past} ${rest}.`,
      accepted: [`${word} ${past} ${rest}?`],
      wrong: [{ text: `${word} did ${past} ${rest}?`, why: `“${word}” is the subject: no “did”.` }],
      why: `“${word}” takes the place of the subject; nothing else changes.`,
    },
  });
}

const objectQuestions = [
  ['What', 'buy', 'bought', '{in town;at the market;for dinner}'], ['Where', 'go', 'went', '{last summer;after school;on Saturday}'], ['When', 'leave', 'left', '{the party;the office;the house}'], ['What', 'eat', 'ate', '{at the restaurant;for breakfast yesterday}'],
  ['Where', 'meet', 'met', '{Anna;Omar;the new teacher}'], ['Why', 'sell', 'sold', '{the car;the house;the boat}'], ['How', 'get', 'got', '{home last night;to the airport}'], ['What', 'do', 'did', '{last weekend;yesterday evening;after lunch}'], ['When', 'see', 'saw', '{the film;the doctor}'],
] as const; // biome-ignore format: a list of words

function objectQuestion(random: Random): Frame {
  const who = random() < 0.3 ? { text: 'you' } : someoneElse(random);
  const [word, base, past, restSlots] = one(random, objectQuestions);
  const rest = tie(slots(restSlots, random));
  const name = who.text;
  return frame({
    pattern: `${word} ___ ${rest}?`,
    key: `did ${name} ${base}`,
    cue: `${name} / ${base}, past`,
    wrong: [
      wrong(`did ${name} ${past}`, 'double-marking', 'After “did” comes the base form.'),
      wrong(`${name} ${past}`, 'question-without-do', `“${word}” is not the subject, so the question needs “did”.`),
      wrong(`${past} ${name}`, 'question-without-do', 'The question needs “did” and the base form.'),
    ].filter(({ text }) => !(word === 'What' && text === `did ${name}`)),
    why: `“${word}” is not the subject: did, the subject and the base form.`,
    ...(name !== 'you' && {
      transform: {
        task: `Ask a question. Begin with “${word}”${word === 'What' || word === 'Where' ? '' : ` and ask about “${name.replaceAll('~', ' ')}”`}.`,
        from: `${cap(name)} ${past} ${word === 'What' ? 'something ' : ''}${word === 'Where' && base === 'go' ? 'somewhere ' : ''}${rest}.`.replace(
          'did something',
          'did something',
        ),
        accepted: [`${word} did ${name} ${base} ${rest}?`],
        wrong: [{ text: `${word} ${name} ${past} ${rest}?`, why: 'The question needs “did”.' }],
        why: 'Did, the subject and the base form.',
      },
    }),
  });
}

function prepositionQuestion(random: Random): Frame {
  const who = heOrShe(random);
  const [word, ing, preposition] = one(random, [
    ['Who', 'waiting', 'for'],
    ['What', 'looking', 'at'],
    ['Who', 'talking', 'to'],
    ['What', 'thinking', 'about'],
    ['What', 'listening', 'to'],
    ['What', 'looking', 'for'],
  ] as const);
  const name = who.text;
  const base = verbForms(ing.replace('ing', '')).base;
  return frame({
    pattern: `${word} ___?`,
    key: `is ${name} ${ing} ${preposition}`,
    cue: `${name} / ${base} ${preposition}, present continuous`,
    wrong: [
      wrong(`is ${name} ${ing}`, 'missing-preposition', `“${cap(base)}” needs “${preposition}”, also in a question.`),
      wrong(`${name} is ${ing} ${preposition}`, 'question-order', 'In a question “is” comes before the subject.'),
      wrong(`does ${name} ${ing} ${preposition}`, 'do-with-be', 'The -ing form goes with “is”, not with “does”.'),
    ].filter(({ text }) => !(base === 'think' && text === `is ${name} thinking`)),
    why: `“${cap(preposition)}” stays behind the verb, at the end of the question.`,
    transform: {
      task: `Ask a question. Begin with “${word}”.`,
      from: `${cap(name)} is ${ing} ${preposition} ${word === 'Who' ? 'someone' : 'something'}.`,
      accepted: [`${word} is ${name} ${ing} ${preposition}?`],
      wrong: [{ text: `${word} is ${name} ${ing}?`, why: `“${cap(preposition)}” stays at the end.` }],
      why: `“${cap(preposition)}” stays at the end.`,
    },
  });
}

export const questions = {
  'question-tags': questionTag,
  'question-forms': oneOf(subjectQuestion, objectQuestion, objectQuestion, prepositionQuestion),
} satisfies Record<string, Generator>;
