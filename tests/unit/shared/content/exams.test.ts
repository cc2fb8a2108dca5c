import { describe, expect, test } from 'vitest';
import { examParts, examSets } from '#shared/content/exams/catalogue';
import { loadExamSet } from '#shared/content/exams/pack';
import { grade } from '#shared/items/grade';
import { item as itemSchema } from '#shared/items/item';
import { playerView } from '#shared/items/player-view';
import { misquoted } from '#tests/support/quotations';

const sets = await Promise.all(examSets.map(({ id }) => loadExamSet(id)));

describe.each(sets.flatMap((set) => (set ? [set] : [])))('$title', ({ id, items, level }) => {
  test('every task is sound, of its level, and says why its key is right', () => {
    expect(new Set(items.map((one) => one.id)).size).toBe(items.length);
    for (const one of items) {
      expect(itemSchema.safeParse(one).error?.issues, one.id).toBeUndefined();
      expect(one.id.startsWith(`${id}.`)).toBe(true);
      expect(Object.keys(examParts)).toContain(one.id.split('.')[1]);
      expect(one.level).toBe(level);
      if (one.kind === 'cloze') for (const gap of one.gaps) expect(gap.feedback, `${one.id} ${gap.id}`).toBeTruthy();
      else expect(one.explanation, one.id).toBeTruthy();
    }
  });

  test('each key is right and no other choice is', () => {
    for (const one of items) {
      if (one.kind === 'mc') {
        const right = one.options.filter(({ text }) => grade(one, { choice: text }).score === 1);
        expect(right, one.id).toHaveLength(1);
      }
      if (one.kind !== 'cloze') continue;
      const keys = Object.fromEntries(one.gaps.map((gap) => [gap.id, gap.accepted[0] ?? '']));
      expect(grade(one, { gaps: keys }), one.id).toMatchObject({ score: 1 });
      for (const gap of one.gaps) if (gap.options) expect(new Set(gap.options).size, `${one.id} ${gap.id}`).toBe(4);
    }
  });

  test('a reason quotes its text or recording word for word', () => {
    const faults = items.flatMap((one) => {
      const text = one.kind === 'cloze' ? one.text : (one.passage?.text ?? one.audioText?.replaceAll(/^[AB]: /gm, ''));
      const reasons = one.kind === 'cloze' ? one.gaps.map(({ feedback }) => feedback ?? '') : [one.explanation ?? ''];
      return text ? reasons.flatMap((reason) => misquoted(reason, text).map((quote) => `${one.id}: ${quote}`)) : [];
    });
    expect(faults).toEqual([]);
  });

  test('a sentence that is said again keeps its word and is short', () => {
    for (const one of items) {
      if (!one.id.includes('.key-word.') || one.kind !== 'gap') continue;
      const word = one.prompt.split('\n')[2]?.toLowerCase() ?? '?';
      for (const answer of one.accepted) {
        expect(` ${answer.toLowerCase()} `, one.id).toContain(` ${word} `);
        expect(answer.split(' ').length, answer).toBeLessThanOrEqual(8);
        expect(answer.split(' ').length, answer).toBeGreaterThanOrEqual(2);
      }
    }
  });

  test('no key reaches a player', () => {
    const seen = JSON.stringify(items.map((one) => playerView(one, { seed: 1 })));
    expect(seen.match(/"(accepted|isKey|feedback|explanation)":/g)).toBeNull();
  });
});

test('what is heard is heard as often as in the exam, and stands with its questions in a row', () => {
  for (const set of sets) {
    if (!set) continue;
    const scripts = set.items.map(({ audioText }) => audioText);
    expect(set.plays, set.id).toBe(scripts.some(Boolean) ? 1 : undefined);
    const blocks = scripts.filter((script, place) => script && script !== scripts[place - 1]);
    expect(new Set(blocks).size, set.id).toBe(blocks.length);
    for (const one of set.items) expect(one.skill === 'listening', one.id).toBe(one.audioText !== undefined);
  }
});

test('a half test has half as many tasks of each part as the exam', () => {
  const counts = { responses: 13, conversations: 21, talks: 15, sentences: 15, 'text-gaps': 2, reading: 27 };
  for (const set of sets.filter((one) => one?.id.startsWith('half-test'))) {
    const parts = set?.items.map((one) => one.id.split('.')[1]);
    for (const [part, count] of Object.entries(counts))
      expect(parts?.filter((one) => one === part).length, `${set?.id} ${part}`).toBe(count);
    const points = set?.items.reduce((sum, one) => sum + one.points, 0);
    expect(points, set?.id).toBe(99);
  }
});

test('no task is in two sets, but for those of the short ones that are joined', () => {
  const asks = sets
    .filter((set) => set && !set.id.startsWith('english-at-work'))
    .flatMap(
      (set) =>
        set?.items.map((one) => JSON.stringify([one.prompt, one.passage, one.audioText, 'text' in one && one.text])) ??
        [],
    );
  expect(asks.length).toBeGreaterThan(0);
  expect(asks.filter((ask, place) => asks.indexOf(ask) !== place)).toEqual([]);
});

test('each part is there at least twice', () => {
  const parts = sets.flatMap((set) => [...new Set(set?.items.map((one) => one.id.split('.')[1]))]);
  for (const part of Object.keys(examParts)) expect(parts.filter((one) => one === part).length).toBeGreaterThan(1);
});
