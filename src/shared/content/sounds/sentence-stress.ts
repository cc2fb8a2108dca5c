import type { Level } from '#shared/core/level';

/** A sentence with its stressed words and its weak ones; what is neither is said lightly. */
export interface StressedSentence {
  id: string;
  level: Level;
  words: readonly { text: string; kind: 'stressed' | 'weak' | 'light' }[];
}

/** Written with stars around stressed words and low lines around weak ones: `I *want* _a_ *cup*`. */
const sentences = (level: Level, lines: readonly string[]): StressedSentence[] =>
  lines.map((line, place) => ({
    id: `${level.toLowerCase()}-${place + 1}`,
    level,
    words: line.split(' ').map((token) => {
      const text = token.replace(/[*_]/g, '');
      return { text, kind: token.includes('*') ? 'stressed' : token.includes('_') ? 'weak' : 'light' };
    }),
  }));

/** Small words and how they are said where they are weak. */
export const weakForms: Readonly<Record<string, string>> = {
  a: 'ə',
  an: 'ən',
  the: 'ðə',
  to: 'tə',
  of: 'əv',
  for: 'fə',
  from: 'frəm',
  at: 'ət',
  and: 'ən',
  but: 'bət',
  than: 'ðən',
  as: 'əz',
  can: 'kən',
  was: 'wəz',
  were: 'wə',
  are: 'ə',
  do: 'də',
  does: 'dəz',
  have: 'həv',
  has: 'əz',
  must: 'məst',
  some: 'səm',
  that: 'ðət',
  your: 'jə',
  them: 'ðəm',
  been: 'bɪn',
  would: 'əd',
};

export const stressedSentences: readonly StressedSentence[] = [
  ...sentences('A1', [
    'I’d *like* _a_ *cup* _of_ *tea.*',
    '*Where* _are_ you *from?*',
    'She *lives* in _a_ *small* *house.*',
    'I _can_ *swim,* _but_ I *can’t* *dive.*',
    'We *went* _to_ _the_ *park* _and_ *played* *football.*',
    '*Thanks* _for_ _the_ *book.*',
    '*What* _do_ you *want* _for_ *lunch?*',
    'My *brother* _was_ _at_ *home.*',
  ]),
  ...sentences('A2', [
    'There _were_ _some_ *people* _at_ _the_ *bus* *stop.*',
    'It’s *bigger* _than_ _a_ *football.*',
    'I’m *going* _to_ *visit* my *friends* _from_ *school.*',
    '_Have_ you *finished* your *homework?*',
    'He’s _as_ *tall* _as_ his *father.*',
    'I’ll *meet* you _at_ *five* _at_ _the_ *station.*',
    '_Can_ you *help* me with _the_ *shopping?*',
    '*Tell* _them_ _to_ *wait* _for_ us.',
  ]),
  ...sentences('B1', [
    'I _was_ *looking* _for_ _a_ *place* _to_ *sit.*',
    '_The_ *film* _that_ we *saw* _was_ *better* _than_ _the_ *book.*',
    'You _must_ *come* _and_ *see* our *new* *flat.*',
    'She’s _been_ *working* _for_ _the_ *same* *firm* _for_ *years.*',
    '*How* _does_ your *sister* *get* _to_ *work?*',
    'If I’d *known,* I _would_ _have_ *told* you.',
    '*Most* _of_ _the_ *students* _are_ _from_ *other* *countries.*',
    'We’ve *got* *plenty* _of_ *time* _to_ *talk.*',
  ]),
];
