import { actions } from './actions';
import { animals } from './animals';
import { classic } from './classic';
import { emotions } from './emotions';
import type { FaceSet } from './face';
import { fantasy } from './fantasy';
import { food } from './food';
import { jobs } from './jobs';
import { places } from './places';
import { school } from './school';
import { travel } from './travel';

/** Every set of dice, in the order in which teachers choose from them. */
export const faceSets: readonly FaceSet[] = [
  classic,
  actions,
  places,
  food,
  school,
  emotions,
  fantasy,
  travel,
  jobs,
  animals,
];
