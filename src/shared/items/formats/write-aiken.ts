import type { Item } from '../item';
import {
  fullPrompt,
  type ItemText,
  lostComments,
  lostParts,
  lostPicture,
  lostPoints,
  needsRecording,
  type QuestionFile,
  writeItems,
} from './writing';

/** Writes Aiken: one right choice and nothing else. All other questions are named. */
export function writeAiken(items: readonly Item[]): QuestionFile {
  return writeItems(items, (item): ItemText => {
    if (item.kind !== 'mc') return { why: 'Aiken has only questions with one right choice.' };
    if (needsRecording(item)) return { why: 'A recording cannot be part of an Aiken file.' };
    const options = item.options.map(({ text }, place) => `${letter(place)}. ${oneLine(text)}`);
    const key = letter(item.options.findIndex(({ isKey }) => isKey));
    return {
      text: [oneLine(fullPrompt(item)), ...options, `ANSWER: ${key}`].join('\n'),
      losses: [...lostComments(item), ...lostParts(item), ...lostPoints(item), ...lostPicture(item)],
    };
  });
}

const letter = (place: number) => String.fromCharCode(65 + place);
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
