import type { Choice } from '#client/library/autosave/use-autosave';
import { ChangeList } from '#client/library/change-view';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { dateText } from '#shared/core/locale';
import { compareContent, sayChanges } from '#shared/library/compare';
import { type Book, chapterName, sceneName } from '#shared/novel/book';

interface ChooseBookProps {
  choice: Choice<Book>;
  onChoose: (which: 'mine' | 'theirs') => void;
}

/** Two versions of one book's order and notes side by side; one of them is gone on with. The scenes' texts are safe. */
export function ChooseBook({ choice: { why, mine, theirs }, onChoose }: ChooseBookProps) {
  const at = dateText(mine.at, 'moment');
  const changes = compareContent({ kind: 'novel', ...theirs.value }, { kind: 'novel', ...mine.value });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-measure">
        {why === 'unsaved'
          ? `Changes of ${at} are on this device only.`
          : 'The order or the notes of this book were changed somewhere else as well.'}{' '}
        Which version do you want to go on with? The other one becomes a version. The texts of the scenes stay as they
        are.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Version name="On this device" book={mine.value} onChoose={() => onChoose('mine')} />
        <Version name="Saved" book={theirs.value} onChoose={() => onChoose('theirs')} />
      </div>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="font-bold">On this device: {sayChanges(changes)}</h2>
        <ChangeList changes={changes} />
      </section>
    </div>
  );
}

function Version({ name, book, onChoose }: { name: string; book: Book; onChoose: () => void }) {
  return (
    <Card as="section" className="grid content-start gap-3">
      <h2 className="text-lg font-bold">{name}</h2>
      <p className="text-muted wrap-anywhere">{book.title || 'Untitled'}</p>
      <ol className="list-decimal pl-6">
        {book.data.chapters.map((chapter, place) => (
          <li key={chapter.id} className="wrap-anywhere">
            {chapterName(chapter, place)}: {chapter.scenes.map(sceneName).join(', ')}
          </li>
        ))}
      </ol>
      <Button onClick={onChoose}>Go on with “{name}”</Button>
    </Card>
  );
}
