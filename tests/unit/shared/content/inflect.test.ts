import { describe, expect, test } from 'vitest';
import { degrees, formsOf, plurals, verbForms } from '#shared/language/forms/inflect';

/** Rows of a table, a form of English a line; cells by bars, alternatives by strokes. */
const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

const verbs = rows(`
  stop     | stops       | stopping      | stopped          | stopped
  plan     | plans       | planning      | planned          | planned
  fix      | fixes       | fixing        | fixed            | fixed
  show     | shows       | showing       | showed           | shown
  play     | plays       | playing       | played           | played
  rain     | rains       | raining       | rained           | rained
  listen   | listens     | listening     | listened         | listened
  visit    | visits      | visiting      | visited          | visited
  focus    | focuses     | focusing      | focused          | focused
  offer    | offers      | offering      | offered          | offered
  prefer   | prefers     | preferring    | preferred        | preferred
  occur    | occurs      | occurring     | occurred         | occurred
  admit    | admits      | admitting     | admitted         | admitted
  equip    | equips      | equipping     | equipped         | equipped
  begin    | begins      | beginning     | began            | begun
  travel   | travels     | travelling    | travelled        | travelled
  cancel   | cancels     | cancelling    | cancelled        | cancelled
  fuel     | fuels       | fuelling      | fuelled          | fuelled
  dial     | dials       | dialling      | dialled          | dialled
  expel    | expels      | expelling     | expelled         | expelled
  propel   | propels     | propelling    | propelled        | propelled
  repel    | repels      | repelling     | repelled         | repelled
  excel    | excels      | excelling     | excelled         | excelled
  dispel   | dispels     | dispelling    | dispelled        | dispelled
  control  | controls    | controlling   | controlled       | controlled
  fulfil   | fulfils     | fulfilling    | fulfilled        | fulfilled
  parallel | parallels   | paralleling   | paralleled       | paralleled
  feel     | feels       | feeling       | felt             | felt
  reveal   | reveals     | revealing     | revealed         | revealed
  fail     | fails       | failing       | failed           | failed
  quiz     | quizzes     | quizzing      | quizzed          | quizzed
  quit     | quits       | quitting      | quit             | quit
  panic    | panics      | panicking     | panicked         | panicked
  picnic   | picnics     | picnicking    | picnicked        | picnicked
  die      | dies        | dying         | died             | died
  lie      | lies        | lying         | lay/lied         | lain/lied
  tie      | ties        | tying         | tied             | tied
  dye      | dyes        | dyeing        | dyed             | dyed
  age      | ages        | ageing        | aged             | aged
  change   | changes     | changing      | changed          | changed
  agree    | agrees      | agreeing      | agreed           | agreed
  see      | sees        | seeing        | saw              | seen
  free     | frees       | freeing       | freed            | freed
  canoe    | canoes      | canoeing      | canoed           | canoed
  ski      | skis        | skiing        | skied            | skied
  argue    | argues      | arguing       | argued           | argued
  study    | studies     | studying      | studied          | studied
  enjoy    | enjoys      | enjoying      | enjoyed          | enjoyed
  try      | tries       | trying        | tried            | tried
  echo     | echoes      | echoing       | echoed           | echoed
  video    | videos      | videoing      | videoed          | videoed
  go       | goes        | going         | went             | gone
  undo     | undoes      | undoing       | undid            | undone
  undergo  | undergoes   | undergoing    | underwent        | undergone
  have     | has         | having        | had              | had
  be       | is          | being         | was/were         | been
  watch    | watches     | watching      | watched          | watched
  stomach  | stomachs    | stomaching    | stomached        | stomached
  kidnap   | kidnaps     | kidnapping    | kidnapped        | kidnapped
  babysit  | babysits    | babysitting   | babysat          | babysat
  overcome | overcomes   | overcoming    | overcame         | overcome
  misunderstand | misunderstands | misunderstanding | misunderstood | misunderstood
  withdraw | withdraws   | withdrawing   | withdrew         | withdrawn
  rewrite  | rewrites    | rewriting     | rewrote          | rewritten
  relay    | relays      | relaying      | relayed          | relayed
  remind   | reminds     | reminding     | reminded         | reminded
  update   | updates     | updating      | updated          | updated
  upset    | upsets      | upsetting     | upset            | upset
  learn    | learns      | learning      | learnt/learned   | learnt/learned
`);

test.each(verbs)('%s: %s, %s, %s, %s', (base = '', thirdPerson, ing, past = '', participle = '') => {
  expect(verbForms(base)).toEqual({
    base,
    thirdPerson,
    ing,
    past: past.split('/'),
    participle: participle.split('/'),
  });
});

