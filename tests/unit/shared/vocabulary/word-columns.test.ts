import { expect, test } from 'vitest';
import { pasteWords } from '#shared/vocabulary/paste-words';

const columnsOf = (text: string) => pasteWords(text).table?.columns.map(({ meaning }) => meaning);
const guessesOf = (text: string) => pasteWords(text).table?.columns.map(({ guess }) => guess);
const lines = (...rows: string[][]) => rows.map((cells) => cells.join('\t')).join('\n');

test('a set from Quizlet with Spanish beside English has translations, not meanings', () => {
  const text = lines(
    ['to look forward to', 'esperar con ilusión'],
    ['harbour', 'el puerto'],
    ['tide', 'la marea'],
    ['to moor', 'amarrar'],
    ['anchor', 'el ancla'],
    ['rope', 'la cuerda'],
  );
  expect(columnsOf(text)).toEqual(['term', 'translation']);
  expect(guessesOf(text)).toEqual(['place', 'content']);
});

test.each([
  ['Russian', ['гавань', 'якорь', 'прилив']],
  ['Japanese', ['みなと', 'いかり', 'ロープ']],
  ['Arabic', ['ميناء', 'مرساة', 'مد']],
  ['German', ['der Hafen', 'der Anker', 'die Flut']],
  ['French', ['le port', 'l’ancre', 'la marée']],
  ['Turkish', ['liman', 'çapa', 'gelgit']],
])('a set that begins with %s has its English words in the second column', (_, foreign) => {
  const text = lines(...foreign.map((word, at) => [word, ['harbour', 'anchor', 'tide'][at] ?? '']));
  expect(columnsOf(text)).toEqual(['translation', 'term']);
  expect(guessesOf(text)).toEqual(['content', 'content']);
});

test('a table from Excel is read by its cells: number, word, part of speech, sounds, level, meaning and example', () => {
  const text = lines(
    ['1', 'carry', 'v', '/ˈkæri/', 'A1', 'to take something with you', 'She carried her bag to the station.'],
    ['2', 'harbour', 'n [C]', '/ˈhɑːbə/', 'B1', 'a safe place for ships', 'The boats stay in the harbour.'],
    ['3', 'calm', 'adj.', '/kɑːm/', 'A2', 'quiet, without wind', 'The sea is calm today.'],
    ['4', 'give up', 'phr v', '/ɡɪv ˈʌp/', 'B1', 'to stop trying', 'Don’t give up now!'],
  );
  expect(columnsOf(text)).toEqual(['ignore', 'term', 'partOfSpeech', 'ipa', 'level', 'meaning', 'example']);
  expect(pasteWords(text).entries[0]).toMatchObject({
    term: 'carry',
    meaning: 'to take something with you',
    example: 'She carried her bag to the station.',
    ipa: '/ˈkæri/',
    level: 'A1',
  });
});

test('sounds without slashes are sounds, and letters that another alphabet has are not', () => {
  expect(columnsOf('harbour\tˈhɑːbə\nanchor\tˈæŋkə\ntide\ttaɪd')).toEqual(['term', 'ipa']);
  expect(columnsOf('mother\tana\nfather\tata\nhouse\tev\nschool\tməktəb\nbread\tçörək')).toEqual([
    'term',
    'translation',
  ]);
});

test('a file of Anki keeps its tags in their column, and neither its ids nor its recordings become meanings', () => {
  const text = lines(
    ['#separator:tab'],
    ['#html:true'],
    ['#guid column:1'],
    ['#tags column:6'],
    ['fQ2x#', 'harbour', '[sound:harbour.mp3]', '<b>le port</b>', 'The boats are in the <b>harbour</b>.', 'unit1 sea'],
    ['b1&kz', 'anchor', '[sound:anchor.mp3]', 'l’ancre', 'They dropped the anchor.', 'unit1 sea'],
  );
  expect(columnsOf(text)).toEqual(['ignore', 'term', 'ignore', 'translation', 'example', 'tags']);
  expect(pasteWords(text).entries[0]).toMatchObject({
    term: 'harbour',
    translation: 'le port',
    example: 'The boats are in the harbour.',
    tags: 'unit1 sea',
  });
});

test('the list of a coursebook: word, translation, example with a gap', () => {
  const text = lines(
    ['to borrow', 'ausleihen', 'Can I ______ your pen?'],
    ['to lend', 'verleihen', 'She never ______ me her books.'],
    ['to owe', 'schulden', 'How much do I ______ you?'],
    ['loan', 'das Darlehen', 'The bank gave us a ______.'],
    ['debt', 'die Schulden', 'He is deep in ______.'],
  );
  expect(columnsOf(text)).toEqual(['term', 'translation', 'example']);
});

test('a word, its example and then its meaning: the sentence that has the word is the example', () => {
  const text = lines(
    ['carry', 'She carries a bag.', 'to take with you'],
    ['anchor', 'They dropped the anchor.', 'heavy metal on a rope'],
  );
  expect(columnsOf(text)).toEqual(['term', 'example', 'meaning']);
});

test('a second language and the translation of an example are left out, and never printed as meanings', () => {
  const text = lines(
    ['harbour', 'гавань', 'The boats are in the harbour.', 'Лодки в гавани.'],
    ['anchor', 'якорь', 'They dropped the anchor.', 'Они бросили якорь.'],
  );
  expect(columnsOf(text)).toEqual(['term', 'translation', 'example', 'ignore']);
});

test('a column under a heading that says something else is known by its cells, or left out', () => {
  const text = lines(
    ['Word', 'Meaning', 'Lautschrift', 'Remark'],
    ['harbour', 'a safe place', '/ˈhɑːbə/', 'see page 3'],
    ['calm', 'quiet', '/kɑːm/', 'new'],
  );
  expect(columnsOf(text)).toEqual(['term', 'meaning', 'ipa', 'ignore']);
  expect(guessesOf(text)).toEqual([undefined, undefined, 'content', 'place']);
});

test('a list may teach the names of the parts of speech, and words with an accent', () => {
  expect(columnsOf('noun\ta name\nverb\tan action\nadjective\ta quality')).toEqual(['term', 'meaning']);
  const few = 'café\ta place for coffee\nnaïve\tlike a child\nplate\ta flat dish\nfork\tit has teeth';
  const more = 'spoon\tfor soup\ncup\tfor tea\nglass\tfor water\nbill\twhat you pay';
  expect(columnsOf(`${few}\n${more}`)).toEqual(['term', 'meaning']);
});

test('a level that a list cannot hold is said, and not lost without a word', () => {
  const { entries, withoutLevel } = pasteWords('harbour\tB1\nubiquitous\tC1\ncalm\ta2');
  expect(entries.map(({ level }) => level)).toEqual(['B1', undefined, 'A2']);
  expect(withoutLevel).toBe(1);
});

test('what a person said is no guess', () => {
  const { table } = pasteWords('harbour\tle port', { reading: { meanings: ['term', 'meaning'] } });
  expect(table?.columns.map(({ guess }) => guess)).toEqual([undefined, undefined]);
});
