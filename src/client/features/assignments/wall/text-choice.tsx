import { Badge } from '#client/ui/badge';
import { Card } from '#client/ui/card';
import { Checkbox } from '#client/ui/checkbox';
import { count } from '#shared/core/count';
import { inShort } from '#shared/core/in-short';
import { countWords } from '#shared/writing/count-words';
import type { WallText } from './use-texts';

interface TextChoiceProps {
  texts: readonly WallText[];
  chosen: ReadonlySet<string>;
  onChoose: (key: string, isChosen: boolean) => void;
}

/** Who wrote what, each to be read and then put on the wall, or taken off it. */
export function TextChoice({ texts, chosen, onChoose }: TextChoiceProps) {
  const hasTasks = new Set(texts.map(({ prompt }) => prompt)).size > 1;
  return (
    <section aria-labelledby="texts" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="texts" className="text-xl">
        Handed in
      </h2>
      <p className="max-w-measure text-muted">
        Tick what the class may see. Nothing else is shown, and the wall is empty again when you leave this page.
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {texts.map(({ key, name, prompt, text }) => {
          const isChosen = chosen.has(key);
          return (
            <Card key={key} as="li" current={isChosen} className="grid grid-cols-[minmax(0,1fr)] gap-1">
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <Checkbox
                  label={
                    <>
                      <span className="font-bold wrap-anywhere">{name}</span>
                      <span className="sr-only">: put on the wall</span>
                      {hasTasks && <span className="block text-muted wrap-anywhere">{inShort(prompt, 100)}</span>}
                    </>
                  }
                  checked={isChosen}
                  onChange={(checked) => onChoose(key, checked)}
                />
                <span className="flex flex-wrap items-center gap-3 text-muted tabular-nums">
                  {isChosen && <Badge tone="accent">On the wall</Badge>}
                  {count(countWords(text), 'word')}
                </span>
              </div>
              <WholeText text={text} />
            </Card>
          );
        })}
      </ul>
    </section>
  );
}

const mostOfStart = 120;

/** How a text begins, with the rest of it one press away; a short one as it is. */
function WholeText({ text }: { text: string }) {
  const [firstLine = ''] = text.split('\n');
  const start = inShort(firstLine, mostOfStart);
  if (start === text) return <p className="pl-8 wrap-anywhere">{text}</p>;
  return (
    <details className="pl-8">
      <summary className="min-h-11 cursor-pointer content-center rounded-control wrap-anywhere">{start}</summary>
      <p className="mt-2 max-w-measure whitespace-pre-wrap wrap-anywhere">{text}</p>
    </details>
  );
}
