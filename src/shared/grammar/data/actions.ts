import { type Level, levels, levelsAbove } from '#shared/core/level';
import type { Random } from '#shared/core/random';
import { type VerbForms, verbForms } from '#shared/language/forms/inflect';
import { one, tie } from '../frame';

/**
 * What people do, one verb a line: verb | level | uses | complements. The uses say in which sentences it is natural:
 * d each day, w each week, p once in the past, c going on, f planned; t means that it takes an object.
 */
const table = `
walk | A1 | d p c | to school; to work; home
run | A1 | d c | in the park; to the bus stop
play | A1 | d w p c f t | football; tennis; basketball; computer games; the guitar; the piano; volleyball
watch | A1 | d w p c f t | TV; a film; cartoons
read | A1 | d c t | a book; the newspaper; a story
cook | A1 | d w p c f t | dinner; lunch; chicken and rice
clean | A1 | w p c f t | the kitchen; the house; the car; the bathroom
wash | A1 | w p c f t | the car; the dog; the windows
help | A1 | d w p c f t | in the garden; at home
visit | A1 | w p f t | a museum; the zoo; an old castle
study | A1 | d w p c f | at the library; English; maths
listen | A1 | d p c | to music; to the radio
dance | A1 | w p c | at a party; with friends
work | A1 | d w p c | in the garden; in an office; at home
talk | A1 | d p c | to a friend; to the teacher
call | A1 | d w p f t | the doctor; the office
paint | A1 | p c f t | the wall; the door
paint | A1 | w p c f t | pictures
climb | A1 | w p c f t | a mountain; trees; the hill
open | A1 | t | the window; the door; the shop
close | A1 | t | the window; the door; the shop
wait | A1 | d c | for the bus; at the station
travel | A1 | d p c f | by train; by bus; to the sea
start | A1 | p f t | a new book; a new job
finish | A1 | p t | the book; the exercise; the test
carry | A1 | c t | a big bag; a box
brush | A1 | d t | the dog
arrive | A1 | d p | at school early; late
jump | A1 | c | into the water; into the sea
move | A1 | p f | to another city; to a new house
look | A1 | c | at the map; at old photos
pay | A1 | p f | for the tickets; for lunch
ask | A1 | t | a question; the teacher
answer | A1 | t | the phone; the question
live | A1 | s | in a flat; near the sea
go | A1 | d w p f | to the park; to the cinema; to the zoo; to bed early
eat | A1 | d w p c t | an apple; fish; breakfast in the garden
drink | A1 | d p c t | milk; orange juice; tea
have | A2 | d w p f t | lunch at home; a big breakfast; a piano lesson
get up | A1 | d w p | early; late; at seven
take | A1 | w p f t | a taxi; the bus; a lot of photos
write | A1 | w p c f t | an email; a letter; a story
buy | A1 | w p f t | bread; flowers; a magazine; a new book
make | A1 | w p c f t | a cake; pizza; sandwiches
do | A1 | w p c t | the shopping; the homework
drive | A1 | d p c f | to work; to the beach; home
ride | A1 | w p c | to the lake; in the park
swim | A1 | w p c f | in the sea; in the lake
sing | A1 | w p c t | a song; in the shower
sleep | A1 | p c | on the sofa; in the garden
sit | A1 | c | in the garden; by the window
draw | A1 | w p c t | a horse; a map; funny pictures
meet | A1 | w p f t | the team; the new teacher
see | A1 | p f t | a good film; the doctor
give | A1 | p t | a present to a friend; flowers to the teacher
sell | A1 | p f t | an old bike; the car
find | A1 | p t | money in the street; a nice café
lose | A2 | p t | a key; a glove; a mobile phone
teach | A1 | w p c t | English; maths
wear | A1 | d p c t | jeans; black shoes
come | A1 | p f | home by taxi; to the party
leave | A1 | p f | early; the house at six
stay | A1 | p f | at home; in a hotel; in bed
bring | A1 | p f t | a cake; a friend
catch | A1 | p t | a big fish; the last train
fly | A1 | p f | to London; to New York
win | A1 | p t | the game; the race
build | A2 | p c t | a wall; a small boat
break | A2 | p t | a glass; a window
forget | A1 | p t | the tickets; the keys
speak | A1 | p c | to the teacher; to the boss
send | A2 | w p f t | a postcard; a message; an email
borrow | A2 | w p f t | a book; a pen; money from a friend
book | A2 | p f t | a hotel; a table; a flight
cycle | A2 | d w p c | to school; to the lake
download | A2 | p c t | a game; music
invite | A2 | p f t | the whole class; the neighbours
join | A2 | p f t | a sports club; the band
miss | A2 | p t | the bus; the train; the lesson
order | A2 | w p f t | a pizza; the books
pack | A2 | p c f t | a suitcase; the bags
park | A2 | p c t | the car near the station
plan | A2 | p c t | a trip; a party
prepare | A2 | w p c f t | the meal; a big lunch
rent | A2 | p f t | a car; a boat
repair | A2 | p c f t | the roof; the old radio
save | A2 | w p t | money
share | A2 | p t | a pizza; a taxi
shout | A2 | c | at the dog
stop | A2 | x | at a café; at the traffic lights
tidy up | A2 | w p c f t | the living room
try | A1 | p t | a new game; the soup
turn off | A1 | t | the lights; the TV
hurry | A2 | x | to the station; home
drop | A2 | p t | a plate; a cup
fix | A2 | p c f t | the bike; the computer
copy | A2 | p c t | the list; the exercise
celebrate | A2 | p c f t | a birthday; the end of the course
change | A2 | p f | schools; trains
chat | A2 | d p c | with a friend
check | A2 | d t | the email; the answers
collect | A2 | p f t | the tickets; the children from school
cross | A2 | c t | the street; the bridge
repeat | A2 | p c t | the question; the exercise
decide | A2 | p | to stay at home; to take a taxi
enter | A2 | t | the room; a competition
explain | A2 | p c t | the rules; the problem
follow | A2 | c t | the signs; the guide
invent | A2 | p t | a new game
improve | A2 | p t | the website
lock | A2 | t | the door; the office
receive | A2 | p t | a letter; flowers
recycle | A2 | w p t | the paper; old bottles
record | A2 | p c f t | a song; a video
relax | A2 | w p c | on the beach; at home
return | A2 | p f | to the hotel; the books to the library
solve | A2 | p t | the problem; a puzzle
spend | A1 | p f t | a lot of money; the day at the beach
train | A2 | w p c | at the gym; for the race
wake up | A2 | d p | early; late; at six
fall | A1 | p | off a bike; down the stairs
feed | B1 | d p c t | the cat; the birds
hide | A2 | p t | the presents; the money
steal | A2 | x t | a bike; a car
lend | A2 | p t | a pen to a friend; money to a friend
ring | A2 | p | the doctor; home
understand | A1 | s t | the question; the joke
know | A1 | s t | the answer; the way
want | A1 | s t | a new phone; a drink
need | A1 | s t | help; a new coat
like | A1 | s t | jazz; ice cream
love | A1 | s t | animals; music
believe | A2 | s t | the story
own | A2 | s t | a shop; a boat
prefer | A2 | s t | tea to coffee
attend | B1 | w p f t | a meeting; a lecture
bake | B1 | w p c f t | bread; a cake
design | B1 | p c t | a website; a poster
deliver | B1 | d p c t | parcels; newspapers
translate | B1 | p c t | an article; a letter
mend | B1 | p c t | the fence; a bike
`;

