import type { Item } from '../items/item';

/** A question with its key as plain lines, for anyone who may see both. */
export function faceOf(item: Item): string {
  return [item.passage?.text, item.prompt, item.audioText, ...bodyOf(item), item.explanation]
    .filter(Boolean)
    .join('\n');
}

function bodyOf(item: Item): string[] {
  switch (item.kind) {
    case 'mc':
    case 'multi':
      return item.options.map(({ text, isKey }) => (isKey ? `✓ ${text}` : `– ${text}`));
    case 'poll':
      return item.options.map(({ text }) => `– ${text}`);
    case 'tf':
      return [item.key ? '✓ True' : '✓ False'];
    case 'gap':
    case 'short':
      return [`✓ ${item.accepted.join(' / ')}`];
    case 'cloze':
      return [item.text, ...item.gaps.map(({ accepted }) => `✓ ${accepted.join(' / ')}`)];
    case 'match':
      return item.pairs.map(({ left, right }) => `${left} = ${right}`);
    case 'order':
      return item.orders.slice(0, 1).map((order) => `✓ ${order.join(item.unit === 'letters' ? '' : ' ')}`);
    case 'error-correct':
      return [item.sentence, `✓ ${item.accepted.join(' / ')}`];
    case 'speak':
      return item.target ? [item.target] : [];
    case 'slide':
      return item.text ? [item.text] : [];
    case 'essay':
      return [];
  }
}
