import { useEffect, useReducer } from 'react';
import { readStoredJson, writeStored } from '../../lib/storage';
import type { Level } from '../../../shared/content/level';
import { choicesKey, type LabelMode, packDice, rollKey } from './remembered';
import { openTable, tableReducer } from './table';

/** The table, what can be done with it, and its memory: a reload brings back the same dice. */
export function useStoryDice() {
  const [table, dispatch] = useReducer(tableReducer, undefined, () =>
    openTable({ choices: readStoredJson(choicesKey), dice: readStoredJson(rollKey), seed: newSeed() }),
  );
  const { choices, dice } = table;

  useEffect(() => {
    writeStored(choicesKey, JSON.stringify(choices));
  }, [choices]);

  useEffect(() => {
    writeStored(rollKey, JSON.stringify(packDice(dice)));
  }, [dice]);

  return {
    table,
    roll: () => dispatch({ type: 'roll', seed: newSeed() }),
    rerollOne: (position: number) => dispatch({ type: 'rerollOne', position, seed: newSeed() }),
    toggleLock: (position: number) => dispatch({ type: 'toggleLock', position }),
    unlockAll: () => dispatch({ type: 'unlockAll' }),
    toggleWord: (position: number) => dispatch({ type: 'toggleWord', position }),
    setCount: (count: number) => dispatch({ type: 'setCount', count, seed: newSeed() }),
    setLevel: (level: Level) => dispatch({ type: 'setLevel', level, seed: newSeed() }),
    toggleSet: (setId: string) => dispatch({ type: 'toggleSet', setId, seed: newSeed() }),
    setLabels: (labels: LabelMode) => dispatch({ type: 'setLabels', labels }),
  };
}

export type StoryDice = ReturnType<typeof useStoryDice>;

function newSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}
