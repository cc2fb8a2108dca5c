/* A sentence as it can be asked about: what it says, without what only joins it to others or is added at its end. */

const joins =
  'however|therefore|consequently|nevertheless|instead|fortunately|unfortunately|luckily|sadly|happily|surprisingly|interestingly|admittedly|of course|in fact|for example|for instance|on the other hand|after all|apparently|by the way|as a result|not surprisingly|to my surprise|though|too';

const atHead = new RegExp(`^(?:${joins}), (?=\\p{L})`, 'iu');
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

/** What stands behind a colon or a semicolon says more of the same. */
const explained = /(?<=(?:\S+ ){4}\S+)[:;] [^.!?]*(?=[.!]$)/u;

/** The sentence without all that, with a capital at its head. */
export function plainText(sentence: string): string {
  const plain = sentence
    .replace(explained, '')
    .replace(howMuch, '')
    .replace(atHead, '')
    .replace(inside, ' ')
    .replace(atEnd, '')
    .replace(beforeVerb, '')
    .replace(besideHelper, '')
    .replace(added, '');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
