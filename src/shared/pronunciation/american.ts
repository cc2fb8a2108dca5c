import { isVowel } from './ipa';
import { vowelSpans } from './letters';

/**
 * How a lower-case word is said in America, from its line in the CMU Pronouncing Dictionary, by the conventions of
 * dictionaries for learners: one main stress, a second only where it helps, weak vowels by their letters.
 */
export function toAmerican(word: string, transcription: string): string[] {
  const sounds = transcription.split('#')[0]?.trim().split(/\s+/) ?? [];
  return withWeakVowels(word, withFullVowels(word, withOneStress(sounds)));
}

/**
 * The dictionary marks a second stress in half of all compounds, and several main ones in some. The last main one is
 * kept; a second one is marked before it only, with a syllable between unless the word has two full ones: downstairs.
 */
function withOneStress(sounds: readonly string[]): string[] {
  const main = sounds.findLastIndex((sound) => sound.endsWith('1'));
  return sounds.map((sound, place) => {
    if (sound.endsWith('1')) return place === main ? sound : sound.replace('1', '2');
    const next = sounds.slice(place + 1).find(isVowel);
    return sound.endsWith('2') && (place > main || /[12]$/.test(next ?? '')) ? sound.replace('2', '3') : sound;
  });
}

/** Vowels that the dictionary writes in several ways, in one. */
function withFullVowels(word: string, sounds: readonly string[]): string[] {
  const main = sounds.findIndex((sound) => sound.endsWith('1'));
  return sounds.flatMap((sound, place) => {
    const name = sound.slice(0, -1);
    const next = sounds[place + 1];
    const isLast = place === sounds.length - 1;
    if (next === 'R') {
      if (name === 'IY') return [sound.replace('IY', 'IH')];
      if (name === 'UW') return [sound.replace('UW', 'UH')];
      if (name === 'EH' && /arr|arit(?:y|ies)$/.test(word)) return [sound.replace('EH', 'AE')];
      if (/^A[YW]$/.test(name) && !isVowel(sounds[place + 2])) return [sound, 'AX0'];
    }
    switch (name) {
      case 'AA':
        return [next !== 'R' && /au|aw|war|ought|al(?:k|l(?![eo]))/.test(word) ? sound.replace('AA', 'AO') : sound];
      case 'AE':
        // advice, accept, admit
        return [place === 0 && sound === 'AE0' && /^(?:D [VM]|K [SN])/.test(soundsAfter(sounds, 0)) ? 'AX0' : sound];
      case 'AH':
        if (sound === 'AH0' && place === 0 && /^(?:un|um|up)/.test(word) && !/^(?:until|unless|upon)/.test(word))
          return ['AH3'];
        return [sound === 'AH0' ? 'AX0' : sound];
      case 'EH':
        // enjoy, employ, extreme, essential
        return [/[03]$/.test(sound) && place === 0 && /^(?:en|em|ex|essen)/.test(word) ? 'IH0' : sound];
      case 'ER':
        // around, camera
        if (sound === 'ER0' && isVowel(next)) return ['AX0', 'R'];
        return [sound === 'ER0' && !isVowel(next) && !isLast && /ir(?![eo])|wor[kdmt]/.test(word) ? 'ER3' : sound];
      case 'IY':
        // Monday, today, holiday: the dictionary often has the old way, /di/.
        if (isLast && /day$/.test(word)) return ['EY3'];
        return [place > main && (isVowel(next) || (isLast && /(?:y|ie|i)$/.test(word))) ? 'IY0' : sound];
      case 'UW':
        // usual and monument, but menu
        if (place > main && (isVowel(next) || (sound === 'UW0' && sounds.slice(place + 1).some(isVowel))))
          return ['UW0'];
        return [sound === 'UW0' && !isVowel(next) && word !== 'into' && word !== 'onto' ? 'UW3' : sound];
      default:
        return [sound];
    }
  });
}

const soundsAfter = (sounds: readonly string[], place: number) => sounds.slice(place + 1).join(' ');

/** Endings and beginnings whose weak vowel is the one of kit, whatever the dictionary has. */
const kitEndings: readonly [RegExp, RegExp][] = [
  [/age[sd]?$|ager$|edge$|ege$|enge$|dges$/, /AX0 (N )?JH( D| IH0 Z| ER0)?$/],
  [/[^lraeiou]et(s|ed|ing)?$/, /AX0 T( S| IH0 D| IH0 NG)?$/],
  [/est$|ist$/, /AX0 S T$/],
  [/[td]ed$/, /AX0 D$/],
  [/(?:s|x|z|ch|sh|c|g)es$/, /AX0 Z$/],
  [/(?:ice|is)$/, /AX0 S$/],
];

/** Endings whose vowel is the weakest one. */
const weakEndings: readonly [RegExp, RegExp, string][] = [
  [/it(?:y|ies)$/, /IH0 T IY0/, 'AX0 T IY0'],
  [/[^m]ent$/, /[EI]H0 N T$/, 'AX0 N T'],
  [/ism$/, /Z IH0 M$/, 'Z AX0 M'],
  [/less$/, /L IH0 S$/, 'L AX0 S'],
  [/n[ts]ion/, /N CH AX0 N/, 'N SH AX0 N'],
];

function withWeakVowels(word: string, sounds: readonly string[]): string[] {
  let line = sounds.join(' ').replace(/AX0 W AX0/, /u[aei]/.test(word) ? 'UW0 AX0' : 'AX0 W AX0');
  for (const [letters, ending] of kitEndings) {
    if (letters.test(word)) line = line.replace(ending, (said) => said.replace('AX0', 'IH0'));
  }
  for (const [letters, ending, said] of weakEndings) if (letters.test(word)) line = line.replace(ending, said);
  if (/^(?:re|de|pre|be|se|e)[^aeiour]/.test(word)) line = line.replace(/^((?:[A-Z]+ )*?)(?:AX0|IY0)/, '$1IH0');
  if (/^t?ele/.test(word)) line = line.replace(/(EH\d L) AX0/, '$1 IH0');
  const heard = line.split(' ');
  const vowels = heard.flatMap((sound, place) => (isVowel(sound) ? [place] : []));
  const spans = vowelSpans(word, vowels.length);
  if (!spans) return heard;
  return heard.map((sound, place) => {
    const span = sound === 'AX0' ? spans[vowels.indexOf(place)] : undefined;
    if (!span) return sound;
    const letters = word.slice(span.begin, span.end);
    const after = word.slice(span.end);
    if (letters === 'u' && heard[place - 1] === 'JH' && heard[place + 1] !== 'R') return 'UH3';
    return /^[iy]$/.test(letters) && !/^(?:t(?:y|ies)$|bl[ey]|bil|l(?!l)|r|c$)/.test(after) && !/s[iy]ns?$/.test(word)
      ? 'IH0'
      : sound;
  });
}
