import { History, Send } from 'lucide-react';
import { type ClipboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod';
import { statusTexts } from '#client/library/autosave/status-texts';
import { useAutosave } from '#client/library/autosave/use-autosave';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ChooseText } from '#client/writing/choose-text';
import type { Mark } from '#client/writing/marked-text';
import { Pad, type PadHandle } from '#client/writing/pad';
import { PadFrame } from '#client/writing/pad-frame';
import { SpellingList } from '#client/writing/spelling-list';
import { useMisspellings } from '#client/writing/use-misspellings';
import { today } from '#client/writing/use-writing-log';
import type { SceneContent } from '#shared/api/novels';
import { novelLimits, type Scene, sceneName } from '#shared/novel/book';
import { draftedCharacters, draftedShare } from '#shared/novel/drafted-text';
import { changeScene } from '#shared/novel/order';
import { countWords } from '#shared/writing/count-words';
import type { Desk, OpenedScene } from './desk';
import { takeJump } from './jump';
import { NamesInScene } from './names-in-scene';
import { type SceneAsking, SceneDialog } from './scene-dialog';
import { SceneFacts } from './scene-facts';
import { StuckPanel } from './stuck-panel';
import { useNamesAtHand } from './use-names-at-hand';
import { useNamesInText } from './use-names-in-text';

/** What a device keeps may be longer than what can be saved: it must not be lost for that. */
const deviceCopy = z.object({ text: z.string(), drafts: z.array(z.string()) });

interface SceneEditorProps {
  desk: Desk;
  scene: Scene;
  opened: OpenedScene;
  onRestored: (opened: OpenedScene) => void;
}

