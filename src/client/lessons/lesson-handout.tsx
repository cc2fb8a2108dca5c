import { PrintPage } from '#client/print/print-dialog';
import { cx } from '#client/ui/cx';
import type { LessonAbout, Material } from '#shared/content/lessons/lesson';
import { BlocksView } from './blocks-view';
import { handoutBlocks } from './lesson-blocks';

interface LessonHandoutProps {
  title: string;
  age: LessonAbout['age'];
  materials: readonly Material[];
}

/** What a student gets: the materials one after the other, in letters for their age, with room to write. */
export function LessonHandout({ title, age, materials }: LessonHandoutProps) {
  return (
    <PrintPage title={title}>
      <div className={cx(age === 'children' && 'for-children')}>
        <BlocksView blocks={handoutBlocks(materials)} />
      </div>
    </PrintPage>
  );
}

/** 'About 3 pages for each student: 2 sheets, printed on both sides.' */
export function sayHandout(pages: number): string {
  if (pages === 1) return 'About 1 page for each student.';
  const sheets = Math.ceil(pages / 2);
  return `About ${pages} pages for each student: ${sheets === 1 ? '1 sheet' : `${sheets} sheets`}, printed on both sides.`;
}
