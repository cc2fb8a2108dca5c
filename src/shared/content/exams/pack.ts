import type { Item } from '../../items/item';
import { type ExamSetId, type ExamSetInfo, examSets } from './catalogue';
import { type ExamParts, itemsOfParts } from './exam';

const files: Record<ExamSetId, () => Promise<ExamParts>> = {
  'use-of-english-b1': () => import('./use-of-english-b1').then((m) => m.parts),
  'use-of-english-b2': () => import('./use-of-english-b2').then((m) => m.parts),
  'workplace-b1': () => import('./workplace-b1').then((m) => m.parts),
  'workplace-b2': () => import('./workplace-b2').then((m) => m.parts),
  'listening-at-work-b1': () => import('./listening-at-work-b1').then((m) => m.parts),
  'listening-at-work-b2': () => import('./listening-at-work-b2').then((m) => m.parts),
};

/** A set with its questions and their keys: for the server. */
export async function loadExamSet(id: string): Promise<(ExamSetInfo & { items: Item[] }) | undefined> {
  const info = examSets.find((set) => set.id === id);
  return info && { ...info, items: itemsOfParts(info, await files[info.id]()) };
}
