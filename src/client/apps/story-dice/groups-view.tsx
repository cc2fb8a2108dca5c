import { ArrowLeft, ArrowRight, Dices, Minus, Plus, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useClassScreen } from '#client/class-screen/use-class-screen';
import { DiceList } from '#client/dice/dice-list';
import { diceOf } from '#client/dice/faces';
import { readStoredJson, writeStored } from '#client/lib/storage';
import { usePageKeys } from '#client/present/use-page-keys';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { IconButton } from '#client/ui/icon-button';
import { SegmentedControl } from '#client/ui/segmented-control';
import { faceSets } from '#shared/content/dice/sets';
import { newSeed } from '#shared/core/random';
import { maxGroups, minGroups, rollForGroups } from '#shared/games/dice/group-rolls';
import { type Die, reroll } from '#shared/games/dice/roll';
import { type Choices, groupsKey } from './device-memory';
import { shownDice } from './dice-on-screen';

interface GroupsViewProps {
  isPresenting: boolean;
  /** To the class's screen: all groups at once, or the one in front. */
  sends: boolean;
  choices: Choices;
  canSpeak: boolean;
  speak: (text: string) => void;
}

/**
 * A table for each group: every group tells another story. On one screen while they are made; in front of the class one
 * after the other, so large that each is read from the back row.
 */
export function GroupsView({ isPresenting, sends, choices, canSpeak, speak }: GroupsViewProps) {
  const sets = faceSets.filter((set) => choices.setIds.includes(set.id));
  const { level, count, labels } = choices;
  const [tables, setTables] = useState<readonly (readonly Die[])[]>(() => {
    const stored = storedTables();
    return stored.length >= minGroups ? stored : rollForGroups({ sets, level, count, seed: newSeed(), groups: 4 });
  });
  const [shownIds, setShownIds] = useState<ReadonlySet<string>>(new Set());
  const [page, setPage] = useState(0);
  const [showsOne, setShowsOne] = useState(false);
  const front = Math.min(page, tables.length - 1);
  const isOneByOne = isPresenting || showsOne;
  const groups = tables.map((dice, group) => ({ name: `Group ${group + 1}`, dice }));
  const screen = useClassScreen(
    sends
      ? shownDice({
          groups: isOneByOne ? groups.slice(front, front + 1) : groups,
          isNamed: ({ face }) => labels === 'on' || (labels === 'tap' && shownIds.has(face.id)),
        })
      : undefined,
  );
  function step(by: 1 | -1) {
    if (!isOneByOne) screen.turn(by);
    else setPage(Math.max(0, Math.min(front + by, tables.length - 1)));
  }
  usePageKeys(step, sends);
  useEffect(() => {
    writeStored(groupsKey, JSON.stringify(tables.map((dice) => dice.map((die) => die.face.id))));
  }, [tables]);

  const rollAll = (groups: number) => {
    setShownIds(new Set());
    setTables(rollForGroups({ sets, level, count, seed: newSeed(), groups }));
  };
  const rollOne = (group: number) =>
    setTables((all) =>
      all.map((dice, at) => (at === group ? reroll({ dice, which: 'unlocked', sets, level, seed: newSeed() }) : dice)),
    );
  const showWord = (id: string) =>
    setShownIds((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {sends && !isPresenting && (
        <div className="flex flex-wrap items-end gap-3">
          <SegmentedControl
            label="On the class’s screen"
            options={[
              { value: 'all', label: 'All groups' },
              { value: 'one', label: 'One group' },
            ]}
            value={showsOne ? 'one' : 'all'}
            onChange={(value) => setShowsOne(value === 'one')}
          />
          <IconButton variant="secondary" label="Before" icon={<ArrowLeft />} onClick={() => step(-1)} />
          <IconButton variant="secondary" label="Next" icon={<ArrowRight />} onClick={() => step(1)} />
          <p role="status" className="content-center font-bold tabular-nums">
            {showsOne && `Group ${front + 1}`}
          </p>
        </div>
      )}
      <ol className="dice-groups grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4">
        {tables.map((dice, group) => {
          if (isPresenting && group !== front) return null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a group keeps its place
            <li key={group} className="min-w-0">
              <Card className="grid h-full grid-cols-[minmax(0,1fr)] content-start gap-2">
                <div className="flex items-center justify-between gap-2">
                  <h2 className="text-xl font-bold">Group {group + 1}</h2>
                  <IconButton
                    label={`Roll again for group ${group + 1}`}
                    icon={<RotateCw />}
                    onClick={() => rollOne(group)}
                  />
                </div>
                <div className={isPresenting ? undefined : 'dice-small'}>
                  <DiceList
                    dice={dice}
                    label={`Dice of group ${group + 1}`}
                    labels={labels}
                    shown={[...shownIds]}
                    canSpeak={canSpeak}
                    speak={speak}
                    onShowWord={(position) => {
                      const id = dice[position]?.face.id;
                      if (id) showWord(id);
                    }}
                  />
                </div>
              </Card>
            </li>
          );
        })}
      </ol>
      {isPresenting && (
        <nav aria-label="Groups" className="flex flex-wrap items-center justify-between gap-3">
          <Button
            variant="secondary"
            icon={<ArrowLeft />}
            aria-disabled={front === 0 || undefined}
            className="aria-disabled:opacity-55"
            onClick={() => step(-1)}
          >
            Back
          </Button>
          <Button variant="secondary" icon={<Dices />} onClick={() => rollAll(tables.length)}>
            Roll for all groups
          </Button>
          <p role="status" className="font-bold tabular-nums">
            {front + 1} of {tables.length}
          </p>
          <Button
            aria-disabled={front === tables.length - 1 || undefined}
            className="aria-disabled:opacity-55"
            onClick={() => step(1)}
          >
            Next <ArrowRight aria-hidden="true" />
          </Button>
        </nav>
      )}
      {!isPresenting && (
        <div className="flex flex-wrap items-center justify-center gap-3">
          <Button variant="primary" size="lg" icon={<Dices />} onClick={() => rollAll(tables.length)}>
            Roll for all groups
          </Button>
          <fieldset className="flex min-w-0 flex-wrap items-center justify-center gap-1">
            <legend className="sr-only">Number of groups</legend>
            <IconButton
              variant="secondary"
              label="One group fewer"
              icon={<Minus />}
              aria-disabled={tables.length === minGroups || undefined}
              onClick={() => setTables((all) => all.slice(0, Math.max(minGroups, all.length - 1)))}
            />
            <span className="min-w-24 text-center font-bold tabular-nums">{tables.length} groups</span>
            <IconButton
              variant="secondary"
              label="One group more"
              icon={<Plus />}
              aria-disabled={tables.length === maxGroups || undefined}
              onClick={() => {
                if (tables.length === maxGroups) return;
                const more = rollForGroups({ sets, level, count, seed: newSeed(), groups: minGroups });
                setTables((all) => [...all, more[0] ?? []]);
              }}
            />
          </fieldset>
        </div>
      )}
    </div>
  );
}

function storedTables(): Die[][] {
  const stored = readStoredJson(groupsKey);
  if (!Array.isArray(stored)) return [];
  return stored
    .slice(0, maxGroups)
    .map((ids) => (Array.isArray(ids) ? diceOf(ids.filter((id) => typeof id === 'string')) : []))
    .filter((dice) => dice.length > 0);
}
