import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toEntry } from '#shared/content/words/pack';
import { patternIds } from '#shared/content/words/spelling-pattern-ids';
import { spellingPatterns } from '#shared/content/words/spelling-patterns';
import { type Word, wordsOf } from '#shared/content/words/word';
import { wordEntry, wordListData } from '#shared/content/words/word-list';
import { levels } from '#shared/core/level';
import { homophoneGroups, homophoneGroupsOf, homophonesOf } from '#shared/vocabulary/spelling/homophones';
import { patternEntries } from '#shared/vocabulary/spelling/pattern-entries';
import { type SpellingErrorType, spellingErrors } from '#shared/vocabulary/spelling/spelling-errors';
import { indexWords } from '#shared/vocabulary/word-index';

const packFiles = import.meta.glob<Word[]>('../../../../src/shared/content/words/{a1,a2,b1,b2}/*.ts', {
  eager: true,
  import: 'words',
});
const pack = Object.values(packFiles).flat();
const packIndex = indexWords(pack);

/* Homophones */

test('there are at least ninety groups of words that sound the same, each of two words or more', () => {
  expect(homophoneGroups.length).toBeGreaterThanOrEqual(90);
  expect(homophoneGroups.filter(({ only }) => !only).length).toBeGreaterThanOrEqual(90);
  for (const { words } of homophoneGroups) {
    expect(words.length, words.join()).toBeGreaterThanOrEqual(2);
    expect(new Set(words).size, words.join()).toBe(words.length);
    for (const word of words) expect(word).toMatch(/^[A-Za-z]+(?:’[a-z]+)?$/);
  }
});

test('no word stands in two groups, except where one of them is of one variety only', () => {
  const words = homophoneGroups.flatMap((group) => group.words);
  const offenders = words.filter((word) => homophoneGroupsOf(word).filter(({ only }) => !only).length > 1);
  expect(offenders).toEqual([]);
  for (const variety of ['british', 'american'] as const) {
    const twice = words.filter((word) => homophoneGroupsOf(word).filter(({ only }) => only === variety).length > 1);
    expect(twice, variety).toEqual([]);
  }
});

test('a line that ends in a mark that is no variety does not pass for words', () => {
  expect(homophoneGroups.flatMap(({ words }) => words)).not.toContain('|');
  expect(homophoneGroups.flatMap(({ words }) => words)).not.toContain('');
});

test('the others of a group are found, however the word is typed', () => {
  expect(homophonesOf('there')).toEqual(['their', 'they’re']);
  expect(homophonesOf("They're")).toEqual(['their', 'there']);
  expect(homophonesOf('i')).toEqual(['eye']);
  expect(homophonesOf('elephant')).toEqual([]);
});

test('where a variety is named, what sounds the same only in the other is left out', () => {
  expect(homophonesOf('aunt')).toEqual(['ant', 'aren’t']);
  expect(homophonesOf('aunt', 'british')).toEqual(['aren’t']);
  expect(homophonesOf('aunt', 'american')).toEqual(['ant']);
  expect(homophonesOf('sore', 'american')).toEqual(['soar']);
  expect(homophonesOf('sore')).toEqual(['saw', 'soar']);
});

/* Patterns */

test('there are at least fourteen patterns with ids of their own, easiest first', () => {
  expect(spellingPatterns.length).toBeGreaterThanOrEqual(14);
  expect(new Set(spellingPatterns.map(({ id }) => id)).size).toBe(spellingPatterns.length);
  expect(new Set(spellingPatterns.map(({ name }) => name)).size).toBe(spellingPatterns.length);
  const steps = spellingPatterns.map(({ level }) => levels.indexOf(level));
  expect(steps).toEqual([...steps].sort());
});

test.each(spellingPatterns)('$id has a rule in one sentence and twenty to thirty words that show it', (pattern) => {
  const { words, matches, rule } = pattern;
  expect(rule).toMatch(/^[A-Z][^.?!]*\.$/);
  expect(words.length).toBeGreaterThanOrEqual(20);
  expect(words.length).toBeLessThanOrEqual(30);
  expect(new Set(words).size).toBe(words.length);
  expect(matches.flags).toBe('');
  expect(words.filter((word) => !matches.test(word))).toEqual([]);
});

