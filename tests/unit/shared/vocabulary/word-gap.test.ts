import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadAllWords, toEntry } from '#shared/content/words/pack';
import { type WordEntry, wordEntry } from '#shared/content/words/word-list';
import { mulberry32 } from '#shared/core/random';
import { gapMark } from '#shared/items/gap-mark';
import { grade } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { plurals, verbForms } from '#shared/language/forms/inflect';
import { spellingsOf } from '#shared/language/spelling-variants';
import { studyTasks } from '#shared/vocabulary/study-tasks';
import { factsOf } from '#shared/vocabulary/word-facts';
import { type Gap, gapForm, gapTerm } from '#shared/vocabulary/word-gap';
import { wordInAudio, wordItems, wordTasks } from '#shared/vocabulary/word-items';
import { vocabularyItems } from '#shared/vocabulary/word-study-items';

const words = await loadAllWords();
const pack = words.map(toEntry);
const exemplified = pack.filter(({ example }) => example);
/** Each entry with both of its gaps. */
const gapped = exemplified.map((entry) => ({ entry, form: gapForm(entry), term: gapTerm(entry) }));
const byTerm = (term: string, partOfSpeech: string) => {
  const entry = pack.find((one) => one.term === term && one.partOfSpeech === partOfSpeech);
  if (!entry) throw new Error(`The pack has no ${partOfSpeech} ${term}.`);
  return entry;
};
const own = (term: string, example: string, partOfSpeech = ''): WordEntry =>
  wordEntry.parse({ id: 'own', term, example, partOfSpeech });

const filled = ({ text }: Pick<Gap, 'text'>, answer: string) => text.replace(gapMark, () => answer);
const spelling = (entry: WordEntry) => {
  const [item] = wordItems({ entries: [entry], tasks: ['spell'], count: 1, random: mulberry32(1) });
  if (item?.kind !== 'short') throw new Error(`Nobody can be asked to spell ${entry.term}.`);
  return item;
};
/** What the gap of a question wants, put into it. */
const solved = (item: Item): string | undefined => {
  if (!item.prompt.includes(gapMark)) return undefined;
  if (item.kind === 'mc') return filled({ text: item.prompt }, item.options.find(({ isKey }) => isKey)?.text ?? '');
  return 'accepted' in item ? filled({ text: item.prompt }, item.accepted[0] ?? '') : undefined;
};

test('a spelling sentence that holds another form leaves its ending outside the gap: “good ___s” wants “friend”', () => {
  expect(gapTerm(own('friend', 'Omar and Ben are good friends.', 'noun'))).toEqual({
    text: 'Omar and Ben are good ___s.',
    answer: 'friend',
  });
  expect(gapTerm(own('cook', 'My dad is cooking dinner.', 'verb'))?.text).toBe('My dad is ___ing dinner.');
  expect(gapTerm(own('pizza', 'Two big pizzas, please!', 'noun'))?.text).toBe('Two big ___s, please!');
  expect(gapTerm(own('child', 'My child’s bag is red.', 'noun'))?.text).toBe('My ___’s bag is red.');
});

test('a form that is written otherwise makes no spelling gap: nobody is to write “carry” for “carried”', () => {
  expect(gapTerm(own('carry', 'He carried the box.', 'verb'))).toBeUndefined();
  expect(gapTerm(own('go', 'We went home.', 'verb'))).toBeUndefined();
  expect(gapTerm(own('travel', 'We are travelling by train.', 'verb'))).toBeUndefined();
  expect(gapTerm(own('city', 'Two cities are near here.', 'noun'))).toBeUndefined();
  expect(gapForm(own('city', 'Two cities are near here.', 'noun'))).toEqual({
    text: 'Two ___ are near here.',
    answer: 'cities',
  });
});

test('a sentence that shows the word a second time makes no spelling gap', () => {
  expect(gapTerm(own('can', 'They can can tomatoes.', 'verb'))).toBeUndefined();
  expect(gapTerm(own('friend', 'A friend of friends is here.', 'noun'))).toBeUndefined();
});

test('a word that nobody called a verb is found in the forms of one', () => {
  expect(gapForm(own('bake', 'He baked bread.'))).toEqual({ text: 'He ___ bread.', answer: 'baked' });
  expect(gapTerm(own('big', 'A bigger one, please.'))).toBeUndefined();
  expect(gapTerm(own('small', 'A smaller one, please.'))?.text).toBe('A ___er one, please.');
});

test('for each entry of the pack, what a gap took out makes its sentence again, letter by letter', () => {
  for (const { entry, form, term } of gapped) {
    if (form) expect(filled(form, form.answer)).toBe(entry.example);
    if (!term) continue;
    expect(filled(term, term.answer)).toBe(entry.example);
    expect(term.answer.toLowerCase()).toBe(entry.term.toLowerCase());
  }
});

