import { ItemPictureView } from '#client/items/item-picture';
import { PromptText } from '#client/items/prompt-text';
import type { LivePublic } from '#shared/api/live';
import { count } from '#shared/core/count';
import { kindOf, type PlayerItem } from '#shared/items/kinds/registry';
import { promptParts } from '#shared/items/prompt-parts';
import { choicesOf } from '#shared/live/choices';
import type { Distribution } from '#shared/live/distribution';
import { Choice, Choices } from './choices';

interface QuestionProps {
  item: PlayerItem;
  game: LivePublic;
}

/** What is asked, and under it what there is to choose or what came of it: then nobody needs to read what to do. */
export function Question({ item, game: { distributions, key } }: QuestionProps) {
  const { task = undefined, text, clue } = promptParts(item);
  return (
    <>
      <div className="my-auto flex flex-wrap items-center gap-x-[3cqw] gap-y-[1.6cqh]">
        <ItemPictureView picture={item.picture} size="wall" />
        <div className="grid min-w-0 flex-1 basis-[45cqw] gap-[1.6cqh]">
          {task && distributions.length === 0 && <p className="wall-note font-bold text-muted">{task}</p>}
          {item.passage && <p className="wall-note whitespace-pre-line wrap-anywhere">{item.passage.text}</p>}
          <h2 className="wall-stem leading-[1.15] font-bold whitespace-pre-line wrap-anywhere">
            <PromptText text={text || (clue ?? '')} />
            {text && clue && <span className="font-normal text-muted"> ({clue})</span>}
          </h2>
        </div>
      </div>
      <Answers item={item} distributions={distributions} />
      {key && (
        <p className="wall-note wrap-anywhere">
          {/* A choice that is right has its tick. */}
          {choicesOf(item).length === 0 && <strong>{key.answer} </strong>}
          {key.explanation && <span className="text-muted">{key.explanation}</span>}
        </p>
      )}
    </>
  );
}

/** Two votes stand side by side. */
function Answers({ item, distributions }: { item: PlayerItem; distributions: readonly Distribution[] }) {
  const [first, second] = distributions;
  if (!second) return <Vote item={item} distribution={first} />;
  return (
    <div className="grid grid-cols-2 gap-[2cqw]">
      {distributions.map((one) => (
        <section key={one.ballot} className="grid content-start gap-[0.6cqh]">
          <h3 className="wall-note font-bold text-muted">{one.ballot === 1 ? 'First vote' : 'Second vote'}</h3>
          <Vote item={item} distribution={one} narrow />
        </section>
      ))}
    </div>
  );
}

interface VoteProps {
  item: PlayerItem;
  distribution: Distribution | undefined;
  narrow?: boolean;
}

function Vote({ item, distribution, narrow = false }: VoteProps) {
  const choices = choicesOf(item);
  if (choices.length > 0) return <Choices {...{ choices, distribution, narrow }} />;
  if (!distribution) {
    const text = kindOf(item).underPrompt(item);
    return text ? <p className="wall-option whitespace-pre-line wrap-anywhere">{text}</p> : null;
  }
  if (distribution.rows.length === 0) return <p className="wall-option">{count(distribution.answered, 'answer')}</p>;
  return (
    <ol className="grid gap-[1.6cqh]">
      {distribution.rows.map((row) => (
        <Choice
          key={row.text ?? 'others'}
          text={row.text ?? 'Something else'}
          row={row}
          answered={distribution.answered}
        />
      ))}
    </ol>
  );
}
