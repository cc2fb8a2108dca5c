import { small } from '#shared/core/first-letter';
import type { GrammarPoint } from './points';

/** Points that are called by a term of grammar; the others by the words themselves, which stand in quotes. */
const withArticle = /^(Present|Past|Passive|Second|Third|Zero|Gerund)/;
const term =
  /^(Adverbs|Articles|Comparatives|Object|Possessives|Prepositions|Question|Relative|Reported|Superlatives|The)/;

/** What a point is called inside a sentence: the past simple (irregular verbs). */
export function nameInSentence({ name }: Pick<GrammarPoint, 'name'>): string {
  if (!withArticle.test(name) && !term.test(name)) return `“${small(name)}”`;
  const inside = small(name).replace(/: (.+)$/, ' ($1)');
  return withArticle.test(name) ? `the ${inside}` : inside;
}
