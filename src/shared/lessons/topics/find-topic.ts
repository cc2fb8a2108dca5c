import { lessonTopics } from '#shared/content/lessons/topics/catalogue';
import { topicsWithContent } from '#shared/content/lessons/topics/content';
import type { LessonTopic } from '#shared/content/lessons/topics/topic';
import { type Topic, topics } from '#shared/content/words/topics';
import { isNameOf, lessonTopics as lessonTopicIds, topicOf } from '../plan/topic-of';

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
 * there may be around it: an exam, a kind of text, a remark in brackets, words that any topic can have beside it. Of two
 * topics it is the first, those with content before the others; of a text about something, what it is about.
 */
export function findLessonTopic(text: string): LessonTopic | undefined {
  // "Travel and transport" is one topic, not two of which the first one counts.
  if (isWholePackName(text)) return topicNamed(text);
  const parts = [text, ...text.split(/[,;:()–—/]|\s-\s/).filter((part) => !isKind.test(part.trim()))];
  const found = [topicNamed, topicInside].flatMap((find) => parts.flatMap((part) => find(part) ?? []));
  return found.find(({ id }) => topicsWithContent.includes(id)) ?? found[0];
}

const isWholePackName = (text: string) =>
  lessonTopicIds.some((id) => topics[id].toLowerCase() === text.trim().toLowerCase());

/** What is done with a topic, where that stands beside it: "debate: school uniforms". */
const isKind =
  /^(?:debate|discussion|speaking|writing|reading|listening|grammar|vocabulary|(?:\p{L}+ ){0,3}(?:essay|review|story|e-?mail|letter|article|report))$/iu;

const topicNamed = (part: string) => byName.get(plainName(part)) ?? byName.get(plainName(aboutWhat(part)));

/** "Sport", of an email to a friend about sport. */
const aboutWhat = (text: string) => text.split(/\s(?:about|from)\s/).at(-1) ?? text;

/** The topic of the pack that one belongs to, where it is one that we know. */
export const packTopicOf = (topic: string): Topic | undefined => findLessonTopic(topic)?.topic ?? topicOf(topic);

/** The topic of the pack of which this is the name, or a part of it: what is written for that is on what was asked for. */
export const packTopicNamed = (topic: string): Topic | undefined => lessonTopicIds.find((id) => isNameOf(topic, id));

/** Topics with content of which a name stands inside a text, the longest first, each with what else stands there. */
export function topicsInside(text: string): { topic: LessonTopic; beside: string }[] {
  // “Travel and transport” is a topic of the pack, and not a part of it.
  if (isWholePackName(text)) return [];
  const words = plainName(text).split(' ');
  const lengths = words.map((_, at) => words.length - at);
  return lengths.flatMap((length) =>
    words.flatMap((_, at) => {
      const name = words.slice(at, at + length).join(' ');
      const topic = at + length <= words.length && name.length >= 4 ? byName.get(name) : undefined;
      return topic && topicsWithContent.includes(topic.id)
        ? [{ topic, beside: [...words.slice(0, at), ...words.slice(at + length)].join(' ') }]
        : [];
    }),
  );
}

/**
 * What is asked for beside the topic that was found: “rivers” and “the coast” of “landscapes: mountains, rivers and the
 * coast”. Nothing where all of it is a name of the topic.
 */
export function partsBeside(text: string, found: LessonTopic): string[] {
  if (isWholePackName(text) || topicNamed(text)) return [];
  const asked = text.replace(askedAbout, '').replace(kindOfText, '').replace(behind, '');
  return asked
    .split(/[,;:()–—/&]|\s-\s| (?:and|or|vs\.?|versus) /i)
    .map((part) => part.trim())
    .filter((part) => part && !isKind.test(part) && (topicNamed(part) ?? topicInside(part))?.id !== found.id);
}

const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`;

const everybody = anyOf(['we', 'you', 'i', 'they', 'students', 'children', 'people', 'teenagers', 'schools']);

/** What may stand before any topic. */
const before = new RegExp(
  `^${anyOf([
    "(?:let[’']s )?(?:talk|speak|read|writ|learn|discuss|describ|ask|plan|think|debat)(?:e|ing)?(?: (?:about|for|of|on))?",
    'asking for and',
    'ordering in',
    'working (?:in|as)',
    '(?:words|vocabulary|english) (?:for|of|on|about|at|in)',
    '(?:all|how to talk) about',
    'debate on',
    'favourite',
    `(?:should|do|does|can|are|is) ${everybody} (?:really )?(?:have|wear|need|use|like|be)`,
    `what ${everybody} (?:did|do|like to do)(?: (?:on|at|in|during))?`,
  ])} `,
  'i',
);
/** And behind it. */
const behind = new RegExp(
  ` ${anyOf([
    `(?:that |which )?${everybody} (?:like|love|eat|need|know|have|use|want)(?: best)?`,
    'around the world',
    'in (?:our|my|your|the) (?:town|city|country|area|life|lives|class|school|world|workplace|office)',
    'in (?:town|english|general)',
    'at (?:work|school|home)',
    'today',
    'nowadays',
    'vocabulary',
    'words',
    'lesson',
    'topic',
    'unit',
    'for (?:beginners|teenagers|kids|children|adults)',
  ])}$`,
  'i',
);
/** A kind of text, up to what it is about. */
const kindOfText = new RegExp(
  `^.*\\b${anyOf([
    'review|text|story|e-?mail|letter|essay|article|report|description|invitation|paragraph|message|note|post|advert',
    'poster|leaflet|presentation|dialogue|conversation',
  ])}s? (?:of|to|on|for|about|in) `,
  'i',
);

/** What is asked about a topic: "sleep and why we need it". It is the same topic. */
const askedAbout = /,? (?:and|or) (?:why|how|what|where|who|when|whether|its|their|our|things?|people|ways?) .*$/i;

/** The name without what is around it. Two that are joined have to be known both: one alone would be another topic. */
function topicInside(part: string): LessonTopic | undefined {
  const bare = part.trim().replace(kindOfText, '').replace(before, '').replace(askedAbout, '').replace(behind, '');
  const found = topicNamed(bare);
  if (found) return found;
  const joined = bare.split(/ (?:and|or|&|vs\.?|versus) /i).map((one) => topicNamed(one.replace(behind, '')));
  return joined.length > 1 && joined.every((one) => one !== undefined) ? joined[0] : undefined;
}
