import { defineRule, says } from '../rule';

const vowelSound = /^(?:[aeiou]|hour|honest|honou?r|heir)/;
const consonantSound = /^(?:uni(?!n|m)|use|usu|euro?|ewe|one(?!i)|once|ubiq|ufo|utopia|utensil|ukul)/;
const spelledWithVowel = /^[AEFHILMNORSX]$|^[AEFHILMNORSX][A-Z]+$/;

function needsAn(text: string): boolean | undefined {
  if (/^[A-Z]{1,4}$/.test(text) && (text.length === 1 || !/[AEIOU]/.test(text) || /^[A-Z]{2}$/.test(text)))
    return spelledWithVowel.test(text);
  if (/^\d/.test(text)) return /^(?:8|11$|18$|11\D|18\D)/.test(text);
  if (!/^\p{L}/u.test(text)) return undefined;
  const low = text.toLowerCase();
  return vowelSound.test(low) && !consonantSound.test(low);
}

export const articles = [
  defineRule({
    id: 'a-an',
    name: 'A or an',
    code: 'A',
    why: 'An stands before a vowel sound, a before any other: an hour, a university.',
    wrong: 'a old car',
    right: 'an old car',
    point: 'articles',
    find: ({ tokens }) =>
      tokens.flatMap((token, at) => {
        const next = tokens[at + 1];
        if (!next || (token.text !== 'a' && token.text !== 'an' && !(at === 0 && /^An?$/.test(token.text)))) return [];
        const right = needsAn(next.text);
        if (right === undefined || right === (token.low === 'an')) return [];
        const suggestion = right ? 'an' : 'a';
        return [
          { from: at, to: at, suggestion: token.text.startsWith('A') ? suggestion.replace('a', 'A') : suggestion },
        ];
      }),
  }),
  defineRule({
    id: 'job-article',
    name: 'A with jobs',
    code: 'A',
    why: 'A job has a or an: I am a nurse, she wants to be an engineer.',
    wrong: 'She is teacher.',
    right: 'She is a teacher.',
    point: 'articles',
    patterns: [
      {
        is: '@be+{become} very? <adj>? ( @job ) !<noun> !<capital>',
        write: (m) => `a${/^[aeiou]/.test(says(m[3])) ? 'n' : ''} ${says(m[3])}`,
        unless: ({ steps }) => steps[1] !== undefined || steps[2] !== undefined,
      },
      { is: '{work} as ( @job ) !<noun>', write: (m) => `a${/^[aeiou]/.test(says(m[2])) ? 'n' : ''} ${says(m[2])}` },
    ],
  }),
  defineRule({
    id: 'count-noun-article',
    name: 'Singular noun without article',
    code: 'A',
    why: 'A singular noun that can be counted has a, the, my or another such word before it.',
    wrong: 'I have car.',
    right: 'I have a car.',
    point: 'articles',
    patterns: [
      '{have|buy|want|need|get|find|rent|lose} ( very? <adj&!num>? @thing ) !<noun> !<plural> !<adj>',
      {
        is: 'in|on|with|near ( <adj&!noun&!num> @thing+@place ) !<noun> !<plural>',
        unless: ({ steps }) => /^(?:next|last|own|other|same|most|more|much|such|free|full)$/.test(steps[1]?.low ?? ''),
      },
    ],
  }),
  defineRule({
    id: 'the-place',
    name: 'The with places',
    code: 'A',
    why: 'Places of a town that everybody knows have the: go to the cinema, at the station.',
    wrong: 'We went to cinema.',
    right: 'We went to the cinema.',
    point: 'articles',
    patterns: [
      {
        is: '@going to ( @place ) !<noun> !<plural>',
        write: (m) => `the ${says(m[2])}`,
        unless: ({ to }, s) => s.tokens[to]?.low === 'city',
      },
      {
        is: '@be+{stay|wait|meet|arrive} in|at ( cinema|beach|supermarket|station|airport|library|museum|restaurant|gym|theatre|zoo|playground|countryside ) !<noun> !<plural>',
        write: (m) => `the ${says(m[2])}`,
      },
      { is: 'in ( morning|afternoon|evening ) !<noun> !<plural>', write: (m) => `the ${says(m[1])}` },
      { is: 'at ( weekend|weekends ) ', write: () => 'the weekend' },
      { is: 'in|on|at|with|from|have|has|had ( same ) <noun+plural>', write: () => 'the same' },
      { is: 'in|at ( beginning|end|middle ) of', write: (m) => `the ${says(m[1])}` },
    ],
  }),
  defineRule({
    id: 'the-general',
    name: 'No the for things in general',
    code: 'A',
    why: 'What is meant in general has no article: life, nature, love, society, languages.',
    wrong: 'The life is hard.',
    right: 'Life is hard.',
    point: 'articles-general',
    patterns: [
      { is: '^^ ( the life ) is|can|has|will' },
      '^^ ( the life ) in a|the|my|this|our|big|small',
      '^ in my opinion , ( the life|nature|love|happiness|society )',
      '{love|like|protect|enjoy|respect|save} ( the nature ) $',
      '^^ ( the nature|happiness|love|society ) is|can|has|are',
      { is: '{speak|learn|study|teach} ( the @language ) !<noun+plural>', write: (m) => says(m[2]) },
      {
        is: '( most|some|many|all of ) <plural&!third>',
        write: (m) => says(m[0]),
        unless: ({ steps }, s) => steps[0]?.low === 'all' || s.tokens.length < 3,
      },
      { is: '( most|some|many|all of ) people|children|students', write: (m) => says(m[0]) },
    ],
  }),
];
