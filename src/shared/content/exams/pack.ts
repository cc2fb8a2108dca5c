import type { Item } from '#shared/items/item';
import { type ExamSetId, type ExamSetInfo, examSets } from './catalogue';
import { type ExamParts, itemsOfParts } from './exam';

const useOfEnglishB1 = () => import('./use-of-english-b1').then((m) => m.parts);
const useOfEnglishB2 = () => import('./use-of-english-b2').then((m) => m.parts);
const readingB1 = () => import('./workplace-b1').then((m) => m.parts);
const readingB2 = () => import('./workplace-b2').then((m) => m.parts);
const listeningB1 = () => import('./listening-at-work-b1').then((m) => m.parts);
const listeningB2 = () => import('./listening-at-work-b2').then((m) => m.parts);

/** The parts of two files, one after the other. */
const both = async (first: Promise<ExamParts>, second: Promise<ExamParts>): Promise<ExamParts> => ({
  ...(await first),
  ...(await second),
});

const files: Record<ExamSetId, () => Promise<ExamParts>> = {
  'use-of-english-b1': useOfEnglishB1,
  'use-of-english-b2': useOfEnglishB2,
  'workplace-b1': readingB1,
  'workplace-b2': readingB2,
  'listening-at-work-b1': listeningB1,
  'listening-at-work-b2': listeningB2,
  'english-at-work-b1': () => both(listeningB1(), readingB1()),
  'english-at-work-b2': () => both(listeningB2(), readingB2()),
  'half-test-b1': () => import('./half-test-b1/parts').then((m) => m.parts),
  'half-test-b2': () => import('./half-test-b2/parts').then((m) => m.parts),
};

/** A set with its questions and their keys: for the server. */
export async function loadExamSet(id: string): Promise<(ExamSetInfo & { items: Item[] }) | undefined> {
  const info = examSets.find((set) => set.id === id);
  return info && { ...info, items: itemsOfParts(info, await files[info.id]()) };
}
