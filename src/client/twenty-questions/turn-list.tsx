import { Check, CircleHelp, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '#client/ui/badge';
import type { Value } from '#shared/content/things/attribute';
import { questionsUsed } from '#shared/games/twenty-questions/next-question';
import { shortAnswer } from '#shared/games/twenty-questions/short-answer';
import { ModelMark } from './model-mark';

const looks: Record<Value, { tone: BadgeTone; icon: ReactNode; word: string }> = {
  yes: { tone: 'good', icon: <Check />, word: 'Yes' },
  no: { tone: 'bad', icon: <X />, word: 'No' },
  sometimes: { tone: 'warn', icon: <Minus />, word: 'Sometimes' },
  unknown: { tone: 'neutral', icon: <CircleHelp />, word: 'Hard to say' },
};

export interface ShownTurn {
  /** Empty where the class asked aloud. */
  text: string;
  answer: Value;
  typed?: string | undefined;
  why?: string | undefined;
  reason?: string | undefined;
  /** A language model answered. */
  isByModel?: boolean;
  /** What the question did, in plain words. */
  advice?: string | undefined;
}

/** What was asked so far, last first. */
export function TurnList({ turns }: { turns: readonly ShownTurn[] }) {
  if (turns.length === 0) return null;
  return (
    <ol reversed className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-label="Questions so far, last first">
      {[...turns].reverse().map((turn, place) => {
        const upToHere = turns.slice(0, turns.length - place);
        const number = questionsUsed(upToHere);
        const isCounted = number > questionsUsed(upToHere.slice(0, -1));
        const { tone, icon, word } = looks[turn.answer];
        return (
          <li key={upToHere.length} className="grid grid-cols-[2.25em_minmax(0,1fr)] gap-x-2 border-b border-line pb-2">
            <span className="pt-0.5 text-right text-muted tabular-nums">{isCounted && `${number}.`}</span>
            <div className="grid gap-1">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 flex-1 basis-48 wrap-anywhere">{turn.text || 'A question'}</span>
                <Badge tone={tone} icon={icon}>
                  {turn.text ? shortAnswer(turn.text, turn.answer).replace(/\.$/, '') : word}
                </Badge>
                {turn.isByModel && <ModelMark />}
              </div>
              {turn.typed && (
                <p className="text-sm text-muted wrap-anywhere">
                  First: <del>{turn.typed}</del>
                </p>
              )}
              {turn.reason && <p className="text-sm text-muted wrap-anywhere">{turn.reason}</p>}
              {turn.advice && <p className="text-sm text-muted">{turn.advice}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
