import { creditsOf, type Item, type ItemOf } from '../items/item';
import type { TypingRules } from '../items/pattern';
import { fullPrompt, type ItemText, lostPoints, needsRecording, type QuestionFile, writeItems } from './writing';

/** Writes GIFT. Level and skill become tags; what GIFT has no question for is named. */
export function writeGift(items: readonly Item[]): QuestionFile {
  return writeItems(items, giftOf);
}

function giftOf(item: Item, place: number): ItemText {
  if (needsRecording(item)) return { why: 'A recording cannot be part of a GIFT file.' };
  const answers = answersOf(item);
  if (answers === undefined) return { why: 'GIFT has no question of this kind.' };
  const tags = [item.level, item.skill, ...item.tags].flatMap((tag) =>
    tag ? [`[tag:${tag.replaceAll(/[\]\n]/g, ' ')}]`] : [],
  );
  const remark = tags.length > 0 ? `// ${tags.join(' ')}\n` : '';
  // A title keeps a question that begins with // from being taken for a remark.
  if (item.kind === 'slide')
    return { text: `${remark}::${escapeText(item.prompt || 'Text')}::${rich(item.text || item.prompt || 'Text')}` };
  const why = item.explanation ? `####${rich(item.explanation)}` : '';
  return {
    text: `${remark}::Question ${place + 1}::${rich(promptOf(item))} {${answers}${why}}`,
    losses: lostPoints(item),
  };
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
        item.options.map(
          ({ text, isKey, credit, feedback }) =>
            `${isKey ? '=' : '~'}${isKey ? '' : shareOf(credit ?? 0)}${rich(text)}${feedbackPart(feedback)}`,
        ),
      );
    case 'multi':
      return lines(multiOptions(item));
    case 'tf':
      // What is said to a right answer stands second, so the first has its place even where it says nothing.
      return `${item.key ? 'TRUE' : 'FALSE'}${item.praise ? `#${rich(item.feedback ?? '')}` : feedbackPart(item.feedback)}${feedbackPart(item.praise)}`;
    case 'gap':
    case 'short':
      return lines(typedAnswers(item));
    case 'error-correct':
      return lines(item.accepted.map((text) => `=${writeTyped(text, item.typing)}`));
    case 'order':
      return lines(item.orders.map((order) => `=${writeTyped(order.join(item.unit === 'letters' ? '' : ' '))}`));
    case 'match':
      return lines(item.pairs.map(({ left, right }) => `=${rich(left)} -> ${escapeText(right)}`));
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
  const credits = creditsOf(options);
  return options.map(
    ({ text, feedback }, at) => `~%${percent(credits[at] ?? 0)}%${rich(text)}${feedbackPart(feedback)}`,
  );
}

/** Right answers first, each with what is said to it; then those that are foreseen, with what they earn. */
function typedAnswers({ accepted, foreseen = [], typing }: ItemOf<'gap' | 'short'>): string[] {
  const praised = new Map(
    foreseen.flatMap(({ answer, credit, feedback }) => (credit === 1 ? [[answer, feedback]] : [])),
  );
  const others = foreseen.filter(({ answer, credit }) => credit !== 1 || !accepted.includes(answer));
  return [
    ...accepted.map((text) => `=${writeTyped(text, typing)}${feedbackPart(praised.get(text))}`),
    ...others.map(
      ({ answer, credit = 0, feedback }) =>
        `=%${percent(credit)}%${writeTyped(answer, typing)}${feedbackPart(feedback)}`,
    ),
  ];
}

const percent = (credit: number) => Number((credit * 100).toFixed(5));
const shareOf = (credit: number) => (credit > 0 ? `%${percent(credit)}%` : '');

/** In an answer to be typed, a * is a wildcard of Moodle: one that is none gets a backslash of its own. */
function writeTyped(text: string, rules: TypingRules = {}): string {
  if (!rules.wildcards) return rich(text).replaceAll('*', '\\*');
  return rich(text.replaceAll('\\*', '\uE000')).replaceAll('\uE000', '\\*');
}

const lines = (rows: readonly string[]) => `\n${rows.map((row) => `\t${row}\n`).join('')}`;
const feedbackPart = (feedback: string | undefined) => (feedback ? `#${rich(feedback)}` : '');

/** Text that could be taken for markup, the name of a format or a share of the points says that it is plain. */
const rich = (text: string) => (/[<&]|^[[%]/.test(text) ? `[plain]${escapeText(text)}` : escapeText(text));

/** GIFT has no sign for an arrow within a text: it would begin the other side of a pair. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\~=#{}:]/g, (sign) => `\\${sign}`)
    .replaceAll('->', '→')
    .replaceAll(/\r?\n/g, '\\n');
}
