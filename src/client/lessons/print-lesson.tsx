import { ItemOnPaper } from '#client/items/item-on-paper';
import { type Printable, PrintDialog, PrintPage } from '#client/print/print-dialog';
import type { LessonData, Material } from '#shared/content/lessons/lesson';
import { playerView, spareChoice } from '#shared/items/player-view';
import type { Block } from './block';
import { BlocksView } from './blocks-view';
import { cardBlocks, fullPlan, hasKey, keyBlocks, materialBlocks, materialSeed, shortPlan } from './lesson-blocks';

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
        <BlocksView blocks={blocks} />
      </div>
    </PrintPage>
  );
}

/** Each material on a sheet of its own, so that it can be given out when its time has come. */
function Handout({ title, materials }: { title: string; materials: readonly Material[] }) {
  return materials.flatMap((material) =>
    material.kind === 'role-cards'
      ? (['a', 'b'] as const).map((side) => (
          <PrintPage key={`${material.id} ${side}`} title={material.title}>
            <BlocksView blocks={cardBlocks(material, side)} />
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
          <BlocksView blocks={materialBlocks(material)} />
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
