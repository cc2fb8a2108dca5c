import * as z from 'zod';
import { lineOfText } from '#shared/core/fields';
import { otherSigns, signsOfNames } from './guest-name-fault';
import { guestNameLength } from './guest-name-length';

/** What a guest wants to be called. */
export const guestName = lineOfText('your name', guestNameLength)
  .transform((name) => name.replaceAll(/\s+/g, ' '))
  .pipe(z.string().regex(signsOfNames, otherSigns));

/** A guest as their teacher sees them: the second Anna is told apart from the first. */
export const guestLabel = ({ name, ofName }: { name: string; ofName: number }): string =>
  ofName === 1 ? name : `${name} (${ofName})`;
