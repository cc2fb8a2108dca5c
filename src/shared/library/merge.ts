import type * as z from 'zod';
import { mergeParagraphs } from './merge-paragraphs';
import { isSameJson } from './same-json';

type Json = z.infer<ReturnType<typeof z.json>>;
type Fields = { [key: string]: Json };
type Part = Fields & { id: string };

export type Side = 'mine' | 'theirs';

interface Sides {
  /** What both began from. */
  base: Json;
  mine: Json;
  theirs: Json;
}

interface MergeResult {
  value: Json;
  /** Both changed the same part in different ways. There the value has what the preferred side has. */
  overlaps: boolean;
}

/**
 * Puts together what two sides made of the same work. A stage, a question, a word, a person of the codex is one part,
 * known by its id; so is each field outside of such, and in it each paragraph of a text. What only one side changed,
 * added, took out or moved is as that side has it.
 */
export function mergeContent(sides: Sides, prefer: Side): MergeResult {
  let overlaps = false;
  /** Where both went on with the same. */
  function decide<T>(mine: T, theirs: T): T {
    overlaps = true;
    return prefer === 'mine' ? mine : theirs;
  }

  function merge(base: Json | undefined, mine: Json | undefined, theirs: Json | undefined): Json | undefined {
    if (isSameJson(mine, theirs) || isSameJson(base, theirs)) return mine;
    if (isSameJson(base, mine)) return theirs;
    if (areParts(base) && areParts(mine) && areParts(theirs)) return mergeParts(base, mine, theirs);
    if (typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string')
      return mergeParagraphs({ base, mine, theirs }, decide);
    if (isOpen(base) && isOpen(mine) && isOpen(theirs)) return mergeFields(base, mine, theirs);
    return decide(mine, theirs);
  }

  function mergeFields(base: Fields, mine: Fields, theirs: Fields): Fields {
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    return Object.fromEntries(
      names.flatMap((name) => {
        const value = merge(own(base, name), own(mine, name), own(theirs, name));
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }

  function mergeParts(base: readonly Part[], mine: readonly Part[], theirs: readonly Part[]): Json[] {
    const [before, here, there] = [byId(base), byId(mine), byId(theirs)];
    const partsById = new Map(
      [...new Set([...here.keys(), ...there.keys()])].flatMap((id): [string, Json][] => {
        const part = merge(before.get(id), here.get(id), there.get(id));
        return part === undefined ? [] : [[id, part]];
      }),
    );
    return orderOf(base, mine, theirs).flatMap((id) => partsById.get(id) ?? []);
  }

  /**
   * The ids of all parts: in the order of the side that moved some, and what only the other side has after its
   * neighbour.
   */
  function orderOf(base: readonly Part[], mine: readonly Part[], theirs: readonly Part[]): string[] {
    const [before, here, there] = [idsOf(base), idsOf(mine), idsOf(theirs)];
    const common = new Set(before.filter((id) => here.includes(id) && there.includes(id)));
    const inOrder = (ids: readonly string[]) => ids.filter((id) => common.has(id));
    const merged = merge(inOrder(before), inOrder(here), inOrder(there));
    const [lead, other] = isSameJson(merged, inOrder(here)) ? [here, there] : [there, here];
    const order = [...lead];
    for (const [place, id] of other.entries()) {
      if (order.includes(id)) continue;
      const neighbour = other[place - 1];
      order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, id);
    }
    return order;
  }

  const value = merge(sides.base, sides.mine, sides.theirs) ?? null;
  return { value, overlaps };
}

const own = (fields: Fields, name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
const idsOf = (parts: readonly Part[]) => parts.map(({ id }) => id);
const byId = (parts: readonly Part[]) => new Map(parts.map((part) => [part.id, part]));

function isFields(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPart(value: Json): value is Part {
  return isFields(value) && typeof value.id === 'string';
}

/** A list of things that are known by their ids, each once. */
function areParts(value: Json | undefined): value is Part[] {
  return Array.isArray(value) && value.every(isPart) && new Set(idsOf(value)).size === value.length;
}

/** Looked into field by field: what is no part itself, or holds parts as a chapter does its scenes. */
function isOpen(value: Json | undefined): value is Fields {
  if (!isFields(value)) return false;
  return !isPart(value) || Object.values(value).some((one) => areParts(one));
}
