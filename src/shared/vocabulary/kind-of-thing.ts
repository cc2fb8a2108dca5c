import { meaningOf, type WordEntry } from '#shared/content/words/word-list';

/** What a gloss may call its word, by the kind of thing that this is. Among words of other kinds it shows at a glance. */
const namesOfKinds = {
  person:
    'person people man woman boy girl child someone somebody player son daughter brother sister mother father husband wife friend',
  place: 'place room building shop area land house',
  animal: 'animal bird insect',
  food: 'food vegetable meat dish',
  fruit: 'fruit',
  drink: 'drink',
  activity: 'sport game',
  feeling: 'feeling',
  machine: 'machine vehicle',
  colour: 'colour',
} as const;

const kindByName = new Map(
  Object.entries(namesOfKinds).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind] as const)),
);

/**
 * Words for so much of their kind that others of it are the same thing as well: a firefighter is “a person who does a
 * job” too, and a wife “a person who is not a child”.
 */
const wholeKinds = new Set(
  `
person, adult, man, woman, child, boy, girl, baby, human, human being, individual, worker, employee, office worker, staff,
colleague, player, member, user, customer, consumer, client, resident, citizen, inhabitant, friend, guest, visitor,
neighbour, celebrity, expert, artist, musician, author, character, opposite, stranger, enemy, host, winner, volunteer,
participant, contestant, applicant, candidate, acquaintance, companion, newcomer, peer, role model, youngster, generation,
folk, fool, genius, survivor, professional, animal, creature, bird, fish, insect, pet, mammal, bug, reptile, predator, herbivore,
carnivore, prey, pest, place, room, building, house, home, shop, store, country, town, city, area, zone, location, site,
accommodation, property, facility, workplace, land, base, food, meat, fruit, vegetable, drink, dish, sport, game, match,
feeling, emotion, machine, vehicle, device, appliance, aircraft, athlete, culture, shoulder, elbow, left, right, corner, file, account, socket, port, space, heaven,
origin, setting, rash, seat, order, picnic, dessert, diet, starter, meal
`
    .trim()
    .split(/,\s/),
);

const beforeName = /^(?:with the|(?:(?:a|an|the|any|all|some|two|this)\s)?)/;

/** Where the name of the kind is over: “a place | where you wait”. */
const endOfName =
  /[,;:.(]|\b(?:who|whose|that|which|where|when|for|of|in|on|at|from|with|without|to|between|next|near|under|inside|behind|along|you|is|are|can|not|like|as|and|or|paid|made|chosen|called|just)\b/;

/** “The way people say words” and “making people buy” name no people. */
const isNoName = /^(?:what|how|one|way|reason)\b|\bway\b|^(?!feeling$)\p{L}+ing\b/u;

const kindOfEntry = new WeakMap<WordEntry, string>();

/**
 * What kind of thing a gloss says that its word is, as “a famous person who …” says person; nothing where it names none
 * of those that show at a glance. Kept, as each entry is looked at often.
 */
export function kindOf(entry: WordEntry): string | undefined {
  const before = kindOfEntry.get(entry);
  if (before !== undefined) return before || undefined;
  const kind = readKind(entry);
  kindOfEntry.set(entry, kind ?? '');
  return kind;
}

/** Whether a word is the name of so much of its kind that it is no choice among others of it, nor they beside it. */
export const isWholeKind = ({ term }: WordEntry) => wholeKinds.has(term.toLowerCase());

function readKind(entry: WordEntry): string | undefined {
  if (entry.partOfSpeech !== 'noun' && entry.partOfSpeech !== 'adjective') return undefined;
  const [name = ''] = meaningOf(entry).toLowerCase().replace(beforeName, '').trim().split(endOfName);
  const words = name.trim().split(/\s+/);
  return words.length <= 4 && !isNoName.test(name) ? kindByName.get(words.at(-1) ?? '') : undefined;
}