/** A calm sheet for one scene, with the names of the codex in it and help for the user who is stuck. */
export function SceneEditor({ desk, scene, opened, onRestored }: SceneEditorProps) {
  const { codex, chapters } = desk.book.data;
  const pad = useRef<PadHandle>(null);
  const [asking, setAsking] = useState<SceneAsking>();
  const { value, change, status, choice, choose, saveNow } = useAutosave<SceneContent>({
    id: `scene:${desk.id ?? 'sample'}:${scene.id}`,
    schema: deviceCopy,
    server: opened,
    save: (content, version, keepsBefore) => desk.saveScene(scene.id, content, version, { day: today(), keepsBefore }),
    load: () => desk.loadScene(scene.id),
  });
  const drafts = useRef(value.drafts);
  drafts.current = value.drafts;

  const { read, places, marks, named } = useNamesInText(codex, value.text);
  const atHand = useNamesAtHand(places);
  const misspellings = useMisspellings(value.text);
  // Both belong to a text that was read: where one is ahead of the other, the marks of names are shown alone.
  const allMarks = useMemo(
    () =>
      misspellings.of === read
        ? [...marks, ...misspellings.marks.filter((one) => !marks.some((name) => isOver(one, name)))]
        : marks,
    [marks, misspellings.marks, misspellings.of, read],
  );

  const { typed } = desk;
  function take(text: string) {
    typed.current.set(scene.id, text);
    change({ text, drafts: drafts.current });
  }

  // What another tab wrote comes in by merging: checks and downloads read it as well.
  useEffect(() => {
    if (typed.current.has(scene.id)) typed.current.set(scene.id, value.text);
  }, [typed, scene.id, value.text]);

  // A user who has chosen goes on writing.
  const isAsked = choice !== undefined;
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    if (wasAsked.current && !isAsked) pad.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);

  // A finding of the checks leads to its place.
  useEffect(() => {
    const place = takeJump(scene.id);
    if (place) pad.current?.jumpTo(place);
  }, [scene.id]);

  const words = useMemo(() => countWords(value.text), [value.text]);
  const share = useMemo(
    () => draftedShare({ drafted: draftedCharacters(value.text, value.drafts), characters: value.text.length }),
    [value],
  );
  const setScene = (next: Partial<Scene>) =>
    desk.change({ ...desk.book, data: { ...desk.book.data, chapters: changeScene(chapters, scene.id, next) } });

  /** Writes what a model drafted at the end, and remembers whose words those are. */
  function takeOver(draft: string) {
    const text = pad.current?.text() ?? value.text;
    drafts.current = [...drafts.current, draft.slice(0, novelLimits.draftCharacters)].slice(-novelLimits.drafts);
    const gap = text.trim() === '' ? '' : '\n\n';
    pad.current?.replace({ start: text.length, end: text.length }, `${gap}${draft}`);
  }

  function handlePaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain');
    if (words + countWords(text) <= novelLimits.sceneWords) return;
    event.preventDefault();
    event.stopPropagation();
    setAsking({ kind: 'cut', text, isWholeScene: false });
  }

  if (choice) {
    return (
      <ChooseText
        why={choice.why}
        mine={choice.mine.value.text}
        at={choice.mine.at}
        theirs={choice.theirs.value.text}
        onChoose={(which) => {
          if (which === 'mine') typed.current.set(scene.id, choice.mine.value.text);
          else typed.current.delete(scene.id);
          choose(which);
        }}
      />
    );
  }
  const isTooLong = words > novelLimits.sceneWords || value.text.length > novelLimits.sceneCharacters;
  const name = sceneName(scene, placeIn(chapters, scene.id));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {isTooLong && (
          <Banner
            tone="warn"
            title="This scene has more than 20,000 words. It is on this device only, and can be saved once it is cut."
            action={
              <Button onClick={() => setAsking({ kind: 'cut', text: value.text, isWholeScene: true })}>
                Cut it into scenes
              </Button>
            }
          />
        )}
        <PadFrame
          words={words}
          target={scene.target > 0 ? { min: scene.target } : {}}
          log={{ days: desk.days.map((one) => ({ ...one, seconds: 0 })), bursts: [], pastes: [] }}
          status={
            <>
              {desk.id && (
                <p role="status" className="text-muted">
                  {statusTexts[status]}
                </p>
              )}
              {share > 0 && <p className="text-muted">{share} % drafted by a model</p>}
            </>
          }
        >
          <div
            ref={atHand.frame}
            onPasteCapture={handlePaste}
            onPointerMove={atHand.look}
            onPointerLeave={atHand.leave}
            className="flex min-h-0 flex-1 flex-col [&_mark]:text-transparent [&_mark:not([data-misspelled])]:tone-accent [&_mark:not([data-misspelled])]:decoration-solid"
          >
            <Pad
              ref={pad}
              className="flex-1"
              label={`Text of ${name}`}
              text={value.text}
              onRest={take}
              marks={allMarks}
              markedIn={read}
              placeholder="Write here. It is saved by itself."
            />
          </div>
        </PadFrame>
        <SpellingList
          misspellings={misspellings}
          onWrite={(flag, suggestion, of) => pad.current?.replace(flag, suggestion, of)}
        />
        <div className="flex flex-wrap gap-2">
          {desk.id && (
            <>
              <Button
                variant="secondary"
                icon={<History />}
                onClick={() => void saveNow().then(() => setAsking({ kind: 'versions' }))}
              >
                Versions
              </Button>
              <Button variant="secondary" icon={<Send />} onClick={() => setAsking({ kind: 'hand-in' })}>
                Hand in
              </Button>
            </>
          )}
        </div>
      </div>
      <aside aria-label="Beside the text" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <NamesInScene named={named} shown={atHand.entry} />
        <StuckPanel
          desk={desk}
          scene={scene}
          named={named}
          textNow={() => pad.current?.text() ?? value.text}
          onTakeOver={takeOver}
        />
        <SceneFacts scene={scene} onChange={setScene} />
      </aside>
      {asking && (
        <SceneDialog
          asking={asking}
          desk={desk}
          scene={scene}
          name={name}
          text={value.text}
          pad={pad}
          onRestored={onRestored}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}

const isOver = (a: Pick<Mark, 'start' | 'end'>, b: Pick<Mark, 'start' | 'end'>) => a.start < b.end && b.start < a.end;

function placeIn(chapters: Desk['book']['data']['chapters'], sceneId: string): number {
  return Math.max(0, ...chapters.map(({ scenes }) => scenes.findIndex(({ id }) => id === sceneId)));
}
