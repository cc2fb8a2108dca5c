import { useCallback, useEffect, useMemo, useState } from 'react';
import { failureText } from '#client/lib/failure-text';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { EmptyState } from '#client/ui/empty-state';
import { SelectField } from '#client/ui/select-field';
import { SkeletonText } from '#client/ui/skeleton';
import { chapterName, sceneName, scenesOf } from '#shared/novel/book';
import type { Desk, OpenedScene } from './desk';
import { usePlace } from './place';
import { SceneEditor } from './scene-editor';

/** One scene to write in; which one is chosen above it. */
export function WriteTab({ desk }: { desk: Desk }) {
  const { sceneId, go } = usePlace();
  const scenes = useMemo(() => placesOf(desk), [desk]);
  const place = Math.max(
    0,
    scenes.findIndex(({ scene }) => scene.id === sceneId),
  );
  const current = scenes[place];
  if (!current) {
    return (
      <EmptyState
        title="There is no scene yet"
        action={<Button onClick={() => go({ tab: 'outline' })}>To the outline</Button>}
      >
        Add a scene in the outline, then write it here.
      </EmptyState>
    );
  }
  const step = (by: number) => {
    const next = scenes[place + by];
    if (next) go({ scene: next.scene.id });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end gap-2">
        <SelectField
          label="Scene"
          className="min-w-0 flex-1 basis-64"
          value={current.scene.id}
          onChange={(id) => go({ scene: id })}
          options={scenes.map(({ scene, name }) => ({ value: scene.id, label: name }))}
        />
        <Button variant="secondary" aria-disabled={place === 0 || undefined} onClick={() => step(-1)}>
          Scene before
        </Button>
        <Button variant="secondary" aria-disabled={place === scenes.length - 1 || undefined} onClick={() => step(1)}>
          Next scene
        </Button>
      </div>
      <LoadedScene key={current.scene.id} desk={desk} sceneId={current.scene.id} />
    </div>
  );
}

function placesOf({ book }: Desk) {
  const scenes = book.data.chapters.flatMap((chapter, at) =>
    chapter.scenes.map((scene, place) => ({ scene, name: `${chapterName(chapter, at)}: ${sceneName(scene, place)}` })),
  );
  // Two scenes may have one name.
  return scenes.map((one, place) => ({ ...one, name: `${place + 1}. ${one.name}` }));
}

function LoadedScene({ desk, sceneId }: { desk: Desk; sceneId: string }) {
  const [opened, setOpened] = useState<OpenedScene>();
  const [error, setError] = useState<unknown>();
  /** Another text of the same scene is edited from its beginning. */
  const [turn, setTurn] = useState(0);
  const { loadScene, noteScene } = desk;
  const load = useCallback(async () => {
    setError(undefined);
    try {
      setOpened(await loadScene(sceneId));
    } catch (fault) {
      setError(fault);
    }
  }, [loadScene, sceneId]);
  useEffect(() => void load(), [load]);

  if (opened) {
    const scene = scenesOf(desk.book.data).find(({ id }) => id === sceneId);
    return scene ? (
      <SceneEditor
        key={turn}
        desk={desk}
        scene={scene}
        opened={opened}
        onRestored={(next) => {
          noteScene(sceneId, next);
          desk.typed.current.delete(sceneId);
          setOpened(next);
          setTurn(turn + 1);
        }}
      />
    ) : null;
  }
  if (error === undefined) return <SkeletonText lines={10} />;
  return (
    <Banner
      tone="warn"
      title={failureText(error, {
        fallback: 'This scene could not be loaded.',
        network: 'This scene could not be loaded. Please check your connection.',
      })}
      action={<Button onClick={() => void load()}>Try again</Button>}
    />
  );
}
