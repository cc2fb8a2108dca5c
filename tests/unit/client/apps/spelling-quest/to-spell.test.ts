import { describe, expect, test } from 'vitest';
import { toSpell } from '#client/apps/spelling-quest/to-spell';
import { wordEntry } from '#shared/content/words/word-list';

const entry = (id: string, term: string) => wordEntry.parse({ id, term });

describe('the words to spell', () => {
  test('a word that stands in the list twice with two meanings is asked once', () => {
    const list = [entry('drink-noun', 'drink'), entry('eat', 'eat'), entry('drink-verb', 'drink')];
    expect(toSpell(list).map(({ id }) => id)).toEqual(['drink-noun', 'eat']);
  });

  test('a capital letter makes another spelling', () => {
    expect(toSpell([entry('a', 'polish'), entry('b', 'Polish')])).toHaveLength(2);
  });
});
