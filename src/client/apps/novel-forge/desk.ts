import type { RefObject } from 'react';
import type { SceneContent, SceneFacts } from '#shared/api/novels';
import { type Book, scenesOf } from '#shared/novel/book';
import type { WritingDay } from '#shared/novel/days';

export interface OpenedScene {
  value: SceneContent;
  version: number;
}

/** A book on the desk: one of the account's, or the sample, which is kept nowhere. */
export interface Desk {
  /** Of the account's book. */
  id: string | undefined;
  book: Book;
  change: (next: Book) => void;
  /** What is said of saving; nothing for the sample. */
  status: string;
  facts: ReadonlyMap<string, SceneFacts>;
  days: readonly WritingDay[];
  model: { asks: boolean; drafts: boolean };
  /** What was typed last in this window, saved or not. */
  typed: RefObject<Map<string, string>>;
  loadScene: (sceneId: string) => Promise<OpenedScene>;
  /** The server has this text now, by another way than a save of it: its words count from here. */
  noteScene: (sceneId: string, opened: OpenedScene) => void;
  /** Saves one scene; with a day its words count for that. Answers the new version. */
  saveScene: (sceneId: string, content: SceneContent, version: number, options?: SaveSceneOptions) => Promise<number>;
  /** Every text of the book, with what was typed last. */
  readAll: () => Promise<Map<string, string>>;
}

export interface SaveSceneOptions {
  day?: string;
  /** Keeps what it replaces as a version in any case. */
  keepsBefore?: boolean;
}

/** How long a scene is, where it was written in. */
export const wordsIn = ({ facts }: Pick<Desk, 'facts'>, sceneId: string) => facts.get(sceneId)?.words ?? 0;

export function totals({ book, facts }: Pick<Desk, 'book' | 'facts'>) {
  const sum = { words: 0, characters: 0, drafted: 0 };
  for (const { id } of scenesOf(book.data)) {
    const scene = facts.get(id);
    if (!scene) continue;
    sum.words += scene.words;
    sum.characters += scene.characters;
    sum.drafted += scene.drafted;
  }
  return sum;
}
