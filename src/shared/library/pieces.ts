import type { Item } from '../items/item';
import { plainText } from '../items/text-of';
import type { LessonData, Material, Stage } from '../lessons/lesson';
import { codexKinds, type NovelData, sceneName } from '../novel/book';
import type { AnyData } from '../schemas/library';
import type { SecretsData } from '../schemas/twenty-questions';
import type { WritingData } from '../writing/writing';

/** A part of saved work as one reads it: what lists are searched by, and what two versions are compared by. */
export interface Piece {
  /** The same in both versions where it is the same part. */
  id: string;
  /** What a person calls it: 'Stage “Lead-in”'. */
  name: string;
  text: string;
}

/** Saved work in pieces, in the order in which it is read. Pieces without text are left out. */
export function piecesOf(data: AnyData): Piece[] {
  return allPieces(data).filter(({ text }) => text !== '');
}

function allPieces(data: AnyData): Piece[] {
  if ('entries' in data) {
    return [
      ...data.entries.map((entry) => ({
        id: `word ${entry.id}`,
        name: `Word “${entry.term}”`,
        text: lines(entry.term, entry.meaning, entry.translation, entry.example),
      })),
      { id: 'source', name: 'Source text', text: data.sourceText },
    ];
  }
  if ('items' in data) {
    return [{ id: 'intro', name: 'Introduction', text: data.intro }, ...data.items.map(questionPiece)];
  }
  if ('secrets' in data) return data.secrets.map(secretPiece);
  if ('chapters' in data) return novelPieces(data);
  if ('dice' in data) {
    return [
      { id: 'dice', name: 'Dice', text: data.dice.map(wordOfFace).join(', ') },
      { id: 'task', name: 'Task', text: data.task ? Object.values(data.task).join(', ') : '' },
      { id: 'story', name: 'Story', text: data.text },
    ];
  }
  if ('draft' in data) return writingPieces(data);
  return 'stages' in data ? lessonPieces(data) : data.rows.map(rowPiece);
}

/** A face is called by its set and its word: travel-cable-car. */
function wordOfFace(id: string): string {
  return id.split('-').slice(1).join(' ');
}

function writingPieces({ prompt, ideas, list, map, outline, draft }: WritingData): Piece[] {
  return [
    { id: 'prompt', name: 'Task', text: prompt },
    { id: 'draft', name: 'Text', text: draft },
    ...notePieces('idea', 'Idea', ideas),
    ...(list.length > 0 ? [{ id: 'list', name: 'List of ten', text: list.join('\n') }] : []),
    ...map.map(({ about, twigs }, place) => ({
      id: `branch ${place}`,
      name: `Branch ${place + 1} of the mind map`,
      text: [about, ...twigs].join('\n'),
    })),
    ...notePieces('part', 'Part of the plan', outline),
  ];
}

/** What a note is about tells it from the others. */
function notePieces(id: string, name: string, notes: WritingData['ideas']): Piece[] {
  return notes.map(({ about, text }) => ({ id: `${id} ${about}`, name: `${name} “${about}”`, text }));
}

function lessonPieces(lesson: LessonData): Piece[] {
  const { about, aims, problems, checks } = lesson;
  return [
    {
      id: 'about',
      name: 'About the lesson',
      text: lines(`${about.level}, ${about.minutes} minutes`, about.topic, about.targetLanguage),
    },
    { id: 'aims', name: 'Aims', text: lines(aims.main, aims.secondary, aims.personal) },
    ...lesson.stages.map(stagePiece),
    ...lesson.materials.map(materialPiece),
    {
      id: 'problems',
      name: 'Problems and solutions',
      text: lines(...problems.flatMap(({ problem, solution }) => [problem, solution])),
    },
    {
      id: 'checks',
      name: 'Checking questions',
      text: lines(...checks.map(({ question, answer }) => `${question} ${answer}`)),
    },
    { id: 'support', name: 'Support', text: lesson.support },
    { id: 'challenge', name: 'Challenge', text: lesson.challenge },
    { id: 'homework', name: 'Homework', text: lesson.homework },
    { id: 'exit', name: 'Exit ticket', text: lesson.exitTicket },
    {
      id: 'reflection',
      name: 'Reflection',
      text: lesson.reflection ? lines(lesson.reflection.worked, lesson.reflection.repeat) : '',
    },
  ];
}

/** In its order; what was noted about it comes after. */
function novelPieces({ about, plan, codex, chapters }: NovelData): Piece[] {
  return [
    { id: 'blurb', name: 'Blurb', text: about.blurb },
    ...chapters.flatMap((chapter, place) => [
      { id: `chapter ${chapter.id}`, name: `Chapter ${place + 1}`, text: chapter.title },
      ...chapter.scenes.map((scene, at) => ({
        id: `scene ${scene.id}`,
        name: sceneName(scene, at),
        text: lines(scene.summary, scene.text ?? '', scene.notes),
      })),
    ]),
    ...codex.map(({ id, kind, name, otherNames, facts }) => ({
      id: `codex ${id}`,
      name: `${codexKinds[kind]} “${name}”`,
      text: lines(name, ...otherNames, ...facts),
    })),
    ...Object.entries(plan.notes).map(([beat, text]) => ({ id: `beat ${beat}`, name: 'Note of the plan', text })),
  ];
}

function stagePiece({ id, title, minutes, aim, steps, things, support, challenge }: Stage): Piece {
  return {
    id: `stage ${id}`,
    name: `Stage “${title}”`,
    text: lines(`${title}, ${minutes} minutes`, aim, ...steps, things.join(', '), support, challenge),
  };
}

function materialPiece(material: Material): Piece {
  return {
    id: `material ${material.id}`,
    name: `Material “${material.title}”`,
    text: lines(material.title, ...materialLines(material)),
  };
}

function materialLines(material: Material): string[] {
  switch (material.kind) {
    case 'words':
      return material.entries.map(({ term, meaning }) => (meaning ? `${term}: ${meaning}` : term));
    case 'text':
    case 'dialogue':
      return [material.text];
    case 'questions':
      return material.items.map(plainText);
    case 'discussion':
      return material.questions;
  }
}

function questionPiece(item: Item, place: number): Piece {
  return { id: `question ${item.id}`, name: `Question ${place + 1}`, text: plainText(item) };
}

function rowPiece(row: Extract<AnyData, { rows: unknown }>['rows'][number], place: number): Piece {
  const sort = [row.level, row.skill, row.point, row.tag].filter(Boolean).join(', ');
  return { id: `row ${place}`, name: `Row ${place + 1}`, text: sort ? `${row.count}: ${sort}` : String(row.count) };
}

function secretPiece({ id, name, answers }: SecretsData['secrets'][number]): Piece {
  const known = Object.entries(answers).map(([attribute, value]) => `${attribute}: ${value}`);
  return { id: `secret ${id}`, name: `Secret “${name}”`, text: lines(name, ...known) };
}

const lines = (...texts: string[]) => texts.filter(Boolean).join('\n');
