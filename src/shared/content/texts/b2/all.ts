import type { AuthoredText } from '../text';
import { arts } from './arts';
import { communication } from './communication';
import { feelings } from './feelings';
import { home } from './home';
import { nature } from './nature';
import { people } from './people';
import { science } from './science';
import { shopping } from './shopping';
import { society } from './society';
import { technology } from './technology';
import { thinking } from './thinking';
import { time } from './time';
import { work } from './work';

/** The texts and dialogues of this level, by topic. */
export const texts: readonly AuthoredText[] = [
  ...arts,
  ...communication,
  ...feelings,
  ...home,
  ...nature,
  ...people,
  ...science,
  ...shopping,
  ...society,
  ...technology,
  ...thinking,
  ...time,
  ...work,
];