export type Use = 'd' | 'w' | 'p' | 'c' | 'f' | 's' | 't';

/** A verb with one complement that fits it. A verb of two words keeps its second word in `particle`. */
export interface Action {
  base: string;
  forms: VerbForms;
  particle: string;
  level: Level;
  uses: readonly string[];
  /** Tied: it stays together. */
  rest: string;
}

export const actions: readonly Action[] = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [verb = '', level = '', uses = '', rests = ''] = line.split('|').map((cell) => cell.trim());
    const [base = '', particle = ''] = verb.split(' ');
    return rests.split(';').map((rest) => ({
      base,
      forms: verbForms(base),
      particle,
      level: levels.find((name) => name === level) ?? 'B2',
      uses: uses.split(' '),
      rest: tie([particle, rest.trim()].filter(Boolean).join(' ')),
    }));
  });

const cache = new Map<string, readonly Action[]>();

/** One goes swimming, running and dancing. */
export const goesFor: ReadonlySet<string> = new Set(['swim', 'run', 'dance', 'cycle', 'walk', 'ride', 'climb']);

/** Done again and again: not one story, one film or one friend. */
export const isHabit = { name: 'habit', test: ({ rest }: Action) => !/(?:^|~)an?~/.test(rest) };

/** Something that is done, at or below the level. */
export function anAction(
  random: Random,
  level: Level,
  use: Use,
  fits: { name: string; test: (action: Action) => boolean } = { name: '', test: () => true },
): Action {
  const name = `${level} ${use} ${fits.name}`;
  const entry = cache.get(name);
  const list =
    entry ??
    actions.filter((action) => levelsAbove(action.level, level) <= 0 && action.uses.includes(use) && fits.test(action));
  if (!entry) cache.set(name, list);
  return one(random, list);
}

export const isRegular = {
  name: 'regular',
  test: ({ forms }: Action) => forms.past.length === 1 && /ed$/.test(forms.past[0] ?? ''),
};
/** Verbs whose past is one form that differs from the base, so that a wrong form can be told from it. */
export const isIrregular = {
  name: 'irregular',
  test: ({ base, forms }: Action) =>
    forms.past.length === 1 && !/ed$/.test(forms.past[0] ?? '') && forms.past[0] !== base,
};
export const hasOnePast = {
  name: 'one past',
  test: ({ base, forms }: Action) => forms.past.length === 1 && forms.past[0] !== base && forms.participle.length === 1,
};

export const pastOf = ({ forms }: Action) => forms.past[0] ?? '';
export const participleOf = ({ forms }: Action) => forms.participle[0] ?? '';

/** The base with -ed, as a learner makes it who does not know that the verb is irregular. */
export const regularPast = ({ base }: Action) => (base.endsWith('e') ? `${base}d` : `${base}ed`);

const times = {
  d: ['every day', 'on Mondays', 'on Tuesdays', 'on Fridays'],
  w: ['every week', 'every weekend', 'on Saturdays', 'on Sundays'],
  p: ['yesterday', 'last week', 'last Saturday', 'two days ago'],
  f: ['tomorrow', 'next week', 'next weekend', 'next Saturday'],
} as const;

/** A time that belongs to the use, tied. */
export const timeFor = (random: Random, use: keyof typeof times) => tie(one(random, times[use]));

/** A finished time. Small things of every day are remembered only from yesterday. */
export const pastTime = (random: Random, { uses }: Action) =>
  uses.includes('d') ? tie(one(random, ['yesterday', 'last Monday', 'last Friday'])) : timeFor(random, 'p');
