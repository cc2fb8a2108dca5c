import {
  BorderStyle,
  Document,
  Header,
  HeadingLevel,
  LeaderType,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import { choiceLetters } from '#shared/items/choice-letters';
import { clozeGap, gapMark } from '#shared/items/gap-mark';
import type { PlayerItem, PlayerItemOf } from '#shared/items/kinds/registry';
import { type Block, wordTable } from './block';

const headings = { 1: HeadingLevel.TITLE, 2: HeadingLevel.HEADING_1, 3: HeadingLevel.HEADING_2 } as const;

/** Twentieths of a point, as Word counts: A4 with margins of 2 cm. */
const page = { width: 11906, height: 16838, margin: 1134 };
const textWidth = page.width - 2 * page.margin;
const indent = 425;
/** Halves of a point: children read larger letters. */
const sizes = { text: 24, forChildren: 28, head: 18 };

type Part = Paragraph | Table;

/** The blocks as a Word document. A module of its own: it brings a large library along. */
export async function toDocx(
  title: string,
  blocks: readonly Block[],
  { isForChildren = false } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, margin } = page;
  const size = isForChildren ? sizes.forChildren : sizes.text;
  const document = new Document({
    title,
    creator: 'Classroom Studio',
    styles: { default: { document: { run: { font: 'Calibri', size } } } },
    numbering: {
      config: [
        { reference: 'numbers', levels: [levelOf(LevelFormat.DECIMAL, '%1.', indent)] },
        { reference: 'choices', levels: [levelOf(LevelFormat.UPPER_LETTER, '%1)', 2 * indent)] },
      ],
    },
    sections: [
      {
        properties: {
          page: { size: { width, height }, margin: { top: margin, bottom: margin, left: margin, right: margin } },
        },
        headers: { default: new Header({ children: [pageHead(title)] }) },
        children: partsOf(blocks, listCounter()),
      },
    ],
  });
  const blob = await Packer.toBlob(document);
  return new Uint8Array(await blob.arrayBuffer());
}

const levelOf = (format: (typeof LevelFormat)['DECIMAL' | 'UPPER_LETTER'], text: string, left: number) => ({
  level: 0,
  format,
  text,
  style: { paragraph: { indent: { left, hanging: indent } } },
});

/** The title, and on the right which page of how many. */
const pageHead = (title: string) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
    children: [
      new TextRun({ text: title, size: sizes.head }),
      new TextRun({ children: [new Tab(), PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], size: sizes.head }),
    ],
  });

/** Word knows lists by numbers: one of its own lets each count from one. */
type NextList = () => number;
function listCounter(): NextList {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
}

function partsOf(blocks: readonly Block[], nextList: NextList): Part[] {
  let questions = 0;
  return blocks.flatMap((block, place) => {
    const opensPage = blocks[place - 1]?.kind === 'new page';
    if (block.kind === 'heading') return [headingPart(block, opensPage)];
    if (block.kind === 'question' && block.number === 1) questions = nextList();
    const parts = block.kind === 'question' ? questionParts(block.item, questions, nextList) : partOf(block, nextList);
    return opensPage ? [new Paragraph({ pageBreakBefore: true }), ...parts] : parts;
  });
}

const headingPart = ({ level, text }: Extract<Block, { kind: 'heading' }>, pageBreakBefore: boolean) =>
  new Paragraph({
    text,
    heading: headings[level],
    pageBreakBefore,
    keepNext: true,
    spacing: { before: 200, after: 80 },
  });

function partOf(block: Exclude<Block, { kind: 'heading' | 'question' }>, nextList: NextList): Part[] {
  switch (block.kind) {
    case 'text':
      return [new Paragraph({ text: block.text, spacing: { after: 100 } })];
    case 'list': {
      const numbering = block.ordered && { reference: 'numbers', level: 0, instance: nextList() };
      return block.items.flatMap((text) => [
        new Paragraph({ text, ...(numbering ? { numbering } : { bullet: { level: 0 } }) }),
        ...linesToWrite(block.lines ?? 0, indent),
      ]);
    }
    case 'instruction':
      return [
        new Paragraph({
          children: [new TextRun({ text: block.text, bold: true })],
          keepNext: true,
          spacing: { before: 160, after: 80 },
        }),
      ];
    case 'lines':
      return linesToWrite(block.count);
    case 'words':
      return partOf(wordTable(block.entries), nextList);
    case 'cards':
      return [cutTable(block.cards.map((card) => partsOf(card, nextList))), new Paragraph('')];
    case 'new page':
      return [];
    case 'table':
      return [
        new Table({
          width: { size: 100, type: WidthType.PERCENTAGE },
          rows: [block.head, ...block.rows].map(
            (cells, line) =>
              new TableRow({
                tableHeader: line === 0,
                cantSplit: true,
                children: cells.map(
                  (text) =>
                    new TableCell({
                      margins: { top: 60, bottom: 60, left: 100, right: 100 },
                      children: [new Paragraph({ children: [new TextRun({ text, bold: line === 0 })] })],
                    }),
                ),
              }),
          ),
        }),
        new Paragraph(''),
      ];
  }
}

