import { inShort } from '#shared/core/in-short';
import { countWords } from '#shared/writing/count-words';
import type { CodexEntry, Person, Tense } from './book';
import { editDistance } from './edit-distance';
import { nameFinder } from './names';
import { type Sentence, sentencesOf, withoutSpeech } from './sentences';
import { tenseOf } from './tense';
import { capitalWords, easyWords, everydayWords } from './words';

export interface CheckedScene {
  id: string;
  text: string;
}

export const findingKinds = {
  variant: 'Names spelled in two ways',
  missing: 'Names that are not among your people and places',
  tense: 'The tense changes',
  person: 'Who tells the story changes',
  opening: 'Sentences that begin alike',
  overused: 'Words that come very often',
} as const;
export type FindingKind = keyof typeof findingKinds;

/** Something to look at. A rule cannot know whether it is meant: it asks, and changes nothing. */
export interface Finding {
  kind: FindingKind;
  /** What to look at, in the words of the text. */
  quote: string;
  says: string;
  /** Where it is, or where it is first. */
  sceneId: string;
  at: number;
}

interface Narration {
  person: Person;
  tense: Tense;
  codex: readonly CodexEntry[];
}

/** Each kind shows the first so many: a long list is put away unread. */
const mostOfAKind = 25;

/** What a careful reader would ask about these scenes, by rules alone. */
export function checkScenes(scenes: readonly CheckedScene[], book: Narration): Finding[] {
  const findings = [
    ...nameFindings(scenes, book.codex),
    ...scenes.flatMap((scene) => [
      ...tenseFindings(scene, book),
      ...personFindings(scene, book),
      ...openingFindings(scene),
    ]),
    ...overusedFindings(scenes, book.codex),
  ];
  const counts = new Map<FindingKind, number>();
  return findings.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= mostOfAKind;
  });
}

