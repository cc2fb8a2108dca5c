/** Irregular forms of English, one word a line; alternatives are separated by a stroke, the more usual one first. */

/** Base form, past, past participle. */
const verbTable = `
arise arose arisen
awake awoke awoken
bear bore borne/born
beat beat beaten
become became become
begin began begun
bend bent bent
bet bet bet
bind bound bound
bite bit bitten
bleed bled bled
blow blew blown
break broke broken
breed bred bred
bring brought brought
broadcast broadcast broadcast
build built built
burn burnt/burned burnt/burned
burst burst burst
buy bought bought
cast cast cast
catch caught caught
choose chose chosen
cling clung clung
come came come
cost cost cost
creep crept crept
cut cut cut
deal dealt dealt
dig dug dug
do did done
draw drew drawn
dream dreamt/dreamed dreamt/dreamed
drink drank drunk
drive drove driven
eat ate eaten
fall fell fallen
feed fed fed
feel felt felt
fight fought fought
find found found
flee fled fled
fling flung flung
fly flew flown
forbid forbade forbidden
forecast forecast forecast
foresee foresaw foreseen
forget forgot forgotten
forgive forgave forgiven
freeze froze frozen
get got got/gotten
give gave given
go went gone
grind ground ground
grow grew grown
hang hung hung
have had had
hear heard heard
hide hid hidden
hit hit hit
hold held held
hurt hurt hurt
input input input
keep kept kept
kneel knelt/kneeled knelt/kneeled
know knew known
lay laid laid
lead led led
lean leant/leaned leant/leaned
leap leapt/leaped leapt/leaped
learn learnt/learned learnt/learned
leave left left
lend lent lent
let let let
lie lay lain
light lit/lighted lit/lighted
lose lost lost
make made made
mean meant meant
meet met met
mislead misled misled
misunderstand misunderstood misunderstood
mistake mistook mistaken
overcome overcame overcome
overhear overheard overheard
oversleep overslept overslept
overtake overtook overtaken
pay paid paid
prove proved proved/proven
put put put
quit quit quit
read read read
rebuild rebuilt rebuilt
retell retold retold
rewrite rewrote rewritten
ride rode ridden
ring rang rung
rise rose risen
run ran run
saw sawed sawn/sawed
say said said
see saw seen
seek sought sought
sell sold sold
send sent sent
set set set
sew sewed sewn/sewed
shake shook shaken
shed shed shed
shine shone shone
shoot shot shot
show showed shown
shrink shrank shrunk
shut shut shut
sing sang sung
sink sank sunk
sit sat sat
sleep slept slept
slide slid slid
sling slung slung
slit slit slit
smell smelt/smelled smelt/smelled
sow sowed sown/sowed
speak spoke spoken
speed sped/speeded sped/speeded
spell spelt/spelled spelt/spelled
spend spent spent
spill spilt/spilled spilt/spilled
spin spun spun
spit spat spat
split split split
spoil spoilt/spoiled spoilt/spoiled
spread spread spread
spring sprang sprung
stand stood stood
steal stole stolen
stick stuck stuck
sting stung stung
stink stank stunk
stride strode stridden
strike struck struck
string strung strung
strive strove striven
swear swore sworn
sweep swept swept
swell swelled swollen/swelled
swim swam swum
swing swung swung
take took taken
teach taught taught
tear tore torn
tell told told
think thought thought
throw threw thrown
undergo underwent undergone
understand understood understood
undertake undertook undertaken
undo undid undone
unwind unwound unwound
upset upset upset
wake woke woken
wear wore worn
weave wove woven
weep wept wept
win won won
wind wound wound
withdraw withdrew withdrawn
write wrote written
`;

/** Singular and plural. */
const nounTable = `
analysis analyses
axis axes
basis bases
calf calves
child children
crisis crises
criterion criteria
crossroads crossroads
deer deer
diagnosis diagnoses
elf elves
fish fish/fishes
foot feet
goose geese
half halves
headquarters headquarters
hypothesis hypotheses
knife knives
leaf leaves
life lives
loaf loaves
man men
means means
medium media/mediums
mouse mice
oasis oases
offspring offspring
ox oxen
person people
phenomenon phenomena
salmon salmon
scarf scarves/scarfs
self selves
series series
sheep sheep
shelf shelves
species species
thesis theses
thief thieves
tooth teeth
wife wives
wolf wolves
woman women
`;

/** Adjective or adverb, comparative, superlative. */
const degreeTable = `
bad worse worst
badly worse worst
far further/farther furthest/farthest
good better best
ill worse worst
little less least
many more most
much more most
old older/elder oldest/eldest
well better best
`;

/** Words in -o whose plural is in -oes. */
export const oesPlurals = new Set(['echo', 'hero', 'mosquito', 'potato', 'tomato', 'torpedo', 'volcano', 'tornado']);

function rowsOf(table: string): string[][][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map((cell) => cell.split('/')));
}

function byFirst<T>(table: string, toForms: (cells: string[][]) => T): ReadonlyMap<string, T> {
  return new Map(rowsOf(table).map(([[base = ''] = [], ...cells]) => [base, toForms(cells)]));
}

export const irregularVerbs = byFirst(verbTable, ([past = [], participle = []]) => ({ past, participle }));
export const irregularPlurals = byFirst(nounTable, ([plural = []]) => plural);
export const irregularDegrees = byFirst(degreeTable, ([comparative = [], superlative = []]) => ({
  comparative,
  superlative,
}));
