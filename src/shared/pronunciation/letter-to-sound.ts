/** Letters and how they are usually said, longest first at each place. What stands in brackets must follow. */
const rules: readonly [RegExp, string][] = (
  [
    ['(?<=[bcdfgkptz])le$', 'AX0 L'],
    ['tion', 'SH AX0 N'],
    ['sion', 'ZH AX0 N'],
    ['cious|tious', 'SH AX0 S'],
    ['ture$', 'CH AX0'],
    ['igh', 'AY1'],
    ['eigh', 'EY1'],
    ['augh|ough', 'AO1'],
    ['tch', 'CH'],
    ['dge', 'JH'],
    ['sch', 'S K'],
    ['ch', 'CH'],
    ['sh', 'SH'],
    ['ph', 'F'],
    ['th', 'TH'],
    ['wh', 'W'],
    ['^kn', 'N'],
    ['^wr', 'R'],
    ['ck', 'K'],
    ['ng$', 'NG'],
    ['ng', 'NG G'],
    ['nk', 'NG K'],
    ['qu', 'K W'],
    ['air|are$', 'EA1'],
    ['ear|eer', 'IA1'],
    ['oor|our|ore$|or(?![aeiouy])|oar', 'AO1'],
    ['ar(?![aeiouy])', 'AA1'],
    ['er$|or$|re$', 'AX0'],
    ['er(?![aeiouy])|ir(?![aeiouy])|ur(?![aeiouy])', 'ER1'],
    ['ee|ea|ie', 'IY1'],
    ['ai|ay|ei|ey', 'EY1'],
    ['oa|oe', 'OW1'],
    ['ow$', 'OW1'],
    ['ou|ow', 'AW1'],
    ['oo|ew|ue|ui', 'UW1'],
    ['au|aw', 'AO1'],
    ['oi|oy', 'OY1'],
    ['a(?=[^aeiouy]e$)', 'EY1'],
    ['i(?=[^aeiouy]e$)|y(?=[^aeiouy]e$)', 'AY1'],
    ['o(?=[^aeiouy]e$)', 'OW1'],
    ['u(?=[^aeiouy]e$)', 'UW1'],
    ['e(?=[^aeiouy]e$)', 'IY1'],
    ['e$', ''],
    ['y$', 'IY0'],
    ['^y', 'Y'],
    ['c(?=[eiy])', 'S'],
    ['g(?=[eiy])', 'JH'],
    ['x', 'K S'],
    ['bb|b', 'B'],
    ['cc|c|kk|k|q', 'K'],
    ['dd|d', 'D'],
    ['ff|f', 'F'],
    ['gg|g', 'G'],
    ['h', 'HH'],
    ['j', 'JH'],
    ['ll|l', 'L'],
    ['mm|m', 'M'],
    ['nn|n', 'N'],
    ['pp|p', 'P'],
    ['rr|r', 'R'],
    ['ss|s', 'S'],
    ['tt|t', 'T'],
    ['v', 'V'],
    ['w', 'W'],
    ['zz|z', 'Z'],
    ['a$', 'AX0'],
    ['a', 'AE1'],
    ['e', 'EH1'],
    ['i|y', 'IH1'],
    ['o', 'OH1'],
    ['u', 'AH1'],
  ] as const
).map(([letters, sounds]) => [new RegExp(`(?:${letters})`, 'y'), sounds]);

/** The longest word that is guessed; more letters are no word. */
const longest = 30;

/**
 * A guess at how an unknown word is said, from its letters: in the dictionary's signs, stressed on its first full
 * vowel. Nothing where it has other letters than English, or no vowel.
 */
export function guessSounds(word: string): string | undefined {
  if (!/^[a-z]+$/.test(word) || word.length > longest) return undefined;
  const sounds: string[] = [];
  for (let place = 0; place < word.length; ) {
    const match = matchAt(word, place);
    if (!match) return undefined;
    sounds.push(...match.sounds.split(' ').filter(Boolean));
    place += match.length;
  }
  return sounds.some((sound) => /\d$/.test(sound)) ? stressedOnce(sounds).join(' ') : undefined;
}

function matchAt(word: string, place: number): { sounds: string; length: number } | undefined {
  for (const [letters, sounds] of rules) {
    letters.lastIndex = place;
    const match = letters.exec(word);
    if (match) return { sounds, length: match[0].length };
  }
  return undefined;
}

/** One stress a word: on the syllable before -tion and -ic, else on the first. */
function stressedOnce(sounds: readonly string[]): string[] {
  const full = sounds.flatMap((sound, place) => (sound.endsWith('1') ? [place] : []));
  const ending = sounds.slice(-3).join(' ');
  const isBeforeEnding = ['SH AX0 N', 'ZH AX0 N', 'SH AX0 S'].includes(ending);
  const stressed = (isBeforeEnding ? full.at(-1) : full[0]) ?? sounds.findIndex((sound) => /\d$/.test(sound));
  return sounds.map((sound, place) => (place === stressed ? sound.replace(/\d$/, '1') : sound.replace(/1$/, '0')));
}
