import { type Level, levels } from '#shared/core/level';

/** What secrets are chosen by, with the name that players see. */
export const categories = {
  animals: 'Animals',
  food: 'Food and drink',
  jobs: 'Jobs',
  places: 'Places',
  objects: 'Objects',
  sports: 'Sports and games',
  school: 'School',
  famous: 'Famous things',
} as const;
export type Category = keyof typeof categories;

const isCategory = (name: string): name is Category => Object.hasOwn(categories, name);
export const categoryIds = Object.keys(categories).filter(isCategory);

/** Something to guess. */
export interface Thing {
  id: string;
  /** As one asks for it: 'a cat', 'bread', 'the Eiffel Tower'. */
  name: string;
  category: Category;
  /** A finer sort that many answers follow from: bird, fruit, vehicle. */
  kind: string;
  level: Level;
  emoji: string;
  /** Other words for it that a guess may use. */
  others: readonly string[];
}

const isLevel = (text: string): text is Level => levels.some((level) => level === text);

/** Without its article: the word itself. */
export const nounOf = (name: string) => name.replace(/^(?:an?|the) /i, '');

/** A name as part of an id: 'the Eiffel Tower' is eiffel-tower. */
export const idOf = (name: string) =>
  nounOf(name.trim())
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

/**
 * Reads things that are written one a line, `name | level | emoji | other words`, under a line `# kind`. So a person
 * can read and correct three hundred of them.
 */
export function thingsOf(category: Category, table: string): Thing[] {
  let kind = '';
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line) => {
      if (line.startsWith('#')) {
        kind = line.slice(1).trim();
        return [];
      }
      const [name = '', level = '', emoji = '', others = ''] = line.split('|').map((cell) => cell.trim());
      if (!isLevel(level)) throw new Error(`No level in: ${line}`);
      return [
        {
          id: idOf(name),
          name,
          category,
          kind,
          level,
          emoji,
          others: others
            .split(',')
            .map((word) => word.trim())
            .filter(Boolean),
        },
      ];
    });
}
