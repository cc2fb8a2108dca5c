import { test } from 'vitest';
import { profileText, sentencesOf } from '../../../src/shared/content/level-profile';
import { pasteWords } from '../../../src/shared/content/paste-words';
import { readText } from '../../../src/shared/content/read-text';
import { makeMeaningChooser } from '../../../src/shared/content/senses/choose-meaning';
import { suggestedEntries } from '../../../src/shared/content/text-entries';
import { indexWords } from '../../../src/shared/content/word-index';
import { loadAllWords } from '../../../src/shared/content/words/pack';
import { makeChecker } from '../../../src/shared/engines/learner-errors/check';
import { sentencesOf as novelSentences, withoutSpeech } from '../../../src/shared/engines/novel/sentences';
import { ownSentences } from '../../../src/shared/engines/sentence-items';
import { textItems } from '../../../src/shared/engines/text-questions/text-items';
import { readManuscript } from '../../../src/shared/novel/read-manuscript';
import { mulberry32 } from '../../../src/shared/random';
import { countWords } from '../../../src/shared/writing/count-words';
import { expectLinear } from '../../support/linear-cost';

const words = await loadAllWords();
const index = indexWords(words);
const chooser = makeMeaningChooser(index);

/** What is made of a text that anybody may paste, in the browser or on the server. */
const readers: Record<string, (text: string) => unknown> = {
  'the checker': (text) => makeChecker(index).check(text),
  'the reader of pasted texts': readText,
  'the level profile': (text) => profileText(text, index),
  'the suggested words': (text) =>
    suggestedEntries({ text, profile: profileText(text, index), classLevel: 'A2', chooser }),
  'the questions about a text': (text) =>
    textItems({ text, level: 'A2', index, pool: words, count: 10, random: mulberry32(1) }),
  'the splitter of sentences': sentencesOf,
  'the splitter of a novel’s sentences': novelSentences,
  'what a novel says outside of speech': withoutSpeech,
  'the reader of manuscripts': readManuscript,
  'the reader of pasted words': pasteWords,
  'the reader of a teacher’s own sentences': (text) => ownSentences(text.split('\n')),
  'the counter of words': countWords,
};

test.each(Object.keys(readers))('%s takes ten times as long for ten times the text, whatever is in it', (name) => {
  const more = { 'a sentence': 'The dog has two big ears. ', 'e-mails': 'a@b.', 'long words': 'aé-' };
  expectLinear((text) => readers[name]?.(text), { more });
});
