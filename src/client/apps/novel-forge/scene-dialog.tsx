import type { RefObject } from 'react';
import { LazyDialog } from '#client/lib/lazy-dialog';
import type { PadHandle } from '#client/writing/pad';
import type { Scene } from '#shared/novel/book';
import type { Desk, OpenedScene } from './desk';

const versionsDialog = () => import('./scene-versions').then((m) => m.SceneVersions);
const handInDialog = () => import('./hand-in-part').then((m) => m.HandInPart);
const cutDialog = () => import('./cut-dialog').then((m) => m.CutDialog);

/** What a dialog is open for. */
export type SceneAsking =
  | { kind: 'versions' }
  | { kind: 'hand-in' }
  | { kind: 'cut'; text: string; isWholeScene: boolean };

interface SceneDialogProps {
  asking: SceneAsking;
  desk: Desk;
  scene: Scene;
  /** What the scene is called on the screen. */
  name: string;
  /** Its text, as far as it is known to be typed. */
  text: string;
  pad: RefObject<PadHandle | null>;
  onRestored: (opened: OpenedScene) => void;
  onClose: () => void;
}

/** The dialogs of a scene, each loaded when it is first wanted. A book that is not saved has the one that cuts only. */
export function SceneDialog({ asking, desk, scene, name, text, pad, onRestored, onClose }: SceneDialogProps) {
  const { id } = desk;
  switch (asking.kind) {
    case 'versions':
      return (
        id && <LazyDialog load={versionsDialog} dialog={{ id, sceneId: scene.id, name, text, onRestored, onClose }} />
      );
    case 'hand-in':
      return id && <LazyDialog load={handInDialog} dialog={{ desk, sceneId: scene.id, onClose }} />;
    case 'cut': {
      const { isWholeScene } = asking;
      const keepFirst = (first: string) => {
        const now = pad.current?.text() ?? text;
        pad.current?.replace({ start: 0, end: now.length }, first);
      };
      return (
        <LazyDialog
          load={cutDialog}
          dialog={{ desk, scene, text: asking.text, isWholeScene, onFirst: keepFirst, onClose }}
        />
      );
    }
  }
}
