import { pick, type Random } from '#shared/core/random';

/* Kind to whoever draws them, and of no country, gender or look. */

const kinds = [
  'Brave',
  'Bright',
  'Calm',
  'Cheerful',
  'Clever',
  'Curious',
  'Friendly',
  'Gentle',
  'Golden',
  'Happy',
  'Jolly',
  'Kind',
  'Lucky',
  'Merry',
  'Patient',
  'Proud',
  'Quick',
  'Quiet',
  'Silver',
  'Sunny',
  'Swift',
  'Wise',
] as const;

const animals = [
  'Badger',
  'Beaver',
  'Crane',
  'Dolphin',
  'Falcon',
  'Fox',
  'Gecko',
  'Hare',
  'Heron',
  'Kingfisher',
  'Koala',
  'Lynx',
  'Narwhal',
  'Otter',
  'Owl',
  'Panda',
  'Penguin',
  'Puffin',
  'Robin',
  'Seal',
  'Squirrel',
  'Swan',
  'Tortoise',
  'Turtle',
  'Whale',
] as const;

/** A name for somebody who would rather not give theirs. */
export const madeUpName = (random: Random): string => `${pick(kinds, random)} ${pick(animals, random)}`;

const all: ReadonlySet<string> = new Set(kinds.flatMap((kind) => animals.map((animal) => `${kind} ${animal}`)));

/** Whether a name is one of those that can be drawn. */
export const isMadeUpName = (name: string): boolean => all.has(name);
