import { ItemPictureView } from '#client/items/item-picture';
import { kindName } from '#client/items/kind-names';
import { Badge } from '#client/ui/badge';
import { EmojiText } from '#client/ui/emoji-picture';
import { clozeGap, gapMark } from '#shared/items/gap-mark';
import { keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';

/** A question that is offered, with its key and its reason. */
export function CandidateText({ item }: { item: Item }) {
  return (
    <>
      <p className="flex flex-wrap gap-2">
        <Badge>{kindName(item.kind)}</Badge>
        {item.level && <Badge>{item.level}</Badge>}
      </p>
      <ItemPictureView picture={item.picture} size="list" />
      <p className="font-bold whitespace-pre-line wrap-anywhere">
        <EmojiText text={item.prompt} />
      </p>
      {item.kind === 'error-correct' && <p className="wrap-anywhere">{item.sentence}</p>}
      {item.kind === 'cloze' && (
        <p className="whitespace-pre-line wrap-anywhere">{item.text.replaceAll(clozeGap, gapMark)}</p>
      )}
      {'options' in item && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-muted">
          {item.options.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <p className="wrap-anywhere">
        Key: <strong>{keyText(item)}</strong>
      </p>
      {item.explanation && <p className="text-sm wrap-anywhere text-muted">{item.explanation}</p>}
    </>
  );
}
