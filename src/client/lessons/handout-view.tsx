import { ItemOnPaper } from '#client/items/item-on-paper';
import { WordPicture } from '#client/ui/word-picture';
import type { LessonData, Material } from '#shared/content/lessons/lesson';
import { playerView, spareChoice } from '#shared/items/player-view';
import { BlocksView } from './blocks-view';
import { materialBlocks, materialSeed } from './lesson-blocks';
import { SpeakingMaterial } from './speaking-material';

/** The materials of a lesson as students get them, without any key. */
export function HandoutView({ lesson }: { lesson: LessonData }) {
  if (lesson.materials.length === 0) return <p className="text-muted">This lesson needs no materials.</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {lesson.materials.map((material) => (
        <section key={material.id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 className="text-lg font-bold wrap-anywhere">{material.title}</h2>
          <MaterialView material={material} />
        </section>
      ))}
    </div>
  );
}

function MaterialView({ material }: { material: Material }) {
  switch (material.kind) {
    case 'words':
      return (
        <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {material.entries.map(({ id, term, meaning, example, ...entry }) => (
            <li key={id} className="border-b border-line pb-2 wrap-anywhere">
              <WordPicture entry={entry} isSilent /> <strong>{term}</strong>
              {meaning && <span className="block">{meaning}</span>}
              {example && <em className="block">{example}</em>}
            </li>
          ))}
        </ul>
      );
    case 'text':
    case 'dialogue':
      return <p className="max-w-measure whitespace-pre-line wrap-anywhere">{material.text}</p>;
    case 'questions':
      return (
        <ol className="list-decimal pl-6">
          {material.items.map((item) => (
            <li key={item.id} className="wrap-anywhere">
              <ItemOnPaper item={playerView(item, { seed: materialSeed })} spare={spareChoice(item, materialSeed)} />
            </li>
          ))}
        </ol>
      );
    case 'statements':
    case 'decision':
    case 'role-cards':
      return <SpeakingMaterial material={material} />;
    case 'situation':
    case 'model':
      return (
        <div className="max-w-measure wrap-anywhere">
          <BlocksView blocks={materialBlocks(material)} />
        </div>
      );
    case 'discussion':
      return (
        <ol className="list-decimal pl-6">
          {material.questions.map((question) => (
            <li key={question} className="py-1 wrap-anywhere">
              {question}
            </li>
          ))}
        </ol>
      );
  }
}
