import { useState } from 'react';
import { failureText } from '#client/lib/failure-text';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { count } from '#shared/core/count';
import { numberText } from '#shared/core/locale';
import { novelLimits, type Scene, scenesOf } from '#shared/novel/book';
import { addScenes, changeScene } from '#shared/novel/order';
import { cutIntoScenes } from '#shared/novel/pages';
import { wordsInAScene } from '#shared/novel/read-manuscript';
import { countWords } from '#shared/writing/count-words';
import type { Desk } from './desk';
import { newScene } from './new-book';

interface CutDialogProps {
  desk: Desk;
  scene: Scene;
  text: string;
  /** The text is the scene's own; otherwise it was pasted, and what stands there stays. */
  isWholeScene: boolean;
  /** Puts the first part into the scene that is open. */
  onFirst: (text: string) => void;
  onClose: () => void;
}

/** Asks whether a text that is too long for one scene is to become several. */
export function CutDialog({ desk, scene, text, isWholeScene, onFirst, onClose }: CutDialogProps) {
  const [isCutting, setCutting] = useState(false);
  const [fault, setFault] = useState<string>();
  const parts = cutIntoScenes(text, wordsInAScene, countWords);
  const { chapters } = desk.book.data;
  const chapter = chapters.find(({ scenes }) => scenes.some(({ id }) => id === scene.id));
  const [first = '', ...rest] = parts;
  const added = isWholeScene ? rest : parts;
  const fits = scenesOf(desk.book.data).length + added.length <= novelLimits.scenes;

  async function cut() {
    if (!chapter) return;
    setCutting(true);
    setFault(undefined);
    try {
      const scenes: Scene[] = [];
      // Each is kept before the book names it: what fails in the middle leaves nothing half.
      for (const part of added) {
        const next = newScene({ status: 'draft' });
        await desk.saveScene(next.id, { text: part, drafts: [] }, 0);
        scenes.push(next);
      }
      const marked = isWholeScene ? changeScene(chapters, scene.id, { status: 'draft' }) : chapters;
      const next = addScenes(marked, scenes, { chapterId: chapter.id, sceneId: scene.id });
      desk.change({ ...desk.book, data: { ...desk.book.data, chapters: next } });
      if (isWholeScene) onFirst(first);
      onClose();
    } catch (error) {
      setFault(
        failureText(error, {
          fallback: 'The text could not be cut. Nothing was changed.',
          network: 'The text could not be cut. Please check your connection. Nothing was changed.',
        }),
      );
    } finally {
      setCutting(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      locked={isCutting}
      title="Cut this text into scenes?"
      description={`It has ${count(countWords(text), 'word')}. A scene has at most 20,000.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            No, leave it
          </Button>
          <Button pending={isCutting} aria-disabled={!fits || undefined} onClick={() => fits && void cut()}>
            Cut it into {parts.length} scenes
          </Button>
        </>
      }
    >
      <p>
        Each gets about {numberText(wordsInAScene)} words and ends with a paragraph.{' '}
        {isWholeScene ? 'The first part stays here.' : 'They stand after this scene, which stays as it is.'}
      </p>
      {!fits && <p role="alert">The book would have more than 400 scenes. Cut the text by hand first.</p>}
      {fault && <p role="alert">{fault}</p>}
    </Dialog>
  );
}