const bare = (word: string) => word.replace(/['’]s?$/u, '');

interface Occurrence {
  word: string;
  sceneId: string;
  at: number;
  count: number;
}

/** Words with a capital inside a sentence, each with its first place. Two that follow each other are one name. */
function findNames(scenes: readonly CheckedScene[]): Occurrence[] {
  const met = new Map<string, Occurrence>();
  for (const { id: sceneId, text } of scenes) {
    const pattern = /(?<=[\p{L}\p{N},;:] )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/gu;
    for (const { 0: name, index } of text.matchAll(pattern)) {
      const word = bare(name);
      if (word.split(' ').every((part) => capitalWords.has(part.toLowerCase().replaceAll('’', "'")))) continue;
      const occurrence = met.get(word);
      if (occurrence) occurrence.count += 1;
      else met.set(word, { word, sceneId, at: index, count: 1 });
    }
  }
  return [...met.values()];
}

/** Words that begin a sentence and are written small nowhere: they may be names as well. */
function beginnings(scenes: readonly CheckedScene[]): Occurrence[] {
  const small = new Set(scenes.flatMap(({ text }) => text.match(/(?<!\p{L})\p{Ll}[\p{L}'’-]*/gu) ?? []));
  const met = new Map<string, Occurrence>();
  for (const { id: sceneId, text } of scenes) {
    for (const sentence of sentencesOf(text)) {
      const [rawWord = ''] = sentence.text.match(/\p{Lu}\p{Ll}[\p{L}'’-]*/u) ?? [];
      const word = bare(rawWord);
      const key = word.toLowerCase();
      if (word === '' || small.has(key) || everydayWords.has(key) || capitalWords.has(key) || met.has(word)) continue;
      const place = sentence.text.indexOf(rawWord);
      // Anything later in the sentence was looked at already.
      if (/\p{L}/u.test(sentence.text.slice(0, place))) continue;
      met.set(word, { word, sceneId, at: sentence.at + place, count: 1 });
    }
  }
  return [...met.values()];
}

function nameFindings(scenes: readonly CheckedScene[], codex: readonly CodexEntry[]): Finding[] {
  const parts = new Set(
    codex
      .flatMap(({ name, otherNames }) => [name, ...otherNames])
      .flatMap((name) => name.split(/\s+/))
      .map((one) => bare(one).toLowerCase()),
  );
  const isKnown = (word: string) => parts.has(word.toLowerCase()) || capitalWords.has(word.toLowerCase());
  const inside = findNames(scenes);
  const seen = new Set(inside.flatMap(({ word }) => word.split(' ').map(bare)));
  const openingWords = beginnings(scenes).filter(({ word }) => !seen.has(word));
  return [...inside, ...openingWords].flatMap(({ word, sceneId, at, count }): Finding[] => {
    const unknown = word.split(' ').filter((part) => !isKnown(bare(part)));
    if (unknown.length === 0) return [];
    const [first = word] = unknown;
    const near = [...parts].find((part) => isVariant(first.toLowerCase(), part));
    if (near !== undefined) {
      const meant = codex.find(({ name, otherNames }) =>
        [name, ...otherNames].some((one) =>
          one
            .toLowerCase()
            .split(/\s+/)
            .some((part) => bare(part) === near),
        ),
      );
      return [
        {
          kind: 'variant',
          quote: word,
          says: `Is this ${meant?.name ?? near}? Your list spells it in another way.`,
          sceneId,
          at,
        },
      ];
    }
    if (count < 2) return [];
    const times = `${count} times`;
    return [
      {
        kind: 'missing',
        quote: word,
        says: `This name comes ${times}. Do you want to note who or what it is?`,
        sceneId,
        at,
      },
    ];
  });
}

/** One letter in a short name, two in a long one. Very short names are too often like other words. */
function isVariant(word: string, name: string): boolean {
  if (word === name || name.length < 4 || word.length < 3) return false;
  const most = name.length >= 7 ? 2 : 1;
  if (Math.abs(word.length - name.length) > most) return false;
  return editDistance(word, name) <= most;
}

function narration({ text }: CheckedScene): Sentence[] {
  return sentencesOf(withoutSpeech(text));
}

const tenseNames: Record<Tense, string> = { past: 'past', present: 'present' };

function tenseFindings(scene: CheckedScene, { tense, codex }: Narration): Finding[] {
  const { named } = nameFinder(codex);
  return narration(scene).flatMap((sentence): Finding[] => {
    const is = tenseOf(sentence.text, (word) => named(word).length > 0);
    if (!is || is === tense) return [];
    const says = `This sentence looks like the ${tenseNames[is]}; the book is told in the ${tenseNames[tense]}.`;
    return [{ kind: 'tense', quote: shorten(sentence.text), says, sceneId: scene.id, at: sentence.at }];
  });
}

const firstPerson = /(?<![\p{L}\p{N}'’])(?:I|I['’](?:m|ll|d|ve)|me|my|mine|myself|we|our|ours|us)(?![\p{L}\p{N}])/u;
const enoughToJudge = 80;

function personFindings(scene: CheckedScene, { person }: Narration): Finding[] {
  const sentences = narration(scene);
  if (person === 'first') {
    const words = sentences.reduce((sum, { text }) => sum + countWords(text), 0);
    if (words < enoughToJudge || sentences.some(({ text }) => firstPerson.test(text))) return [];
    const says = 'The book is told by an I, but there is no I in this scene. Who tells it?';
    return [
      {
        kind: 'person',
        quote: shorten(sentences[0]?.text ?? ''),
        says,
        sceneId: scene.id,
        at: sentences[0]?.at ?? 0,
      },
    ];
  }
  return sentences.flatMap(({ text, at }): Finding[] => {
    const match = firstPerson.exec(text);
    if (!match) return [];
    const says = `“${match[0]}” stands outside of what is spoken, but the book is told about she, he or they.`;
    return [{ kind: 'person', quote: shorten(text), says, sceneId: scene.id, at }];
  });
}

const wordsOf = (text: string) => (text.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? []).map((word) => word.toLowerCase());

function openingFindings(scene: CheckedScene): Finding[] {
  const sentences = sentencesOf(scene.text).map((sentence) => ({
    ...sentence,
    first: wordsOf(sentence.text)[0] ?? '',
  }));
  const findings: Finding[] = [];
  for (let at = 0; at < sentences.length; ) {
    const begin = sentences[at];
    let end = at + 1;
    while (end < sentences.length && begin?.first && sentences[end]?.first === begin.first) end += 1;
    if (begin && end - at >= 3) {
      const says = `${end - at} sentences in a row begin with “${begin.first}”. Could one begin with a time, a place or a sound?`;
      findings.push({ kind: 'opening', quote: shorten(begin.text), says, sceneId: scene.id, at: begin.at });
    }
    at = end;
  }
  return findings;
}

/** A word of its own is often when it is one of eighty words or more; a small easy word, one of a hundred. */
const often = { least: 6, share: 1 / 80, easyLeast: 4, easyShare: 1 / 100 };

function overusedFindings(scenes: readonly CheckedScene[], codex: readonly CodexEntry[]): Finding[] {
  const names = new Set(codex.flatMap(({ name, otherNames }) => [name, ...otherNames]).flatMap(wordsOf));
  const met = new Map<string, Occurrence>();
  let total = 0;
  for (const { id: sceneId, text } of scenes) {
    for (const { 0: rawWord, index } of text.matchAll(/\p{L}+(?:['’]\p{L}+)*/gu)) {
      total += 1;
      const word = bare(rawWord).toLowerCase().replaceAll('’', "'");
      if (word.length < 3 || everydayWords.has(word) || names.has(word)) continue;
      const occurrence = met.get(word);
      if (occurrence) occurrence.count += 1;
      else met.set(word, { word, sceneId, at: index, count: 1 });
    }
  }
  return [...met.values()]
    .filter(({ word, count }) =>
      easyWords.has(word)
        ? count >= often.easyLeast && count / total >= often.easyShare
        : count >= often.least && count / total >= often.share,
    )
    .sort((a, b) => b.count - a.count)
    .map(({ word, count, sceneId, at }) => ({
      kind: 'overused',
      quote: word,
      says: `“${word}” comes ${count} times in ${total} words. Read the places aloud: which ones need it?`,
      sceneId,
      at,
    }));
}

const shorten = (text: string): string => inShort(text.replaceAll(/\s+/g, ' ').trim(), 90);
