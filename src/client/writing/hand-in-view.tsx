import { ArrowLeft } from 'lucide-react';
import { useUser } from '#client/lib/auth';
import { Button } from '#client/ui/button';
import type { HandIn } from '#shared/api/writing';
import { dateText } from '#shared/core/locale';
import { HandInBody } from './hand-in-body';
import { LoadedHandIn } from './loaded-hand-in';

interface HandInViewProps {
  id: string;
  onBack: () => void;
}

/** A text that was handed in: its teacher comments on it and returns it, its writer reads what was said. */
export function HandInView({ id, onBack }: HandInViewProps) {
  const user = useUser();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <Button variant="quiet" icon={<ArrowLeft />} onClick={onBack}>
          Back
        </Button>
      </div>
      <LoadedHandIn id={id}>
        {(handIn) => (
          <article className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <header className="grid gap-1">
              <h2 className="text-lg font-bold wrap-anywhere">{handIn.title}</h2>
              <p className="text-muted">{sayWhere(handIn, handIn.teacher.id === user.id)}</p>
            </header>
            <HandInBody handIn={handIn} onDone={onBack} />
          </article>
        )}
      </LoadedHandIn>
    </div>
  );
}

function sayWhere({ student, teacher, words, round, handedInAt, returnedAt }: HandIn, isTeacher: boolean): string {
  const day = (iso: string) => dateText(iso, 'date');
  const who = isTeacher ? `From ${student.name}` : `To ${teacher.name}`;
  const rounds = round > 1 ? `, round ${round}` : '';
  const state = returnedAt ? `returned ${day(returnedAt)}` : 'not returned yet';
  return `${who}, ${day(handedInAt)}${rounds}: ${words} words, ${state}.`;
}
