import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { heOrShe, slots, someoneElse } from '#shared/grammar/data/people';
import { type Frame, frame, one, oneOf, repairable, tie, wrong } from '#shared/grammar/frame';
import { verbForms } from '#shared/language/forms/inflect';
import type { PointFrames } from '../../frame';

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
    cue: `${base}, past simple`,
    wrong: [
      repairable(
        wrong(`did ${past}`, 'do-in-subject-question', `“${word}” is the subject, so there is no “did”: ${past}.`),
        `did ${base}`,
      ),
      repairable(
        wrong(`was ${base}`, 'be-for-do', `The past of “${base}” is “${past}”.`),
        `was ${verbForms(base).ing}`,
      ),
      regular
        ? wrong(regular, 'regularised', `“${capital(base)}” is irregular: ${past}.`)
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
    cue: `${name} / ${base}, past simple`,
    wrong: [
      wrong(`did ${name} ${past}`, 'double-marking', 'After “did” comes the base form.'),
      wrong(`${name} ${past}`, 'question-without-do', `“${word}” is not the subject, so the question needs “did”.`),
      wrong(`${past} ${name}`, 'question-without-do', 'The question needs “did” and the base form.'),
    ].filter(({ text }) => !(word === 'What' && text === `did ${name}`)),
    why: `“${word}” is not the subject, so “did” comes before the subject and the base form after it.`,
    ...(name !== 'you' && {
      transform: {
        task: `Ask a question. Begin with “${word} did”.`,
        from: `${capital(name)} ${past} ${word === 'What' ? 'something ' : ''}${word === 'Where' && base === 'go' ? 'somewhere ' : ''}${rest}.`.replace(
          'did something',
          'did something',
        ),
        accepted: [`${word} did ${name} ${base} ${rest}?`],
        wrong: [{ text: `${word} ${name} ${past} ${rest}?`, why: 'The question needs “did”.' }],
        why: 'The question has “did”, the subject and then the base form.',
      },
    }),
  });
}

/** Verbs of the table take more than one preposition. */
const otherPrepositions = (ing: string): readonly string[] =>
  ({ looking: ['at', 'for', 'after'], talking: ['to', 'with', 'about'], listening: ['to', 'for'] })[ing] ?? [];

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
      repairable(
        wrong(
          `is ${name} ${ing}`,
          'missing-preposition',
          `“${capital(base)}” needs “${preposition}”, also in a question.`,
        ),
        ...otherPrepositions(ing).map((other) => `is ${name} ${ing} ${other}`),
      ),
      wrong(`${name} is ${ing} ${preposition}`, 'question-order', 'In a question “is” comes before the subject.'),
      repairable(
        wrong(`does ${name} ${ing} ${preposition}`, 'do-with-be', 'The -ing form goes with “is”, not with “does”.'),
        `does ${name} ${base} ${preposition}`,
      ),
    ].filter(({ text }) => !(base === 'think' && text === `is ${name} thinking`)),
    why: `“${capital(preposition)}” stays behind the verb, at the end of the question.`,
    transform: {
      task: `Ask ${word === 'Who' ? 'who' : 'what'} it is. Begin with “${word}” and end with “${preposition}”.`,
      from: `${capital(name)} is ${ing} ${preposition} ${word === 'Who' ? 'someone' : 'something'}.`,
      accepted: [`${word} is ${name} ${ing} ${preposition}?`],
      wrong: [{ text: `${word} is ${name} ${ing}?`, why: `“${capital(preposition)}” stays at the end.` }],
      why: `“${capital(preposition)}” stays at the end.`,
    },
  });
}

export const frames: PointFrames = {
  makeFrame: oneOf(subjectQuestion, objectQuestion, objectQuestion, prepositionQuestion),
  cloze: [
    '“What [happened: happen, past] last night?” “Someone broke a window.” “Who [broke: break, past] it?” “We don’t know.” “What [did you hear: you / hear, past]?” “A loud noise.” “When [did you call: you / call, past] the police?” “At ten.” “Who [lives: live, present] next door?” “A man called {$he}.”',
    '“Where [do you work: you / work]?” “In a bakery.” “What time [does your day start: your day / start]?” “At three.” “Three in the morning! How [do you get: you / get] there?” “By bike.” “[Did you always want: you / always / want] to be a baker?” “No, I wanted to fly.” “And what [happened: happen]?” “I got hungry.” “Who [taught: teach] you to bake?” “My grandmother.”',
    '“How long [have you lived/have you been living: you / live] here?” “Since March.” “Who [lived: live] here before?” “A painter.” “What [did he paint: he / paint]?” “Only doors.” “[Was he: he / be] famous?” “No, not at all.” “How many doors [did he sell: he / sell]?” “Not one. Why [are you looking: you / look] at that one?” “Because I like it!”',
    '“Excuse me, could you tell me where [the station is: the station / be]?” “It’s over there.” “And do you know what time [the last train leaves: the last train / leave]?” “At ten. Who [told: tell] you that it was near?” “A man at the hotel. Can you tell me if [there is/there’s: there / be] a café?” “There are two. Which one [do you want: you / want]?” “Which one [has/has got: have] cake?” “I don’t know what [they sell: they / sell].”',
  ],
};
