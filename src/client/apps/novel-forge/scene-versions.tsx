import { trpc } from '#client/lib/trpc';
import { RunsView } from '#client/library/change-view';
import { CompareVersions } from '#client/library/compare-versions';
import { count } from '#shared/core/count';
import { compareTexts } from '#shared/library/compare';
import type { OpenedScene } from './desk';

interface SceneVersionsProps {
  id: string;
  sceneId: string;
  name: string;
  /** What stands there now. */
  text: string;
  onRestored: (opened: OpenedScene) => void;
  onClose: () => void;
}

/** The versions of one scene. */
export function SceneVersions({ id, sceneId, name, text, onRestored, onClose }: SceneVersionsProps) {
  const { novels } = trpc.useUtils().client;
  return (
    <CompareVersions
      name={name}
      description="A version is kept for about every ten minutes of work, up to thirty."
      none="There are no older versions yet. Once you have written for ten minutes, what was there before is kept here."
      id={[id, sceneId]}
      list={() => novels.sceneVersions.query({ id, sceneId })}
      labelOf={({ words }) => count(words, 'word')}
      load={(version) => novels.sceneVersion.query({ id, sceneId, version })}
      compare={(then) => <RunsView runs={compareTexts(then.text, text)} />}
      restore={(version) => novels.restoreScene.mutate({ id, sceneId, version })}
      onRestored={({ version, ...value }) => onRestored({ value, version })}
      onClose={onClose}
    />
  );
}
