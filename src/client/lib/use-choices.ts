import { useState } from 'react';
import type * as z from 'zod';
import { readStoredJson, writeStored } from './storage';

/** How an app was set the last time on this device. Each field of the schema says what it is where nothing is kept. */
export function useChoices<T extends object>(schema: z.ZodType<T>, key: string): [T, (change: Partial<T>) => void] {
  const [current, setCurrent] = useState<T>(() => schema.parse(Object(readStoredJson(key))));
  function change(part: Partial<T>) {
    const next = { ...current, ...part };
    writeStored(key, JSON.stringify(next));
    setCurrent(next);
  }
  return [current, change];
}
