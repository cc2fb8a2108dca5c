import type { AuthoredText } from '../text';
import { animals } from './animals';
import { arts } from './arts';
import { body } from './body';
import { communication } from './communication';
import { food } from './food';
import { home } from './home';
import { nature } from './nature';
import { school } from './school';
import { science } from './science';
import { shopping } from './shopping';
import { society } from './society';
import { technology } from './technology';
import { town } from './town';
import { travel } from './travel';
import { work } from './work';

/** The texts and dialogues of this level, by topic. */
export const texts: readonly AuthoredText[] = [
  ...animals,
  ...arts,
  ...body,
  ...communication,
  ...food,
  ...home,
  ...nature,
  ...school,
  ...science,
  ...shopping,
  ...society,
  ...technology,
  ...town,
  ...travel,
  ...work,
];
