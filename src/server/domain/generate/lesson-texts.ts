import type * as z from 'zod';
import type { lessonTextsInput, lessonTextsOutput } from '#shared/api/generate';
import { readingsFor } from '#shared/lessons/topics/readings';
import { isUnfitTopic } from '#shared/lessons/topics/unfit-topic';
import { countWords } from '#shared/writing/count-words';

/** Texts of ours that a lesson can be made from, to be read before one is chosen. */
export async function lessonTexts({
  topic,
  level,
}: z.infer<typeof lessonTextsInput>): Promise<z.infer<typeof lessonTextsOutput>> {
  const readings = isUnfitTopic(topic) ? [] : await readingsFor(topic, level);
  return {
    items: readings.map(({ id, topic: about, text }) => ({
      id,
      title: text.title,
      kind: text.kind,
      genre: text.genre,
      level: text.level,
      topic: about,
      words: countWords(text.text),
      questions: text.questions.length,
      text: text.text,
    })),
  };
}