test.each(spellingPatterns)(
  'most words of $id are known to the pack, and none of those is harder than B1',
  (pattern) => {
    const known = pattern.words.filter((word) => packIndex.find(word).length > 0);
    expect(known.length).toBeGreaterThanOrEqual(pattern.words.length / 2);
    expect(known.filter((word) => packIndex.find(word)[0]?.level === 'B2')).toEqual([]);
  },
);

test.each(spellingPatterns)('$id makes a list that can be saved', (pattern) => {
  const entries = patternEntries(pattern, packIndex.find);
  expect(entries.map(({ term }) => term)).toEqual(pattern.words);
  expect(wordListData.safeParse({ entries })).toMatchObject({ success: true });
});

test.each([
  ['magic-e', 'have hate like', 'bread help'],
  ['ie-ei', 'niece receipt weight', 'friend their science'],
  ['soft-g', 'gym giant manage danger', 'get girl give gift'],
  ['soft-c', 'city bicycle', 'cat special musician'],
  ['silent-first-letter', 'knives wrote who', 'king when whoop'],
  ['un-dis', 'unhappy dislike dishonest', 'under uncle unit until dish distance disc discuss'],
  ['ing', 'making skating', 'stopping sing'],
  ['ed', 'needed loved', 'need feed'],
  ['igh', 'night', 'eight straight weigh'],
])('%s holds what it should and not what only looks like it', (id, has, hasNot) => {
  const pattern = spellingPatterns.find((one) => one.id === id);
  expect(has.split(' ').filter((word) => !pattern?.matches.test(word))).toEqual([]);
  expect(hasNot.split(' ').filter((word) => pattern?.matches.test(word))).toEqual([]);
});

const leafPack = wordsOf(
  'A2',
  'nature',
  `
leave | verb | to go away from a place | The bus leaves at ten o’clock.
leaf | noun | a flat green part of a tree | The leaves are red in autumn. | 🍂
wolf | noun | a wild animal like a dog | We saw a wolf in the forest.
play [game] | verb | to have fun with a game | They play chess.
play [music] | verb | to make music | She plays the piano.
glasses | noun | things that help your eyes | I can’t find my glasses.
glass | noun | a thing to drink from | A glass of water, please.
`,
);
const { find } = indexWords(leafPack);
const [plural] = spellingPatterns.filter(({ id }) => id === 'plural-ies-ves');
const patternOf = (words: string[], formsOf?: 'noun' | 'verb') => ({
  id: 'x',
  name: 'X',
  level: 'A1' as const,
  rule: 'X.',
  matches: /./,
  words,
  formsOf,
});

test('a word of the pack comes as the pack has it', () => {
  expect(patternEntries(patternOf(['wolf']), find)).toEqual([leafPack[2] && toEntry(leafPack[2])]);
});

test('an inflected form comes with what it is a form of, and with an example only where it stands in it', () => {
  expect(plural).toBeDefined();
  const entries = plural ? patternEntries(plural, find) : [];
  expect(entries.find(({ term }) => term === 'leaves')).toMatchObject({
    id: 'leaves',
    meaning: 'a form of “leaf”: a flat green part of a tree',
    example: 'The leaves are red in autumn.',
    emoji: '🍂',
    partOfSpeech: 'noun',
    level: 'A2',
  });
  expect(entries.find(({ term }) => term === 'wolves')).toMatchObject({
    meaning: 'a form of “wolf”: a wild animal like a dog',
    example: '',
  });
});

test('where a form may be of several senses, the one that uses it is shown, else none', () => {
  const [played, plays, glasses] = patternEntries(patternOf(['played', 'plays', 'glasses']), find);
  expect(played).toMatchObject({ meaning: 'a form of “play”', example: '' });
  expect(plays).toMatchObject({ meaning: 'a form of “play”: to make music', example: 'She plays the piano.' });
  expect(glasses).toMatchObject({ term: 'glasses', meaning: 'things that help your eyes' });
});

