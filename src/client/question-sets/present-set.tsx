import { ArrowLeft, ArrowRight, Eye, Hand } from 'lucide-react';
import { useState } from 'react';
import { classQuestion } from '#client/class-screen/class-question';
import { useClassScreen } from '#client/class-screen/use-class-screen';
import { ClassStage } from '#client/play/class-stage';
import { isGoOn, type KeyPress, pageStep, useKeys } from '#client/present/use-page-keys';
import { Button } from '#client/ui/button';
import { EmptyState } from '#client/ui/empty-state';
import { choiceLetters } from '#shared/items/choice-letters';
import { isGraded } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { HandCounts } from './hand-counts';
import { useVotes } from './use-votes';

interface PresentSetProps {
  title: string;
  items: readonly Item[];
}

/**
 * One question at a time, as large as it fits, for the whole class. Arrows move, Space or Enter shows what comes next:
 * the hands that were counted, then the answer. A clicker does both in turn, after the pages of a question that does not
 * fit on one. While hands are counted, the letter of a choice counts one for it.
 */
export function PresentSet({ title, items }: PresentSetProps) {
  const [place, setPlace] = useState(0);
  const [showsVotes, setShowsVotes] = useState(false);
  const [isRevealed, setRevealed] = useState(false);
  const [isCounting, setCounting] = useState(false);
  const item = items[place];
  const { votes, isCounted, setHands } = useVotes(item?.id);
  const content =
    item &&
    classQuestion(item, {
      number: place + 1,
      of: items.length,
      isRevealed,
      votes: showsVotes ? votes : undefined,
    });
  const screen = useClassScreen(content && { content });
  const choices = (content?.kind === 'question' && content.options) || [];
  const isGradedItem = item !== undefined && isGraded(item);
  const next = isCounted && !showsVotes ? 'votes' : isGradedItem && !isRevealed ? 'answer' : undefined;

  const go = (to: number) => {
    if (to < 0 || to >= items.length) return;
    setPlace(to);
    setShowsVotes(false);
    setRevealed(false);
  };
  function reveal() {
    if (next === 'votes') setShowsVotes(true);
    if (next === 'answer') setRevealed(true);
  }
  function countKey({ key, repeat }: KeyPress): boolean {
    const choice = isCounting && key.length === 1 ? choices[choiceLetters.indexOf(key.toUpperCase())] : undefined;
    if (choice && !repeat) setHands(choice, (votes[choice] ?? 0) + 1);
    return choice !== undefined;
  }
  useKeys((event) => {
    const { key, target } = event;
    if (countKey(event)) return true;
    const isClicker = key === 'PageDown' || key === 'PageUp';
    if (target instanceof Element && target.matches('input') && !isClicker) return false;
    const by = pageStep(event);
    if (by !== 0 && screen.turn(by)) return true;
    // A clicker has no third key: it shows the answer, and then goes on.
    if (key === 'PageDown' && next) reveal();
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
          {choices.length > 0 && (
            <Button
              variant="quiet"
              icon={<Hand />}
              aria-pressed={isCounting}
              title="Or press the letter of a choice for each hand"
              onClick={() => setCounting(!isCounting)}
            >
              Count hands
            </Button>
          )}
          {isCounting && choices.length > 0 && <HandCounts choices={choices} votes={votes} onChange={setHands} />}
          <Button
            variant="secondary"
            icon={<ArrowLeft />}
            aria-disabled={place === 0 || undefined}
            className="aria-disabled:opacity-55"
            onClick={() => go(place - 1)}
          >
            Previous
          </Button>
          {(isGradedItem || isCounted) && (
            <Button
              variant="primary"
              icon={<Eye />}
              aria-disabled={!next || undefined}
              className="aria-disabled:opacity-55"
              onClick={reveal}
            >
              {next === 'votes' || !isGradedItem ? 'Show the votes' : 'Show the answer'}
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
