import { Heart, Lightbulb, Turtle, Volume2 } from 'lucide-react';
import { useEffect } from 'react';
import { DrillEnd } from '#client/attempts/drill-end';
import { DrillForm } from '#client/attempts/drill-form';
import type { AttemptPlayer } from '#client/attempts/use-attempt';
import { useDrill } from '#client/attempts/use-drill';
import { TypedAnswer } from '#client/items/typed-answer';
import { slowRate, useSpeech } from '#client/speech/speech';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import type { AttemptOutput } from '#shared/api/attempts';
import { count } from '#shared/core/count';
import { gapMark } from '#shared/items/gap-mark';
import { spellingErrors } from '#shared/vocabulary/spelling/spelling-errors';
import { wordInAudio } from '#shared/vocabulary/word-items';
import type { SpellingMode, Writing } from './choices';
import { LetterTiles } from './letter-tiles';
import { lives } from './stations';

interface SpellingPlayProps {
  player: AttemptPlayer;
  attempt: AttemptOutput;
  mode: SpellingMode;
  writing: Writing;
}

const rightsOf: Record<SpellingMode, number> = { learn: 0, practice: 2, quest: 1, test: 0 };

/** One word after another: hear it, see the sentence with its gap, write it. */
export function SpellingPlay({ player, attempt, mode, writing }: SpellingPlayProps) {
  const drill = useDrill({ player, attempt, rights: rightsOf[mode], ...(mode === 'quest' && { lives }) });
  const { item, response, grade, phase, isTest } = drill;
  const { canSpeak, speak } = useSpeech();
  const word = wordInAudio(item?.audioText ?? '');
  const usesTiles = writing === 'tiles' && !/\s/.test(word);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn begins with the word heard
  useEffect(() => {
    if (item?.audioText) speak(item.audioText);
  }, [drill.turn, item?.id, canSpeak]);

  if (!item) return <DrillEnd what="word" onEnd={() => void player.end()} />;

  const text = response && 'text' in response ? response.text : '';
  const setText = (next: string) => drill.setResponse({ text: next });
  const isLocked = phase !== 'asking';
  return (
    <DrillForm
      drill={drill}
      startsOn={usesTiles ? 'ol' : 'input'}
      progress={
        <>
          <p className="tabular-nums">{count(drill.left, 'word')} to go</p>
          {drill.isBack && <p className="font-bold text-ink">This word is back: once more.</p>}
          {drill.livesLeft !== undefined && <Lives left={drill.livesLeft} />}
          {!isTest && drill.streak > 1 && <p>{drill.streak} right in a row</p>}
        </>
      }
      remarks={
        <>
          {grade?.verdict === 'wrong' && !isTest && (
            <ul className="grid gap-1">
              {spellingErrors(text, grade.answer).map((error) => (
                <li key={error.text}>{error.text}</li>
              ))}
            </ul>
          )}
          {drill.livesLeft === 0 && phase === 'answered' && (
            <p className="max-w-measure">
              The lives for this station are used up. Look at the words, and come back to it.
            </p>
          )}
        </>
      }
      hint={
        !isTest && (
          <Button variant="secondary" icon={<Lightbulb />} onClick={() => void drill.takeHint('place')}>
            Next letter
          </Button>
        )
      }
      below={
        !isTest && (
          <p className="text-sm text-muted">
            Each letter clue costs a star and a quarter of the point for this word.
            {drill.hints > 0 && ` Taken: ${drill.hints}.`}
          </p>
        )
      }
    >
      <div className="grid gap-3 rounded-card edge-card bg-surface p-5">
        <h2 className="max-w-measure text-xl font-bold break-words">{item.prompt.replaceAll(gapMark, '_____')}</h2>
        {canSpeak ? (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" icon={<Volume2 />} onClick={() => speak(item.audioText ?? '')}>
              Hear it
            </Button>
            <Button variant="quiet" icon={<Turtle />} onClick={() => speak(word, slowRate)}>
              Slowly
            </Button>
          </div>
        ) : (
          <p>
            <span className="text-muted">This device has no English voice. The word begins with</span>{' '}
            <strong>{word.charAt(0)}</strong> <span className="text-muted">and has {countOf(word)}.</span>
          </p>
        )}
      </div>
      {usesTiles ? (
        <LetterTiles key={`${item.id} ${drill.turn}`} word={word} text={text} onChange={setText} disabled={isLocked} />
      ) : (
        <TypedAnswer label="Write the word" value={text} onChange={setText} disabled={isLocked} />
      )}
    </DrillForm>
  );
}

const countOf = (word: string) => {
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  return count(letters, 'letter');
};

function Lives({ left }: { left: number }) {
  return (
    <p className="flex items-center gap-1.5">
      <span aria-hidden="true" className="inline-flex gap-1">
        {Array.from({ length: lives }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three hearts in a row
          <Heart key={at} className={cx('size-5', at < left ? 'fill-current text-accent' : 'text-muted')} />
        ))}
      </span>
      <span>
        {left} of {lives} lives
      </span>
    </p>
  );
}
