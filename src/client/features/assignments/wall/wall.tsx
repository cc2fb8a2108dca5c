import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { cx } from '#client/ui/cx';
import { SegmentedControl } from '#client/ui/segmented-control';
import type { WallText } from './use-texts';

export type WallView = 'one' | 'all';
const views = [
  { value: 'one', label: 'One at a time' },
  { value: 'all', label: 'All together' },
] as const;

interface WallProps {
  texts: readonly WallText[];
  hasNames: boolean;
  view: WallView;
  onView: (view: WallView) => void;
  /** Which text is looked at, where it is one at a time. */
  at: number;
  onStep: (by: 1 | -1) => void;
}

/** The task of these texts, where they have one. */
export function oneTaskOf(texts: readonly WallText[]): string | undefined {
  const [first] = texts;
  return first && texts.every(({ prompt }) => prompt === first.prompt) ? first.prompt : undefined;
}

/**
 * The wall as the class sees it: one text as large as it goes, or all of them beside each other. The bar below it covers
 * the margin of the screen too, so that no line looks out under it.
 */
export function Wall({ texts, hasNames, view, onView, at, onStep }: WallProps) {
  const current = texts[at];
  const isOne = view === 'one';
  return (
    <>
      <div aria-live="polite" className="grid flex-1 grid-cols-[minmax(0,1fr)]">
        {isOne ? current && <LargeText text={current} hasName={hasNames} /> : <Cards {...{ texts, hasNames }} />}
      </div>
      <nav
        aria-label="Texts"
        className="-bottom-4 -mb-4 flex flex-wrap items-center justify-between gap-3 bg-canvas pt-1 pb-4 text-base sm:sticky"
      >
        {isOne && (
          <Button
            variant="secondary"
            icon={<ArrowLeft />}
            aria-disabled={at === 0 || undefined}
            onClick={() => onStep(-1)}
          >
            Back
          </Button>
        )}
        <div className="mx-auto flex flex-wrap items-center justify-center gap-4 max-sm:order-last max-sm:w-full">
          {isOne && (
            <span className="tabular-nums">
              {at + 1} of {texts.length}
            </span>
          )}
          <SegmentedControl label="On the wall" hideLabel options={views} value={view} onChange={onView} />
        </div>
        {isOne && (
          <Button aria-disabled={at === texts.length - 1 || undefined} onClick={() => onStep(1)}>
            Next <ArrowRight aria-hidden="true" />
          </Button>
        )}
      </nav>
    </>
  );
}

/** For the last row: the fewer letters there are, the larger they can be. */
function sizeOf({ length }: string): string {
  if (length <= 160) return 'text-[clamp(1.6rem,4.6vw,5rem)]';
  if (length <= 550) return 'text-[clamp(1.45rem,2.9vw,3.4rem)]';
  return 'text-[clamp(1.3rem,2.2vw,2.6rem)]';
}

function LargeText({ text: { text, name }, hasName }: { text: WallText; hasName: boolean }) {
  return (
    <figure className={cx('m-auto grid max-w-[46em] gap-[0.6em] leading-snug', sizeOf(text))}>
      <blockquote dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {text}
      </blockquote>
      {hasName && <figcaption className="text-[0.7em] font-bold text-muted wrap-anywhere">{name}</figcaption>}
    </figure>
  );
}

function Cards({ texts, hasNames }: Pick<WallProps, 'texts' | 'hasNames'>) {
  const hasTasks = oneTaskOf(texts) === undefined;
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(16em,100%),1fr))] content-start items-start gap-4 text-[clamp(1.2rem,1.7vw,2.2rem)] leading-snug">
      {texts.map(({ key, prompt, text, name }) => (
        <Card key={key} as="li" className="grid gap-[0.5em]">
          {hasTasks && <p className="text-[0.75em] text-muted whitespace-pre-line wrap-anywhere">{prompt}</p>}
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {text}
          </p>
          {hasNames && <p className="text-[0.8em] font-bold text-muted wrap-anywhere">{name}</p>}
        </Card>
      ))}
    </ul>
  );
}
