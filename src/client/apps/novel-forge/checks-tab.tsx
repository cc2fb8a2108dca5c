import { RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { TextLevel } from '#client/lessons/text-level';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { EmptyState } from '#client/ui/empty-state';
import { notify } from '#client/ui/toast';
import { keysOf } from '#shared/core/keys-of';
import { chapterName, novelLimits, sceneName, scenesOf } from '#shared/novel/book';
import { checkScenes, type Finding, type FindingKind, findingKinds } from '#shared/novel/checks';
import type { Desk } from './desk';
import { jumpNext } from './jump';
import { newEntryId } from './new-book';
import { usePlace } from './place';
import { TextsGate } from './texts-gate';

/** What a careful reader would ask about the book, by rules. It asks; only the writer knows what is meant. */
export function ChecksTab({ desk }: { desk: Desk }) {
  const [turn, setTurn] = useState(0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <p className="max-w-measure flex-1 basis-64 text-muted">
          These are questions by simple rules. What you meant to write, you keep.
        </p>
        <Button variant="secondary" icon={<RefreshCw />} onClick={() => setTurn(turn + 1)}>
          Check again
        </Button>
      </div>
      <TextsGate key={turn} desk={desk}>
        {(texts) => <Findings desk={desk} texts={texts} />}
      </TextsGate>
    </div>
  );
}

function Findings({ desk, texts }: { desk: Desk; texts: ReadonlyMap<string, string> }) {
  const { data } = desk.book;
  const { person, tense, readerLevel } = data.about;
  const scenes = useMemo(() => scenesOf(data).map(({ id }) => ({ id, text: texts.get(id) ?? '' })), [data, texts]);
  const findings = useMemo(
    () => checkScenes(scenes, { person, tense, codex: data.codex }),
    [scenes, person, tense, data.codex],
  );
  const names = useMemo(() => namesOf(desk), [desk]);
  const whole = scenes.map(({ text }) => text).join('\n\n');
  if (whole.trim() === '') {
    return <EmptyState title="There is nothing to check yet">Write a scene, then come back.</EmptyState>;
  }
  return (
    <>
      {readerLevel && (
        <Card as="section" className="grid gap-2">
          <h3 className="font-bold">For readers of {readerLevel}</h3>
          <TextLevel text={whole} classLevel={readerLevel} />
        </Card>
      )}
      {findings.length === 0 && (
        <EmptyState title="The rules have no questions">Read it aloud once: ears find what rules do not.</EmptyState>
      )}
      {kinds.map((kind) => {
        const kindFindings = findings.filter((one) => one.kind === kind);
        return (
          kindFindings.length > 0 && (
            <FoundOfKind key={kind} desk={desk} kind={kind} found={kindFindings} names={names} />
          )
        );
      })}
    </>
  );
}

const kinds = keysOf(findingKinds);

function namesOf({ book }: Desk): ReadonlyMap<string, string> {
  return new Map(
    book.data.chapters.flatMap((chapter, at) =>
      chapter.scenes.map((scene, place): [string, string] => [
        scene.id,
        `${chapterName(chapter, at)}: ${sceneName(scene, place)}`,
      ]),
    ),
  );
}

interface FoundOfKindProps {
  desk: Desk;
  kind: FindingKind;
  found: readonly Finding[];
  names: ReadonlyMap<string, string>;
}

function FoundOfKind({ desk, kind, found, names }: FoundOfKindProps) {
  const { go } = usePlace();
  const { codex } = desk.book.data;
  function note(name: string) {
    if (codex.length >= novelLimits.codex) return notify.error('The book has 200 people, places and things already.');
    const entry = { id: newEntryId(), kind: 'character' as const, name: name.slice(0, 60), otherNames: [], facts: [] };
    desk.change({ ...desk.book, data: { ...desk.book.data, codex: [...codex, entry] } });
    go({ tab: 'codex' });
  }
  return (
    <section aria-labelledby={`found-${kind}`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id={`found-${kind}`} className="text-lg font-bold">
        {findingKinds[kind]}
      </h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {found.map(({ sceneId, at, quote, says }) => (
          <Card as="li" key={`${sceneId} ${at} ${quote}`} className="flex flex-wrap items-center gap-3">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-bold wrap-anywhere">{quote}</p>
              <p className="wrap-anywhere">{says}</p>
              <p className="text-sm text-muted wrap-anywhere">{names.get(sceneId)}</p>
            </div>
            {kind === 'missing' && (
              <Button size="sm" variant="secondary" onClick={() => note(quote)}>
                Note it
              </Button>
            )}
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                jumpNext(sceneId, { start: at, end: at + quote.replace(/ …$/, '').length });
                go({ tab: 'write', scene: sceneId });
              }}
            >
              Go there
            </Button>
          </Card>
        ))}
      </ul>
    </section>
  );
}
