import { capital } from '#shared/core/first-letter';
import type { TokenRange } from '../rule';
import { defineRule, isNamedAt, says } from '../rule';
import type { Sentence } from '../token';
import { wordSets } from '../word-sets';

/** What learners often write where it is another word, or where letters tell too little for a speller. */
const misspellings = new Map([
  ['payed', 'paid'],
  ['therefor', 'therefore'],
  ['frighted', 'frightened'],
  ['questionary', 'questionnaire'],
  ['busyness', 'business'],
  ['wold', 'would'],
  ['planed', 'planned'],
  ['siting', 'sitting'],
  ['stopt', 'stopped'],
  ['geted', 'got'],
  ['thru', 'through'],
  ['vacances', 'holidays'],
  ['cant', 'can’t'],
  ['im', 'I’m'],
  ['ive', 'I’ve'],
  ['thats', 'that’s'],
  ['whats', 'what’s'],
]);

const properNames =
  /^(?:mr|mrs|dr|turkish|hindi|thai|romanian|bulgarian|czech|finnish|austrian|belgian|colombian|peruvian|argentinian|chilean|egyptian|moroccan|nigerian|kenyan|poland|portugal|greece|egypt|india|russia|ukraine|vietnam|thailand|korea|canada|australia|argentina|colombia|peru|morocco|nigeria|austria|sweden|norway|ireland|scotland|berlin|rome|madrid|tokyo|moscow|lisbon|vienna|budapest|english|spanish|french|german|italian|chinese|japanese|korean|arabic|russian|portuguese|dutch|greek|swedish|danish|norwegian|hungarian|ukrainian|vietnamese|american|british|european|african|asian|canadian|australian|brazilian|mexican|indian|irish|scottish|london|paris|england|france|germany|italy|spain|japan|china|brazil|mexico|america|europe|africa|asia|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|christmas|easter)$/;

/** The china on the shelf is no country. */
const isPorcelain = /^(?:the|some|fine|white|blue|broken|old|her|his|our|their|my)$/;

export const spelling = [
  defineRule({
    id: 'misspelled',
    name: 'Spelling',
    code: 'SP',
    why: 'Many learners spell this word so. Look at the letters once more.',
    wrong: 'He payed for it.',
    right: 'He paid for it.',
    find: ({ tokens }) =>
      tokens.flatMap(({ low, text, tags }, at) => {
        const right = misspellings.get(low);
        if (!right || (tags.has('name') && at > 0)) return [];
        const isCapital = /^\p{Lu}/u.test(text);
        return [{ from: at, to: at, suggestion: isCapital ? capital(right) : right }];
      }),
  }),
  defineRule({
    id: 'capital-i',
    name: 'Capital I',
    code: 'P',
    why: 'The word I is always a capital letter.',
    wrong: 'my friend and i',
    right: 'my friend and I',
    find: (sentence) =>
      sentence.tokens.flatMap(({ text }, at, tokens) =>
        text === 'i' &&
        !isNamedAt(sentence, at) &&
        tokens[at + 1]?.text !== '.' &&
        tokens[at + 1]?.text !== ')' &&
        // The dot of the i is that of a letter.
        !wordSets.article.has(tokens[at - 1]?.low ?? '')
          ? [{ from: at, to: at, suggestion: 'I' }]
          : [],
      ),
  }),
  defineRule({
    id: 'capital-name',
    name: 'Capital letter',
    code: 'P',
    why: 'Languages, nationalities, countries, days and months begin with a capital letter.',
    wrong: 'on monday',
    right: 'on Monday',
    find: ({ tokens }) =>
      tokens.flatMap((token, at) =>
        properNames.test(token.text) &&
        !(
          token.text === 'china' &&
          (tokens[at + 1]?.tags.has('noun') || isPorcelain.test(tokens[at - 1]?.low ?? ''))
        ) &&
        token.text !== 'august'
          ? [{ from: at, to: at, suggestion: capital(token.text) }]
          : [],
      ),
  }),
  defineRule({
    id: 'capital-sentence',
    name: 'Capital at the beginning',
    code: 'P',
    why: 'A sentence begins with a capital letter.',
    wrong: 'the sun is shining.',
    right: 'The sun is shining.',
    find: ({ tokens, isRest }) => {
      const [first, second] = tokens;
      // A note may end in brackets or in “quoted words”; a sentence has its stop before or after them.
      const ends = tokens.findLast(({ text }) => !/^[”’"')\]]$/.test(text))?.tags.has('punct') && tokens.length > 3;
      if (!first || !ends || isRest || !/^\p{Ll}{2,}$/u.test(first.text) || second?.tags.has('punct')) return [];
      return [{ from: 0, to: 0, suggestion: capital(first.text) }];
    },
  }),
  defineRule({
    id: 'repeated-word',
    name: 'A word twice',
    code: 'XW',
    why: 'This word appears here twice.',
    wrong: 'the the book',
    right: 'the book',
    find: ({ tokens }) =>
      tokens.flatMap(({ low, tags }, at): TokenRange[] => {
        const next = tokens[at + 1];
        const mayRepeat =
          /^(?:had|that|very|so|no|bye|ha|well|long|far|really|blah|who|is|do|her|you|in|on|what|not)$/.test(low) ||
          tags.has('punct') ||
          tags.has('num') ||
          tags.has('name');
        return next && next.low === low && !mayRepeat && /^\p{L}+$/u.test(next.text)
          ? [{ from: at, to: at + 1, suggestion: says(tokens[at]) }]
          : [];
      }),
  }),
  defineRule({
    id: 'space-before-sign',
    name: 'Spaces and signs',
    code: 'P',
    why: 'There is no space before a comma, a full stop, a question mark or an exclamation mark, and one after it.',
    wrong: 'Hello , how are you ?',
    right: 'Hello, how are you?',
    find: ({ tokens }: Sentence) =>
      tokens.flatMap((token, at) => {
        const before = tokens[at - 1];
        const next = tokens[at + 1];
        // The file .profile, wait . . . and see: these are no full stops.
        const isFullStop = token.text !== '.' || !next || (next.start > token.end && next.text !== '.');
        const isSpaced =
          before &&
          isFullStop &&
          /^[,.?!;]$/.test(token.text) &&
          token.start === before.end + 1 &&
          !before.tags.has('punct');
        if (isSpaced) return [{ from: at - 1, to: at, suggestion: before.text + token.text }];
        const isTight = token.text === ',' && next && next.start === token.end && /^\p{L}/u.test(next.text);
        return isTight && before ? [{ from: at, to: at + 1, suggestion: `, ${next.text}` }] : [];
      }),
  }),
  defineRule({
    id: 'misformed',
    name: 'Spelling of an ending',
    code: 'SP',
    why: 'Endings change the spelling of some words: study, studies, studied; stop, stopping; make, making.',
    wrong: 'He studys a lot.',
    right: 'He studies a lot.',
    find: ({ tokens }) =>
      tokens.flatMap(({ meant, tags, text }, at) =>
        meant && !tags.has('capital') && /^\p{Ll}+$/u.test(text) && (text !== 'dryer' || tokens[at + 1]?.low === 'than')
          ? [{ from: at, to: at, suggestion: meant }]
          : [],
      ),
  }),
];
