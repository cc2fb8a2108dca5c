import type { GenreModel } from '#shared/content/lessons/genres/genre';
import type { LessonAbout, Material } from '#shared/content/lessons/lesson';
import { inShort } from '#shared/core/in-short';
import { topicInText } from './about-texts';
import type { ChosenGenre } from './genre-for';
import type { Pack } from './materials';
import { lineLimit } from './to-stage';

/** A text of the kind that is going to be written, and the class’s own task: on the topic, where that is possible. */
export function modelMaterial(about: Pick<LessonAbout, 'topic'>, { own, genre }: Pack): Material | undefined {
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
    ...(own && genre.hasTopicTask
      ? topicTask(own.writing)
      : genre.isAsked
        ? taskAbout(about.topic, genre)
        : otherTask(genre.model)),
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
    plan: ['Who is going to read it?', ...sentences.slice(0, 5), 'How does it begin, and how does it end?'],
    checklist: [...ofAnyText],
  };
}

/** A task of the kind that was asked for, on the topic of the lesson. */
function taskAbout(topic: string, { taskAbout: text, model }: ChosenGenre): OwnTask {
  const length = /\b\d+ to \d+ words\b/.exec(model.yours)?.[0];
  if (!text || !length) return otherTask(model);
  return topicTask(inShort(text.replace('{length}', length).replace('{topic}', topicInText(topic)), lineLimit));
}

/** What a reader looks for in a text of any kind. */
const ofAnyText = [
  'Does it say everything that the task asks for?',
  'Do you know from the beginning what it is about?',
  'Is there one detail that you will remember?',
  'Does it end as a text of this kind does?',
  'Is there a sentence that you would like to have written?',
] as const;