test('a word that the pack does not know stands alone', () => {
  const [entry] = patternEntries(patternOf(['gnome']), find);
  expect(entry).toMatchObject({ id: 'gnome', term: 'gnome', meaning: '', example: '' });
  expect(wordEntry.safeParse(entry)).toMatchObject({ success: true });
});

/* What is wrong in a spelling */

const examples: [given: string, wanted: string, ...errors: [SpellingErrorType, string][]][] = [
  ['stoping', 'stopping', ['doubling', 'Double the p: stopping.']],
  ['hopping', 'hoping', ['doubling', 'Write only one p: hoping.']],
  ['untill', 'until', ['doubling', 'Write only one l: until.']],
  ['carefuly', 'carefully', ['doubling', 'Double the l: carefully.']],
  ['chese', 'cheese', ['doubling', 'Double the e: cheese.']],
  ['lettter', 'letter', ['doubling', 'Write tt, not ttt: letter.']],
  ['tommorow', 'tomorrow', ['doubling', 'Write only one m: tomorrow.'], ['doubling', 'Double the r: tomorrow.']],
  ['recieve', 'receive', ['swapped-letters', 'Write ei, not ie: receive.']],
  ['freind', 'friend', ['swapped-letters', 'Write ie, not ei: friend.']],
  ['beacuse', 'because', ['swapped-letters', 'Write ca, not ac: because.']],
  ['doign', 'doing', ['swapped-letters', 'Write ng, not gn: doing.']],
  ['frend', 'friend', ['vowel-choice', 'Write ie, not e: friend.']],
  ['brekfast', 'breakfast', ['vowel-choice', 'Write ea, not e: breakfast.']],
  ['seperate', 'separate', ['vowel-choice', 'Write a, not e: separate.']],
  ['beutiful', 'beautiful', ['vowel-choice', 'Write eau, not eu: beautiful.']],
  ['sistem', 'system', ['vowel-choice', 'Write y, not i: system.']],
  ['mounth', 'month', ['vowel-choice', 'Write o, not ou: month.']],
  ['plaied', 'played', ['vowel-choice', 'Write ay, not ai: played.']],
  ['lieing', 'lying', ['vowel-choice', 'Write y, not ie: lying.']],
  ['lisen', 'listen', ['silent-letter', 'Do not forget the silent t: listen.']],
  ['rong', 'wrong', ['silent-letter', 'Do not forget the silent w: wrong.']],
  ['clime', 'climb', ['silent-letter', 'Do not forget the silent b: climb.']],
  ['gess', 'guess', ['silent-letter', 'Do not forget the silent u: guess.']],
  ['mak', 'make', ['silent-letter', 'Do not forget the silent e: make.']],
  ['wich', 'which', ['silent-letter', 'Do not forget the silent h: which.']],
  ['vegtable', 'vegetable', ['silent-letter', 'You can hardly hear the e, but write it: vegetable.']],
  ['goverment', 'government', ['silent-letter', 'You can hardly hear the n, but write it: government.']],
  ['docter', 'doctor', ['ending', 'The word ends in -or: doctor.']],
  ['informasion', 'information', ['ending', 'The word ends in -tion: information.']],
  ['dangerus', 'dangerous', ['ending', 'The word ends in -ous: dangerous.']],
  ['comfortible', 'comfortable', ['ending', 'The word ends in -able: comfortable.']],
  ['tabel', 'table', ['ending', 'The word ends in -le: table.']],
  ['boxs', 'boxes', ['ending', 'The word ends in -es: boxes.']],
  ['cat', 'cats', ['ending', 'Do not forget the -s at the end: cats.']],
  ['babys', 'babies', ['ending', 'Change y to i and add -es: babies.']],
  ['knifes', 'knives', ['ending', 'Change f to v: knives.']],
  ['happyness', 'happiness', ['ending', 'Change y to i: happiness.']],
  ['tryed', 'tried', ['ending', 'Change y to i: tried.']],
  ['makeing', 'making', ['ending', 'Drop the e before -ing: making.']],
  ['studing', 'studying', ['ending', 'Keep the y before -ing: studying.']],
  ['lovly', 'lovely', ['ending', 'Keep the e before -ly: lovely.']],
  ['helpfull', 'helpful', ['ending', 'The ending -ful has only one l: helpful.']],
  ['stopt', 'stopped', ['doubling', 'Double the p: stopped.'], ['ending', 'The word ends in -ed: stopped.']],
  ['wndow', 'window', ['missing-letter', 'Add the i: window.']],
  ['shouder', 'shoulder', ['missing-letter', 'Add the l: shoulder.']],
  ['suprise', 'surprise', ['missing-letter', 'Add the r: surprise.']],
  ['helpe', 'help', ['extra-letter', 'Take out the e: help.']],
  ['fotograf', 'photograph', ['other', 'Write ph, not f: photograph.']],
  ['mashine', 'machine', ['other', 'Write ch, not sh: machine.']],
  ['enuf', 'enough', ['vowel-choice', 'Write ou, not u: enough.'], ['other', 'Write gh, not f: enough.']],
  ['english', 'English', ['other', 'Begin with a capital letter: English.']],
  ['oclock', 'o’clock', ['other', 'Do not forget the apostrophe (’): o’clock.']],
  ['icecream', 'ice cream', ['other', 'Leave a space between the words: ice cream.']],
  ['sun glasses', 'sunglasses', ['other', 'Write it together, without that space: sunglasses.']],
  ['color', 'colour', ['other', '“color” is the American spelling; the British one is “colour”.']],
  ['cat', 'dog', ['other', 'Look at the whole word again: dog.']],
  ['', 'dog', ['other', 'Nothing is written yet: dog.']],
  ['their', 'there', ['homophone', 'The word here is “there”; “their” sounds the same but means something else.']],
  ['its', 'it’s', ['homophone', 'The word here is “it’s”; “its” sounds the same but means something else.']],
  ['ant', 'aunt', ['homophone', 'The word here is “aunt”; “ant” can sound the same but means something else.']],
  [
    'practice',
    'practise',
    ['homophone', 'The word here is “practise”; “practice” sounds the same but means something else.'],
  ],
];

