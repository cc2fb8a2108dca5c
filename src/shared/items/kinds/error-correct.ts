import * as z from 'zod';
import { draftFields, itemFields, mistake, playerFields, sentence } from '../fields';
import { withAnswerLines, writeTyped } from '../formats/gift-parts';
import { noFormats } from '../formats/item-formats';
import type { KindModule } from '../kind';
import { mostInSentence } from './limits';
import {
  acceptedLine,
  acceptedTexts,
  draftTyping,
  figuresOf,
  gradeTyped,
  hasTypedPatterns,
  nonEmpty,
  otherAnswers,
  typedIn,
  typedKeyText,
  typing,
} from './typed';

const kind = z.literal('error-correct');
const schema = z.strictObject({
  ...itemFields,
  kind,
  sentence,
  accepted: acceptedTexts,
  typing: typing.optional(),
  /** Which mistake the sentence has. */
  mistake: mistake.optional(),
});
const draft = z.object({
  ...draftFields,
  kind,
  sentence: z.string(),
  accepted: z.array(z.string()),
  typing: draftTyping.optional(),
  mistake: z.string().optional(),
});
const player = z.object({ ...playerFields, kind, sentence: z.string() });

/** A sentence with a mistake, to be written again without it. */
export const errorCorrect = {
  name: 'Mistake to correct',
  about: 'A sentence to write again without its mistake',
  prompt: { label: 'Question', isNeeded: false },
  marking: 'portal',
  mostLetters: mostInSentence,
  guess: () => 0,
  isTyped: true,
  schema,
  draft,
  player,

  empty: (fields) => ({ ...fields, kind: 'error-correct', sentence: '', accepted: [] }),
  tidy: (item) => ({ ...item, accepted: nonEmpty(item.accepted) }),
  rows: () => ({}),
  faults: () => [],
  draftFaults: () => [],
  advice: () => [],

  grade(item, response, options) {
    const text = typedIn(response);
    const judgement = gradeTyped(text, item.accepted, { ...item.typing, ...figuresOf(item) }, options);
    const isKept = judgement.verdict === 'wrong' && text.trim() !== '';
    return { ...judgement, ...(isKept && item.mistake && { mistake: item.mistake }) };
  },
  hint: () => undefined,
  view: (item, fields) => ({ ...fields, kind: 'error-correct', sentence: item.sentence }),

  key: typedKeyText,
  keyOnPaper: typedKeyText,
  otherKeys: ({ accepted, typing }) => otherAnswers(accepted, typing),
  rightAnswer: ({ accepted }, plain) => accepted.map(plain).sort().join(' / '),
  content: (item) => [item.sentence],
  headline: (item) => item.sentence,
  asked: (item) => item.sentence,
  lines: (item) => [item.sentence, acceptedLine(item)],
  facts: () => [],
  underPrompt: (playerItem) => playerItem.sentence,
  // Its own line says which point it is of, and what is known before the sentence.
  onOneLine({ sentence: asked }, prompt) {
    const [task = '', ...known] = prompt.split('\n');
    const lead = known.join(' ').replace(/^[^:]*(?:: |$)/, '');
    return [task, lead, task || lead ? `“${asked}”` : asked].filter(Boolean).join(' ');
  },

  formats: {
    ...noFormats,
    prompt: (item) => [item.prompt, item.sentence].filter(Boolean).join('\n'),
    writeGift: ({ accepted, typing }, frame) =>
      withAnswerLines(
        frame,
        accepted.map((text) => `=${writeTyped(text, typing)}`),
      ),
    hasPatterns: hasTypedPatterns,
  },
} satisfies KindModule<z.infer<typeof schema>, z.infer<typeof player>>;
