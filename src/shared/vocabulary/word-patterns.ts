import type { Word } from '#shared/content/words/word';

/** Beginnings and ends that make words, with what they do, and words of more than one part. */
export const wordPatterns = {
  'phrasal-verb': { name: 'Phrasal verbs', says: 'A verb with a little word that changes its meaning: give up.' },
  phrase: { name: 'Fixed phrases', says: 'Words that belong together: of course.' },
  un: { name: 'un-', says: 'The opposite: unhappy.' },
  dis: { name: 'dis-', says: 'The opposite: disagree.' },
  in: { name: 'in-, im-, ir-, il-', says: 'The opposite: impossible.' },
  re: { name: 're-', says: 'Again: rewrite.' },
  er: { name: '-er, -or', says: 'A person or thing that does something: teacher.' },
  ist: { name: '-ist', says: 'A person who knows or plays something: artist.' },
  ion: { name: '-tion, -sion', says: 'A noun from a verb: information.' },
  ment: { name: '-ment', says: 'A noun from a verb: movement.' },
  ness: { name: '-ness', says: 'A noun from an adjective: illness.' },
  ity: { name: '-ity', says: 'A noun from an adjective: reality.' },
  ful: { name: '-ful', says: 'Full of something: careful.' },
  less: { name: '-less', says: 'Without something: homeless.' },
  able: { name: '-able, -ible', says: 'That can be done: comfortable.' },
  ous: { name: '-ous', says: 'An adjective from a noun: dangerous.' },
  ive: { name: '-ive', says: 'An adjective: expensive.' },
  al: { name: '-al', says: 'An adjective: musical.' },
  ly: { name: '-ly', says: 'An adverb from an adjective: slowly.' },
  ise: { name: '-ise', says: 'A verb: organise.' },
} as const;
export type WordPattern = keyof typeof wordPatterns;

const isPattern = (id: string): id is WordPattern => Object.hasOwn(wordPatterns, id);
export const patternIds = Object.keys(wordPatterns).filter(isPattern);

/** A beginning counts only where the rest is a word of its own, so that `uncle` is no opposite. */
const beginnings: Partial<Record<WordPattern, RegExp>> = {
  un: /^un(.{3,})$/,
  dis: /^dis(.{3,})$/,
  in: /^(?:in|im|ir|il)(.{3,})$/,
  re: /^re-?(.{3,})$/,
};

const ends: Partial<Record<WordPattern, { end: RegExp; of: readonly Word['partOfSpeech'][] }>> = {
  er: { end: /.{3}(?:er|or)$/, of: ['noun'] },
  ist: { end: /.{2}ist$/, of: ['noun'] },
  ion: { end: /[ts]ion$/, of: ['noun'] },
  ment: { end: /.{3}ment$/, of: ['noun'] },
  ness: { end: /.{2}ness$/, of: ['noun'] },
  ity: { end: /.{2}ity$/, of: ['noun'] },
  ful: { end: /.{2}ful$/, of: ['adjective'] },
  less: { end: /.{2}less$/, of: ['adjective'] },
  able: { end: /.{2}[ai]ble$/, of: ['adjective'] },
  ous: { end: /.{2}ous$/, of: ['adjective'] },
  ive: { end: /.{2}ive$/, of: ['adjective'] },
  al: { end: /.{2}al$/, of: ['adjective'] },
  ly: { end: /.{2}ly$/, of: ['adverb'] },
  ise: { end: /.{2}i[sz]e$/, of: ['verb'] },
};

/** The words of the pack that follow a pattern, in the order of the pack. */
export function wordsLike(pattern: WordPattern, words: readonly Word[]): Word[] {
  if (pattern === 'phrasal-verb') return words.filter(({ partOfSpeech }) => partOfSpeech === 'phrasal verb');
  if (pattern === 'phrase') return words.filter(({ partOfSpeech }) => partOfSpeech === 'phrase');
  const begins = beginnings[pattern];
  if (begins) {
    const knownWords = new Set(words.map(({ word }) => word));
    return words.filter(({ word, partOfSpeech }) => {
      const root = begins.exec(word)?.[1];
      if (!root || !knownWords.has(root)) return false;
      return pattern === 're' ? partOfSpeech === 'verb' : ['adjective', 'adverb', 'verb'].includes(partOfSpeech);
    });
  }
  const rule = ends[pattern];
  if (!rule) return [];
  return words.filter(({ word, partOfSpeech }) => rule.of.includes(partOfSpeech) && rule.end.test(word));
}
