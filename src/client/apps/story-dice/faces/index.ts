import { actions } from './actions';
import { animals } from './animals';
import { classic } from './classic';
import type { FaceSet } from './face';
import { places } from './places';

/** Every set of dice, in the order in which teachers choose from them. */
export const faceSets: readonly FaceSet[] = [classic, actions, animals, places];
