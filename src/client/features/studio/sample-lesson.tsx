import { Play } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import { sampleLesson } from './sample-lesson-facts';
import { StudioSection } from './studio-section';

const { id, title, facts, stages } = sampleLesson;
const path = `/lesson-library?starter=${id}`;

/** A starter lesson on the first page, to be walked through by anybody. All but its names is loaded when it begins. */
export function SampleLesson() {
  const [Walk, setWalk] = useState<ComponentType>();
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');

  async function begin() {
    setState('loading');
    try {
      const { SampleLessonWalk } = await import('./sample-lesson-walk');
      setWalk(() => SampleLessonWalk);
    } catch {
      setState('failed');
    }
  }

  return (
    <StudioSection
      id="lesson"
      title="A lesson from beginning to end"
      lead="This is one of our starter lessons, as it is: what the class sees, what the teacher does, and what students get. Answer its questions yourself. You need no account."
    >
      {Walk ? (
        <Walk />
      ) : (
        <Card className="grid items-center gap-8 sm:p-8 lg:grid-cols-2">
          <div className="grid justify-items-start gap-4">
            <div>
              <h3 className="font-display text-xl">{title}</h3>
              <p className="mt-1 text-muted">{facts.join(' · ')}</p>
            </div>
            {state === 'failed' && (
              <Banner
                tone="warn"
                title="The lesson could not be loaded. Please check your connection."
                action={<Button onClick={() => void begin()}>Try again</Button>}
              />
            )}
            <ButtonLink
              href={path}
              size="lg"
              icon={<Play />}
              aria-busy={state === 'loading' || undefined}
              onClick={(event) => {
                // Before this is there, and without JavaScript, the link leads to the lesson in the library.
                event.preventDefault();
                if (state !== 'loading') void begin();
              }}
            >
              Begin the lesson
            </ButtonLink>
          </div>
          <ol className="grid gap-x-8 tabular-nums">
            {stages.map(([name, minutes], place) => (
              <li key={name} className="flex justify-between gap-4 border-b border-line py-2 last:border-0">
                <span className="min-w-0 wrap-anywhere">
                  {place + 1}. {name}
                </span>
                <span className="shrink-0 text-muted">{minutes} min</span>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </StudioSection>
  );
}
