import { diffArrays } from 'diff';

interface Sides {
  base: string;
  mine: string;
  theirs: string;
}

/** Lines of a text from `start` to before `end`, and what stands there now. */
interface Place {
  start: number;
  end: number;
}
type Replacement = Place & { lines: string[] };
type Group = Place & Record<'mine' | 'theirs', Replacement[]>;

/**
 * Puts together what two sides made of one text. Each line is a paragraph; `decide` says what stands where both wrote
 * differently at the same place.
 */
export function mergeParagraphs(sides: Sides, decide: (mine: string[], theirs: string[]) => string[]): string {
  const base = sides.base.split('\n');
  const groups = groupsOf(replacementsIn(base, sides.mine), replacementsIn(base, sides.theirs));
  const merged: string[] = [];
  let at = 0;
  for (const group of groups) {
    merged.push(...base.slice(at, group.start));
    at = group.end;
    const mine = linesIn(base, group, group.mine);
    const theirs = linesIn(base, group, group.theirs);
    if (group.theirs.length === 0 || mine.join('\n') === theirs.join('\n')) merged.push(...mine);
    else merged.push(...(group.mine.length === 0 ? theirs : decide(mine, theirs)));
  }
  return [...merged, ...base.slice(at)].join('\n');
}

/** Comparing takes the square of the differences: a text that differs in more lines than these is another text. */
const mostDifferences = 1000;

function replacementsIn(base: string[], text: string): Replacement[] {
  const lines = text.split('\n');
  const differences = diffArrays(base, lines, { maxEditLength: mostDifferences });
  if (!differences) return [{ start: 0, end: base.length, lines }];
  const replacements: Replacement[] = [];
  let at = 0;
  let open: Replacement | undefined;
  for (const { value, added, removed } of differences) {
    if (!added && !removed) {
      at += value.length;
      open = undefined;
      continue;
    }
    if (!open) {
      open = { start: at, end: at, lines: [] };
      replacements.push(open);
    }
    if (added) open.lines.push(...value);
    else {
      at += value.length;
      open.end = at;
    }
  }
  return replacements;
}

/** What both sides did, in the order of the text; what touches the same lines is one group. */
function groupsOf(mine: readonly Replacement[], theirs: readonly Replacement[]): Group[] {
  const all = [
    ...mine.map((one) => ({ ...one, mine: [one], theirs: [] })),
    ...theirs.map((one) => ({ ...one, mine: [], theirs: [one] })),
  ].sort((one, other) => one.start - other.start || one.end - other.end);
  const groups: Group[] = [];
  for (const next of all) {
    const last = groups.at(-1);
    if (!last || !areAtOnePlace(last, next)) {
      groups.push(next);
      continue;
    }
    last.end = Math.max(last.end, next.end);
    last.mine = [...last.mine, ...next.mine];
    last.theirs = [...last.theirs, ...next.theirs];
  }
  return groups;
}

/** Both take some of the same lines, or both put something in between the same two. */
function areAtOnePlace(one: Place, other: Place): boolean {
  const isSame = one.start === other.start && one.end === other.end;
  return isSame || (one.start < other.end && other.start < one.end);
}

/** What a side has in a place. */
function linesIn(base: readonly string[], { start, end }: Place, replacements: readonly Replacement[]): string[] {
  const lines: string[] = [];
  let at = start;
  for (const one of replacements) {
    lines.push(...base.slice(at, one.start), ...one.lines);
    at = one.end;
  }
  return [...lines, ...base.slice(at, end)];
}
