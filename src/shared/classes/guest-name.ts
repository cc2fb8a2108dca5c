import * as z from 'zod';
import { lineOfText } from '#shared/core/fields';
import { guestNameLength } from './guest-name-length';

/** Letters of any script, digits, and what stands in names: nothing that looks like an address, a tag or a number of ours. */
const signsOfNames = /^[\p{L}\p{M}][\p{L}\p{M}\p{N} .'’-]*$/u;

/** What a guest wants to be called. */
export const guestName = lineOfText('your name', guestNameLength)
  .transform((name) => name.replaceAll(/\s+/g, ' '))
  .pipe(z.string().regex(signsOfNames, 'Please use letters, digits and spaces, and begin with a letter.'));

/** A guest as their teacher sees them: the second Anna is told apart from the first. */
export const guestLabel = ({ name, ofName }: { name: string; ofName: number }): string =>
  ofName === 1 ? name : `${name} (${ofName})`;
