import { ItemOnPaper } from '#client/items/item-on-paper';
import { type Printable, PrintDialog, PrintPage } from '#client/print/print-dialog';
import type { LessonData, Material } from '#shared/content/lessons/lesson';
import { playerView, spareChoice } from '#shared/items/player-view';
import {
  type Block,
  cardBlocks,
  fullPlan,
  hasKey,
  keyBlocks,
  materialBlocks,
  materialSeed,
  shortPlan,
} from './lesson-blocks';

interface PrintLessonProps {
  title: string;
  data: LessonData;
  onClose: () => void;
}

/** The lesson on paper: for the desk, for the file, for students, and the key. */
export function PrintLesson({ title, data, onClose }: PrintLessonProps) {
  const { materials } = data;
  const printables: Printable[] = [
    {
      id: 'short',
      name: 'Plan on one page',
      hint: 'The stages with their minutes, for the desk.',
      byDefault: true,
      isOnePage: true,
      pages: () => <BlockPage title={title} blocks={shortPlan(title, data).slice(1)} isDense />,
    },
    {
      id: 'full',
      name: 'Full plan',
      hint: 'Every step, what may go wrong, and how to check.',
      pages: () => <BlockPage title={title} blocks={fullPlan(title, data).slice(1)} />,
    },
    ...(materials.length > 0
      ? [
          {
            id: 'handout',
            name: 'Handout for students',
            hint: 'The materials, with room to write.',
            byDefault: true,
            pages: () => <Handout title={title} materials={materials} />,
          },
        ]
      : []),
    ...(materials.some(hasKey)
      ? [
          {
            id: 'key',
            isForTeacher: true,
            name: 'Key',
            hint: 'On a page of its own, with the reasons.',
            pages: () => <BlockPage title={`${title}: key`} blocks={keyBlocks(materials)} />,
          },
        ]
      : []),
  ];
  return <PrintDialog title="Print" printables={printables} onClose={onClose} />;
}

function BlockPage({ title, blocks, isDense }: { title: string; blocks: readonly Block[]; isDense?: boolean }) {
  return (
    <PrintPage title={title} hasHeader={false}>
      <div className={isDense ? 'text-[0.9em] leading-snug' : undefined}>
        <Blocks blocks={blocks} />
      </div>
    </PrintPage>
  );
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: what is printed does not change
  return blocks.map((block, place) => <BlockOnPaper key={place} block={block} />);
}

function BlockOnPaper({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 3 ? (
        <h3 className="mt-3 font-bold">{block.text}</h3>
      ) : (
        <h2 className="mt-4 mb-1">{block.text}</h2>
      );
    case 'text':
      return <p className="mb-1.5">{block.text}</p>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={block.ordered ? 'mb-1.5 list-decimal pl-6' : 'mb-1.5 list-disc pl-6'}>
          {block.items.map((item, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a printed list does not change
            <li key={line}>{item}</li>
          ))}
        </List>
      );
    }
    // Paper is printed page by page.
    case 'new page':
      return null;
    case 'table':
      return (
        <table className="my-2">
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell}>{cell}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((cells, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a printed table does not change
              <tr key={line}>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a printed table does not change
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}

/** Each material on a sheet of its own, so that it can be given out when its time has come. */
function Handout({ title, materials }: { title: string; materials: readonly Material[] }) {
  return materials.flatMap((material) =>
    material.kind === 'role-cards'
      ? (['a', 'b'] as const).map((side) => (
          <PrintPage key={`${material.id} ${side}`} title={material.title}>
            <Blocks blocks={cardBlocks(material, side)} />
          </PrintPage>
        ))
      : [<Sheet key={material.id} title={title} material={material} />],
  );
}

function Sheet({ title, material }: { title: string; material: Material }) {
  return (
    <PrintPage title={material.title}>
      <p className="mb-2">{title}</p>
      {material.kind === 'questions' ? (
        <ol className="list-decimal pl-6">
          {material.items.map((item) => (
            <li key={item.id}>
              <ItemOnPaper item={playerView(item, { seed: materialSeed })} spare={spareChoice(item, materialSeed)} />
            </li>
          ))}
        </ol>
      ) : material.kind === 'discussion' ? (
        <ol className="list-decimal pl-6">
          {material.questions.map((question) => (
            <li key={question} className="mb-3">
              {question}
              <Lines count={2} />
            </li>
          ))}
        </ol>
      ) : (
        <>
          <Blocks blocks={materialBlocks(material)} />
          <h2 className="mt-4">My notes</h2>
          <Lines count={material.kind === 'words' ? 3 : 6} />
        </>
      )}
    </PrintPage>
  );
}

function Lines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines to write on
    <p key={line} className="mt-3 border-b border-black">
      &nbsp;
    </p>
  ));
}
