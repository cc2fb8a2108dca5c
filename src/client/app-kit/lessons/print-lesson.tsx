import type { LessonData } from '../../../shared/lessons/lesson';
import { faceOf } from '../../../shared/library/item-face';
import { type Printable, PrintDialog, PrintPage } from '../print/print-dialog';
import { HandoutView } from './handout-view';
import { PlanView } from './plan-view';

interface PrintLessonProps {
  title: string;
  lesson: LessonData;
  onClose: () => void;
}

/** A lesson on paper: the plan, the handout, and the answers on a sheet of their own. */
export function PrintLesson({ title, lesson, onClose }: PrintLessonProps) {
  const items = lesson.materials.flatMap((material) => (material.kind === 'questions' ? material.items : []));
  const printables: Printable[] = [
    {
      id: 'plan',
      name: 'Lesson plan',
      byDefault: true,
      pages: () => (
        <PrintPage title={title} hasHeader={false}>
          <PlanView lesson={lesson} />
        </PrintPage>
      ),
    },
  ];
  if (lesson.materials.length > 0) {
    printables.push({
      id: 'handout',
      name: 'Handout for students',
      pages: () => (
        <PrintPage title={title}>
          <HandoutView lesson={lesson} />
        </PrintPage>
      ),
    });
  }
  if (items.length > 0) {
    printables.push({
      id: 'key',
      name: 'Answers',
      pages: () => (
        <PrintPage title={`${title}: answers`} hasHeader={false}>
          <ol className="list-decimal pl-6">
            {items.map((item) => (
              <li key={item.id} className="mb-2 whitespace-pre-line">
                {faceOf(item)}
              </li>
            ))}
          </ol>
        </PrintPage>
      ),
    });
  }
  return <PrintDialog title="Print" printables={printables} onClose={onClose} />;
}
