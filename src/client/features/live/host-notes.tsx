import { PromptText } from '#client/items/prompt-text';
import { SeenText } from '#client/items/seen-pictures';
import { useSpeech } from '#client/speech/speech';
import { Card } from '#client/ui/card';
import { ScrollArea } from '#client/ui/scroll-area';
import type { HostLive } from '#shared/api/live';
import { count } from '#shared/core/count';
import { isGraded, keyText } from '#shared/items/grade';

/** What the host alone reads about the question: its key, and all that was typed. */
export function HostNotes({ live: { asked, distributions, leftOut, game } }: { live: HostLive }) {
  const typed = distributions.at(-1)?.rows.filter(({ text, isRight }) => text && isRight === false) ?? [];
  const isTyped = asked && ['short', 'gap', 'numeric', 'order'].includes(asked.kind);
  const isEarly = game.phase === 'lobby' && leftOut > 0;
  if (!asked && !isEarly) return null;
  return (
    <Card as="section" aria-labelledby="for-you" className="grid content-start gap-2">
      <h2 id="for-you" className="text-xl">
        For you alone
      </h2>
      {isEarly && (
        <p className="text-muted">
          {count(leftOut, 'question')} cannot be played live and {leftOut === 1 ? 'was' : 'were'} left out.
        </p>
      )}
      {asked && (
        <p className="wrap-anywhere sm:hidden">
          <PromptText text={asked.prompt} />
        </p>
      )}
      {asked?.audioText && <Heard script={asked.audioText} />}
      {asked && isGraded(asked) && (
        <p className="wrap-anywhere">
          Answer: <strong>{keyText(asked)}</strong>
        </p>
      )}
      {asked?.explanation && (
        <p className="text-muted wrap-anywhere">
          <SeenText text={asked.explanation} />
        </p>
      )}
      {isTyped && typed.length > 0 && (
        <>
          <h3 className="text-base">Typed, and not right</h3>
          <ul className="grid gap-1">
            {typed.slice(0, 10).map(({ text, count: times }) => (
              <li key={text} className="wrap-anywhere">
                {text} <span className="text-muted tabular-nums">× {times}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** What the class hears once for all, from this device or from its teacher. */
function Heard({ script }: { script: string }) {
  const { canSpeak } = useSpeech();
  return (
    <>
      <p className="text-muted">
        {canSpeak
          ? 'Press Listen to play this to the class.'
          : 'No English voice can be heard here. Read this to the class yourself.'}
      </p>
      <ScrollArea label="What the class hears" className="max-h-40">
        <p className="whitespace-pre-line wrap-anywhere">{script}</p>
      </ScrollArea>
    </>
  );
}
