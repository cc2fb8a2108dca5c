import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod';
import { readStoredJson, writeStored } from '#client/lib/storage';
import { type StoryData, storyData, type TaskCard } from '#shared/games/dice/story';
import { storyKey } from './device-memory';
import { useStoryDice } from './use-story-dice';

/** A text that is too long to be saved is still the writer's. */
const storedStory = z.object({ task: storyData.shape.task, text: z.string() });

/** Dice, task and text as one piece of work. What is not saved stays on this device. */
export function useStory(saved: StoryData | undefined) {
  const game = useStoryDice(saved);
  const [begin] = useState(
    () => saved ?? storedStory.safeParse(readStoredJson(storyKey)).data ?? { task: null, text: '' },
  );
  const [task, setTask] = useState<TaskCard | null>(begin.task);
  const [text, setText] = useState(begin.text);
  const [eachRolls, setEachRolls] = useState(saved?.eachRolls ?? false);
  const { dice, choices } = game.table;
  const isSaved = saved !== undefined;

  useEffect(() => {
    if (!isSaved) writeStored(storyKey, JSON.stringify({ task, text }));
  }, [task, text, isSaved]);

  const data = useMemo(
    (): StoryData => ({
      dice: dice.map((die) => die.face.id),
      level: choices.level,
      labels: choices.labels,
      task,
      text,
      ...(eachRolls && { eachRolls }),
    }),
    [dice, choices.level, choices.labels, task, text, eachRolls],
  );
  return { game, task, setTask, text, setText, eachRolls, setEachRolls, data };
}

/** Once a text is saved, the next one on this device begins anew. */
export function forgetText(): void {
  writeStored(storyKey, JSON.stringify({ task: null, text: '' }));
}
