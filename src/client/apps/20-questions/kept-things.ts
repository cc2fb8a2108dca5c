import * as z from 'zod';
import { newId } from '#client/lib/new-id';
import { readStoredJson, writeStored } from '#client/lib/storage';
import { addedThing } from '#shared/api/twenty-questions';
import type { AddedThing } from '#shared/games/twenty-questions/added-things';

const key = '20-questions:things';
const mostKept = 60;

const keptThings = z.array(addedThing);

/** The things that were added on this device, for the games that are played on it. */
export const readKeptThings = (): AddedThing[] => keptThings.safeParse(readStoredJson(key)).data ?? [];

/** Keeps a thing on this device, the oldest making room. True when it worked. */
export function keepThing(thing: Omit<AddedThing, 'id'>): boolean {
  const result = addedThing.safeParse({ id: newId(), ...thing });
  if (!result.success) return false;
  return writeStored(key, JSON.stringify([...readKeptThings(), result.data].slice(-mostKept)));
}
