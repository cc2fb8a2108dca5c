import { useState } from 'react';
import { Dialog } from '#client/ui/dialog';
import { SelectField } from '#client/ui/select-field';
import { HandInDialog } from '#client/writing/hand-in-dialog';
import { type Chapter, chapterName, type Scene, sceneName, scenesOf } from '#shared/novel/book';
import { draftedShare } from '#shared/novel/drafted-text';
import { type BookPart, bookTitle, chapterText, partId, wholeText } from '#shared/novel/part-text';
import type { Desk } from './desk';
import { TextsGate } from './texts-gate';

interface HandInPartProps {
  desk: Desk;
  /** The scene that is open; where none is, the book is offered first. */
  sceneId?: string;
  onClose: () => void;
}

/** Hands in a scene, its chapter or the whole book. */
export function HandInPart({ desk, sceneId, onClose }: HandInPartProps) {
  return (
    <TextsGate
      desk={desk}
      waiting={(state) => (
        <Dialog open onOpenChange={(open) => !open && onClose()} title="Hand in">
          {state}
        </Dialog>
      )}
    >
      {(texts) => <Ready desk={desk} sceneId={sceneId} texts={texts} onClose={onClose} />}
    </TextsGate>
  );
}

interface Choice {
  value: string;
  label: string;
  part: BookPart;
  scenes: readonly Scene[];
  title: string;
  text: string;
}

function Ready({ desk, sceneId, texts, onClose }: HandInPartProps & { texts: ReadonlyMap<string, string> }) {
  const choices = choicesOf(desk, texts, sceneId);
  const [picked, setPicked] = useState(choices[0]?.value);
  const choice = choices.find(({ value }) => value === picked) ?? choices[0];
  if (!desk.id || !choice) return null;
  const { part, title, text, scenes } = choice;
  const [only] = part.kind === 'scene' ? scenes : [];
  return (
    <HandInDialog
      work={{
        appId: 'novel-forge',
        resourceId: desk.id,
        part: partId(part),
        title: title.slice(0, 200),
        text,
        task: [only?.summary ?? '', sayDrafted(desk, scenes)].filter(Boolean).join('\n'),
      }}
      onClose={onClose}
    >
      <SelectField
        label="What"
        value={choice.value}
        onChange={setPicked}
        options={choices.map(({ value, label }) => ({ value, label }))}
      />
    </HandInDialog>
  );
}

/** The open scene first, then its chapter, the book and all other chapters. */
function choicesOf({ book }: Desk, texts: ReadonlyMap<string, string>, sceneId: string | undefined): Choice[] {
  const { chapters } = book.data;
  const title = bookTitle(book);
  const named = chapters.map((chapter, place) => ({ chapter, name: chapterName(chapter, place) }));
  const isOpen = ({ scenes }: Chapter) => scenes.some(({ id }) => id === sceneId);
  const toChoice = ({ chapter, name }: (typeof named)[number]): Choice => ({
    value: chapter.id,
    label: isOpen(chapter) ? `This chapter: ${name}` : `Chapter: ${name}`,
    part: { kind: 'chapter', chapterId: chapter.id },
    scenes: chapter.scenes,
    title: `${title}: ${name}`,
    text: chapterText(chapter, texts),
  });
  const open = named.filter(({ chapter }) => isOpen(chapter));
  return [
    ...open.flatMap(({ chapter: { scenes } }) =>
      scenes.flatMap((scene, place): Choice[] => {
        if (scene.id !== sceneId) return [];
        const name = sceneName(scene, place);
        const part = { kind: 'scene', sceneId } as const;
        const text = texts.get(sceneId) ?? '';
        return [
          { value: 'scene', label: `This scene: ${name}`, part, scenes: [scene], title: `${title}: ${name}`, text },
        ];
      }),
    ),
    ...open.map(toChoice),
    {
      value: 'book',
      label: 'The whole book',
      part: { kind: 'book' },
      scenes: scenesOf(book.data),
      title,
      text: wholeText(book, texts),
    },
    ...named.filter(({ chapter }) => !isOpen(chapter)).map(toChoice),
  ];
}

/** A teacher is told how much of a text a model drafted. */
function sayDrafted({ facts }: Desk, scenes: readonly Scene[]): string {
  const sum = { drafted: 0, characters: 0 };
  for (const { id } of scenes) {
    const { drafted = 0, characters = 0 } = facts.get(id) ?? {};
    sum.drafted += drafted;
    sum.characters += characters;
  }
  const share = draftedShare(sum);
  return share > 0 ? `${share} % of it was drafted by a model.` : '';
}
