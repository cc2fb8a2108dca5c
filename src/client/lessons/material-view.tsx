import { useState } from 'react';
import { ItemOnPaper } from '#client/items/item-on-paper';
import { Button } from '#client/ui/button';
import { WordPicture } from '#client/ui/word-picture';
import type { Material } from '#shared/content/lessons/lesson';
import type { Level } from '#shared/core/level';
import { keyText } from '#shared/items/grade';
import { playerView, spareChoice } from '#shared/items/player-view';
import { BlocksView } from './blocks-view';
import { answerBlocks, materialBlocks } from './lesson-blocks';
import { inBlocks, materialSeed } from './question-blocks';
import { SpeakingMaterial } from './speaking-material';
import { TextLevel } from './text-level';

/** What a material holds, to be read on the screen or from the board. Keys show when asked for. */
export function MaterialView({ material, classLevel }: { material: Material; classLevel: Level }) {
  switch (material.kind) {
    case 'words':
      return (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {material.entries.map(({ id, term, meaning, translation, ...entry }) => (
            <div key={id}>
              <dt className="font-bold break-words">
                <WordPicture entry={entry} isSilent /> {term}
              </dt>
              <dd className="text-muted">{[meaning, translation].filter(Boolean).join(' · ')}</dd>
            </div>
          ))}
        </dl>
      );
    case 'text':
    case 'dialogue':
      return (
        <div className="grid gap-3">
          <div className="grid max-w-measure gap-2">
            {materialBlocks(material).map((block, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs keep their order
              <p key={place}>{block.kind === 'text' && block.text}</p>
            ))}
          </div>
          <TextLevel text={material.text} classLevel={classLevel} />
        </div>
      );
    case 'discussion':
      return (
        <ol className="grid list-decimal gap-2 pl-[1.5em]">
          {material.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      );
    case 'statements':
    case 'decision':
    case 'role-cards':
      return <SpeakingMaterial material={material} />;
    case 'situation':
    case 'model':
      return <StudyMaterial material={material} />;
    case 'questions':
      return <Questions material={material} />;
  }
}

/** To be read and looked into, with what there is to be found in it. */
function StudyMaterial({ material }: { material: Material }) {
  const [isKeyShown, setKeyShown] = useState(false);
  return (
    <div className="grid max-w-measure gap-3 wrap-anywhere">
      <div>
        <BlocksView blocks={materialBlocks(material)} />
      </div>
      {isKeyShown && (
        <section aria-label="Key" className="rounded-control border border-line p-3">
          <BlocksView blocks={answerBlocks(material)} />
        </section>
      )}
      <KeyButton isShown={isKeyShown} onChange={setKeyShown} />
    </div>
  );
}

function KeyButton({ isShown, onChange }: { isShown: boolean; onChange: (isShown: boolean) => void }) {
  return (
    <div>
      <Button size="sm" variant="secondary" aria-pressed={isShown} onClick={() => onChange(!isShown)}>
        {isShown ? 'Hide the key' : 'Show the key'}
      </Button>
    </div>
  );
}

function Questions({ material }: { material: Extract<Material, { kind: 'questions' }> }) {
  const [hasKey, setHasKey] = useState(false);
  return (
    <div className="grid gap-3">
      <ol className="list-decimal pl-[1.5em] wrap-anywhere">
        {inBlocks(material.items).map((item) => (
          <li key={item.id}>
            <ItemOnPaper item={playerView(item, { seed: materialSeed })} spare={spareChoice(item, materialSeed)} />
            {hasKey && (
              <p className="-mt-2 mb-4">
                <strong>{keyText(item)}</strong>
                {item.explanation && <span className="text-muted"> – {item.explanation}</span>}
              </p>
            )}
          </li>
        ))}
      </ol>
      <KeyButton isShown={hasKey} onChange={setHasKey} />
    </div>
  );
}
