import { small } from '#shared/core/first-letter';
import { gapMark } from './gap-mark';
import type { Item } from './item';
import type { Advice } from './kind';
import { kindOf } from './kinds/registry';

/**
 * Looks at a question by rules for writing items (Haladyna, Downing and Rodriguez 2002): what gives the key away, and
 * what tests reading tricks instead of English.
 */
export const adviceOn = (item: Item): Advice[] => [...kindOf(item).advice(item), ...negativeStem(item)];

/** Only where the question itself asks for what is not so: a sentence to be completed may well say 'not'. */
function negativeStem({ prompt }: Item): Advice[] {
  const question = prompt.split(gapMark).length > 1 ? '' : prompt;
  // The first letter alone: NOT in capitals is what is asked for.
  if (!/^(which|what|who|where|when|why|how|choose|find|all)\b[^.]*\b(not|except|never)\b/.test(small(question)))
    return [];
  return [
    {
      rule: 'negative-stem',
      text: 'The question is negative. Write NOT in capitals, or ask it without a negative.',
    },
  ];
}
