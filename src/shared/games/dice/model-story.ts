import type { Face } from '#shared/content/dice/face';
import {
  deeds,
  endings,
  fillers,
  type Hero,
  heroes,
  linkers,
  openings,
  ownRoles,
  past,
  present,
  type Role,
  roleOf,
} from '#shared/content/dice/story-grammar';
import { capital, small } from '#shared/core/first-letter';
import type { Level } from '#shared/core/level';
import { mulberry32, pick, type Random } from '#shared/core/random';

const fewest = 5;
const most = 8;

/**
 * A story of five to eight sentences that uses the word of every die, in words of the level or below: in the present
 * for A1, in the past from A2 on. The same seed gives the same story.
 */
export function modelStory(faces: readonly Face[], level: Level, seed: number): string {
  const random = mulberry32(seed);
  const hero = pick(heroes, random) ?? heroes[0];
  const sentences = inSentences(faces, level, hero, random);
  const clauses = sentences.length;
  while (sentences.length < fewest - 2) {
    const open = fillers[level].filter((filler) => !sentences.includes(filler));
    sentences.push(pick(open, random) ?? fillers[level][0]);
  }
  let linker: string | undefined;
  const body = sentences.map((clause, place) => {
    const isLinked = place > 0 && place < clauses && random() < 0.6;
    const open = linkers[level].filter((one) => one !== linker);
    linker = isLinked ? pick(open, random) : undefined;
    return `${upperFirst(linker ? `${linker} ${inside(clause, hero)}` : clause)}.`;
  });
  const opening = pick(openings[level], random) ?? '';
  const ending = pick(endings[level], random) ?? '';
  return [withHero(opening, hero), ...body, withHero(ending, hero)].join(' ');
}

/** A clause for each die; where the dice are many, two clauses go into one sentence. */
function inSentences(faces: readonly Face[], level: Level, hero: Hero, random: Random): string[] {
  const last = new Map<Role, string>();
  const clauses = faces.map((face) => clauseOf(face, level, hero, random, last));
  const sentences: string[] = [];
  let toJoin = Math.max(0, clauses.length + 2 - most);
  for (let at = 0; at < clauses.length; at += 1) {
    const [one = '', two] = clauses.slice(at, at + 2);
    if (toJoin > 0 && two !== undefined) {
      sentences.push(`${one}, and ${inside(byPronoun(two, hero), hero)}`);
      toJoin -= 1;
      at += 1;
    } else sentences.push(one);
  }
  return sentences.map((one, at) => (sentences[at - 1]?.startsWith(hero.name) ? byPronoun(one, hero) : one));
}

function clauseOf(face: Face, level: Level, hero: Hero, random: Random, last: Map<Role, string>): string {
  const role = roleIn(face);
  const frames = (level === 'A1' ? present : past)[role];
  // The same frame twice in a row would sound like a list.
  const frame =
    pick(
      frames.filter((one) => one !== last.get(role)),
      random,
    ) ?? '';
  last.set(role, frame);
  const filled = frame
    .replace('{a}', firstMet(face))
    .replace('{A}', upperFirst(firstMet(face)))
    .replace('{the}', `the ${face.word}`)
    .replace('{topic}', face.as === 'thing' || face.as === 'several' ? `the ${face.word}` : face.word)
    .replace('{do}', deeds[face.word] ?? face.word)
    .replace('{w}', face.word);
  return withHero(filled, hero);
}

/** Verbs and adjectives go their own way, whatever they are about. */
function roleIn(face: Face): Role {
  if (face.as === 'action') return 'action';
  const own = ownRoles[face.id];
  if (own) return own;
  return face.as === 'quality' ? 'feeling' : roleOf[face.category];
}

/** A key, an egg, some rice, a pair of scissors. */
function firstMet({ word, as, first }: Face): string {
  if (first) return first;
  if (as !== 'thing') return `some ${word}`;
  return `${/^(?:[aeio]|u(?!ni))/.test(word) ? 'an' : 'a'} ${word}`;
}

function withHero(text: string, { name, she, her }: Hero): string {
  return text
    .replaceAll('{Name}', name)
    .replaceAll('{she}', she)
    .replaceAll('{She}', upperFirst(she))
    .replaceAll('{her}', her);
}

/** Nobody is named twice in one breath. */
function byPronoun(clause: string, { name, she }: Hero): string {
  return clause.startsWith(name) ? `${upperFirst(she)}${clause.slice(name.length)}` : clause;
}

/** As it stands inside a sentence: names keep their capital. */
function inside(clause: string, { name }: Hero): string {
  return clause.startsWith(name) ? clause : small(clause);
}

function upperFirst(text: string): string {
  return capital(text);
}
