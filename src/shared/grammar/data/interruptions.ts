/**
 * What can happen to somebody in the middle of what: one scene a line. A scene is what goes on, with its -ing form, and
 * the short events that fit its place, none with a past like its base: base, past, rest, and what learners make of the past.
 */
interface Scene {
  going: readonly [ing: string, rest: string];
  events: readonly (readonly [base: string, past: string, rest: string, regular: string])[];
}

const heardNoise = ['hear', 'heard', 'a~strange~noise', 'heared'] as const;
const foundMoney = ['find', 'found', 'some~money', 'finded'] as const;
const foundKey = ['find', 'found', 'an~old~key', 'finded'] as const;
const sawAccident = ['see', 'saw', 'an~accident', 'seed'] as const;
const lostKey = ['lose', 'lost', 'a~key', 'losed'] as const;
const brokeGlass = ['break', 'broke', 'a~glass', 'breaked'] as const;
const metFriend = ['meet', 'met', 'an~old~friend', 'meeted'] as const;

export const scenes: readonly Scene[] = [
  { going: ['walking', 'to~school'], events: [sawAccident, foundMoney, lostKey, metFriend] },
  { going: ['walking', 'home'], events: [sawAccident, heardNoise, foundMoney, metFriend] },
  { going: ['cycling', 'to~the~lake'], events: [sawAccident, lostKey, metFriend] },
  { going: ['running', 'in~the~park'], events: [foundMoney, lostKey, metFriend, heardNoise] },
  { going: ['washing', 'the~dishes'], events: [brokeGlass, heardNoise] },
  { going: ['cooking', 'dinner'], events: [brokeGlass, heardNoise] },
  { going: ['cleaning', 'the~kitchen'], events: [brokeGlass, foundKey, foundMoney] },
  { going: ['cleaning', 'the~car'], events: [foundMoney, foundKey] },
  { going: ['working', 'in~the~garden'], events: [foundKey, heardNoise, lostKey] },
  { going: ['playing', 'tennis'], events: [['fall', 'fell', 'over', 'falled'], lostKey] },
  { going: ['playing', 'football'], events: [['fall', 'fell', 'over', 'falled'], lostKey] },
  { going: ['dancing', 'at~a~party'], events: [lostKey, metFriend] },
  { going: ['waiting', 'for~the~bus'], events: [sawAccident, metFriend, foundMoney] },
  { going: ['shopping', 'in~town'], events: [metFriend, lostKey, foundMoney] },
];
