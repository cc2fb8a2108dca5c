import { lineFault } from '#shared/core/line-fault';
import { guestNameLength } from './guest-name-length';

/** Letters of any script, digits, and what stands in names: nothing that looks like an address, a tag or a number of ours. */
export const signsOfNames = /^[\p{L}\p{M}][\p{L}\p{M}\p{N} .'’-]*$/u;

export const otherSigns = 'Please use letters, digits and spaces, and begin with a letter.';

/** What is wrong with the name of a guest, as its schema says it; a page for guests has no room for the schema library. */
export function guestNameFault(typed: string): string | undefined {
  const fault = lineFault(typed, 'your name', guestNameLength);
  if (fault) return fault;
  return signsOfNames.test(typed.trim().replaceAll(/\s+/g, ' ')) ? undefined : otherSigns;
}
