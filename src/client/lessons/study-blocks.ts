import type { Material } from '#shared/content/lessons/lesson';
import { type Block, heading, list, text, writingList } from './block';

type Situation = Extract<Material, { kind: 'situation' }>;
type Model = Extract<Material, { kind: 'model' }>;

const paragraphs = (value: string) => value.split(/\n+/).map(text);
const questionsOf = (asked: Situation['gist']) =>
  list(
    asked.map(({ question }) => question),
    true,
  );
const answersTo = (asked: Situation['gist']) =>
  list(
    asked.map(({ question, answer }) => `${question} ${answer}`),
    true,
  );

/** A scene, and what a class is asked about it and its language. */
export const situationBlocks = ({ text: scene, gist, examples, notice }: Situation): Block[] => [
  ...paragraphs(scene),
  heading(3, 'What happens?'),
  questionsOf(gist),
  heading(3, 'Sentences from it'),
  list(examples),
  heading(3, 'Look closer'),
  questionsOf(notice),
];

/** Its answers, and what stands on the board in the end. */
export const situationKey = ({ gist, notice, board }: Situation): Block[] => [
  heading(3, 'What happens?'),
  answersTo(gist),
  heading(3, 'Look closer'),
  answersTo(notice),
  heading(3, 'On the board'),
  ...board.map(text),
];

/** A model with its task, and what a class needs to write its own. */
export const modelBlocks = ({ task, text: model, parts, phrases, yours, plan, checklist }: Model): Block[] => [
  text(task),
  ...paragraphs(model),
  heading(3, 'Where does each part begin?'),
  writingList(
    parts.map(({ name }) => name),
    1,
  ),
  heading(3, 'Useful phrases'),
  list(phrases),
  heading(3, 'Your task'),
  text(yours),
  heading(3, 'Plan'),
  list(plan, true),
  heading(3, 'Read a partner’s text'),
  list(checklist),
];

/** Where its parts begin, and what makes it work. */
export const modelKey = ({ parts, works }: Model): Block[] => [
  heading(3, 'Where does each part begin?'),
  list(
    parts.map(({ name, from }) => `${name}: “${from} …”`),
    true,
  ),
  heading(3, 'What works'),
  list(works.map(({ quote, why }) => `“${quote}” ${why}`)),
];
