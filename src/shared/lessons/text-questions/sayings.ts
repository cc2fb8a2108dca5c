import { withArticle } from '#shared/writing/checker/a-or-an';

const determiner =
  /^(?:(?:most|some|all|many|half) of the|the|an?|some|any|many|all|most|each|every|two|three|four|five|six|seven|eight|nine|ten|my|your|his|her|its|our|their) /i;

/** Whose it is may be said in more than one way. */
const possessive = /^(?:my|his|her|its|our|their|\S+ \S+['’]s|\S+['’]s) /i;

/** First and last name, or more. */
const fullName = /^(?!(?:The|An?) )\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)+$/u;

/** As who answers may say it: with the article and without it, whole, and as short as it can be said. */
export function sayings(text: string): string[] {
  const owned = possessive.exec(text)?.[0];
  if (owned) {
    const bare = text.slice(owned.length);
    return [bare, ...['the', 'his', 'her', 'their', 'my', 'its'].map((own) => `${own} ${bare}`)];
  }
  // Nobody is called the Janet Orme, nor his.
  if (fullName.test(text)) {
    const [first = ''] = text.split(' ');
    const last = lastWord(text);
    return [text, first, last, ...['Mr', 'Mrs', 'Ms'].map((title) => `${title} ${last}`)];
  }
  // Two people are both of them.
  if (/ and /.test(text)) return [text, text.replace(/^(.+) and (.+)$/, '$2 and $1')];
  const [own = 'the '] = determiner.exec(text) ?? [];
  const withOwn = (said: string) => (/^an? $/i.test(own) ? withArticle(said) : own.toLowerCase() + said);
  const bare = text.replace(determiner, '');
  const noun = bare.split(/ (?:of|in|at|on|from|for|with|near|between) /)[0] ?? bare;
  const head = lastWord(noun);
  const owners = ['his', 'her', 'their', 'my'];
  return [
    ...new Set([
      ...[bare, noun, head].flatMap((said) => [said, `the ${said}`, withOwn(said)]),
      // The flat that somebody sold was theirs.
      ...(/^the /i.test(own) ? owners.map((owner) => `${owner} ${bare}`) : []),
    ]),
  ];
}

export const lastWord = (text: string) => text.split(' ').at(-1) ?? text;
