import { lazy, Suspense } from 'react';
import { PrintLesson } from '#client/lessons/print-lesson';
import { PrintNovel } from '#client/novel/print-novel';
import { PrintDialog, PrintPage } from '#client/print/print-dialog';
import { PrintSet } from '#client/question-sets/print-set';
import type { Resource } from '#shared/api/library';
import { piecesOf } from '#shared/library/kinds/registry';

const PrintDice = lazy(() => import('#client/dice/print-dice').then((m) => ({ default: m.PrintDice })));

/** Any saved work on paper, at no cost. */
export function PrintWork({ work, onClose }: { work: Resource; onClose: () => void }) {
  const { title } = work;
  switch (work.kind) {
    case 'lesson':
      return <PrintLesson title={title} data={work.data} onClose={onClose} />;
    case 'novel':
      return <PrintNovel work={work} onClose={onClose} />;
    case 'story':
      return (
        <Suspense fallback={null}>
          <PrintDice title={title} data={work.data} onClose={onClose} />
        </Suspense>
      );
    case 'quiz':
    case 'test': {
      const { intro, items, rules } = work.data;
      return (
        <PrintSet title={title} intro={intro} items={items} shuffleOptions={rules.shuffleOptions} onClose={onClose} />
      );
    }
    default:
      return (
        <PrintDialog
          title="Print"
          printables={[{ id: 'all', name: title, byDefault: true, pages: () => <Pieces work={work} title={title} /> }]}
          onClose={onClose}
        />
      );
  }
}

function Pieces({ work, title }: { work: Resource; title: string }) {
  return (
    <PrintPage title={title} hasHeader={false}>
      <ol className="list-decimal pl-6">
        {piecesOf(work).map(({ id, text }) => (
          <li key={id} className="mb-2 whitespace-pre-line">
            {text}
          </li>
        ))}
      </ol>
    </PrintPage>
  );
}
