import { dictionary } from 'cmu-pronouncing-dictionary';
import { describe, expect, test } from 'vitest';
import type { PartOfSpeech } from '#shared/language/part-of-speech';
import { createSayer } from '#shared/pronunciation/sayer';

const transcriptions = new Map(Object.entries(dictionary));
const usual = new Set('teach class room happy table photograph every one fall run'.split(' '));
const sayer = createSayer((word) => transcriptions.get(word), usual);

const british = (word: string, partOfSpeech?: PartOfSpeech) => sayer({ word, partOfSpeech }, 'british')?.ipa;
const american = (word: string, partOfSpeech?: PartOfSpeech) => sayer({ word, partOfSpeech }, 'american')?.ipa;
const written = (word: string) => {
  const { syllables = [], stressed } = sayer({ word }, 'british') ?? {};
  return syllables.map((syllable, at) => (at === stressed ? syllable.toUpperCase() : syllable)).join('·');
};

describe('British English from American transcriptions', () => {
  // None of these is in a table: the rules alone say them.
  test.each([
    ['teacher', '/ˈtiːtʃə/', '/ˈtiːtʃər/'],
    ['hot', '/hɒt/', '/hɑːt/'],
    ['walking', '/ˈwɔːkɪŋ/', '/ˈwɔːkɪŋ/'],
    ['awful', '/ˈɔːfəl/', '/ˈɔːfəl/'],
    ['glasses', '/ˈɡlɑːsɪz/', '/ˈɡlæsɪz/'],
    ['dancing', '/ˈdɑːnsɪŋ/', '/ˈdænsɪŋ/'],
    ['passenger', '/ˈpæsɪndʒə/', '/ˈpæsɪndʒər/'],
    ['new', '/njuː/', '/nuː/'],
    ['ceremony', '/ˈserəməni/', '/ˈserəmoʊni/'],
    ['dictionary', '/ˈdɪkʃənəri/', '/ˈdɪkʃəneri/'],
    ['narrow', '/ˈnærəʊ/', '/ˈnæroʊ/'],
    ['flourish', '/ˈflʌrɪʃ/', '/ˈflɜːrɪʃ/'],
    ['fertile', '/ˈfɜːtaɪl/', '/ˈfɜːrtəl/'],
    ['organisation', '/ˌɔːɡənaɪˈzeɪʃən/', '/ˌɔːrɡənɪˈzeɪʃən/'],
    ['admire', '/ədˈmaɪə/', '/ədˈmaɪər/'],
    ['around', '/əˈraʊnd/', '/əˈraʊnd/'],
  ])('%s', (word, inBritain, inAmerica) => {
    expect([british(word), american(word)]).toEqual([inBritain, inAmerica]);
  });

  test('regression: a form of a word that only a table says is said like the word', () => {
    expect(british('bananas')).toBe('/bəˈnɑːnəz/');
    expect(british('tourists')).toBe('/ˈtʊərɪsts/');
    expect(british('apparently')).toBe('/əˈpærəntli/');
  });

  test('weak vowels are those of their letters: kit in rabbit and wanted, the weakest in possible', () => {
    expect(['rabbit', 'carpet', 'village', 'honest', 'wanted', 'engine'].map((word) => british(word))).toEqual([
      '/ˈræbɪt/',
      '/ˈkɑːpɪt/',
      '/ˈvɪlɪdʒ/',
      '/ˈɒnɪst/',
      '/ˈwɒntɪd/',
      '/ˈendʒɪn/',
    ]);
    expect(['possible', 'quality', 'happen', 'pencil', 'cousin'].map((word) => british(word))).toEqual([
      '/ˈpɒsəbəl/',
      '/ˈkwɒləti/',
      '/ˈhæpən/',
      '/ˈpensəl/',
      '/ˈkʌzən/',
    ]);
  });
});

test.each([
  ['record', '/ˈrekɔːd/', '/rɪˈkɔːd/'],
  ['present', '/ˈprezənt/', '/prɪˈzent/'],
  ['permit', '/ˈpɜːmɪt/', '/pəˈmɪt/'],
  ['use', '/juːs/', '/juːz/'],
  ['house', '/haʊs/', '/haʊz/'],
  ['excuse', '/ɪkˈskjuːs/', '/ɪkˈskjuːz/'],
])('%s is said in another way as a verb', (word, noun, verb) => {
  expect([british(word, 'noun'), british(word, 'verb')]).toEqual([noun, verb]);
});

test('a capital tells a language from what one does to shoes', () => {
  expect([british('Polish'), british('polish')]).toEqual(['/ˈpəʊlɪʃ/', '/ˈpɒlɪʃ/']);
});

describe('phrases', () => {
  test.each([
    ['give up', 'phrasal verb', '/ˌɡɪv ˈʌp/'],
    ['put up with', 'phrasal verb', '/ˌpʊt ˈʌp wɪð/'],
    ['look for', 'phrasal verb', '/ˈlʊk fɔː/'],
    ['use up', 'phrasal verb', '/ˌjuːz ˈʌp/'],
    ['object to', 'phrasal verb', '/əbˈdʒekt tuː/'],
    ['bus stop', 'noun', '/ˈbʌs stɒp/'],
    ['happy ending', 'noun', '/ˌhæpi ˈendɪŋ/'],
    ['block of flats', 'noun', '/ˌblɒk əv ˈflæts/'],
    ['in the end', 'phrase', '/ɪn ði ˈend/'],
    ['for example', 'phrase', '/fər ɪɡˈzɑːmpəl/'],
    ['bear in mind', 'phrase', '/ˌbeər ɪn ˈmaɪnd/'],
    ['part-time', 'adjective', '/ˌpɑːt ˈtaɪm/'],
  ] as const)('%s has one main stress and weak function words', (phrase, partOfSpeech, ipa) => {
    expect(british(phrase, partOfSpeech)).toBe(ipa);
  });

  test('of somebody’s own the words keep their own stress', () => {
    expect(british('the happy teacher')).toBe('/ðə ˈhæpi ˈtiːtʃə/');
  });
});

test.each([
  ['photographer', 'pho·TOG·ra·pher'],
  ['photograph', 'PHO·to·graph'],
  ['teacher', 'TEACH·er'],
  ['classroom', 'CLASS·room'],
  ['everyone', 'EV·ery·one'],
  ['happy', 'HAP·py'],
  ['table', 'TA·ble'],
  ['language', 'LAN·guage'],
  ['delicious', 'de·LI·cious'],
  ['radio', 'RA·di·o'],
  ['create', 'cre·ATE'],
  ['falling', 'FALL·ing'],
  ['running', 'RUN·ning'],
  ['fire', 'FIRE'],
  ['queen', 'QUEEN'],
])('%s is written in syllables as %s', (word, syllables) => {
  expect(written(word)).toBe(syllables);
});

test('what no dictionary has is guessed from its letters, and said to be a guess', () => {
  expect(sayer({ word: 'blimp' }, 'british')).toMatchObject({ ipa: '/blɪmp/' });
  expect(sayer({ word: 'zorptag' }, 'british')).toMatchObject({ isGuess: true });
  expect(sayer({ word: '☂' }, 'british')).toBeUndefined();
});
