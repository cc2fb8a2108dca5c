import { describe, expect, test } from 'vitest';
import { emptyLog, logLimits, streakOf, sumUp, withEdit, withWords } from '#shared/writing/log';

const day = '2026-03-10';
const at = (second: number) => new Date(Date.UTC(2026, 2, 10, 9, 0, second));
const typed = (second: number, added = 5) => ({ at: at(second), added, removed: 0, isPaste: false });

describe('the log of a text', () => {
  test('makes one burst of writing without a pause, and another after one', () => {
    let log = withEdit(emptyLog, typed(0), day);
    log = withEdit(log, typed(20), day);
    log = withEdit(log, typed(90), day);
    expect(log.bursts.map(({ seconds, added }) => ({ seconds, added }))).toEqual([
      { seconds: 20, added: 10 },
      { seconds: 0, added: 5 },
    ]);
    expect(sumUp(log)).toMatchObject({ bursts: 2, added: 15, pastes: 0 });
  });

  test('keeps the size of a paste, and never what was pasted', () => {
    const log = withEdit(emptyLog, { at: at(0), added: 400, removed: 0, isPaste: true }, day);
    expect(log.pastes).toEqual([{ at: at(0).toISOString(), size: 400 }]);
  });

  test('has an end, however long somebody writes', () => {
    let log = emptyLog;
    for (let minute = 0; minute < logLimits.bursts + 50; minute += 1) log = withEdit(log, typed(minute * 60), day);
    expect(log.bursts).toHaveLength(logLimits.bursts);
  });

  test('counts days in a row up to today, or to yesterday while today is not over', () => {
    let log = withWords(emptyLog, 10, '2026-03-08');
    log = withWords(log, 10, '2026-03-09');
    expect(streakOf(log, '2026-03-10')).toBe(2);
    expect(streakOf(log, '2026-03-11')).toBe(0);
    expect(streakOf(withWords(log, 1, '2026-03-10'), '2026-03-10')).toBe(3);
  });
});
