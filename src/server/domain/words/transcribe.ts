import type { Deps } from '#server/domain/platform/deps';
import type { Accent } from '#shared/pronunciation/ipa';

/** How words and phrases are pronounced; those of which one part is unknown are left out. */
export async function transcribe(
  { words }: Pick<Deps, 'words'>,
  terms: readonly string[],
  accent: Accent,
): Promise<{ items: { word: string; ipa: string }[] }> {
  const sayer = await words.sayer();
  const items = [...new Set(terms.map((word) => word.trim()))].flatMap((word) => {
    const said = sayer({ word }, accent);
    return said && !said.isGuess ? [{ word, ipa: said.ipa }] : [];
  });
  return { items };
}
