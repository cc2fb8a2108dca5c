import { Sparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { GenerateButton } from '#client/generate/generate-button';
import { MadeBy } from '#client/generate/made-by';
import { useGenerate } from '#client/generate/use-generate';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import type { GenerateOutput, OutputOf } from '#shared/api/generate';
import type { AppId } from '#shared/core/apps';
import type { Level } from '#shared/core/level';
import { limits } from '#shared/core/limits';
import { numberText } from '#shared/core/locale';
import { profileText } from '#shared/vocabulary/level-profile';
import { countWords } from '#shared/writing/count-words';
import type { WordBook } from './use-word-book';

interface EasierTextProps {
  /** In whose name it is asked for. */
  app: AppId;
  text: string;
  classLevel: Level;
  /** They are there to be learned: an easier text keeps them. */
  targets: string[];
  book: WordBook;
  onUse: (text: string) => void;
}

type EasierText = Pick<GenerateOutput, 'by' | 'fellBack'> & OutputOf<'simpler-text'> & { of: string; level: Level };

const mostTargets = 20;

/** The text in easier words, where a model is connected; without one, its hard words with their meanings. */
export function EasierText({ app, text, classLevel, targets, book, onUse }: EasierTextProps) {
  const generate = useGenerate(app);
  const [latest, setLatest] = useState<EasierText>();
  // What was made of another text or for another class says nothing about this one.
  const easierText = latest?.of === text && latest.level === classLevel ? latest : undefined;
  const result = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // As much as one draft takes.
  const isTooLong = text.length > limits.textChars || countWords(text) > limits.textWords;

  useEffect(() => {
    if (easierText) result.current?.focus();
  }, [easierText]);

  async function make() {
    setLatest(undefined);
    const answer = await generate.run({
      ask: { task: 'simpler-text', text, level: classLevel, targets: targets.slice(0, mostTargets) },
    });
    if (answer?.output.task !== 'simpler-text') return;
    setLatest({ ...answer, ...answer.output, of: text, level: classLevel });
  }

  return (
    <Card as="section" aria-labelledby="easier-heading" className="grid gap-3">
      <h2 id="easier-heading" className="text-lg font-bold">
        Easier for {classLevel}
      </h2>
      <div className="flex flex-wrap gap-2">
        <GenerateButton
          ref={button}
          variant="secondary"
          icon={<Sparkles />}
          disabled={isTooLong}
          isPending={generate.isPending}
          pendingLabel="Writing…"
          onStop={generate.cancel}
          // A failure is said by the shell; the text stays as it is.
          onClick={() => void make().catch(() => {})}
        >
          Make it easier
        </GenerateButton>
      </div>
      {isTooLong && <p className="text-muted">At most {numberText(limits.textWords)} words. Take a part of it.</p>}
      {generate.isPending && <p className="break-words whitespace-pre-line text-muted">{generate.soFar}</p>}
      {easierText && (
        <div ref={result} tabIndex={-1} className="grid gap-3 outline-none">
          <MadeBy {...easierText} />
          {easierText.text === text ? (
            <p>
              {easierText.hardWords.length === 0
                ? `Nothing in it is above ${classLevel}.`
                : 'The built-in engine does not rewrite texts. These are the words that make it hard:'}
            </p>
          ) : (
            <Rewritten made={easierText} text={text} book={book} />
          )}
          {easierText.hardWords.length > 0 && (
            <dl className="grid gap-2">
              {easierText.hardWords.map(({ word, level, meaning }) => (
                <div key={word}>
                  <dt className="font-bold break-words">
                    {word} {level && <span className="font-normal text-muted">{level}</span>}
                  </dt>
                  {meaning ? (
                    <dd>{meaning}</dd>
                  ) : (
                    level && <dd className="text-muted">Check the meaning in the text.</dd>
                  )}
                </div>
              ))}
            </dl>
          )}
          {easierText.text !== text && (
            <Button
              onClick={() => {
                onUse(easierText.text);
                button.current?.focus();
              }}
            >
              Use this text
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

function Rewritten({ made, text, book }: { made: EasierText; text: string; book: WordBook }) {
  const [before, after] = [text, made.text].map((one) => profileText(one, book.index).level ?? 'an unknown level');
  return (
    <>
      <p className="text-muted">
        It was about {before}, now it is about {after}.
      </p>
      <p className="max-w-prose break-words whitespace-pre-line">{made.text}</p>
    </>
  );
}