/** Lines to write on, as tabs that draw one: borders of paragraphs in a row would run into one box. */
const linesToWrite = (count: number, left = 0): Paragraph[] =>
  Array.from(
    { length: count },
    () =>
      new Paragraph({
        children: [new TextRun({ children: [new Tab()] })],
        indent: { left },
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth, leader: LeaderType.UNDERSCORE }],
        spacing: { before: 140 },
        keepLines: true,
      }),
  );

const dashed = { style: BorderStyle.DASHED, size: 8, color: '444444' };

/** Cards side by side in one row, which stays on one page; the border is cut along. */
const cutTable = (cards: readonly Part[][]) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: { top: dashed, bottom: dashed, left: dashed, right: dashed, insideVertical: dashed },
    rows: [
      new TableRow({
        cantSplit: true,
        children: cards.map(
          (children) =>
            new TableCell({
              width: { size: 100 / cards.length, type: WidthType.PERCENTAGE },
              margins: { top: 100, bottom: 100, left: 160, right: 160 },
              children,
            }),
        ),
      }),
    ],
  });

/** A question in Word's own list, with what belongs to it below, on one page. */
function questionParts(item: PlayerItem, list: number, nextList: NextList): Part[] {
  const [first = '', ...rest] = [
    ...item.prompt.split('\n'),
    ...(item.picture?.kind === 'set' ? [`[${item.picture.name.replaceAll('-', ' ')}]`] : []),
    ...(item.kind === 'cloze' ? clozeLines(item) : item.kind === 'error-correct' ? [item.sentence] : []),
  ].filter(Boolean);
  const room = roomFor(item, nextList);
  return [
    new Paragraph({
      text: drawn(first),
      numbering: { reference: 'numbers', level: 0, instance: list },
      keepNext: rest.length + room.length > 0,
      spacing: { before: 120 },
    }),
    ...rest.map((text) => new Paragraph({ text: drawn(text), indent: { left: indent }, keepNext: room.length > 0 })),
    ...room,
  ];
}

const drawn = (text: string) => text.replaceAll(gapMark, '________________');

/** Where its answer is written, ringed or chosen. */
function roomFor(item: PlayerItem, nextList: NextList): Part[] {
  switch (item.kind) {
    case 'mc':
    case 'multi':
    case 'poll': {
      const numbering = { reference: 'choices', level: 0, instance: nextList() };
      return item.options.map((text, at) => new Paragraph({ text, numbering, keepNext: at < item.options.length - 1 }));
    }
    case 'tf':
      return [new Paragraph({ text: 'True    /    False', indent: { left: indent } })];
    case 'match':
      return [pairTable(item)];
    case 'order': {
      const { frame, pieces, unit } = item;
      const line = [frame?.before, '_'.repeat(40), frame?.after].filter(Boolean).join(' ');
      return [pieces.join(unit === 'letters' ? '   ' : '  /  '), line].map(
        (text) => new Paragraph({ text, indent: { left: indent } }),
      );
    }
    case 'numeric':
      return [new Paragraph({ text: `${'_'.repeat(20)} ${item.unit ?? ''}`, indent: { left: indent } })];
    case 'short':
    case 'error-correct':
      return linesToWrite(1, indent);
    case 'essay':
      return linesToWrite(12, indent);
    case 'gap':
    case 'cloze':
    case 'speak':
    case 'slide':
      return [];
  }
}

/** Numbers with a line for a letter, and letters with their partners. */
function pairTable({ lefts, rights }: PlayerItemOf<'match'>): Table {
  const rows = Array.from({ length: Math.max(lefts.length, rights.length) }, (_, at) => [
    lefts[at] === undefined ? '' : `${at + 1}  ${lefts[at]}  ____`,
    rights[at] === undefined ? '' : `${choiceLetters[at] ?? at + 1}  ${rights[at]}`,
  ]);
  const width = (textWidth - indent) / 2;
  return new Table({
    width: { size: 2 * width, type: WidthType.DXA },
    columnWidths: [width, width],
    indent: { size: indent, type: WidthType.DXA },
    rows: rows.map(
      (cells, row) =>
        new TableRow({
          cantSplit: true,
          children: cells.map(
            (text) =>
              new TableCell({
                width: { size: width, type: WidthType.DXA },
                margins: { top: 60, bottom: 60, left: 100, right: 100 },
                children: [new Paragraph({ text, keepNext: row < rows.length - 1 })],
              }),
          ),
        }),
    ),
  });
}

/** The text with numbered gaps, and what there is to choose from. */
function clozeLines({ text, gaps }: PlayerItemOf<'cloze'>): string[] {
  const numberOf = (id: string) => (gaps.length > 1 ? `(${gaps.findIndex((gap) => gap.id === id) + 1}) ` : '');
  const choices = gaps.flatMap(({ options }, at) =>
    options ? [`(${at + 1})  ${options.map((one, place) => `${choiceLetters[place]}) ${one}`).join('   ')}`] : [],
  );
  return [...text.replaceAll(clozeGap, (_, id: string) => `${numberOf(id)}______________`).split('\n'), ...choices];
}
