import { capital } from '#shared/core/first-letter';

/* A sentence as it can be asked about: what it says, without what only joins it to others or is added at its end. */

const joins =
  'however|therefore|consequently|nevertheless|instead|fortunately|unfortunately|luckily|sadly|happily|surprisingly|interestingly|admittedly|of course|in fact|for example|for instance|on the other hand|after all|apparently|by the way|as a result|not surprisingly|to my surprise|though|too';

const atHead = new RegExp(`^(?:${joins}), (?=\\p{L})`, 'iu');
const some = '(?:an?|one|two|three|four|five|six|ten|twenty|thirty|some|many|several|a few|\\d+)';
/** When it was, seen from what came before: what follows is so without it. */
const next = new RegExp(
  `^(?:at (?:first|last)|in the end|after that|nowadays|these days|${some} (?:minute|hour|day|week|month|year)s? later|soon after(?:wards)?),? (?=(?:he|she|it|they|the|his|her|their)\\b|\\p{Lu})`,
  'iu',
);
const inside = new RegExp(`, (?:${joins}), `, 'giu');
const atEnd = new RegExp(`,? (?:${joins})(?=[.!]$)`, 'iu');
const beforeVerb = /(?<=\p{L}) (?:therefore|consequently|thus|nevertheless)(?= \p{Ll})/gu;
const besideHelper =
  /(?<=\b(?:is|are|was|were|has|have|had|can|could|will)) (?:also|therefore|consequently|still)(?= \p{Ll})/gu;

/** Added behind the last comma: "…, whose roof is red", "…, having lost two", "…, a habit that she kept". */
const added =
  /, (?:whose|(?:most|some|all|many|both|none|each|one|two|half) of (?:which|whom)|having|including|especially|particularly|mainly|mostly|partly|(?:in|on|at|from|to|for|with|by|of|during) (?:which|whom)|(?:a|an) (?:[\p{L}-]+ ){0,3}(?:that|who|which|where|of|for|in|with)) [^.!]*(?=[.!]$)/u;

/** "A farm so remote that …": how much of it. */
const howMuch = /(?<=\b(?:an?|the) \p{Ll}+) so \p{Ll}+ that [^.!]*(?=[.!]$)/u;

/** What stands behind a semicolon, or behind a colon as a sentence of its own, says more of the same. */
const explained = /(?<=(?:\S+ ){4}\S+)(?:;|:(?= (?:it|they|he|she|we|you|this) )) [^.!?]*(?=[.!]$)/u;

/** What short forms stand for; a 'd may stand for had or would, and stays. */
const full: readonly (readonly [RegExp, string])[] = [
  [/\b(I)['’]m\b/g, '$1 am'],
  [/(?<=\p{L})['’]re\b/gu, ' are'],
  [/(?<=\p{L})['’]ve\b/gu, ' have'],
  [/(?<=\p{L})['’]ll\b/gu, ' will'],
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bwon['’]t\b/g, 'will not'],
  [/(?<=\p{L})n['’]t\b/gu, ' not'],
  [/\b(he|she|it|there)['’]s (?=(?:\p{Ll}+ )?(?:been|got|gone|had|made|done|\p{Ll}+ed)\b)/giu, '$1 has '],
  [/\b(he|she|it|there)['’]s\b/gi, '$1 is'],
];

/** What is longer is not asked about, whatever can be left out of it. */
const mostLetters = 320;

/** The sentence without all that, with a capital at its head. */
export function plainText(sentence: string): string {
  if (sentence.length > mostLetters) return sentence;
  const whole = full.reduce((text, [short, long]) => text.replace(short, long), sentence);
  const plain = whole
    .replace(explained, '')
    .replace(howMuch, '')
    .replace(atHead, '')
    .replace(next, '')
    .replace(inside, ' ')
    .replace(atEnd, '')
    .replace(beforeVerb, '')
    .replace(besideHelper, '')
    .replace(added, '');
  return capital(plain);
}
