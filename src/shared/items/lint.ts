import { creditsOf, gapMark, type Item, type ItemOf } from './item';

/** What a writing rule finds in a question: a hint to its author, never a refusal. */
export interface Hint {
  rule: 'long-key' | 'all-of-the-above' | 'negative-stem' | 'article-clue' | 'overlap' | 'free-ticks' | 'any-answer';
  text: string;
}

/**
 * Looks at a question by rules for writing items (Haladyna, Downing and Rodriguez 2002): what gives the key away, and
 * what tests reading tricks instead of English.
 */
export function lint(item: Item): Hint[] {
  if (item.kind !== 'mc' && item.kind !== 'multi') return [...negativeStem(item), ...anyAnswer(item)];
  return [
    ...(item.kind === 'mc' ? [...longKey(item), ...articleClue(item)] : []),
    ...aboveOptions(item),
    ...negativeStem(item),
    ...overlaps(item),
    ...(item.kind === 'multi' ? freeTicks(item) : []),
  ];
}

/** Where wrong choices cost nothing, ticking everything is the best that one can do. */
function freeTicks({ options }: ItemOf<'multi'>): Hint[] {
  const credits = creditsOf(options);
  const isFree = options.some(({ isKey }) => !isKey) && options.every(({ isKey }, at) => isKey || credits[at] === 0);
  if (!isFree) return [];
  return [
    {
      rule: 'free-ticks',
      text: 'Wrong choices cost nothing: whoever ticks every choice gets all the points. Let wrong ones take some away.',
    },
  ];
}

/** A pattern of nothing but stars takes whatever is typed for right. */
function anyAnswer(item: Item): Hint[] {
  if (item.kind !== 'gap' && item.kind !== 'short') return [];
  const isOpen = item.typing?.wildcards && item.accepted.some((answer) => /^[*\s]+$/.test(answer));
  return isOpen
    ? [{ rule: 'any-answer', text: 'A * alone is among the right answers: whatever is typed is right.' }]
    : [];
}

type Choice = ItemOf<'mc'> | ItemOf<'multi'>;

/** Longer than each other option by half and by some letters: those who know nothing take the longest. */
function longKey({ options }: ItemOf<'mc'>): Hint[] {
  const key = options.find(({ isKey }) => isKey)?.text.length ?? 0;
  const longest = Math.max(...options.filter(({ isKey }) => !isKey).map(({ text }) => text.length));
  if (key < longest * 1.5 || key - longest < 8) return [];
  return [{ rule: 'long-key', text: 'The right choice is much longer than the others. Make them alike in length.' }];
}

function aboveOptions({ options }: Choice): Hint[] {
  const found = options.find(({ text }) => /^(all|none|both|neither) of (the above|these|them)\b/i.test(text.trim()));
  if (!found) return [];
  return [
    {
      rule: 'all-of-the-above',
      text: `‘${found.text}’ is right or wrong by the other choices, and loses its sense when they are mixed. Write a choice of its own.`,
    },
  ];
}

/** Only where the question itself asks for what is not so: a sentence to be completed may well say 'not'. */
function negativeStem({ prompt }: Item): Hint[] {
  const question = prompt.split(gapMark).length > 1 ? '' : prompt;
  if (!/^(which|what|who|where|when|why|how|choose|find|all)\b[^.]*\b(not|except|never)\b/.test(lowerFirst(question)))
    return [];
  return [
    {
      rule: 'negative-stem',
      text: 'The question asks for what is not so. Write NOT in capitals, or ask the other way round.',
    },
  ];
}

/** The first letter alone, for NOT in capitals is what is asked for. */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** 'a' or 'an' before the gap that some choices cannot follow. By letters, with the words whose sound is another. */
function articleClue({ prompt, options }: ItemOf<'mc'>): Hint[] {
  const article = new RegExp(`\\b(an?) ${gapMark}`, 'i').exec(prompt)?.[1]?.toLowerCase();
  if (!article) return [];
  const fits = (text: string) => beginsWithVowel(text) === (article === 'an');
  if (options.every(({ text }) => fits(text))) return [];
  return [
    {
      rule: 'article-clue',
      text: `‘${article}’ before the gap rules some choices out. Write a/an, or put the article into the choices.`,
    },
  ];
}

function beginsWithVowel(text: string): boolean {
  const word = text.trim().toLowerCase();
  if (/^(hour|honest|honour|heir)/.test(word)) return true;
  return /^[aeiou]/.test(word) && !/^(uni([^mn]|$)|use|usu|euro|one\b|once\b|ut[ei])/.test(word);
}

/** One choice that says another one too: anyone who sees it knows that both cannot be the only right one. */
function overlaps({ options }: Choice): Hint[] {
  const texts = options.map(
    ({ text }) =>
      ` ${text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}'’-]+/gu, ' ')
        .trim()} `,
  );
  const pair = texts.flatMap((text, place) =>
    texts.flatMap((other, at) =>
      at !== place && text.trim().split(' ').length >= 3 && other.includes(text) ? [[place, at] as const] : [],
    ),
  )[0];
  const ranges = overlappingRanges(options.map(({ text }) => text));
  const found = pair ?? ranges;
  if (!found) return [];
  const [one, other] = found.map((place) => options[place]?.text ?? '');
  return [{ rule: 'overlap', text: `‘${one}’ and ‘${other}’ overlap: where one is right, so is the other.` }];
}

function overlappingRanges(texts: readonly string[]): readonly [number, number] | undefined {
  const ranges = texts.flatMap((text, place) => {
    const [, from, to] = /^\D{0,3}(\d+)\s*(?:-|–|to)\s*(\d+)\D*$/.exec(text.trim()) ?? [];
    return from && to ? [{ place, from: Number(from), to: Number(to) }] : [];
  });
  for (const [at, one] of ranges.entries()) {
    const other = ranges.slice(at + 1).find((next) => next.from <= one.to && one.from <= next.to);
    if (other) return [one.place, other.place];
  }
  return undefined;
}
