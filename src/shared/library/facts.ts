import { count } from '../count';
import type { Item } from '../items/item';
import { kindOf } from '../items/kinds/registry';
import type { Rules } from '../items/question-set';
import { keysOf } from '../keys-of';
import { ages, frameworks, type LessonData, lessonTypes, type Stage } from '../lessons/lesson';
import type { AnyData } from '../schemas/library';
import type { Piece } from './pieces';

/**
 * What saved work is besides its words: who works with whom, what a question is worth, how a test is taken. Nobody
 * searches for it, but two versions may differ in nothing else. Those with the id of a piece belong to it.
 */
export function factsOf(data: AnyData): Piece[] {
  if ('items' in data) {
    return [
      ...data.items.map((item, place) => questionFacts(item, place)),
      { id: 'rules', name: 'How it is taken', text: rulesText(data.rules) },
    ];
  }
  if ('stages' in data) {
    return [aboutFacts(data), ...data.stages.map((stage) => stageFacts(stage, data))];
  }
  return 'rows' in data
    ? [{ id: 'avoided', name: 'Questions of earlier tests', text: `none of the last ${data.avoidLast} tests` }]
    : [];
}

export function questionFacts(item: Item, place: number): Piece {
  const { points, level, skill, tags } = item;
  return {
    id: `question ${item.id}`,
    name: `Question ${place + 1}`,
    text: lines(
      [count(points, 'point'), level, skill, ...tags].filter(Boolean).join(', '),
      ...kindOf(item).facts(item),
    ),
  };
}

const ruleNames: Record<keyof Rules, string> = {
  scoring: 'Scoring',
  minutes: 'Minutes for all of it',
  secondsPerItem: 'Seconds for each question',
  shuffleItems: 'Questions are shuffled',
  shuffleOptions: 'Choices are shuffled',
  oneWay: 'No way back',
  attempts: 'Attempts',
  opensAt: 'Opens',
  closesAt: 'Answer by',
  release: 'Answers are shown',
  plays: 'How often a recording may be heard',
};

const rulesText = (rules: Rules) =>
  keysOf(ruleNames)
    .filter((rule) => rules[rule] !== undefined)
    .map((rule) => `${ruleNames[rule]}: ${ruleText(rules[rule])}`)
    .join('\n');

const ruleText = (value: Rules[keyof Rules]) => (value === true ? 'yes' : value === false ? 'no' : String(value));

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

const lines = (...texts: string[]) => texts.filter(Boolean).join('\n');
