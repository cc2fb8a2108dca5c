import type { Generator } from './frame';
import { beHave } from './frames/be-have';
import { ability } from './frames/can';
import { clauses } from './frames/clauses';
import { describing } from './frames/describing';
import { modals } from './frames/modals';
import { nouns } from './frames/nouns';
import { passives } from './frames/passive';
import { past } from './frames/past';
import { perfect } from './frames/perfect';
import { present } from './frames/present';
import { quantity } from './frames/quantity';
import { questions } from './frames/questions';
import { reported } from './frames/reported';
import type { PointId } from './points';

/** The rule that makes the sentences of each point. */
export const generators: Record<PointId, Generator> = {
  ...beHave,
  ...ability,
  ...present,
  ...nouns,
  ...quantity,
  ...past,
  ...describing,
  ...modals,
  ...perfect,
  ...clauses,
  ...passives,
  ...reported,
  ...questions,
};
