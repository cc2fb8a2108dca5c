import * as z from 'zod';
import { draftFields, itemFields, playerFields } from '../fields';
import { typedReading } from '../formats/gift-parts';
import { withBreaks, xml } from '../formats/qti-parts';
import { gapMark } from '../gap-mark';
import type { KindModule } from '../kind';
import { isPattern, literal } from '../pattern';
import { mostInGap } from './limits';
import {
  draftTypedKey,
  figuresOf,
  giftAnswersIn,
  gradeForeseen,
  sentenceAround,
  tidyKey,
  typedFormats,
  typedIn,
  typedKey,
  typedParts,
} from './typed';

const kind = z.literal('gap');
const schema = z.strictObject({ ...itemFields, kind, ...typedKey });
const draft = z.object({ ...draftFields, kind, ...draftTypedKey });
const player = z.object({ ...playerFields, kind });

/** One gap, written ___ in the prompt, to be typed. */
export const gap = {
  ...typedParts,
  name: 'Gap',
  about: 'A sentence with a word to type',
  prompt: { label: 'Question', hint: `Write the gap as ${gapMark} (three underscores).`, isNeeded: true },
  mostLetters: mostInGap,
  schema,
  draft,
  player,

  empty: (fields) => ({ ...fields, kind: 'gap', accepted: [] }),
  tidy: (item) => ({ ...item, ...tidyKey(item) }),
  faults: ({ prompt }) =>
    prompt.includes(gapMark) ? [] : [{ field: 'prompt', text: `The question needs a gap, written ${gapMark}.` }],
  grade(item, response, options) {
    const [before = '', after = ''] = item.prompt.split(gapMark);
    const rules = { ...item.typing, ...figuresOf(item), around: sentenceAround(before, after) };
    return gradeForeseen(item, typedIn(response), rules, options);
  },
  view: (_, fields) => ({ ...fields, kind: 'gap' }),

  formats: {
    ...typedFormats,
    readGift(question, about) {
      const typed = about.prompt.includes(gapMark) ? giftAnswersIn(question) : undefined;
      return typed && typedReading({ ...about, kind: 'gap' }, typed);
    },
    writeQti({ accepted, foreseen = [], typing }, prompt) {
      const keys = accepted.map((text) => literal(text, typing));
      const parts = foreseen.filter(({ answer }) => !isPattern(answer, typing));
      const worths = new Map(parts.map(({ answer, credit = 0 }) => [literal(answer, typing), credit]));
      for (const text of keys) worths.set(text, 1);
      const entries = [...worths]
        .filter(([, worth]) => worth > 0)
        .map(([text, worth]) => `<mapEntry mapKey="${xml(text)}" mappedValue="${worth}" caseSensitive="false"/>`);
      const declaration = `<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="string"><correctResponse><value>${xml(keys[0] ?? '')}</value></correctResponse><mapping defaultValue="0">${entries.join('')}</mapping></responseDeclaration>`;
      const [before = '', ...after] = prompt.split(gapMark);
      const field = '<textEntryInteraction responseIdentifier="RESPONSE"/>';
      const body = `<p>${withBreaks(before)}${field}${withBreaks(after.join(gapMark))}</p>`;
      return { declaration, body, isMapped: true };
    },
  },
} satisfies KindModule<z.infer<typeof schema>, z.infer<typeof player>>;
