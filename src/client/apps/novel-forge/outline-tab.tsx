import { ArrowDown, ArrowUp, FilePlus2, FolderPlus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { EmptyState } from '#client/ui/empty-state';
import { IconButton } from '#client/ui/icon-button';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import { count } from '#shared/core/count';
import { type Chapter, chapterName, novelLimits, sceneName, scenesOf } from '#shared/novel/book';
import { addScenes, moveChapter, placeScene, removeScene, stepScene } from '#shared/novel/order';
import { type Desk, wordsIn } from './desk';
import { newChapter, newScene } from './new-book';
import { SceneRow } from './scene-row';
import { useDragScene } from './use-drag-scene';

/** Chapters and scenes in their order; each is dragged, or moved by buttons or by Alt with an arrow key. */
export function OutlineTab({ desk }: { desk: Desk }) {
  const { chapters } = desk.book.data;
  const [message, setMessage] = useState('');
  /** Where the focus goes once the moved part stands in its new place. */
  const focusOn = useRef<string>(undefined);
  /** The order before something was taken out, until the next change. */
  const [removal, setRemoval] = useState<{ name: string; before: readonly Chapter[] }>();
  function set(next: Chapter[]) {
    setRemoval(undefined);
    desk.change({ ...desk.book, data: { ...desk.book.data, chapters: next } });
  }
  function takeOut(name: string, next: Chapter[]) {
    const before = chapters;
    set(next);
    setRemoval({ name, before });
  }
  const drag = useDragScene((id, to) => moved(placeScene(chapters, id, to), id));
  const { list } = drag;

  useEffect(() => {
    if (!focusOn.current) return;
    list.current?.querySelector<HTMLElement>(`[data-grip="${focusOn.current}"]`)?.focus();
    focusOn.current = undefined;
  });

  function moved(next: Chapter[], id: string) {
    set(next);
    focusOn.current = id;
    const at = next.findIndex(({ scenes }) => scenes.some((one) => one.id === id));
    const chapter = next[at];
    if (!chapter) return;
    const place = chapter.scenes.findIndex((one) => one.id === id);
    const scene = chapter.scenes[place];
    if (scene) {
      setMessage(
        `${sceneName(scene, place)} is now ${place + 1} of ${chapter.scenes.length} in ${chapterName(chapter, at)}.`,
      );
    }
  }

  function stepChapter(chapter: Chapter, by: 1 | -1) {
    const next = moveChapter(chapters, chapter.id, by);
    const at = next.findIndex(({ id }) => id === chapter.id);
    set(next);
    focusOn.current = chapter.id;
    setMessage(`${chapterName(chapter, at)} is now chapter ${at + 1} of ${next.length}.`);
  }

  const isFull = scenesOf(desk.book.data).length >= novelLimits.scenes;
  function addScene(chapter: Chapter) {
    if (isFull) return notify.error('A book has at most 400 scenes.');
    const scene = newScene();
    set(addScenes(chapters, [scene], { chapterId: chapter.id }));
    focusOn.current = scene.id;
  }

  return (
    <div ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {chapters.length === 0 && (
        <EmptyState title="There is no chapter yet">Add one below, and its first scene comes with it.</EmptyState>
      )}
      {chapters.map((chapter, at) => {
        const name = chapterName(chapter, at);
        const words = chapter.scenes.reduce((sum, { id }) => sum + wordsIn(desk, id), 0);
        return (
          <Card
            as="section"
            key={chapter.id}
            aria-label={name}
            data-chapter={chapter.id}
            className="grid grid-cols-[minmax(0,1fr)] gap-3"
          >
            <div className="flex flex-wrap items-end gap-2">
              <TextField
                label={`Chapter ${at + 1}`}
                className="min-w-0 flex-1 basis-48"
                placeholder={`Chapter ${at + 1}`}
                maxLength={120}
                value={chapter.title}
                onChange={({ target }) =>
                  set(chapters.map((one) => (one.id === chapter.id ? { ...one, title: target.value } : one)))
                }
              />
              <p className="min-h-11 content-center text-muted tabular-nums">{count(words, 'word')}</p>
              <div className="flex gap-1">
                <IconButton
                  size="sm"
                  data-grip={chapter.id}
                  label={`Move ${name} up`}
                  icon={<ArrowUp />}
                  aria-disabled={at === 0 || undefined}
                  onClick={() => at > 0 && stepChapter(chapter, -1)}
                />
                <IconButton
                  size="sm"
                  label={`Move ${name} down`}
                  icon={<ArrowDown />}
                  aria-disabled={at === chapters.length - 1 || undefined}
                  onClick={() => at < chapters.length - 1 && stepChapter(chapter, 1)}
                />
                <IconButton
                  size="sm"
                  variant="danger"
                  label={`Take out ${name}`}
                  icon={<Trash2 />}
                  onClick={() =>
                    takeOut(
                      name,
                      chapters.filter(({ id }) => id !== chapter.id),
                    )
                  }
                />
              </div>
            </div>
            <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
              {chapter.scenes.map((scene, place) => (
                <SceneRow
                  key={scene.id}
                  scene={scene}
                  name={sceneName(scene, place)}
                  words={wordsIn(desk, scene.id)}
                  isFirst={at === 0 && place === 0}
                  isLast={at === chapters.length - 1 && place === chapter.scenes.length - 1}
                  isDragged={drag.dragged?.sceneId === scene.id}
                  dropAbove={isOver(drag.dragged, chapter, scene.id)}
                  grip={drag.handle(scene.id)}
                  onMove={(by) => moved(stepScene(chapters, scene.id, by), scene.id)}
                  onTakeOut={() => takeOut(sceneName(scene, place), removeScene(chapters, scene.id))}
                />
              ))}
              {drag.dragged?.over.chapterId === chapter.id && isAtEnd(drag.dragged, chapter) && (
                <li aria-hidden="true" className="h-1 rounded-full bg-accent" />
              )}
              {chapter.scenes.length === 0 && <li className="text-muted">No scene in this chapter.</li>}
            </ol>
            <div>
              <Button size="sm" variant="secondary" icon={<FilePlus2 />} onClick={() => addScene(chapter)}>
                Add a scene
              </Button>
            </div>
          </Card>
        );
      })}
      <div>
        <Button
          variant="secondary"
          icon={<FolderPlus />}
          aria-disabled={chapters.length >= novelLimits.chapters || isFull || undefined}
          onClick={() => {
            if (chapters.length >= novelLimits.chapters || isFull) return;
            const next = newChapter();
            set([...chapters, next]);
            focusOn.current = next.id;
          }}
        >
          Add a chapter
        </Button>
      </div>
      {removal && (
        <Banner
          className="sticky bottom-2 z-10"
          title={`“${removal.name}” was taken out.`}
          action={<Button onClick={() => set([...removal.before])}>Put it back</Button>}
          onDismiss={() => setRemoval(undefined)}
        >
          What is written in it is kept.
        </Banner>
      )}
      <p role="status" className="sr-only">
        {message}
      </p>
    </div>
  );
}

type DraggedScene = ReturnType<typeof useDragScene>['dragged'];

/** True where the dragged scene would land just above this one. */
function isOver(dragged: DraggedScene, chapter: Chapter, sceneId: string): boolean {
  if (!dragged || dragged.over.chapterId !== chapter.id) return false;
  const others = chapter.scenes.filter(({ id }) => id !== dragged.sceneId);
  return others[dragged.over.place]?.id === sceneId;
}

function isAtEnd({ sceneId, over }: NonNullable<DraggedScene>, { scenes }: Chapter): boolean {
  return over.place >= scenes.filter(({ id }) => id !== sceneId).length;
}
