import { defineRule, type TokenRange } from '../rule';
import type { Sentence } from '../token';
import { wordSets } from '../word-sets';

const shortNot = /^(do|does|did|is|are|was|were|have|has|had|could|would|should|must|need|ca|wo)['’]nt$/i;

/** What is your name. The sentence is asked: its helping verb stands before its subject. */
function asksWithStop({ tokens }: Sentence): TokenRange[] {
  const last = tokens.length - 1;
  if (tokens[last]?.text !== '.' || tokens.slice(0, last).some(({ tags }) => tags.has('punct'))) return [];
  const first = tokens[0]?.low ?? '';
  const at = /^(?:what|where|when|why|how|who|whose|which)$/.test(first) ? 1 : 0;
  const helper = tokens[at]?.low ?? '';
  const subject = tokens[at + 1]?.low ?? '';
  const isPerson = wordSets.subject.has(subject) && subject !== 'it';
  const isThing = /^(?:it|this|that|the|your|my|his|her|our|their)$/.test(subject);
  const isAsked =
    (/^(?:do|can|could|will|would)$/.test(helper) && isPerson) ||
    (/^(?:does|did|is|are|was)$/.test(helper) && (isPerson || isThing));
  // What is the matter is that …: there a second verb follows.
  const verbs = tokens.slice(at + 1).filter(({ low }) => wordSets.beFinite.has(low)).length;
  return isAsked && last > at + 2 - (at === 1 ? 1 : 0) && verbs === 0
    ? [{ from: last, to: last, suggestion: '?' }]
    : [];
}

export const signs = [
  defineRule({
    id: 'question-mark',
    name: 'Question mark',
    code: 'P',
    why: 'A question ends with a question mark.',
    wrong: 'What is your name.',
    right: 'What is your name?',
    point: 'question-forms',
    find: asksWithStop,
  }),
  defineRule({
    id: 'short-not',
    name: 'The apostrophe in n’t',
    code: 'SP',
    why: 'The apostrophe stands for the o of not: did not, didn’t.',
    wrong: 'I did’nt see it.',
    right: 'I didn’t see it.',
    find: ({ tokens }) =>
      tokens.flatMap(({ text }, at): TokenRange[] => {
        const [, helper] = shortNot.exec(text) ?? [];
        return helper ? [{ from: at, to: at, suggestion: `${helper}n’t` }] : [];
      }),
  }),
];
