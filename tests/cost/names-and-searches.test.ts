import { test } from 'vitest';
import { toMarkdown as lessonToMarkdown } from '#client/lessons/to-markdown';
import { closeness } from '#client/lib/search-text';
import { textKey } from '#server/domain/library/bank/rows';
import { namesToHide } from '#server/domain/platform/names';
import { inOneLine } from '#shared/core/in-one-line';
import { inShort } from '#shared/core/in-short';
import { item } from '#shared/items/item';
import { sameKey } from '#shared/items/same-key';
import { searchKeysOf } from '#shared/language/search-words';
import { withoutAccents } from '#shared/language/spelling-variants';
import { draftedCharacters } from '#shared/novel/drafted-text';
import { toMarkdown } from '#shared/novel/to-markdown';
import { bareEntry } from '#shared/vocabulary/text-entries';
import { expectLinear } from '#tests/support/linear-cost';

const question = item.parse({ id: 'q', kind: 'tf', prompt: 'x', key: true });

/** What is made of names, titles, searches and prompts, which may hold whatever somebody pastes. */
const readers: Record<string, (text: string) => unknown> = {
  'a search in a list': (text) => closeness(text, text, [text]),
  'what lessons are searched by': searchKeysOf,
  'what the bank is searched by': textKey,
  'what tells that two questions are the same': (text) => sameKey({ ...question, prompt: text }),
  'what keeps names from a model': (text) => namesToHide(['Maria Lind'], () => false).hide(text),
  'a word without its accents': withoutAccents,
  'an entry for an unknown word': bareEntry,
  'what a model drafted of a text': (text) => draftedCharacters(text, [text]),
  'a text in short': (text) => inShort(text),
  'a text in one line': inOneLine,
  'a book as Markdown': (text) =>
    toMarkdown({ title: text, author: '', blurb: '', chapters: [{ name: 'One', scenes: [[text]] }] }),
  'a lesson as Markdown': (text) => lessonToMarkdown([{ kind: 'text', text }]),
};

test.each(Object.keys(readers))('%s takes ten times as long for ten times the text, whatever is in it', (name) => {
  expectLinear((text) => readers[name]?.(text), { more: { 'e-mails': 'a@b.', 'opened quotes': '\u{201c}a ' } });
});
