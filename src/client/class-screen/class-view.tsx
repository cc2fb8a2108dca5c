import { useRef } from 'react';
import { cx } from '#client/ui/cx';
import type { ScreenContent, Shown } from '#shared/screen/content';
import { ClassContent } from './class-content';
import { CountdownRing } from './countdown-ring';
import { PageDots } from './page-dots';
import { TeamRow } from './team-row';
import { useSplit } from './use-split';
import './class-screen.css';

interface ClassViewProps {
  shown: Shown | undefined;
  page: number;
  pages: number;
  onPages: (count: number) => void;
  className?: string;
}

/**
 * What the class sees, as large as its parent: on the class's screen, and in the teacher's window where there is no
 * other. Sizes are shares of the window's height, so that they hold on any projector.
 */
export function ClassView({ shown, page, pages, onPages, className }: ClassViewProps) {
  const room = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const content: ScreenContent = shown?.content ?? { kind: 'wait' };
  // As text: what is the same is not measured again with each second.
  useSplit(room, body, JSON.stringify(content), onPages);
  return (
    <section aria-label="The class’s screen" className={cx('class-view', className)}>
      <div className="class-top">
        <p className="class-least text-muted">{headOf(content)}</p>
        {shown?.countdown && <CountdownRing countdown={shown.countdown} />}
      </div>
      <div ref={room} className="class-room">
        <div
          ref={body}
          aria-live="polite"
          className="class-body"
          style={{ transform: `translateX(calc(${-page} * (100% + var(--between))))` }}
        >
          <ClassContent content={content} />
        </div>
      </div>
      <div className="class-foot">
        {content.kind === 'order' && content.teams && <TeamRow teams={content.teams} />}
        {pages > 1 && <PageDots page={page} pages={pages} />}
      </div>
    </section>
  );
}

/** Small above what is shown: what it is, and where in a row. */
function headOf(content: ScreenContent): string {
  switch (content.kind) {
    case 'question':
    case 'order':
    case 'card': {
      const { number, of } = content;
      const row = number ? (of ? `${number} of ${of}` : `Question ${number}`) : '';
      const task = content.kind === 'card' ? '' : (content.task ?? '');
      return [row, task].filter(Boolean).join(' · ');
    }
    case 'text':
    case 'words':
      return content.title ?? '';
    case 'dice':
      return content.task ?? '';
    case 'wait':
    case 'teams':
      return '';
  }
}
