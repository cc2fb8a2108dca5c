import type { FaceCategory } from './face';

/** The people of model stories, with the words that stand for them. */
export const heroes = [
  { name: 'Amina', she: 'she', her: 'her' },
  { name: 'Kofi', she: 'he', her: 'him' },
  { name: 'Mei', she: 'she', her: 'her' },
  { name: 'Diego', she: 'he', her: 'him' },
  { name: 'Elena', she: 'she', her: 'her' },
  { name: 'Ravi', she: 'he', her: 'him' },
  { name: 'Nadia', she: 'she', her: 'her' },
  { name: 'Tomas', she: 'he', her: 'him' },
] as const;
export type Hero = (typeof heroes)[number];

/** How a face gets into a sentence. */
export type Role =
  | 'found'
  | 'food'
  | 'seen'
  | 'met'
  | 'sea'
  | 'ride'
  | 'place'
  | 'comes'
  | 'body'
  | 'feeling'
  | 'day'
  | 'things'
  | 'action'
  | 'topic';

export const roleOf: Readonly<Record<FaceCategory, Role>> = {
  weather: 'comes',
  sky: 'comes',
  feeling: 'feeling',
  object: 'found',
  food: 'food',
  drink: 'food',
  clothes: 'found',
  body: 'body',
  person: 'met',
  plant: 'found',
  transport: 'ride',
  idea: 'topic',
  movement: 'action',
  everyday: 'action',
  leisure: 'topic',
  communication: 'action',
  mind: 'action',
  pet: 'met',
  'farm animal': 'met',
  'wild animal': 'met',
  'sea animal': 'sea',
  bird: 'met',
  'small animal': 'met',
  creature: 'met',
  building: 'place',
  room: 'place',
  town: 'place',
  nature: 'place',
  entertainment: 'place',
};

/** Faces that go another way than their category, by id. */
export const ownRoles: Readonly<Record<string, Role>> = {
  'classic-door': 'seen',
  'classic-fire': 'seen',
  'classic-tree': 'seen',
  'classic-cold': 'day',
  'classic-hot': 'day',
  'emotions-good': 'things',
  'emotions-bad': 'things',
  'emotions-nice': 'things',
  'emotions-fine': 'things',
  'emotions-quiet': 'day',
  'emotions-cool': 'day',
  'fantasy-dark': 'day',
  'fantasy-statue': 'seen',
  'fantasy-wind': 'topic',
  'jobs-email': 'topic',
  'jobs-glasses': 'topic',
  'places-planet': 'topic',
  'places-road': 'topic',
  'school-chair': 'seen',
  'school-piano': 'seen',
  'travel-message': 'topic',
  'travel-parachute': 'seen',
  'travel-seat': 'seen',
  'travel-tent': 'seen',
  'travel-toilet': 'seen',
  'travel-traffic-light': 'seen',
};

/**
 * Sentences for a face in a role. {a} is the word as it is met first (a key, some rice), {the} as it is known, {w} the
 * word itself, {do} what is done. {Name} and {she} stand for the hero at the beginning and inside of a sentence.
 */
type Frames = Readonly<Record<Role, readonly string[]>>;

/** In the present, for A1. */
export const present: Frames = {
  found: ['{Name} finds {a}', 'There is {a} on the table', 'A friend gives {her} {a}', '{She} looks at {a}'],
  food: ['There is {a} on the table', 'A friend gives {her} {a}', '{Name} buys {a}', '{She} wants {a}'],
  met: ['{Name} sees {a}', 'There is {a} at the door', '{She} says hello to {a}'],
  sea: ['In the water {she} sees {a}', 'There is {a} in the sea'],
  seen: ['There is {a} near {her}', '{She} sees {a}'],
  ride: ['{She} sees {a}', '{Name} takes a photo of {a}'],
  place: ['{Name} goes to {the}', '{She} can see {the}', 'They talk about {the}'],
  comes: ['Here comes {the}', '{She} looks at {the}'],
  body: ['{Name} has a problem with one {w}', 'One {w} is red'],
  feeling: ['{Name} is {w}', '{She} is very {w}', 'All the people are {w}'],
  day: ['It is {w} today', 'It is very {w} here'],
  things: ['The food is {w}', 'The day is {w}'],
  action: ['{Name} wants to {do}', '{She} likes to {do}', 'They can {do}'],
  topic: ['{Name} thinks about {topic}', 'They talk about {topic}'],
};

