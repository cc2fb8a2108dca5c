import type { PartOfSpeech } from '#shared/language/part-of-speech';

/** Words of everyday talk and words of official writing, by their part of speech. All others fit anywhere. */
export const registers: Record<'informal' | 'formal', Partial<Record<PartOfSpeech, string>>> = {
  informal: {
    noun: 'dad, grandad, grandma, grandpa, guy, kid, mate, movie, mum, rip-off, stuff',
    adjective: 'broke, crazy, weird',
    verb: 'cram, quit',
    exclamation: 'bye, cheers, hey, hi, OK, wow, yeah',
    adverb: 'a bit, pretty',
    'phrasal verb': 'be into, hang on, hang out, pop in, splash out, throw up, tuck in',
  },
  formal: {
    noun: 'beverage, enquiry, garment, offspring, purchase, sir',
    verb: 'acquire, assist, conceal, exceed, inform, obtain, permit, possess, require, retain, seek',
    adjective: 'numerous, sufficient',
    adverb: 'furthermore, moreover, nevertheless, seldom, subsequently, thus',
    'phrasal verb': 'dispose of, embark on',
  },
};
