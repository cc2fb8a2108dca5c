import * as z from 'zod';
import type { Origin } from './fields';

/*
 * Items that were stored before version 0.2 have no `origin`: their ids say it, or their `source`, which was also what
 * a placement test remembered its places by. This reads both as they were then; nothing else reads an id. The names of
 * tasks are those of then, too, and are not added to.
 */

const olderItem = z.looseObject({
  id: z.string(),
  source: z.string().optional(),
  origin: z.undefined().optional(),
  tags: z.array(z.string()).default([]),
});
type OlderItem = z.infer<typeof olderItem>;

/** Items as they are stored; those that have no origin get the one that their names say. */
export function withOrigins(stored: unknown): unknown {
  return Array.isArray(stored) ? stored.map(withOrigin) : stored;
}

function withOrigin(stored: unknown): unknown {
  const read = olderItem.safeParse(stored);
  if (!read.success) return stored;
  const bySource = originInSource(read.data);
  if (bySource) {
    const { source: _, ...rest } = read.data;
    return { ...rest, origin: bySource };
  }
  const byId = originInId(read.data);
  return byId ? { ...read.data, origin: byId } : stored;
}

const wordTasks =
  /^(.+)\.(choose-word|choose-meaning|gap-choose|gap-type|spell|write-term|scramble|odd-one-out|word-formation|use-it)$/;
const severalWords = /^(match|sort)(?:-\w+)?\.\d+$/;

const placementSlot = /^(grammar|words|text):([\w-]+)(?::[\w-]+)?$/;

/** Where `source` is a name that an engine gave, and no word for people. */
function originInSource({ id, source = '' }: OlderItem): Origin | undefined {
  if (source === 'twenty') return { engine: 'twenty-questions' };
  const [slot, kind, point] = placementSlot.exec(source) ?? [];
  if (!slot) return aboutWords(source);
  if (kind !== 'grammar') return { engine: kind === 'words' ? 'words' : 'texts', slot };
  const task = exercise.exec(id)?.[2];
  return { engine: 'grammar', point, ...(task && { task }), slot };
}

function aboutWords(name: string): Origin | undefined {
  const [, point, task] = wordTasks.exec(name) ?? [];
  if (point && task) return { engine: 'words', point, task };
  const several = severalWords.exec(name)?.[1];
  return several ? { engine: 'words', task: several } : undefined;
}

const exercise = /^([\w-]+)\.(choose|type|order|correct|transform|cloze)\.\d+$/;
/** Of a quiz: a point with what was made up for it. */
const suggested = /^([\w-]+)\.[\w-]{12}$/;
const sounds = /^([\w-]+)\.(which|same|odd)\.\d+$/;
const sentence = /^(.+)\.order$/;
const stress = /^(.+)\.(word|sentence|weak)$/;
const stressTags = ['word stress', 'sentence stress', 'weak forms'];
const exam = /^([\w-]+)\.([\w-]+)\.\d+$/;

/** What the engine of then noted as a tag as well, so that no id is taken for one that only looks like it. */
function originInId({ id, tags }: OlderItem): Origin | undefined {
  const [, point = '', task] = exercise.exec(id) ?? suggested.exec(id) ?? [];
  if (tags.includes(point)) return { engine: 'grammar', point, ...(task && { task }) };
  const [, contrast = '', heard] = sounds.exec(id) ?? [];
  if (heard && tags.includes(contrast)) return { engine: 'sounds', point: contrast, task: heard };
  const [, stressed, which] = stress.exec(id) ?? [];
  if (which && tags.some((tag) => stressTags.includes(tag))) return { engine: 'stress', point: stressed, task: which };
  const [, set, part] = exam.exec(id) ?? [];
  if (part && tags.includes('exam style')) return { engine: 'exam', point: set, task: part };
  const [, ordered] = sentence.exec(id) ?? [];
  return ordered ? { engine: 'sentences', point: ordered, task: 'order' } : aboutWords(id);
}
