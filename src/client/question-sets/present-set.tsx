import { ArrowLeft, ArrowRight, Eye } from 'lucide-react';
import { useState } from 'react';
import { classQuestion } from '#client/class-screen/class-question';
import { useClassScreen } from '#client/class-screen/use-class-screen';
import { ClassStage } from '#client/play/class-stage';
import { isGoOn, pageStep, useKeys } from '#client/present/use-page-keys';
import { Button } from '#client/ui/button';
import { EmptyState } from '#client/ui/empty-state';
import { isGraded } from '#shared/items/grade';
import type { Item } from '#shared/items/item';

interface PresentSetProps {
  title: string;
  items: readonly Item[];
}

/**
 * One question at a time, as large as it fits, for the whole class. Arrows move, Space or Enter shows the answer; a
 * clicker does both in turn, after the pages of a question that does not fit on one.
 */
export function PresentSet({ title, items }: PresentSetProps) {
  const [place, setPlace] = useState(0);
  const [isRevealed, setRevealed] = useState(false);
  const item = items[place];
  const canReveal = item !== undefined && isGraded(item) && !isRevealed;
  const screen = useClassScreen(
    item && { content: classQuestion(item, { number: place + 1, of: items.length, isRevealed }) },
  );

  const go = (to: number) => {
    if (to < 0 || to >= items.length) return;
    setPlace(to);
    setRevealed(false);
  };
  const reveal = () => canReveal && setRevealed(true);
  useKeys((event) => {
    const by = pageStep(event);
    if (by !== 0 && screen.turn(by)) return true;
    // A clicker has no third key: it shows the answer, and then goes on.
    if (event.key === 'PageDown' && canReveal) reveal();
    else if (by !== 0) go(place + by);
    else if (isGoOn(event)) reveal();
    else return false;
    return true;
  });

  if (!item) return <EmptyState title={`${title} has no finished question yet.`} />;
  const isLast = place === items.length - 1;
  return (
    <ClassStage
      title={title}
      screen={screen}
      controls={
        <>
          <Button
            variant="secondary"
            icon={<ArrowLeft />}
            aria-disabled={place === 0 || undefined}
            className="aria-disabled:opacity-55"
            onClick={() => go(place - 1)}
          >
            Previous
          </Button>
          {isGraded(item) && (
            <Button
              variant="primary"
              icon={<Eye />}
              aria-disabled={!canReveal || undefined}
              className="aria-disabled:opacity-55"
              onClick={reveal}
            >
              Show the answer
            </Button>
          )}
          <Button
            variant="secondary"
            icon={<ArrowRight />}
            aria-disabled={isLast || undefined}
            className="aria-disabled:opacity-55"
            onClick={() => go(place + 1)}
          >
            Next
          </Button>
        </>
      }
    />
  );
}
