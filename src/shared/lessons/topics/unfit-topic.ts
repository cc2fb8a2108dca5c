/**
 * Words that stand in no topic for a class. Only what is meant as an insult or as obscene: hard topics (drugs, racism,
 * war) are taught, and what is a name or a plain word as well (cock, dick, bitch of a dog) is nobody's fault.
 */
const unfit =
  /^(?:(?:mother)?fuck(?:s|ed|er|ers|ing|in|off)?|(?:bull)?shit(?:s|ty|head|heads|ting)?|cunts?|wank(?:s|er|ers|ing)?|twats?|ar?s(?:e|s)holes?|dickheads?|whores?|sluts?|nigg(?:er|a)s?|fagg?ots?|kikes?|pakis?|retards?|tranny|trannies|porn(?:o|s|ography)?|blowjobs?|hentai)$/;

/** How such words are written to get past: with digits, signs and long letters. */
const letters: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', '@': 'a', $: 's', '!': 'i' };

const plainly = (word: string) =>
  word
    .toLowerCase()
    .replaceAll(/[01345@$](?=\p{L}|[013457@$])|(?<=\p{L})[01345@$!](?=\p{L})/gu, (sign) => letters[sign] ?? sign)
    .replaceAll(/(\p{L})\1{2,}/gu, '$1')
    .replaceAll(/[^\p{L}]/gu, '');

/** True of a topic that no lesson is planned on. */
export const isUnfitTopic = (topic: string): boolean =>
  topic
    .normalize('NFKC')
    .split(/[\s,;:/–—-]+/)
    .some((word) => unfit.test(plainly(word)));
