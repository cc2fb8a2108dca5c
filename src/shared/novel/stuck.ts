import { type BankLevel, banks, type Sense, senseIds, stuckQuestions } from '#shared/content/novel/banks';
import { allBoards } from '#shared/content/novel/boards';
import type { GenreTable } from '#shared/content/novel/genre-table';
import { capital } from '#shared/core/first-letter';
import { pick, type Random, shuffle } from '#shared/core/random';
import type { CodexEntry } from './book';

/** Whom and what prompts speak of. */
export interface Cast {
  hero: string;
  other: string;
  place: string;
  thing: string;
}

const nobody: Cast = {
  hero: 'your main character',
  other: 'somebody else',
  place: 'the place',
  thing: 'a small object',
};

/** The first of each kind; those who stand in the scene come before the others. */
export function castOf(codex: readonly CodexEntry[], inScene: readonly CodexEntry[] = []): Cast {
  const ids = new Set(inScene.map(({ id }) => id));
  const sorted = [...codex.filter(({ id }) => ids.has(id)), ...codex.filter(({ id }) => !ids.has(id))];
  const names = (kind: CodexEntry['kind']) =>
    sorted.flatMap((entry) => (entry.kind === kind ? [shortName(entry)] : []));
  const [hero = nobody.hero, other = nobody.other] = names('character');
  const [place = nobody.place] = names('place');
  const [thing = nobody.thing] = names('thing');
  return { hero, other, place, thing };
}

/** As one speaks of them: Mara and not Mara Lind, the red whistle and not red whistle. */
function shortName({ name, otherNames }: CodexEntry): string {
  const [short = name] = [name, ...otherNames]
    .filter((one) => /^\p{Lu}/u.test(one))
    .sort((a, b) => a.length - b.length);
  return /^(?:\p{Lu}|(?:the|an?|my|his|her|their) )/u.test(short) ? short : `the ${short}`;
}

/** A prompt with the names of the writer's own book in it. */
export function fillPrompt(prompt: string, cast: Cast): string {
  const text = prompt.replaceAll(/\{(hero|other|place|thing)\}/g, (_, slot: keyof Cast) => cast[slot]);
  return capital(text);
}

interface StuckInput {
  cast: Cast;
  random: Random;
  /** The beat that the scene is about, where the writer says so. */
  beatId?: string;
}

/** Three questions about the scene; a writer answers them, nobody else does. */
export function askQuestions({ cast, random, beatId }: StuckInput): string[] {
  const beat = Object.values(allBoards)
    .flatMap(({ beats }) => beats)
    .find(({ id }) => id === beatId);
  const own = beat ? shuffle(beat.prompts, random).slice(0, 1) : [];
  return [...own, ...shuffle(stuckQuestions, random)].slice(0, 3).map((question) => fillPrompt(question, cast));
}

export interface Option {
  kind: 'character' | 'obstacle' | 'twist';
  text: string;
}

/** Three ways on, of different kinds, from the table of the genre. They are questions too: the writer decides. */
export function offerOptions(table: GenreTable, random: Random): Option[] {
  const options: Option[] = [
    { kind: 'character', text: `What if ${pick(table.characters, random) ?? 'somebody'} came in?` },
    { kind: 'obstacle', text: `What if ${pick(table.obstacles, random) ?? 'it went wrong'}?` },
    { kind: 'twist', text: `What if ${pick(table.twists, random) ?? 'it was not true'}?` },
  ];
  return shuffle(options, random);
}

/** Six sentence beginnings and six words for one of the senses. */
export function offerWords(level: BankLevel, random: Random): { starters: string[]; sense: Sense; words: string[] } {
  const bank = banks[level];
  const sense = pick(senseIds, random) ?? 'see';
  return {
    starters: shuffle<string>(bank.starters, random).slice(0, 6),
    sense,
    words: shuffle<string>(bank.senses[sense], random).slice(0, 6),
  };
}

/** A spark for a new book: who, what, what stands against it, where, and a turn for later. */
export function spark(table: GenreTable, random: Random): Record<keyof GenreTable, string> {
  return {
    characters: pick(table.characters, random) ?? '',
    wants: pick(table.wants, random) ?? '',
    obstacles: pick(table.obstacles, random) ?? '',
    twists: pick(table.twists, random) ?? '',
    places: pick(table.places, random) ?? '',
  };
}
