import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { GenerateButton } from '#client/generate/generate-button';
import { MadeBy } from '#client/generate/made-by';
import { useGenerate } from '#client/generate/use-generate';
import { LoadFailed } from '#client/lib/load-failed';
import { TextArea } from '#client/ui/text-area';
import { useWordBook } from '#client/words/use-word-book';
import type { GenerateOutput } from '#shared/api/generate';
import { count } from '#shared/core/count';
import { type Level, levelsAbove } from '#shared/core/level';
import { limits } from '#shared/core/limits';
import { numberText } from '#shared/core/locale';
import { countWords } from '#shared/writing/count-words';
import { textFaultOf } from '../plan-request';
import type { OwnTextReading } from './read-own-text';
import type { SourceFieldsProps } from './source-fields';
import { TopicField } from './topic-field';
import { useOwnText } from './use-own-text';

const EasierText = lazy(() => import('#client/words/easier-text').then((m) => ({ default: m.EasierText })));

/** A text of one's own, with what is found in it before it becomes a plan. */
export function TextFields(props: SourceFieldsProps) {
  const { wish, faults, content, onChange } = props;
  const own = useOwnText(wish);
  const { reading } = own;
  // What no more typing can put right is said at once; that a text is short, when a plan is asked for.
  const lasting = reading?.fault === 'text_short' ? undefined : reading?.fault;
  const fault = faults.text ?? (wish.text.trim() === '' ? undefined : textFaultOf(wish.text, lasting));
  const isHard = reading?.level && levelsAbove(reading.level, wish.level) > 0;
  return (
    <div className="grid gap-3">
      <TopicField {...props} hint="What the text is about." />
      {content.found?.canDraft && <DraftText {...props} topic={content.topic} />}
      <TextArea
        label="Your text"
        name="text"
        rows={6}
        hint={`Up to ${numberText(limits.textWords)} words${wish.text.trim() && `; this one has ${numberText(countWords(wish.text))}`}.`}
        error={fault}
        value={wish.text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      {own.isError && <LoadFailed what="The word list" query={own} />}
      {own.isReadable && own.isFetching && <p className="text-sm text-muted">Reading the text…</p>}
      <div role="status" className="grid gap-2 text-sm">
        {reading && !reading.fault && <Profile reading={reading} classLevel={wish.level} />}
      </div>
      {reading && isHard && <MakeEasier {...props} targets={reading.taught.map(({ term }) => term)} />}
    </div>
  );
}

function Profile({ reading, classLevel }: { reading: OwnTextReading; classLevel: Level }) {
  const { level, taught } = reading;
  return (
    <>
      <p>
        {level && `The text is about ${level}. `}
        {taught.length < 3
          ? 'The plan asks questions about it, but has no list of its words: of too few we know for certain what they mean in it.'
          : `The plan asks questions about it and explains ${count(taught.length, 'word')} for ${classLevel}.`}
      </p>
      {taught.length >= 3 && (
        <details>
          <summary className="-m-2 min-h-11 cursor-pointer p-2">Words that it explains</summary>
          <dl className="mt-1 grid gap-1">
            {taught.map(({ term, meaning }) => (
              <div key={term}>
                <dt className="inline font-bold">{term}: </dt>
                <dd className="inline">{meaning}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

function MakeEasier({ wish, targets, onChange }: SourceFieldsProps & { targets: string[] }) {
  const { data: book } = useWordBook();
  if (!book) return null;
  return (
    <Suspense fallback={null}>
      <EasierText
        app="lesson-planner"
        text={wish.text.trim()}
        classLevel={wish.level}
        targets={targets}
        book={book}
        onUse={(text) => onChange({ text })}
      />
    </Suspense>
  );
}

/** A first text on the topic by a model, to be checked and changed like one that was pasted. */
function DraftText({ wish, topic, onChange }: SourceFieldsProps & { topic: string }) {
  const generate = useGenerate('lesson-planner');
  const button = useRef<HTMLButtonElement>(null);
  const [made, setMade] = useState<Pick<GenerateOutput, 'by' | 'fellBack'> & { text: string }>();
  const isEmpty = wish.text.trim() === '';

  async function draft() {
    const answer = await generate.run({ ask: { task: 'topic-text', topic, level: wish.level } });
    if (answer?.output.task !== 'topic-text') return;
    const { text } = answer.output;
    setMade({ by: answer.by, fellBack: answer.fellBack, text });
    if (text) onChange({ text });
  }

  return (
    <div className="grid gap-2">
      {isEmpty && (
        <div className="flex flex-wrap gap-2">
          <GenerateButton
            ref={button}
            size="sm"
            variant="secondary"
            icon={<Sparkles />}
            isPending={generate.isPending}
            pendingLabel="Writing…"
            onStop={generate.cancel}
            // A failure is said by the shell; what stands there stays.
            onClick={() => void draft().catch(() => {})}
          >
            Draft a text at {wish.level}
          </GenerateButton>
        </div>
      )}
      {generate.isPending && <p className="text-sm whitespace-pre-line text-muted">{generate.soFar}</p>}
      {made?.text && made.text === wish.text && (
        <div>
          <MadeBy {...made} />
        </div>
      )}
      {made && !made.text && isEmpty && (
        <p role="status" className="text-sm">
          The model wrote no text that fits. Try again, or paste one.
        </p>
      )}
    </div>
  );
}
