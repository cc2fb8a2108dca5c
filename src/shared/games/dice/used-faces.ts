import type { Face } from '#shared/content/dice/face';
import { tidy } from '#shared/language/normalise';

/**
 * The ids of those faces whose word stands in a text, in any of its forms. Words of two parts count with a hyphen or a
 * space between them; capitals make no difference.
 */
export function usedFaces(text: string, faces: readonly Face[]): ReadonlySet<string> {
  const words = wordsOf(text);
  const held = ` ${words.join(' ')} `;
  const used = faces.filter(({ forms }) => forms.some((form) => held.includes(` ${wordsOf(form).join(' ')} `)));
  return new Set(used.map(({ id }) => id));
}

/** The words of a text without signs; what follows an apostrophe is left out: the dog's bone. */
function wordsOf(text: string): string[] {
  return (
    tidy(text)
      .toLowerCase()
      .match(/\p{L}+(?:'\p{L}+)?/gu)
      ?.map((word) => word.replace(/'s?$/, '')) ?? []
  );
}
