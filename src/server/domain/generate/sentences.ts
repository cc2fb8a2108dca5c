import * as z from 'zod';
import type { AskFor } from '#shared/api/generate';
import type { Sentence } from '#shared/content/sentences/sentence';
import { topics } from '#shared/content/words/topics';
import { shuffle } from '#shared/core/random';
import { tidy } from '#shared/language/normalise';
import { profileText } from '#shared/vocabulary/level-profile';
import { sentenceLength } from '#shared/vocabulary/sentence-items';
import type { WordIndex } from '#shared/vocabulary/word-index';
import { countWords } from '#shared/writing/count-words';
import { isPlain, isWithin } from './rules';
import { defineTask } from './task';

interface Pack {
  index: WordIndex;
  /** All sentences of the level. */
  sentences: readonly Sentence[];
}

const shape = z.object({ sentences: z.array(z.string().max(300)).max(60) });

/** Sentences to put in order. Our engine takes those of the pack, first those about the topic. */
export function sentences({ level, topic, point, count }: AskFor<'sentences'>, { index, sentences: all }: Pack) {
  function isGood(text: string): boolean {
    const words = countWords(text);
    const isOne = /^\P{Ll}[^.?!]*[.?!]$/u.test(text);
    return (
      isOne &&
      isPlain(text) &&
      words >= sentenceLength.least &&
      words <= sentenceLength.most &&
      isWithin(text, level, index)
    );
  }
  const isAbout = ({ text }: Sentence) => profileText(text, index).tokens.some(({ word }) => word?.topic === topic);

  return defineTask({
    builtIn(random) {
      const fitting = shuffle(
        all.filter((one) => !point || one.point === point),
        random,
      );
      const candidates = topic ? [...fitting.filter(isAbout), ...fitting.filter((one) => !isAbout(one))] : fitting;
      return {
        task: 'sentences',
        sentences: candidates
          .map(({ text }) => text)
          .filter(isGood)
          .slice(0, count),
      };
    },
    system:
      'You write natural English sentences for learners, who will put their words in order. Each stands alone, has ' +
      `${sentenceLength.least} to ${sentenceLength.most} words, one clear word order and a mark at its end, and uses ` +
      'only words of the CEFR level. No sentence twice. Vary what they are about within the topic.',
    given: {
      level,
      howMany: count,
      ...(topic && { topic: topics[topic] }),
      ...(point && { grammar: point.replaceAll('-', ' ') }),
    },
    shape,
    keep(draft) {
      const unique = new Map(draft.sentences.map(tidy).map((text) => [text.toLowerCase(), text]));
      const good = [...unique.values()].filter(isGood).slice(0, count);
      return good.length * 2 < count ? undefined : { task: 'sentences', sentences: good };
    },
  });
}
