import { ArrowLeft, ArrowRight } from 'lucide-react';
import { classWord } from '#client/class-screen/class-word';
import { useClassScreen } from '#client/class-screen/use-class-screen';
import { ClassStage } from '#client/play/class-stage';
import { usePageKeys } from '#client/present/use-page-keys';
import { EmptyState } from '#client/ui/empty-state';
import { IconButton } from '#client/ui/icon-button';
import type { WordEntry } from '#shared/content/words/word-list';

interface WordWallProps {
  title: string;
  entries: readonly WordEntry[];
}

/** For the projector: the words with what they mean, as large as they fit, page by page. */
export function WordWall({ title, entries }: WordWallProps) {
  const screen = useClassScreen({ content: { kind: 'words', title, words: entries.map(classWord) } });
  usePageKeys((by) => void screen.turn(by));
  if (entries.length === 0) {
    return <EmptyState title="There are no words yet">Leave this view, and find some words first.</EmptyState>;
  }
  return (
    <ClassStage
      title={title}
      screen={screen}
      controls={
        <>
          <IconButton variant="secondary" label="Back" icon={<ArrowLeft />} onClick={() => screen.turn(-1)} />
          <IconButton variant="secondary" label="Next" icon={<ArrowRight />} onClick={() => screen.turn(1)} />
        </>
      }
    />
  );
}
