import type { StarterLesson } from './starter';

/** All of them, easiest first. They are loaded when somebody looks at them, and not before. */
export async function loadAllStarters(): Promise<readonly StarterLesson[]> {
  const [{ a1 }, { a2 }, { b1 }, { b2 }] = await Promise.all([
    import('./a1'),
    import('./a2'),
    import('./b1'),
    import('./b2'),
  ]);
  return [...a1, ...a2, ...b1, ...b2];
}

export async function findStarter(id: string): Promise<StarterLesson | undefined> {
  return (await loadAllStarters()).find((one) => one.id === id);
}

/** What a new teacher gets to begin with: it has words and questions. */
export const sampleStarter = 'in-the-classroom';