const nouns = rows(`
  bus            | buses
  gas            | gases
  quiz           | quizzes
  box            | boxes
  lens           | lenses
  hero           | heroes
  potato         | potatoes
  echo           | echoes
  photo          | photos
  piano          | pianos
  video          | videos
  kangaroo       | kangaroos
  volcano        | volcanoes/volcanos
  mango          | mangoes/mangos
  stomach        | stomachs
  monarch        | monarchs
  church         | churches
  story          | stories
  monkey         | monkeys
  guy            | guys
  leaf           | leaves
  bookshelf      | bookshelves
  half           | halves
  loaf           | loaves
  scarf          | scarves/scarfs
  knife          | knives
  housewife      | housewives
  roof           | roofs
  belief         | beliefs
  chief          | chiefs
  cliff          | cliffs
  giraffe        | giraffes
  mother-in-law  | mothers-in-law
  runner-up      | runners-up
  passer-by      | passers-by
  grown-up       | grown-ups
  check-in       | check-ins
  T-shirt        | T-shirts
  point of view  | points of view
  date of birth  | dates of birth
  chest of drawers | chests of drawers
  bus stop       | bus stops
  millennium     | millennia/millenniums
  curriculum     | curricula/curriculums
  museum         | museums
  criterion      | criteria
  phenomenon     | phenomena
  crisis         | crises
  analysis       | analyses
  emphasis       | emphases
  cactus         | cacti/cactuses
  virus          | viruses
  grandchild     | grandchildren
  person         | people/persons
  salesperson    | salespeople/salespersons
  policewoman    | policewomen
  snowman        | snowmen
  human          | humans
  goose          | geese
  mouse          | mice
  goldfish       | goldfish
  sheep          | sheep
  aircraft       | aircraft
  series         | series
  trousers       | trousers
  news           | news
  physics        | physics
  headphones     | headphones
  pyjamas        | pyjamas
  baker’s        | baker’s
  glass          | glasses
`);

test.each(nouns)('one %s, two %s', (noun = '', many = '') => {
  expect(plurals(noun)).toEqual(many.split('/'));
});

const adjectives = rows(`
  clever  | cleverer        | cleverest
  quiet   | quieter         | quietest
  narrow  | narrower        | narrowest
  simple  | simpler         | simplest
  gentle  | gentler         | gentlest
  polite  | politer         | politest
  cruel   | crueller        | cruellest
  shy     | shyer/shier     | shyest/shiest
  dry     | drier           | driest
  grey    | greyer          | greyest
  thin    | thinner         | thinnest
  big     | bigger          | biggest
  slim    | slimmer         | slimmest
  new     | newer           | newest
  cool    | cooler          | coolest
  quick   | quicker         | quickest
  vague   | vaguer          | vaguest
  brief   | briefer         | briefest
  free    | freer           | freest
  true    | truer           | truest
  large   | larger          | largest
  young   | younger         | youngest
  easy    | easier          | easiest
  friendly | friendlier     | friendliest
  unhappy | unhappier       | unhappiest
  early   | earlier         | earliest
  good    | better          | best
  far     | further/farther | furthest/farthest
  old     | older/elder     | oldest/eldest
`);

describe('degrees', () => {
  test.each(adjectives)('%s, %s, %s', (adjective = '', comparative = '', superlative = '') => {
    expect(degrees(adjective)).toEqual({ comparative: comparative.split('/'), superlative: superlative.split('/') });
  });

  test.each(
    `more beautiful, afraid, alive, asleep, eager, real, right, wrong, dead, main, whole, tired, bored, lost, fluent, loyal,
    giant, active, careful, modern, daily, only, well-known, old-fashioned, half-price, unique, public, visible, best, single,
    French, fun, elderly, ideal, common sense`
      .split(',')
      .map((adjective) => adjective.trim()),
  )('none in one word for %s', (adjective) => {
    expect(degrees(adjective)).toBeUndefined();
  });
});

describe('every form of a word', () => {
  test.each([
    ['get up', 'phrasal verb', ['get up', 'gets up', 'getting up', 'got up', 'gotten up']],
    ['good luck', 'phrase', ['good luck']],
    ['in love', 'phrase', ['in love']],
    ['I’m afraid', 'phrase', ['i’m afraid']],
    ['quickly', 'adverb', ['quickly']],
    ['hard', 'adverb', ['hard', 'harder', 'hardest']],
    ['few', 'determiner', ['few', 'fewer', 'fewest']],
    ['she', 'pronoun', ['she']],
    ['must', 'modal', ['must']],
  ] as const)('%s (%s)', (word, partOfSpeech, forms) => {
    expect(formsOf(word, partOfSpeech)).toEqual(forms);
  });

  test('your is whoever the sentence is about', () => {
    expect(formsOf('change your mind', 'phrase')).toEqual(
      expect.arrayContaining(['change your mind', 'changed his mind', 'changing our mind']),
    );
  });

  test('the verb be has eight', () => {
    expect(formsOf('be', 'verb')).toEqual(['be', 'am', 'is', 'are', 'was', 'were', 'been', 'being']);
  });
});
