/**
 * British English from the American transcriptions of the CMU Pronouncing Dictionary. Accents differ by rules (Wells,
 * Accents of English, 1982, chapters 2 and 3): r is heard before vowels only, LOT is round, BATH words are long. Where
 * spelling decides, the rules look at it; what no rule can know is in the table of exceptions.
 */

/** Words with a sound that no rule gives, and how they are said, with the reason above each group. */
const exceptions = new Map(
  Object.entries({
    // Spelled as if they rhymed with others.
    cough: 'K OH1 F',
    because: 'B IH0 K OH1 Z',
    sausage: 'S OH1 S IH0 JH',
    australia: 'OH0 S T R EY1 L IY0 AX0',
    what: 'W OH1 T',
    was: 'W OH1 Z',
    of: 'OH1 V',
    and: 'AE1 N D',
    want: 'W OH1 N T',
    yacht: 'Y OH1 T',
    gone: 'G OH1 N',
    broad: 'B R AO1 D',
    psalm: 'S AA1 M',
    // Not in the dictionary.
    nought: 'N AO1 T',
    // r stands between two vowels, where America has only one of them.
    hurry: 'HH AH1 R IY0',
    worry: 'W AH1 R IY0',
    courage: 'K AH1 R IH0 JH',
    current: 'K AH1 R AX0 N T',
    orange: 'OH1 R IH0 N JH',
    sorry: 'S OH1 R IY0',
    tomorrow: 'T AX0 M OH1 R OW0',
    foreign: 'F OH1 R AX0 N',
    forest: 'F OH1 R IH0 S T',
    carry: 'K AE1 R IY0',
    marry: 'M AE1 R IY0',
    carrot: 'K AE1 R AX0 T',
    parrot: 'P AE1 R AX0 T',
    paris: 'P AE1 R IH0 S',
    // Said in another way altogether.
    garage: 'G AE1 R AA0 ZH',
    schedule: 'SH EH1 D Y UW0 L',
    vase: 'V AA1 Z',
    tomato: 'T AX0 M AA1 T OW0',
    banana: 'B AX0 N AA1 N AX0',
    leisure: 'L EH1 ZH AX0',
    privacy: 'P R IH1 V AX0 S IY0',
    vitamin: 'V IH1 T AX0 M IH0 N',
    zebra: 'Z EH1 B R AX0',
    herb: 'HH ER1 B',
    ate: 'EH1 T',
    been: 'B IY1 N',
    booth: 'B UW1 DH',
    lather: 'L AA1 DH AX0',
    parse: 'P AA1 Z',
    either: 'AY1 DH AX0',
    neither: 'N AY1 DH AX0',
    process: 'P R OW1 S EH2 S',
    yogurt: 'Y OH1 G AX0 T',
    mobile: 'M OW1 B AY2 L',
    fragile: 'F R AE1 JH AY2 L',
    ballet: 'B AE1 L EY2',
    address: 'AX0 D R EH1 S',
    shone: 'SH OH1 N',
    wrath: 'R OH1 TH',
    moustache: 'M AX0 S T AA1 SH',
    plait: 'P L AE1 T',
    lieutenant: 'L EH0 F T EH1 N AX0 N T',
    clerk: 'K L AA1 K',
    route: 'R UW1 T',
    news: 'N Y UW1 Z',
    suit: 'S UW1 T',
    figure: 'F IH1 G AX0',
    advertisement: 'AX0 D V ER1 T IH0 S M AX0 N T',
    laboratory: 'L AX0 B OH1 R AX0 T R IY0',
    weary: 'W IA1 R IY0',
    during: 'D Y UA1 R IH0 NG',
    tourist: 'T UA1 R IH0 S T',
    tour: 'T UA1',
    europe: 'Y UA1 R AX0 P',
    idea: 'AY0 D IA1',
    theatre: 'TH IA1 T AX0',
    really: 'R IA1 L IY0',
    real: 'R IA1 L',
  }),
);

/** a is long before certain consonants, but only in these words. */
const longA = new Set(
  (
    "after afternoon answer ask asked aunt basket bath blast branch brass can’t can't cast castle chance class " +
    'command craft dance demand draught example fast fasten father france glance glass grant grass half halve laugh ' +
    'last master nasty pass passed past pasta path plant plaster raft rather salsa sample shaft slant staff task vast ' +
    'calf calve cursed cast bathroom classroom glasses grandfather classmate advantage disaster banana drama'
  ).split(' '),
);

const isVowel = (token: string | undefined) => token !== undefined && /\d$/.test(token);
const nameOf = (token: string) => token.replace(/\d$/, '');

/** How a lower-case word is said in Britain, from how the dictionary has it, in the dictionary's own signs. */
export function toBritish(word: string, transcription: string | undefined): string | undefined {
  const exception = exceptions.get(word);
  if (exception || transcription === undefined) return exception;
  const american = transcription.split('#')[0]?.trim().split(/\s+/) ?? [];
  // Monday, today, holiday: the dictionary often has the old way, /di/.
  const heard = /day$/.test(word)
    ? american.with(-1, american.at(-1) === 'IY0' ? 'EY0' : (american.at(-1) ?? ''))
    : american;
  return heard.flatMap((token, place) => phonemesFor(word, heard, token, place)).join(' ');
}

function phonemesFor(word: string, all: readonly string[], token: string, place: number): string[] {
  const name = nameOf(token);
  const stress = token.slice(name.length);
  const next = all[place + 1];
  const before = all[place - 1];
  // r is heard before a vowel only.
  if (token === 'R' && isVowel(before) && !isVowel(next)) return [];
  const isBeforeR = next === 'R';
  switch (name) {
    case 'AA':
      if (!isBeforeR && /aw|au|ough|alk/.test(word)) return [`AO${stress}`];
      return [(isBeforeR || !hasRoundA(word) ? 'AA' : 'OH') + stress];
    case 'AO':
      return [(!isBeforeR && isShortO(word) ? 'OH' : 'AO') + stress];
    case 'AE':
      return [(longA.has(word) ? 'AA' : 'AE') + stress];
    case 'AH':
      return [stress === '0' ? 'AX0' : token];
    case 'EH':
      return [isBeforeR && isFairWord(word, all, place) ? `EA${stress}` : token];
    case 'IH':
    case 'IY':
      return [isBeforeR && !/irr|yr|ir[aeiou]/.test(word) ? `IA${stress}` : token];
    case 'UH':
      return [isBeforeR ? `UA${stress}` : token];
    case 'ER':
      return [stress === '0' ? 'AX0' : token, ...(isVowel(next) ? ['R'] : [])];
    case 'UW':
      if (isBeforeR) return [`UA${stress}`];
      return stress !== '0' && isAfterY(word, before) ? ['Y', token] : [token];
    default:
      return [token];
  }
}

/** LOT words are spelled with o, or with a after w: hot, wash. */
const hasRoundA = (word: string) => /o|wa|wha|qua/.test(word);
/** America has one vowel in dog and in walk; the spelling tells them apart. */
const isShortO = (word: string) => /o(?![uarw])/.test(word) && !/aw|au|al|ough|oo/.test(word);
/** very has a short vowel before r; hair, Mary and there have another. */
const isFairWord = (word: string, all: readonly string[], place: number) =>
  !isVowel(all[place + 2]) || /ai|ar[aeiouy]|ear|ere/.test(word.replace(/arr/g, ''));
/** new, tune, due have a y that America leaves out; noon and do never had it. */
const isAfterY = (word: string, before: string | undefined) =>
  before !== undefined && ['T', 'D', 'N'].includes(before) && /[tdn](?:u|ew|eu)/.test(word);