test('for each entry of the pack, the word that is read aloud is the word that the spelling gap wants', () => {
  for (const entry of exemplified) {
    const item = spelling(entry);
    expect(item.accepted[0]).toBe(entry.term);
    expect(wordInAudio(item.audioText ?? '')).toBe(entry.term);
    expect(grade(item, { text: entry.term }).verdict).toBe('right');
    const sentence = item.prompt.split(' · ').find((part) => part.includes(gapMark));
    if (sentence) expect(filled({ text: sentence }, entry.term).toLowerCase()).toBe(entry.example.toLowerCase());
  }
});

test('most words can be spelled in a sentence', () => {
  const withSentence = gapped.filter(({ term }) => term).length;
  expect(withSentence / exemplified.length).toBeGreaterThan(0.9);
});

test('for each entry of the pack, a typed gap takes the form of the sentence and refuses another form', () => {
  const known = new Set(pack.map(({ term }) => term.toLowerCase()));
  const isWord = (word: string) => known.has(word) || spellingsOf(word) !== undefined;
  for (const { entry, form } of gapped) {
    if (!form) continue;
    const [item] = wordItems({ entries: [entry], tasks: ['gap-type'], count: 1, random: mulberry32(1) });
    if (item?.kind !== 'gap') {
      // It stands in its sentence a second time and would give itself away.
      expect(gapForm({ ...entry, example: form.text }), entry.id).toBeDefined();
      continue;
    }
    expect(grade(item, { text: form.answer }, { isWord }).verdict).toBe('right');
    if (form.answer.toLowerCase() === entry.term.toLowerCase()) continue;
    expect({ entry: entry.id, ...grade(item, { text: entry.term }, { isWord }) }).toMatchObject({
      verdict: 'wrong',
      feedback: expect.stringContaining('another form'),
    });
  }
});

test('every question with a gap, from every generator, holds its own sentence once its key is in it', () => {
  const facts = factsOf(words);
  // The gap of a collocation is in a phrase.
  const tasks = [...wordTasks, ...studyTasks].filter((task) => task !== 'collocation');
  const withGaps = ['gap-choose', 'gap-type', 'spell', 'word-formation'] as const;
  for (let start = 0; start < exemplified.length; start += 40) {
    const entries = exemplified.slice(start, start + 40);
    // What makes no gap is looked at in some places only: it takes most of the time.
    for (const task of start % 400 === 0 ? tasks : withGaps) {
      const items = vocabularyItems({
        entries,
        tasks: [task],
        count: 40,
        random: mulberry32(start),
        pool: pack,
        facts,
      });
      for (const item of items) {
        const sentence = solved(item);
        if (sentence === undefined) continue;
        const entry = entries.find(({ id }) => item.id.startsWith(`${id}.`));
        expect({ id: item.id, holds: sentence.toLowerCase().includes(entry?.example.toLowerCase() ?? '?') }).toEqual({
          id: item.id,
          holds: true,
        });
      }
    }
  }
});

test('where the gap opens the sentence, all choices begin with a capital', () => {
  const opening = gapped.flatMap(({ entry, form }) => (form?.text.startsWith(gapMark) ? [entry] : [])).slice(0, 60);
  const items = wordItems({ entries: opening, tasks: ['gap-choose'], count: 60, random: mulberry32(3), pool: pack });
  expect(items.length).toBeGreaterThan(20);
  for (const item of items) {
    if (item.kind !== 'mc') throw new Error('A gap to choose for has choices.');
    for (const { text } of item.options) expect(text.charAt(0)).toBe(text.charAt(0).toUpperCase());
  }
});

test('the words of the default list that were asked for in another form agree with their gaps', () => {
  const asked = [byTerm('friend', 'noun'), byTerm('pizza', 'noun'), byTerm('cook', 'verb')].map(spelling);
  for (const { prompt, accepted } of asked) {
    const entry = pack.find(({ term }) => term === accepted[0]);
    const sentence = prompt.split(' · ').at(-1) ?? '';
    expect(pack.map(({ example }) => example)).toContain(filled({ text: sentence }, entry?.term ?? ''));
  }
});

test('a sentence of a teacher’s own, with any word in any form, comes back when the gap is filled', () => {
  const letters = fc.stringMatching(/^[a-z]{3,10}$/);
  const ending = fc.constantFrom('.', '!', ', they said.', ' (really).', '…');
  fc.assert(
    fc.property(letters, letters, letters, ending, fc.nat(5), (word, before, after, end, form) => {
      const forms = [word, ...plurals(word), verbForms(word).ing, ...verbForms(word).past];
      const example = `${before} ${forms[form % forms.length]} ${after}${end}`;
      const entry = own(word, example);
      const [whole, base] = [gapForm(entry), gapTerm(entry)];
      expect(whole && filled(whole, whole.answer)).toBe(example);
      if (base) expect(filled(base, word)).toBe(example);
    }),
  );
});
