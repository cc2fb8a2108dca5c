import { test } from 'vitest';
import { readJson } from '#shared/items/formats/json';
import { readAiken, readPasted } from '#shared/items/formats/lettered-questions';
import { readCsv } from '#shared/items/formats/read-csv';
import { giftReader } from '#shared/items/formats/read-gift';
import { pasteWords } from '#shared/vocabulary/paste-words';
import { expectLinear } from '#tests/support/linear-cost';

/** What is over before the engine has tidied up once says more of that than of the work. */
const tenTimes = (work: () => unknown) => Array.from({ length: 10 }, work);

const readGift = await giftReader();

test.each([
  ['GIFT', (text: string) => readGift(text), (run: string) => `Who ${run} is it? {=a ${run}b ~c}`],
  ['Aiken', (text: string) => readAiken(text), (run: string) => `Who ${run} is it?\nA. a ${run} b\nB. c\nANSWER: A`],
  [
    'a list',
    (text: string) => readPasted(text),
    (run: string) => `1. Who?\n${run} x\nAnswer: a ${run} b\nKey:\n1 ${run} 2`,
  ],
  [
    'a sheet',
    (text: string) => readCsv(text),
    (run: string) => `Question,A,B,Answer\nWho ${run} is it?,a,b,1 ${run} 2`,
  ],
  ['JSON', (text: string) => tenTimes(() => readJson(text)), (run: string) => JSON.stringify([{ prompt: run }])],
  ['words', (text: string) => pasteWords(text), (run: string) => `apple - ${run} x\npear ${run} y`],
])('reading %s takes as long as it is long, whatever it is made of', (_, read, frame) => {
  // A text that was read before is a text that the engine remembers: each is a new one, by line ends behind it.
  let turn = 0;
  const readAnew = (text: string) => {
    turn += 1;
    return read(text + '\n'.repeat(1 + (turn % 50)));
  };
  // An expression is compiled at its first long text, once for plain letters and once for others: no part of the cost.
  const first = ['1. a\tb, "c" {', '1. é\t漢, “c” {'].map((text) => text.repeat(10_000));
  for (const text of first)
    for (let time = 0; time < 5; time += 1) for (const one of [text, frame(text)]) readAnew(one);
  expectLinear(readAnew);
  expectLinear(readAnew, { frame });
});
