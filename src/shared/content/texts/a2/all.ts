import type { AuthoredText } from '../text';
import { animals } from './animals';
import { arts } from './arts';
import { body } from './body';
import { clothes } from './clothes';
import { communication } from './communication';
import { feelings } from './feelings';
import { food } from './food';
import { home } from './home';
import { nature } from './nature';
import { people } from './people';
import { school } from './school';
import { science } from './science';
import { shopping } from './shopping';
import { society } from './society';
import { sport } from './sport';
import { technology } from './technology';
import { thinking } from './thinking';
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
  ...communication,
  ...feelings,
  ...food,
  ...home,
  ...nature,
  ...people,
  ...school,
  ...science,
  ...shopping,
  ...society,
  ...sport,
  ...technology,
  ...thinking,
  ...time,
  ...town,
  ...travel,
  ...work,
];
