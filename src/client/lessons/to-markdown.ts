import { inOneLine } from '#shared/core/in-one-line';
import { gapMark } from '#shared/items/gap-mark';
import { kindOf } from '#shared/items/kinds/registry';
import { type Block, wordTable } from './block';

/** The blocks as Markdown. What people typed stays text: signs that Markdown would read are made harmless. */
export function toMarkdown(blocks: readonly Block[]): string {
  return `${blocks.map(toMarkdownBlock).filter(Boolean).join('\n\n')}\n`;
}

function toMarkdownBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${plain(block.text)}`;
    case 'text':
      return plain(block.text);
    case 'list':
      return block.items.map((one, place) => `${block.ordered ? `${place + 1}.` : '-'} ${plain(one)}`).join('\n');
    case 'new page':
      return '---';
    case 'table':
      return [block.head, block.head.map(() => '---'), ...block.rows].map(row).join('\n');
    case 'instruction':
      return `*${plain(block.text)}*`;
    case 'question': {
      const { number, item } = block;
      return `${number}. ${plain(kindOf(item).onOneLine(item, item.prompt.replaceAll(gapMark, '__________')))}`;
    }
    case 'words':
      return toMarkdownBlock(wordTable(block.entries));
    // What is written by hand needs no room in a file.
    case 'lines':
      return '';
    case 'cards':
      return block.cards.map((card) => card.map(toMarkdownBlock).join('\n\n')).join('\n\n');
  }
}

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => (cell === '---' ? cell : plain(cell))).join(' | ')} |`;

function plain(text: string): string {
  const escaped = text.replaceAll(/[\\`*[\]<>|]/g, '\\$&').replaceAll('_', '\\_');
  // At the start of a line these would begin a heading, a quote or a list.
  return inOneLine(escaped)
    .replace(/^(#{1,6}|[-+])(?=\s)/, '\\$1')
    .replace(/^(\d+)\.(?=\s)/, '$1\\.');
}
