import { useClassScreen } from '#client/class-screen/use-class-screen';
import type { AttemptOutput } from '#shared/api/attempts';
import type { ScreenCountdown } from '#shared/screen/content';
import { classView } from './class-question';

export interface PlayedProps {
  attempt: AttemptOutput;
  /** Of the question that is open. */
  place: number;
  /** The part of a test that it belongs to. */
  part?: string | undefined;
}

/** Sends the question that is played in front of the class to its screen, and what is right once it is judged. */
export function PlayedOnScreen({
  attempt,
  place,
  part,
  countdown,
}: PlayedProps & { countdown?: ScreenCountdown | undefined }) {
  const asked = attempt.items[place];
  const content =
    asked &&
    classView(asked.item, {
      number: place + 1,
      of: attempt.adapts ? undefined : attempt.items.length,
      task: part,
      reveal: revealOf(asked),
    });
  useClassScreen(content && { content, ...(countdown && { countdown }) });
  return null;
}

function revealOf({ item, given, grade }: AttemptOutput['items'][number]) {
  if (!grade?.answer) return undefined;
  const { answer, explanation, parts = {} } = grade;
  const chosen = given && 'choices' in given ? given.choices : [];
  // Of several right choices the answer is one line: which they are, follows from what was rightly chosen and left.
  const right = item.kind === 'multi' ? item.options.filter((one) => chosen.includes(one) === parts[one]) : [answer];
  return { right, ...(explanation && { explanation }) };
}
