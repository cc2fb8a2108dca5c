import { lazy, Suspense } from 'react';
import { playerView } from '../../../shared/items/player-view';
import { piecesOf } from '../../../shared/library/pieces';
import type { Resource } from '../../../shared/schemas/library';
import { PrintLesson } from '../../app-kit/lessons/print-lesson';
import { ItemOnPaper } from '../../app-kit/print/item-on-paper';
import { type Printable, PrintDialog, PrintPage } from '../../app-kit/print/print-dialog';

const PrintDice = lazy(() => import('../../app-kit/dice/print-dice').then((m) => ({ default: m.PrintDice })));

/** Any saved work on paper, at no cost. */
export function PrintWork({ work, onClose }: { work: Resource; onClose: () => void }) {
  if (work.kind === 'lesson') return <PrintLesson title={work.title} data={work.data} onClose={onClose} />;
  if (work.kind === 'story') {
    return (
      <Suspense fallback={null}>
        <PrintDice title={work.title} data={work.data} onClose={onClose} />
      </Suspense>
    );
  }
  return <PrintDialog title="Print" printables={printablesOf(work)} onClose={onClose} />;
}

function printablesOf(work: Exclude<Resource, { kind: 'lesson' | 'story' }>): Printable[] {
  if (work.kind !== 'quiz' && work.kind !== 'test') {
    return [{ id: 'all', name: work.title, byDefault: true, pages: () => <Pieces work={work} title={work.title} /> }];
  }
  return [
    {
      id: 'questions',
      name: 'Question sheet',
      byDefault: true,
      pages: () => (
        <PrintPage title={work.title} score={work.data.items.reduce((sum, { points }) => sum + points, 0)}>
          {work.data.intro && <p className="mb-3 whitespace-pre-line">{work.data.intro}</p>}
          <ol className="list-decimal pl-6">
            {work.data.items.map((item) => (
              <li key={item.id}>
                <ItemOnPaper item={playerView(item, { seed: 1 })} />
              </li>
            ))}
          </ol>
        </PrintPage>
      ),
    },
    { id: 'key', name: 'With answers', pages: () => <Pieces work={work} title={`${work.title}: answers`} /> },
  ];
}

function Pieces({ work, title }: { work: Resource; title: string }) {
  return (
    <PrintPage title={title} hasHeader={false}>
      <ol className="list-decimal pl-6">
        {piecesOf(work.data).map(({ id, text }) => (
          <li key={id} className="mb-2 whitespace-pre-line">
            {text}
          </li>
        ))}
      </ol>
    </PrintPage>
  );
}
