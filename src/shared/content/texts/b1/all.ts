import type { AuthoredText } from '../text';
import { animals } from './animals';
import { body } from './body';
import { clothes } from './clothes';
import { communication } from './communication';
import { food } from './food';
import { home } from './home';
import { people } from './people';
import { school } from './school';
import { science } from './science';
import { shopping } from './shopping';
import { sport } from './sport';
import { technology } from './technology';
import { time } from './time';
import { town } from './town';
import { travel } from './travel';
import { work } from './work';

/** The texts and dialogues of this level, by topic. */
export const texts: readonly AuthoredText[] = [
  ...animals,
  ...body,
  ...clothes,
  ...communication,
  ...food,
  ...home,
  ...people,
  ...school,
  ...science,
  ...shopping,
  ...sport,
  ...technology,
  ...time,
  ...town,
  ...travel,
  ...work,
];
