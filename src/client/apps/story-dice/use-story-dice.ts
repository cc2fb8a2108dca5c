import { useEffect, useReducer } from 'react';
import { readStoredJson, writeStored } from '#client/lib/storage';
import type { Level } from '#shared/core/level';
import { newSeed } from '#shared/core/random';
import type { LabelMode, StoryData } from '#shared/games/dice/story';
import { choicesKey, packDice, parseChoices, rollKey } from './device-memory';
import { openTable, tableReducer } from './table';

/**
 * The table, what can be done with it, and its memory: a reload brings back the same dice. A story has dice of its own.
 */
export function useStoryDice(story: StoryData | undefined) {
  const [table, dispatch] = useReducer(tableReducer, undefined, () => {
    const choices = readStoredJson(choicesKey);
    if (!story) return openTable({ choices, dice: readStoredJson(rollKey), seed: newSeed() });
    const { level, labels, dice } = story;
    const own = { ...parseChoices(choices), level, labels, count: dice.length };
    return openTable({ choices: own, dice: dice.map((face) => ({ face, locked: true })), seed: newSeed() });
  });
  const { choices, dice } = table;
  const isStory = story !== undefined;

  useEffect(() => {
    if (!isStory) writeStored(choicesKey, JSON.stringify(choices));
  }, [choices, isStory]);

  useEffect(() => {
    if (!isStory) writeStored(rollKey, JSON.stringify(packDice(dice)));
  }, [dice, isStory]);

  return {
    table,
    roll: () => dispatch({ type: 'roll', seed: newSeed() }),
    rollBack: () => dispatch({ type: 'rollBack' }),
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
