import type { Deps } from '#server/domain/platform/deps';
import { tidy } from '#shared/language/normalise';

/** How words and phrases are pronounced; those of which one part is unknown are left out. */
export async function transcribe(
  { words }: Pick<Deps, 'words'>,
  terms: readonly string[],
): Promise<{ items: { word: string; ipa: string }[] }> {
  const pronunciationOf = await words.pronunciations();
  const items = [...new Set(terms.map((word) => word.trim()))].flatMap((word) => {
    const parts = tidy(word)
      .toLowerCase()
      .split(/[\s-]+/)
      .map(pronunciationOf);
    if (parts.some((part) => !part)) return [];
    return { word, ipa: `/${parts.map((part) => part?.slice(1, -1)).join(' ')}/` };
  });
  return { items };
}
