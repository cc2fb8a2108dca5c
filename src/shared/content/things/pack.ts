import { animals } from './animals';
import { type Attribute, type Table, tableOf } from './attribute';
import { animalAttributes } from './attributes/animals';
import { bodyAttributes } from './attributes/bodies';
import { clothesAttributes } from './attributes/clothes';
import { colourAttributes } from './attributes/colours';
import { exerciseAttributes } from './attributes/exercise';
import { famousAttributes } from './attributes/famous';
import { foodAttributes } from './attributes/food';
import { handlingAttributes } from './attributes/handling';
import { jobAttributes } from './attributes/jobs';
import { lookAttributes } from './attributes/looks';
import { materialAttributes } from './attributes/made-of';
import { objectAttributes } from './attributes/objects';
import { pairAttributes } from './attributes/pairs';
import { peopleAttributes } from './attributes/people';
import { placeAttributes } from './attributes/places';
import { playingAttributes } from './attributes/playing';
import { sizeAttributes } from './attributes/size';
import { sportAttributes } from './attributes/sports';
import { tasteAttributes } from './attributes/tastes';
import { useAttributes } from './attributes/uses';
import { visitAttributes } from './attributes/visits';
import { workAttributes } from './attributes/work';
import { famous } from './famous';
import { food } from './food';
import { jobs } from './jobs';
import { objects } from './objects';
import { places } from './places';
import { school } from './school';
import { sports } from './sports';
import type { Thing } from './thing';

/** All that can be the secret. */
export const things: readonly Thing[] = [
  ...animals,
  ...food,
  ...jobs,
  ...places,
  ...objects,
  ...sports,
  ...school,
  ...famous,
];

/** All that can be asked about. */
export const attributes: readonly Attribute[] = [
  ...animalAttributes,
  ...foodAttributes,
  ...jobAttributes,
  ...workAttributes,
  ...placeAttributes,
  ...famousAttributes,
  ...lookAttributes,
  ...materialAttributes,
  ...objectAttributes,
  ...clothesAttributes,
  ...useAttributes,
  ...sportAttributes,
  ...playingAttributes,
  ...bodyAttributes,
  ...colourAttributes,
  ...exerciseAttributes,
  ...handlingAttributes,
  ...pairAttributes,
  ...peopleAttributes,
  ...sizeAttributes,
  ...tasteAttributes,
  ...visitAttributes,
];

/** What is offered to ask about, and asked by the computer. */
export const offeredAttributes: readonly Attribute[] = attributes.filter(({ isOnlyHeard }) => !isOnlyHeard);

export const table: Table = tableOf(things, attributes);

const thingsById = new Map(things.map((thing) => [thing.id, thing]));
export const thingById = (id: string) => thingsById.get(id);

const attributesById = new Map(attributes.map((attribute) => [attribute.id, attribute]));
export const attributeById = (id: string) => attributesById.get(id);