/** In the past, from A2 on. */
export const past: Frames = {
  found: [
    '{Name} found {a}',
    'there was {a} on the table',
    'a friend gave {her} {a}',
    '{she} saw {a} on the floor',
    'somebody left {a} at the door',
  ],
  food: ['there was {a} on the table', 'a friend gave {her} {a}', '{Name} bought {a}', '{she} wanted {a}'],
  met: ['{Name} saw {a}', 'there was {a} at the door', '{she} met {a}', '{a} was waiting outside'],
  sea: ['in the water {she} saw {a}', 'there was {a} in the sea'],
  seen: ['{Name} stopped near {a}', 'there was {a} near {her}', '{she} looked at {a} for a long time'],
  ride: ['{she} saw {a}', 'there was {a} not far away', '{Name} took a photo of {a}'],
  place: ['{Name} went to {the}', '{she} could see {the}', 'everybody talked about {the}'],
  comes: ['{she} looked at {the}', 'everybody talked about {the}'],
  body: ['{Name} had a problem with one {w}', 'one {w} hurt a lot'],
  feeling: ['{Name} was {w}', '{she} was very {w}', 'everybody was {w}'],
  day: ['it was very {w} there', 'it was {w} outside'],
  things: ['the food was {w}', 'everything was {w}'],
  action: ['{Name} wanted to {do}', '{she} tried to {do}', 'everybody wanted to {do}'],
  topic: ['{Name} thought about {topic}', 'everybody talked about {topic}', 'nobody wanted to talk about {topic}'],
};

/** What may stand before a sentence, with its comma, by the easiest level that it is for. */
export const linkers = {
  A1: ['Then'],
  A2: ['Then', 'After that,', 'Suddenly', 'Later'],
  B1: ['Then', 'After that,', 'Suddenly', 'A moment later', 'Some time later,'],
  B2: ['After that,', 'Suddenly', 'A moment later,', 'All of a sudden', 'Before long'],
} as const;

export const openings = {
  A1: [
    'It is Saturday, and {Name} is at home with a friend.',
    'It is morning in a small town. {Name} and a friend have no school today.',
  ],
  A2: [
    'One morning {Name} woke up early.',
    'Last summer {Name} had a very strange day.',
    'It was a quiet evening, and {Name} was alone at home.',
  ],
  B1: [
    'Nothing exciting ever happened in the street where {Name} lived, until last Friday.',
    '{Name} had a feeling that this day would be different.',
  ],
  B2: [
    'Years later, {Name} still told this story as if it had happened the day before.',
    'If {Name} had stayed in bed that morning, none of this would have happened.',
  ],
} as const;

/** What fills a story of very few dice. */
export const fillers = {
  A1: ['It is a long day', 'All is quiet', 'It is a nice day'],
  A2: ['Nobody said a word', 'Nobody knew what to do', 'There was a noise outside'],
  B1: ['Nobody knew what to say', 'There was a strange noise outside', 'Nobody could explain it'],
  B2: ['Nobody could say a word', 'There was a strange noise outside', 'Nobody could explain what was going on'],
} as const;

export const endings = {
  A1: ['In the evening {Name} is at home again, and {she} is happy.', 'It is a good day for {Name}.'],
  A2: [
    'In the end {Name} went home and told the story to the family.',
    'In the evening everybody was happy, and {Name} slept very well.',
  ],
  B1: [
    'In the end everything turned out well, and {Name} fell asleep with a smile.',
    'When {Name} finally got home, nobody believed a word of it.',
  ],
  B2: [
    'In the end nobody believed a word of it, although every word was true.',
    'To this day {Name} has never told anybody what really happened next.',
  ],
} as const;

/** What is done by those who do what is on the die, after 'to'. */
export const deeds: Readonly<Record<string, string>> = {
  run: 'run home',
  walk: 'walk in the park',
  swim: 'swim',
  dance: 'dance',
  drive: 'drive to the city',
  travel: 'travel by train',
  stop: 'stop for a minute',
  sleep: 'sleep',
  eat: 'eat something good',
  drink: 'drink some water',
  cook: 'cook dinner',
  wash: 'wash the car',
  clean: 'clean the house',
  buy: 'buy a new bag',
  sing: 'sing a song',
  play: 'play outside',
  paint: 'paint a picture',
  read: 'read a book',
  watch: 'watch a film',
  listen: 'listen to music',
  write: 'write a letter',
  call: 'call a friend',
  speak: 'speak to a friend',
  think: 'think about it',
  love: 'show love to the family',
  climb: 'climb a tree',
  ride: 'ride a bike',
  'wake up': 'wake up',
  build: 'build a house',
  win: 'win the game',
  laugh: 'laugh',
  cry: 'cry',
  shout: 'shout',
  wave: 'wave to the people',
  search: 'search the house',
  celebrate: 'celebrate with friends',
  help: 'help an old man',
  thank: 'thank a friend',
  smile: 'smile',
  kiss: 'kiss the baby',
  hurt: 'help a man who was hurt',
  dream: 'dream of a holiday',
  hope: 'hope for a good day',
  meet: 'meet a friend',
  ski: 'ski',
};
