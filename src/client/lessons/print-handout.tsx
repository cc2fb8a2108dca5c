import { Printing } from '#client/print/print-dialog';
import type { LessonData } from '#shared/content/lessons/lesson';
import { LessonHandout } from './lesson-handout';
import { onPaper } from './on-paper';

interface PrintHandoutProps {
  title: string;
  data: LessonData;
  onDone: () => void;
}

/** Prints what students need on paper at once, without a question; the browser shows its pages before they are printed. */
export function PrintHandout({ title, data, onDone }: PrintHandoutProps) {
  return (
    <Printing onDone={onDone}>
      <div>
        <LessonHandout title={title} age={data.about.age} materials={onPaper(data)} />
      </div>
    </Printing>
  );
}
