import type { Generator } from './frame';
import { adverbs } from './frames/adverbs';
import { articles } from './frames/articles';
import { beHave } from './frames/be-have';
import { ability } from './frames/can';
import { clauses } from './frames/clauses';
import { comparing } from './frames/comparing';
import { conditionals } from './frames/conditionals';
import { degree } from './frames/degree';
import { future } from './frames/future';
import { modals } from './frames/modals';
import { nouns } from './frames/nouns';
import { passives } from './frames/passive';
import { past } from './frames/past';
import { pastPerfects } from './frames/past-perfect';
import { pastSimples } from './frames/past-simple';
import { perfect } from './frames/perfect';
import { perfectOrPasts } from './frames/perfect-or-past';
import { present } from './frames/present';
import { pronounPoints } from './frames/pronouns';
import { quantity } from './frames/quantity';
import { questions } from './frames/questions';
import { reportedFrames } from './frames/reported';
import type { PointId } from './points';

/** The rule that makes the sentences of each point. */
export const generators: Record<PointId, Generator> = {
  ...adverbs,
  ...articles,
  ...beHave,
  ...ability,
  ...clauses,
  ...comparing,
  ...conditionals,
  ...degree,
  ...future,
  ...modals,
  ...nouns,
  ...passives,
  ...past,
  ...pastPerfects,
  ...pastSimples,
  ...perfect,
  ...perfectOrPasts,
  ...present,
  ...pronounPoints,
  ...quantity,
  ...questions,
  ...reportedFrames,
};
