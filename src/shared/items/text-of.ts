import { keyText } from './grade';
import { clozeGap, gapMark, type Item } from './item';

/** The first words that tell a question from others, for lists of them. */
export function headline(item: Item): string {
  switch (item.kind) {
    case 'error-correct':
      return item.sentence;
    case 'cloze':
      return introduce(item.prompt, item.text.replaceAll(clozeGap, gapMark));
    case 'match':
      return [item.prompt, item.pairs.map(({ left }) => left).join(', ')].filter(Boolean).join(' ');
    case 'order':
      return item.orders[0]?.join(' / ') ?? item.prompt;
    case 'slide':
      return item.prompt || (item.text ?? '');
    case 'speak':
      return item.target || item.prompt;
    default:
      return item.prompt || keyText(item);
  }
}

/** A task ends with a mark of its own, or gets one before what it is about. */
function introduce(task: string, text: string): string {
  if (task === '') return text;
  return /[.?!:]$/.test(task) ? `${task} ${text}` : `${task}: ${text}`;
}
