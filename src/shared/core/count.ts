import { numberText } from './locale';

/** `1 token`, `3 tokens`, `1,200 tokens`; where a plural is not the word with an s, it is said: `count(2, 'die', 'dice')`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${numberText(number)} ${number === 1 ? one : many}`;
}
