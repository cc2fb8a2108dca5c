import { ListPlus, Play, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { AttemptStart } from '#client/attempts/use-attempt';
import { useAuth } from '#client/lib/auth';
import { failureText } from '#client/lib/failure-text';
import { readStored, writeStored } from '#client/lib/storage';
import { trpc } from '#client/lib/trpc';
import { ofKind } from '#client/library/of-kind';
import { Ipa } from '#client/speech/ipa';
import { Badge } from '#client/ui/badge';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import { Dialog } from '#client/ui/dialog';
import { TextArea } from '#client/ui/text-area';
import { SavedLists } from '#client/words/saved-lists';
import { mostOwnWords, type OwnWord } from '#shared/api/pronunciation';
import { inShort } from '#shared/core/in-short';
import { SayButton } from './say-button';

const key = 'pronunciation:own-words';

/** What is typed, one word or phrase a line or between commas. */
const wordsIn = (text: string) => [
  ...new Set(
    text
      .split(/[\n,;\t]+/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

/** A teacher's own words: how they are said, where they are stressed, and an attempt about that. */
export function OwnWords({ list, onStart }: { list: string | undefined; onStart: (start: AttemptStart) => void }) {
  const utils = trpc.useUtils();
  const [isChoosing, setChoosing] = useState(false);
  const [notice, setNotice] = useState<string>();
  const [text, setText] = useState(
    () => readStored(key) ?? 'comfortable\nvegetable\nphotographer\nWednesday\ninteresting',
  );
  const { isAuthenticated } = useAuth();
  const look = trpc.pronunciation.words.useMutation({ meta: { showsOwnErrors: true } });
  const words = wordsIn(text);
  const tooLong = words.filter((word) => word.length > 60);
  const fault =
    words.length > mostOwnWords
      ? `At most ${mostOwnWords} words at once, please: there are ${words.length}.`
      : tooLong[0] && `“${inShort(tooLong[0], 30)}” is too long for a word. Put each word on a line of its own.`;
  const wordItems = look.data?.items ?? [];
  const practised = wordItems.filter(({ syllables, isGuess }) => syllables.length > 1 && !isGuess);

  /** Takes the words of a saved list into the field. */
  async function take(id: string) {
    setChoosing(false);
    try {
      const saved = ofKind(await utils.client.library.get.query({ id }), 'word-list');
      const terms = saved?.data.entries.map(({ term }) => term) ?? [];
      setText(terms.slice(0, mostOwnWords).join('\n'));
      look.reset();
      const isCut = terms.length > mostOwnWords;
      setNotice(
        isCut
          ? `The first ${mostOwnWords} of ${terms.length} words of “${saved?.title}”.`
          : `The words of “${saved?.title}”.`,
      );
    } catch (error) {
      setNotice(
        failureText(error, {
          fallback: 'This list could not be loaded. It may have been deleted.',
          network: 'This list could not be loaded. Please check your connection.',
        }),
      );
    }
  }
  const begin = useRef(take);
  useEffect(() => {
    if (list) void begin.current(list);
  }, [list]);

  function submit(event: React.FormEvent) {
    event.preventDefault();
    writeStored(key, text);
    if (!fault && words.length > 0) look.mutate({ words });
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <form className="grid grid-cols-[minmax(0,1fr)] max-w-2xl gap-4" onSubmit={submit}>
        <TextArea
          label="Your words"
          hint="One word or phrase on each line, or with commas between them."
          rows={5}
          value={text}
          error={fault}
          onChange={(event) => setText(event.target.value)}
        />
        <p role="status" className="text-muted empty:hidden">
          {notice}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="primary"
            icon={<Search />}
            pending={look.isPending}
            aria-disabled={words.length === 0 || fault !== undefined || undefined}
            className="aria-disabled:opacity-55"
          >
            Show how they are said
          </Button>
          {isAuthenticated && (
            <Button variant="secondary" icon={<ListPlus />} onClick={() => setChoosing(true)}>
              Words of a saved list
            </Button>
          )}
        </div>
      </form>
      {isChoosing && (
        <Dialog open onOpenChange={setChoosing} title="Words of a saved list">
          <SavedLists onChoose={(id) => void take(id)} />
        </Dialog>
      )}
      {look.isError && (
        <Banner
          tone="warn"
          title="The words could not be looked up."
          action={<Button onClick={() => look.mutate({ words })}>Try again</Button>}
        >
          What you typed is still here.
        </Banner>
      )}
      {wordItems.length > 0 && (
        <section aria-labelledby="said" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="said" className="text-lg font-bold">
              In British English
            </h2>
            {practised.length > 0 && (
              <Button
                variant="secondary"
                icon={<Play />}
                onClick={() =>
                  onStart({
                    activity: {
                      kind: 'stress',
                      task: 'word',
                      levels: ['A1'],
                      count: Math.min(30, practised.length),
                      own: practised.map(({ word }) => word),
                    },
                    mode: 'practice',
                  })
                }
              >
                Practise their stress
              </Button>
            )}
          </div>
          <ul className="divide-y divide-line rounded-card edge-card bg-surface">
            {wordItems.map((word) => (
              <Row key={word.word} word={word} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Row({ word: { word, ipa, isGuess, syllables, stressed } }: { word: OwnWord }) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 p-3">
      <SayButton text={word} className="min-w-40 justify-start" />
      {ipa ? (
        <Ipa className="text-lg">{ipa}</Ipa>
      ) : (
        <span className="text-muted">No dictionary has this, and it cannot be guessed.</span>
      )}
      {isGuess && <Badge tone="warn">Guess</Badge>}
      {syllables.length > 1 && (
        <span className="flex gap-3">
          {syllables.map((syllable, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the syllables of one word never move
            <span key={at} className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-1">
              <span aria-hidden="true" className="grid h-4 place-items-center">
                <span className={cx('rounded-full bg-current', at === stressed ? 'size-3.5' : 'size-1.5 opacity-60')} />
              </span>
              <span className={at === stressed ? 'font-bold' : undefined}>
                {syllable}
                {at === stressed && <span className="sr-only"> (stressed)</span>}
              </span>
            </span>
          ))}
        </span>
      )}
    </li>
  );
}
