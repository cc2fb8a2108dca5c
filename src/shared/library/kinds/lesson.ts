import {
  ages,
  frameworks,
  type LessonData,
  lessonData,
  lessonTypes,
  type Material,
  type Stage,
} from '#shared/content/lessons/lesson';
import { plainText } from '#shared/items/text-of';
import { type LibraryKindModule, lines, type Piece } from '../kind';

/** A plan for a lesson with its materials. */
export const lesson = {
  schema: lessonData,
  isShareable: true,
  size: ({ stages }) => stages.length,
  listed({ about: { level, type: lessonType, minutes, topic, point, needsPrep, needsCopies } }) {
    return { level, lessonType, minutes, topic, ...(point && { point }), needsPrep, needsCopies };
  },
  repair: repairLinks,
  pieces: lessonPieces,
  facts: (data) => [aboutFacts(data), ...data.stages.map((stage) => stageFacts(stage, data))],
} satisfies LibraryKindModule<LessonData>;

/** Stages name materials by their ids: those of materials that are not there are taken off. */
function repairLinks(data: LessonData): { data: LessonData; notes: string[] } {
  const there = new Set(data.materials.map(({ id }) => id));
  const stages = data.stages.map((stage) => ({
    ...stage,
    materialIds: stage.materialIds.filter((id) => there.has(id)),
  }));
  return {
    data: { ...data, stages },
    notes: brokenLinks(data).map(
      ({ stage, id }) => `The stage “${stage}” used a material that is not in the lesson (${id}).`,
    ),
  };
}

/** Where stages name materials that the lesson does not have. */
export function brokenLinks({ stages, materials }: Pick<LessonData, 'stages' | 'materials'>) {
  const there = new Set(materials.map(({ id }) => id));
  return stages.flatMap(({ title, materialIds }) =>
    materialIds.filter((id) => !there.has(id)).map((id) => ({ stage: title, id })),
  );
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
    case 'statements':
      return material.statements;
    case 'decision':
      return [material.instruction, ...material.options];
    case 'role-cards': {
      const cards = [material.a, material.b].flatMap(({ role, facts, goals }) => [role, ...facts, ...goals]);
      return [material.scene, ...cards, ...material.phrases];
    }
    case 'situation': {
      const asked = [...material.gist, ...material.notice].map(({ question, answer }) => `${question} ${answer}`);
      return [material.text, ...asked, ...material.board];
    }
    case 'model': {
      const { task, text, parts, works, phrases, yours, plan, checklist } = material;
      const named = [...parts.map(({ name }) => name), ...works.map(({ quote, why }) => `${quote}: ${why}`)];
      return [task, text, ...named, ...phrases, yours, ...plan, ...checklist];
    }
  }
}

function aboutFacts({ about: { age, classSize, type, framework } }: LessonData): Piece {
  return {
    id: 'about',
    name: 'About the lesson',
    text: lines(`${ages[age]}, ${classSize} students`, `${lessonTypes[type]}; ${frameworks[framework]}`),
  };
}

function stageFacts({ id, title, grouping, materialIds }: Stage, { materials }: LessonData): Piece {
  const used = materials.filter((material) => materialIds.includes(material.id)).map((material) => material.title);
  return { id: `stage ${id}`, name: `Stage “${title}”`, text: lines(grouping, used.join('; ')) };
}
