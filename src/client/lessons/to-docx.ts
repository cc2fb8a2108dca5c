import {
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Block } from './block';

const headings = { 1: HeadingLevel.TITLE, 2: HeadingLevel.HEADING_1, 3: HeadingLevel.HEADING_2 } as const;
const numbers = 'numbers';

/** The blocks as a Word document. A module of its own: it brings a large library along. */
export async function toDocx(title: string, blocks: readonly Block[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document({
    title,
    creator: 'Classroom Studio',
    numbering: {
      config: [{ reference: numbers, levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.', style: indent }] }],
    },
    sections: [{ children: blocks.flatMap(blockToDocx) }],
  });
  const blob = await Packer.toBlob(document);
  return new Uint8Array(await blob.arrayBuffer());
}

const indent = { paragraph: { indent: { left: 500, hanging: 300 } } };

function blockToDocx(block: Block, place: number): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ text: block.text, heading: headings[block.level], spacing: { before: 200, after: 80 } })];
    case 'text':
      return [new Paragraph({ text: block.text, spacing: { after: 100 } })];
    case 'list':
      return block.items.map(
        (text) =>
          new Paragraph({
            text,
            // Each list counts from one.
            ...(block.ordered
              ? { numbering: { reference: numbers, level: 0, instance: place } }
              : { bullet: { level: 0 } }),
          }),
      );
    case 'new page':
      return [new Paragraph({ pageBreakBefore: true })];
    case 'table':
      return [
        new Table({
          width: { size: 100, type: WidthType.PERCENTAGE },
          rows: [block.head, ...block.rows].map(
            (cells, line) =>
              new TableRow({
                tableHeader: line === 0,
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
