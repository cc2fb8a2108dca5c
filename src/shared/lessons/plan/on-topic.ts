import { byAlphabet } from '#shared/core/locale';
import { gapInText, readGap } from '#shared/grammar/cloze/gap';
import type { GrammarPoint } from '#shared/grammar/points';
import type { SentencesOnTopic } from '#shared/grammar/points/parts';
import { filledSentence } from '#shared/grammar/points-on-topics';
import { gapMark } from '#shared/items/gap-mark';
import type { Item } from '#shared/items/item';
import { wordsIn } from '#shared/language/normalise';

/* What a grammar lesson makes of the sentences in which its point meets its topic. */

const mark = '.on-topic.';

/** Whether an exercise is about the topic of its lesson. */
export const isOnTopic = ({ id }: Pick<Item, 'id'>): boolean => id.includes(mark);

/** One exercise for each sentence but the one that is not true: that is talked about. */
export const exercisesOnTopic = (point: GrammarPoint, { facts, own, question }: SentencesOnTopic): Item[] =>
  [...facts, ...own, question].map((sentence, place) => toExercise(point, sentence, place));

function toExercise({ id, level, rule, group }: GrammarPoint, sentence: string, place: number): Item {
  const [[, inside = ''] = []] = sentence.matchAll(gapInText);
  const { accepted, wrong, cue = '' } = readGap(inside);
  const prompt = sentence.replace(gapInText, gapMark);
  const common = {
    id: `${id}${mark}${place + 1}`,
    level,
    skill: 'grammar' as const,
    tags: [id],
    explanation: rule.summary,
    version: 1,
    points: 1,
  };
  if (wrong.length > 0) {
    const options = [...accepted, ...wrong].sort(byAlphabet).map((text) => ({ text, isKey: accepted.includes(text) }));
    return { ...common, kind: 'mc', prompt, options };
  }
  // “I ___ a useful app (show)” may be active as well.
  const isTold = group !== 'passive' || cue.includes('passive');
  return {
    ...common,
    kind: 'gap',
    prompt: `${prompt} (${isTold ? cue : `${cue}, passive`})`,
    accepted: [...accepted],
    typing: { point: [...new Set(accepted.flatMap((answer) => wordsIn(answer.toLowerCase())))] },
  };
}

/** What can only be talked about with the point: a question, and what is true of some, or of nobody. */
export function questionsOnTopic({ question, own: [first, second], wrong }: SentencesOnTopic): string[] {
  return [
    filledSentence(question),
    `“${filledSentence(first)}” Is it true of you? Say how it is.`,
    `“${filledSentence(wrong.said)}” Is that so? Put it right.`,
    `“${filledSentence(second)}” Is it true of you? Say how it is.`,
  ];
}
