import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { relative, slots } from '#shared/grammar/data/people';
import { type Frame, frame, one, tie, wrong } from '#shared/grammar/frame';
import type { PointFrames } from '../../frame';

const tagCases = [
  ['is', "isn't", '{tired;from Spain;at home;late;a good singer}', 'does'], ['can', "can't", '{swim;drive;speak French;play the piano}', 'is'], ['will', "won't", '{be late;come to the party;pass the exam}', 'does'],
  ['has', "hasn't", '{finished the book;seen the film;been to Rome}', 'does'], ['was', "wasn't", '{at the party;ill last week;at home yesterday}', 'did'], ['should', "shouldn't", '{wait for us;see a doctor;stay at home;tell the boss}', 'does'],
] as const; // biome-ignore format: a list of words
const taggedVerbs = [
  ['likes', 'like', 'does', '{jazz;fish;animals}'], ['works', 'work', 'does', '{in a bank;at night;very hard}'], ['lives', 'live', 'does', '{near here;in Rome;alone}'], ['went', 'go', 'did', '{to the gym;to Paris last year;home early}'],
  ['won', 'win', 'did', '{the race;the game;a prize}'], ['speaks', 'speak', 'does', '{Italian;three languages}'], ['left', 'leave', 'did', '{early;last night}'], ['plays', 'play', 'does', '{tennis;the guitar}'],
] as const; // biome-ignore format: a list of words

function questionTag(random: Random): Frame {
  const { text, person } = relative(random);
  const name = capital(text).replace(/^(?:My|Our)/, 'Your');
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
        ? `A negative sentence has a positive tag with the same verb: ${key}.`
        : `A positive sentence has a negative tag with the same verb: ${key}.`,
      transform: {
        task: 'Write the sentence with a question tag.',
        from: `${name} ${full} ${rest}.`,
        accepted: [
          `${name} ${full} ${rest}, ${key}?`,
          ...formalTag(key).map((tag) => `${name} ${full} ${rest}, ${tag}?`),
        ],
        wrong: [
          {
            text: `${name} ${full} ${rest}, ${isNegative ? `${not} ${person}` : `not ${person}`}?`,
            why: `The tag is “${key}”.`,
          },
        ],
        why: isNegative ? 'A negative sentence has a positive tag.' : 'A positive sentence has a negative tag.',
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
      ? `A negative sentence has a positive tag: ${key}.`
      : `A positive sentence has a negative tag with do, does or did: ${key}.`,
    transform: {
      task: 'Write the sentence with a question tag.',
      from: `${name} ${full} ${rest}.`,
      accepted: [
        `${name} ${full} ${rest}, ${key}?`,
        ...formalTag(key).map((tag) => `${name} ${full} ${rest}, ${tag}?`),
      ],
      wrong: [
        {
          text: `${name} ${full} ${rest}, ${isNegative ? `${doing}n't ${person}` : `isn't ${person}`}?`,
          why: `The tag is “${key}”.`,
        },
      ],
      why: isNegative ? 'A negative sentence has a positive tag.' : 'A positive sentence has a negative tag.',
    },
  });
}

/** Did she not, which is formal, beside didn't she. */
function formalTag(tag: string): string[] {
  const [, helper = '', person = ''] = /^(.+)n[’']t (\S+)$/.exec(tag) ?? [];
  return helper ? [`${{ ca: 'can', wo: 'will' }[helper] ?? helper} ${person} not`] : [];
}

export const frames: PointFrames = {
  makeFrame: questionTag,
  cloze: [
    '“You’re {$she}, [aren’t you/are you not]?” “Yes! And you work with my sister, [don’t you/do you not]?” “That’s right. She moved to {$city}, [didn’t she/did she not]?” “Yes, but she doesn’t like it there. You haven’t been there, [have you]?” “No. It isn’t very big, [is it]?”',
    '“It’s a lovely beach, [isn’t it/is it not]?” “Yes. You come here every day, [don’t you/do you not]?” “Nearly. You were here yesterday, [weren’t you/were you not]?” “Yes, but I didn’t see you, [did I]?” “No. The water isn’t very warm, [is it]?” “No, but you can swim, [can’t you/can you not]?” “Like a fish!”',
    '“You haven’t seen my glasses, [have you]?” “They’re on your head, [aren’t they/are they not]?” “Oh! You won’t tell anyone, [will you]?” “Of course not. You’ve looked everywhere, [haven’t you/have you not]?” “Everywhere but there. I’m getting old, [aren’t I/am I not]?” “Well, you forgot my name this morning, [didn’t you/did you not]?”',
    '“Let’s have a break, [shall we]?” “Good idea. You’d like some tea, [wouldn’t you/would you not]?” “Yes, please. There isn’t any milk, [is there]?” “No. Nobody has bought any, [have they]?” “Your brother could get some, [couldn’t he/could he not]?” “He has gone out, [hasn’t he/has he not]?”',
  ],
};
