import type { GenreModel } from '#shared/content/lessons/genres/genre';
import type { LessonAbout, Material } from '#shared/content/lessons/lesson';
import { capital, small } from '#shared/core/first-letter';
import { inShort } from '#shared/core/in-short';
import type { OwnContent } from '../topics/own-content';
import { topicInText } from './about-texts';
import { atLevel } from './at-level';
import type { ChosenGenre } from './genre-for';
import { lineLimit } from './to-stage';

/** A text of the kind that is going to be written, and the class’s own task: on the topic, where that is possible. */
export function modelMaterial(
  about: Pick<LessonAbout, 'topic' | 'level'>,
  { own, genre }: { own?: OwnContent; genre?: ChosenGenre },
): Material | undefined {
  if (!genre) return undefined;
  const { task, title, text, parts, works, phrases } = genre.model;
  return {
    id: 'model',
    title: inShort(title, 120),
    kind: 'model',
    genre: genre.name,
    task,
    text,
    parts: [...parts],
    works: [...works],
    phrases: [...phrases],
    ...(own && genre.hasTopicTask ? topicTask(atLevel(own.writing, about.level)) : taskAbout(about.topic, genre)),
  };
}

interface OwnTask {
  yours: string;
  plan: string[];
  checklist: string[];
}

const otherTask = ({ yours, plan, checklist }: GenreModel): OwnTask => ({
  yours,
  plan: [...plan],
  checklist: [...checklist],
});

/** The task that was written for the topic, planned by what it asks for, sentence by sentence. */
function topicTask(task: string): OwnTask {
  const [, ...sentences] = task.split(/(?<=[.!?]”?)\s+/);
  return {
    yours: task,
    plan: [
      'Who is going to read it?',
      ...sentences.flatMap(pointsOf).slice(0, 6),
      'How does it begin, and how does it end?',
    ],
    checklist: [...ofAnyText],
  };
}

/** What is to be said, point by point: “Say what it is, what is best, and who would like it.” */
function pointsOf(sentence: string): string[] {
  const said =
    /^(?:Say|Tell (?:\S+ )*?(?=what|who|where|when|why|how)|Explain|Describe) ?((?:what|who|where|when|why|how)\b.*)\.$/i.exec(
      sentence,
    );
  if (!said?.[1]) return [sentence];
  return said[1]
    .split(/,? and (?=(?:what|who|where|when|why|how)\b)|, (?=(?:what|who|where|when|why|how)\b)/)
    .map(capital);
}

/** "A story about a key found in the street" says it; "formal emails" does not. */
const saysWhatToWrite = /^an? (?:\S+ ){2,}\S+/i;

const forTheClass: Readonly<Record<string, string>> = {
  my: 'your',
  i: 'you',
  am: 'are',
  me: 'you',
  myself: 'yourself',
};

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** As it is said to those who write: "about my town" is about your town. */
const toTheClass = (asked: string) =>
  small(asked).replaceAll(/\b(?:my|I|am|me|myself)\b/gi, (word) => forTheClass[word.toLowerCase()] ?? word);

/** A task of the kind that was asked for: as it was asked for, where that says what to write, or else on the topic. */
function taskAbout(topic: string, { taskAbout: text, model, isNamedInTopic, isWholeTopic }: ChosenGenre): OwnTask {
  const length = /\b\d+ to \d+ words\b/.exec(model.yours)?.[0];
  if (isNamedInTopic && length && saysWhatToWrite.test(topic.trim()))
    return {
      yours: inShort(`Write ${asSentence(toTheClass(topic.trim()))} Write ${length}.${readerOf(topic)}`, lineLimit),
      plan: planByParts(model),
      checklist: [...model.checklist],
    };
  if (!text || !length || isWholeTopic) return otherTask(model);
  return topicTask(
    inShort(
      text.replace('{length}', length).replace('{topic}', () => inShort(topicInText(topic), 80)),
      lineLimit,
    ),
  );
}

/** To whom, where the task does not say it. */
const readerOf = (topic: string) =>
  / (?:to|for) (?:an?|the|my|our|your|some)\b/i.test(topic) ? '' : ' Your class is going to read it.';

/** The parts of the model are those of the text that is planned. */
const planByParts = ({ parts }: GenreModel): string[] => [
  'Who is going to read it, and what do they want to know?',
  ...parts.slice(0, 5).map(({ name }) => `“${name}”: what belongs there in your text?`),
];

/** What a reader looks for in a text of any kind. */
const ofAnyText = [
  'Is there one detail that you will remember?',
  'Do you know from the beginning what it is about?',
  'Is there a sentence that you would like to have written?',
  'Does it end as a text of this kind does?',
  'Is there a point of the task that is still missing?',
] as const;
