import type { Item, ItemOf } from '../items/item';
import { fullPrompt, needsRecording, type Written, type WrittenItem, written } from './writing';

/** Writes GIFT. Level and skill become tags; what GIFT has no question for is named. */
export function writeGift(items: readonly Item[]): Written {
  return written(items, giftOf);
}

function giftOf(item: Item, place: number): WrittenItem {
  if (needsRecording(item)) return { why: 'A recording cannot be part of a GIFT file.' };
  const answers = answersOf(item);
  if (answers === undefined) return { why: 'GIFT has no question of this kind.' };
  const tags = [item.level, item.skill, ...item.tags].flatMap((tag) =>
    tag ? [`[tag:${tag.replaceAll(/[\]\n]/g, ' ')}]`] : [],
  );
  const remark = tags.length > 0 ? `// ${tags.join(' ')}\n` : '';
  // A title keeps a question that begins with // from being taken for a remark.
  if (item.kind === 'slide')
    return { text: `${remark}::${escaped(item.prompt || 'Text')}::${rich(item.text || item.prompt || 'Text')}` };
  const why = item.explanation ? `####${rich(item.explanation)}` : '';
  return { text: `${remark}::Question ${place + 1}::${rich(promptOf(item))} {${answers}${why}}` };
}

const promptOf = (item: Item) =>
  item.kind === 'order'
    ? [fullPrompt(item), item.orders[0]?.toSorted().join(' / ')].filter(Boolean).join('\n')
    : fullPrompt(item);

/** What stands in the braces, without the general feedback; undefined where GIFT has no such question. */
function answersOf(item: Item): string | undefined {
  switch (item.kind) {
    case 'mc':
      return lines(
        item.options.map(({ text, isKey, feedback }) => `${isKey ? '=' : '~'}${rich(text)}${said(feedback)}`),
      );
    case 'multi':
      return lines(multiOptions(item));
    case 'tf':
      return `${item.key ? 'TRUE' : 'FALSE'}${said(item.feedback)}`;
    case 'gap':
    case 'short':
      return lines([
        ...item.accepted.map((text) => `=${rich(text)}`),
        ...(item.foreseen ?? []).map(({ answer, feedback }) => `=%0%${rich(answer)}${said(feedback)}`),
      ]);
    case 'error-correct':
      return lines(item.accepted.map((text) => `=${rich(text)}`));
    case 'order':
      return lines(item.orders.map((order) => `=${rich(order.join(item.unit === 'letters' ? '' : ' '))}`));
    case 'match':
      return lines(item.pairs.map(({ left, right }) => `=${rich(left)} -> ${escaped(right)}`));
    case 'essay':
      return '';
    case 'slide':
      return '';
    default:
      return undefined;
  }
}

/** Moodle wants shares of a hundred: each key earns its part, each wrong choice takes one away. */
function multiOptions({ options }: ItemOf<'multi'>): string[] {
  const keys = options.filter(({ isKey }) => isKey).length;
  const share = Number((100 / keys).toFixed(5));
  return options.map(({ text, isKey, feedback }) => `~%${isKey ? share : -share}%${rich(text)}${said(feedback)}`);
}

const lines = (rows: readonly string[]) => `\n${rows.map((row) => `\t${row}\n`).join('')}`;
const said = (feedback: string | undefined) => (feedback ? `#${rich(feedback)}` : '');

/** Text that could be taken for markup, the name of a format or a share of the points says that it is plain. */
const rich = (text: string) => (/[<&]|^[[%]/.test(text) ? `[plain]${escaped(text)}` : escaped(text));

/** GIFT has no sign for an arrow within a text: it would begin the other side of a pair. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\~=#{}:]/g, (sign) => `\\${sign}`)
    .replaceAll('->', '→')
    .replaceAll(/\r?\n/g, '\\n');
}
