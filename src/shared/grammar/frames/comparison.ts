import { degrees } from '#shared/language/forms/inflect';

/** Adjective, opposite, and what learners make of its comparative. */
export const ofPeople = [
  ['tall', 'short'], ['old', 'young'], ['young', 'old'], ['short', 'tall'], ['strong', 'weak'],
  ['happy', 'sad'], ['rich', 'poor'], ['fast', 'slow'], ['careful', ''], ['popular', ''], ['helpful', ''], ['famous', ''],
] as const; // biome-ignore format: a list of words

/** The same of things. */
export const ofThings = [
  ['big', 'small'], ['cheap', 'expensive'], ['expensive', 'cheap'], ['old', 'new'], ['heavy', 'light'], ['long', 'short'],
  ['small', 'big'], ['dangerous', 'safe'], ['interesting', 'boring'], ['difficult', 'easy'], ['beautiful', ''], ['modern', ''],
  ['comfortable', ''], ['useful', ''],
] as const; // biome-ignore format: a list of words

/** What an adjective is said of, where not everything fits. */
export const thingsFor: Record<string, readonly string[]> = {
  heavy: ['bag', 'box', 'suitcase'],
  long: ['film', 'book', 'story'],
  dangerous: ['road', 'sport', 'animal'],
  interesting: ['book', 'film', 'story', 'museum'],
  difficult: ['test', 'question', 'exercise'],
  useful: ['app', 'book', 'website'],
  beautiful: ['picture', 'garden', 'song'],
  modern: ['hotel', 'museum', 'house'],
  comfortable: ['chair', 'sofa', 'hotel', 'bed'],
};

/** What all other adjectives are said of. */
export const anyThings = ['house', 'car', 'bike', 'phone', 'bag', 'hotel', 'computer', 'boat'];

/** Comparative and superlative, with -er or with more. */
export function comparisonForms(adjective: string) {
  const forms = degrees(adjective);
  const isShort = forms !== undefined && !['careful', 'useful', 'famous', 'modern'].includes(adjective);
  return isShort
    ? { isShort, more: forms.comparative[0] ?? '', most: forms.superlative[0] ?? '' }
    : { isShort, more: `more ${adjective}`, most: `most ${adjective}` };
}

/** The ending put on an adjective that does not take it. */
export const wrongEnding = (adjective: string, end: 'er' | 'est') =>
  adjective.endsWith('e') ? `${adjective}${end.slice(1)}` : `${adjective}${end}`;
