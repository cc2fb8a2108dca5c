import { lessonTopics } from '#shared/content/lessons/topics/catalogue';
import type { LessonTopic } from '#shared/content/lessons/topics/topic';

/** How a name is compared: without capitals, articles, marks and the s of a plural. */
const plainName = (text: string) =>
  (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\d]+(?:'\p{L}+)?/gu) ?? []
  )
    .filter((word) => !/^(?:a|an|the|my|our|your|some|about|on)$/.test(word))
    .map((word) => word.replace(/(?<=\p{L}{3})(?<!s)s$/u, ''))
    .join(' ');

const byName = new Map(
  lessonTopics.flatMap((topic) =>
    [topic.id.replaceAll('-', ' '), topic.name, ...topic.otherNames].map((name): [string, LessonTopic] => [
      plainName(name),
      topic,
    ]),
  ),
);

/**
 * The topic that is known by this name, or by another one of its names; nothing that is only near it. What else stands
 * there may be around it: an exam, a kind of text, a remark in brackets. Of two topics it is the first; of a text about
 * something, what it is about.
 */
export function findLessonTopic(text: string): LessonTopic | undefined {
  const parts = [text, ...text.split(/[,;:()–—/]|\s-\s/)];
  const inParts = parts.map((part) => byName.get(plainName(part)) ?? byName.get(plainName(aboutWhat(part))));
  return inParts.find((topic) => topic !== undefined);
}

/** "Sport", of an email to a friend about sport. */
const aboutWhat = (text: string) => text.split(/\s(?:about|from)\s/).at(-1) ?? text;
