import { beforeAll, describe, expect, test } from 'vitest';
import { loadAllWords } from '#shared/content/words/pack';
import { indexWords } from '#shared/vocabulary/word-index';
import { beforeNounPhrase, nounPhraseAt } from '#shared/writing/checker/noun-phrase';
import { subjectsIn } from '#shared/writing/checker/subject-verb';
import { makeTagger } from '#shared/writing/checker/tagger';
import type { Tag } from '#shared/writing/checker/token';
import { sentencesIn } from '#shared/writing/checker/tokenise';

let tagOf: ReturnType<typeof makeTagger>;
beforeAll(async () => {
  tagOf = makeTagger(indexWords(await loadAllWords()));
});

const read = (text: string) => {
  const [sentence] = sentencesIn(text, 0, tagOf);
  if (!sentence) throw new Error('There is no sentence.');
  return sentence;
};

const tagsOf = (text: string, word: string): ReadonlySet<Tag> =>
  read(text).tokens.find(({ low }) => low === word)?.tags ?? new Set();
const verbTags: readonly Tag[] = ['base', 'third', 'past'];

describe('what a word can be where it stands', () => {
  test.each([
    ['The bus stop is near the church.', 'stop'],
    ['The price increase was too high.', 'increase'],
    ['This study shows what we need.', 'study'],
    ['We need support from our friends.', 'support'],
    ['They came with the answer.', 'answer'],
    ['My old work was better.', 'work'],
    ['Nobody believed the hypothesis.', 'hypothesis'],
  ])('%s: a noun and no verb (%s)', (text, word) => {
    const tags = tagsOf(text, word);
    expect(tags.has('noun')).toBe(true);
    expect(verbTags.filter((tag) => tags.has(tag))).toEqual([]);
  });

  test.each([
    ['They often stop here.', 'stop'],
    ['He can answer the question.', 'answer'],
    ['We want to visit the museum.', 'visit'],
    ['I do not work on Sundays.', 'work'],
    ['I want help my mother.', 'help'],
  ])('%s: a verb and no noun (%s)', (text, word) => {
    const tags = tagsOf(text, word);
    expect(tags.has('base')).toBe(true);
    expect(tags.has('noun')).toBe(false);
  });

  test('what says when is no object: need water every evening', () => {
    expect(tagsOf('The plants need water every evening.', 'water').has('noun')).toBe(true);
    expect(tagsOf('We go there for work every day.', 'work').has('noun')).toBe(true);
  });

  test('to fell has an object, and who fell has none', () => {
    expect(tagsOf('They want to fell the tree.', 'fell').has('base')).toBe(true);
    expect(tagsOf('You can also fell only part of it.', 'fell').has('base')).toBe(true);
    expect(tagsOf('He fell asleep.', 'fell').has('base')).toBe(false);
  });

  test('cannot is two words, as can’t is', () => {
    expect(read('The youngest cannot swim.').tokens.map(({ low }) => low)).toEqual([
      'the',
      'youngest',
      'can',
      'not',
      'swim',
      '.',
    ]);
  });

  test('an unknown word in -as may be one or several', () => {
    expect(tagsOf('The atlas is open.', 'atlas')).toEqual(new Set(['noun', 'plural']));
  });

  test('an ’s that says whose is told from one that is a verb', () => {
    expect(tagsOf('Anna’s bag is red.', "'s").has('owner')).toBe(true);
    expect(tagsOf('It is one of the world’s biggest lakes.', "'s").has('owner')).toBe(true);
    expect(tagsOf('Anna’s going home.', "'s").has('owner')).toBe(false);
    expect(tagsOf('Anna’s a doctor.', "'s").has('owner')).toBe(false);
  });
});

describe('a noun phrase', () => {
  test.each([
    ['The old bus stop is closed.', 'stop', 'singular'],
    ['My two best friends are here.', 'friends', 'plural'],
    ['The children’s home is full.', 'home', 'singular'],
    ['Our family is big.', 'family', 'open'],
  ])('%s: is about %s, %s', (text, head, number) => {
    const { tokens } = read(text);
    const phrase = nounPhraseAt(tokens, 0);
    expect([tokens[phrase?.head ?? -1]?.low, phrase?.number]).toEqual([head, number]);
  });

  test('what stands before it is found from its end', () => {
    const { tokens } = read('She lives in my very old house.');
    expect(tokens[beforeNounPhrase(tokens, 6)]?.low).toBe('in');
    const owned = read('You can see it in people’s faces.').tokens;
    expect(owned[beforeNounPhrase(owned, 7)]?.low).toBe('in');
  });

  test.each([
    ['The price of the tickets is high.', 'price', 'is'],
    ['The people in my street often sing.', 'people', 'sing'],
    ['I think it is late, but my brother disagrees.', 'brother', 'disagrees'],
  ])('%s: %s goes with %s', (text, noun, verb) => {
    const sentence = read(text);
    const found = subjectsIn(sentence).map((one) => [
      sentence.tokens[one.subject.head]?.low,
      sentence.tokens[one.verb]?.low,
    ]);
    expect(found).toContainEqual([noun, verb]);
  });

  test('an amount is left open: a lot of people are', () => {
    expect(subjectsIn(read('A number of people are late.'))).toEqual([]);
  });
});