test.each(examples)('%s for %s', (given, wanted, ...errors) => {
  expect(spellingErrors(given, wanted)).toEqual(errors.map(([type, text]) => ({ type, text })));
});

test('capitals too many, spaces around and the kind of apostrophe are no mistakes', () => {
  expect(spellingErrors('DOG ', 'dog')).toEqual([]);
  expect(spellingErrors("o'clock", 'o’clock')).toEqual([]);
});

test('every word of the pack and of the patterns is right as it is', () => {
  const words = [...pack.map(({ word }) => word), ...spellingPatterns.flatMap((pattern) => pattern.words)];
  expect(words.filter((word) => spellingErrors(word, word).length > 0)).toEqual([]);
});

const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.stringMatching(/^[a-z' -]{0,80}$/));

test('a text has no mistakes against itself', () => {
  fc.assert(fc.property(anyText, (text) => spellingErrors(text, text).length === 0));
});

test('any two texts can be compared, and each remark is a sentence', () => {
  fc.assert(
    fc.property(anyText, anyText, (given, wanted) => {
      const errors = spellingErrors(given, wanted);
      expect(errors.length).toBeLessThanOrEqual(5);
      for (const { text } of errors) expect(text.endsWith('.')).toBe(true);
    }),
  );
});

test('a letter more, less or other in a word of the pack is always remarked on, once or twice', () => {
  const words = pack.map(({ word }) => word).filter((word) => /^[a-z]{3,}$/.test(word));
  const slip = fc.record({
    word: fc.constantFrom(...words),
    at: fc.nat(40),
    drop: fc.nat(1),
    add: fc.stringMatching(/^[a-z]?$/),
  });
  fc.assert(
    fc.property(slip, ({ word, at, drop, add }) => {
      const place = at % word.length;
      const given = word.slice(0, place) + add + word.slice(place + drop);
      const count = spellingErrors(given, word).length;
      expect(count > 0, given).toBe(given !== word);
      expect(count).toBeLessThanOrEqual(2);
    }),
    { numRuns: 1000 },
  );
});

test('the list of pattern names is that of the patterns', () => {
  expect(spellingPatterns.map(({ id }) => id)).toEqual([...patternIds]);
});
