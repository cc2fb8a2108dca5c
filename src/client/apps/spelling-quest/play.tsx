import { Heart, Lightbulb, Turtle, Volume2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { DrillEnd } from '#client/attempts/drill-end';
import { DrillForm } from '#client/attempts/drill-form';
import type { AttemptPlayer } from '#client/attempts/use-attempt';
import { useDrill } from '#client/attempts/use-drill';
import { PromptHead } from '#client/items/prompt-head';
import { TypedAnswer } from '#client/items/typed-answer';
import { PlayPicture } from '#client/play/play-picture';
import { useSoundOn } from '#client/play/sound';
import { type Heard, scriptLines } from '#client/speech/heard-lines';
import { slowRate, useSpeech } from '#client/speech/speech';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import { IconButton } from '#client/ui/icon-button';
import type { AttemptOutput } from '#shared/api/attempts';
import { count } from '#shared/core/count';
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
  const { canSpeak, speak, readAloud } = useSpeech();
  const isSoundOn = useSoundOn();
  const word = wordInAudio(item?.audioText ?? '');
  const usesTiles = writing === 'tiles' && !/\s/.test(word);
  const answer = useRef<HTMLDivElement>(null);
  const hear = (heard: Heard) => readAloud(scriptLines(heard, `attempts/${attempt.id}`), () => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn begins with the word heard
  useEffect(() => {
    if (item?.audioText && isSoundOn) hear(item);
  }, [drill.turn, item?.id, canSpeak]);

  if (!item) return <DrillEnd what="word" onEnd={() => void player.end()} />;

  const text = response && 'text' in response ? response.text : '';
  const setText = (next: string) => drill.setResponse({ text: next });
  const isLocked = phase !== 'asking';

  function takeLetter() {
    // Writing goes on there, and Enter checks the word: on the button it would buy the next letter.
    answer.current?.querySelector<HTMLElement>('input, ol')?.focus();
    void drill.takeHint('place');
  }

  return (
    <DrillForm
      drill={drill}
      title={attempt.title}
      onLeave={player.leave}
      startsOn={usesTiles ? 'ol' : 'input'}
      picture={
        <PlayPicture app="spelling-quest" steps={drill.of} place={drill.of - drill.left} right={drill.rightCount} />
      }
      progress={`${count(drill.left, 'word')} to go`}
      status={
        <>
          {drill.livesLeft !== undefined && <Lives left={drill.livesLeft} />}
          {!isTest && drill.streak > 1 && <p className="max-sm:sr-only">{drill.streak} right in a row</p>}
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
          <Button variant="secondary" icon={<Lightbulb />} className="max-sm:px-3" onClick={takeLetter}>
            <span className="max-sm:sr-only">Next letter</span>
          </Button>
        )
      }
      below={
        !isTest &&
        !isLocked && (
          <p className="text-sm text-muted">
            Each letter clue costs a star and a quarter of the point for this word.
            {drill.hints > 0 && ` Taken: ${drill.hints}.`}
          </p>
        )
      }
    >
      <h2 className="font-bold wrap-anywhere">
        <PromptHead
          item={item}
          task={`${drill.isBack ? 'Once more: hear' : 'Hear'} the word, and write it.`}
          asksForClue
        />
      </h2>
      {!canSpeak && (
        <p>
          <span className="text-muted">No English voice can be heard here. The word begins with</span>{' '}
          <strong>{word.charAt(0)}</strong> <span className="text-muted">and has {countOf(word)}.</span>
        </p>
      )}
      <div ref={answer} className={cx('grid gap-3', canSpeak && 'grid-cols-[auto_minmax(0,1fr)]')}>
        {canSpeak && (
          <div className="flex gap-1 max-sm:flex-col">
            <IconButton
              label="Hear it"
              variant="secondary"
              icon={<Volume2 />}
              onClick={() => hear(item)}
              className="size-16"
            />
            <IconButton
              label="Slowly"
              icon={<Turtle />}
              onClick={() => speak(word, slowRate)}
              className="max-sm:h-11 max-sm:w-16 sm:size-16"
            />
          </div>
        )}
        {usesTiles ? (
          <LetterTiles
            key={`${item.id} ${drill.turn}`}
            word={word}
            text={text}
            onChange={setText}
            disabled={isLocked}
          />
        ) : (
          <TypedAnswer label="Write the word" value={text} onChange={setText} disabled={isLocked} />
        )}
      </div>
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
      <span className="sr-only">
        {left} of {lives} lives
      </span>
    </p>
  );
}
