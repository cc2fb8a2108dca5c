import type { AuthoredText } from '../text';
import { animals } from './animals';
import { arts } from './arts';
import { body } from './body';
import { clothes } from './clothes';
import { feelings } from './feelings';
import { food } from './food';
import { home } from './home';
import { nature } from './nature';
import { people } from './people';
import { school } from './school';
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
  ...arts,
  ...body,
  ...clothes,
  ...feelings,
  ...food,
  ...home,
  ...nature,
  ...people,
  ...school,
  ...shopping,
  ...sport,
  ...technology,
  ...time,
  ...town,
  ...travel,
  ...work,
];
