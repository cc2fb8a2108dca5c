import { test } from 'vitest';
import { loadAllWords } from '#shared/content/words/pack';
import { mulberry32 } from '#shared/core/random';
import { ownTextFault } from '#shared/lessons/plan/own-text-fault';
import { textItems } from '#shared/lessons/text-questions/text-items';
import { readManuscript } from '#shared/novel/read-manuscript';
import { sentencesOf as novelSentences, withoutSpeech } from '#shared/novel/sentences';
import { profileText, sentencesOf } from '#shared/vocabulary/level-profile';
import { pasteWords } from '#shared/vocabulary/paste-words';
import { readText } from '#shared/vocabulary/read-text';
import { makeMeaningChooser } from '#shared/vocabulary/senses/choose-meaning';
import { ownSentences } from '#shared/vocabulary/sentence-items';
import { suggestedEntries } from '#shared/vocabulary/text-entries';
import { indexWords } from '#shared/vocabulary/word-index';
import { makeChecker } from '#shared/writing/checker/check';
import { countWords } from '#shared/writing/count-words';
import { expectLinear } from '#tests/support/linear-cost';

const words = await loadAllWords();
const index = indexWords(words);
const chooser = makeMeaningChooser(index);

/** What is made of a text that anybody may paste, in the browser or on the server. */
const readers: Record<string, (text: string) => unknown> = {
  'the checker': (text) => makeChecker(index).check(text),
  'the reader of pasted texts': readText,
  'the chooser of meanings': (text) => chooser.choose('bank', text),
  'the level profile': (text) => profileText(text, index),
  'the suggested words': (text) =>
    suggestedEntries({ text, profile: profileText(text, index), classLevel: 'A2', chooser }),
  'the questions about a text': (text) =>
    textItems({ text, level: 'A2', index, pool: words, count: 10, random: mulberry32(1) }),
  'what is wrong with a text to plan from': (text) => ownTextFault(text, index),
  'the splitter of sentences': sentencesOf,
  'the splitter of a novel’s sentences': novelSentences,
  'what a novel says outside of speech': withoutSpeech,
  'the reader of manuscripts': readManuscript,
  'the reader of pasted words': pasteWords,
  'the reader of a teacher’s own sentences': (text) => ownSentences(text.split('\n')),
  'the counter of words': countWords,
};

test.each(Object.keys(readers))('%s takes ten times as long for ten times the text, whatever is in it', (name) => {
  const more = {
    'a sentence': 'The dog has two big ears. ',
    'one word': 'bank ',
    'e-mails': 'a@b.',
    'long words': 'aé-',
  };
  expectLinear((text) => readers[name]?.(text), { more });
});
