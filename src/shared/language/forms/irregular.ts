/** Irregular forms of English, one word a line; alternatives are separated by a stroke, the more usual one first. */

/** Base form, past, past participle. */
const verbTable = `
arise arose arisen
awake awoke awoken
babysit babysat babysat
be was/were been
bear bore borne/born
beat beat beaten
become became become
begin began begun
behold beheld beheld
bend bent bent
bet bet bet
bid bid bid
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
dwell dwelt/dwelled dwelt/dwelled
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
forget forgot forgotten
forgive forgave forgiven
freeze froze frozen
get got got/gotten
give gave given
go went gone
grind ground ground
grow grew grown
hang hung/hanged hung/hanged
have had had
hear heard heard
hide hid hidden
hit hit hit
hold held held
hurt hurt hurt
input input/inputted input/inputted
keep kept kept
kneel knelt/kneeled knelt/kneeled
knit knitted/knit knitted/knit
know knew known
lay laid laid
lead led led
lean leant/leaned leant/leaned
leap leapt/leaped leapt/leaped
learn learnt/learned learnt/learned
leave left left
lend lent lent
let let let
lie lay/lied lain/lied
light lit/lighted lit/lighted
lose lost lost
make made made
mean meant meant
meet met met
mow mowed mown/mowed
pay paid paid
proofread proofread proofread
prove proved proved/proven
put put put
quit quit quit
read read read
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
shear sheared shorn/sheared
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
thrust thrust thrust
tread trod trodden
understand understood understood
wake woke woken
wear wore worn
weave wove woven
weep wept wept
win won won
wind wound wound
wring wrung wrung
write wrote written
`;

/** Singular and plural. */
const nounTable = `
aircraft aircraft
antenna antennae/antennas
appendix appendices/appendixes
axis axes
bacterium bacteria
bison bison
buffalo buffalo/buffaloes
bureau bureaux/bureaus
cactus cacti/cactuses
calf calves
cargo cargoes
chassis chassis
child children
cod cod
criterion criteria
curriculum curricula/curriculums
deer deer
die dice
domino dominoes
elf elves
fish fish/fishes
flamingo flamingos/flamingoes
foot feet
formula formulas/formulae
fungus fungi
gateau gateaux
goldfish goldfish
goose geese
half halves
halo haloes/halos
hoof hooves/hoofs
hovercraft hovercraft
index indexes/indices
knife knives
larva larvae
leaf leaves
lens lenses
life lives
loaf loaves
man men
mango mangoes/mangos
medium media/mediums
millennium millennia/millenniums
mongoose mongooses
moose moose
motto mottoes/mottos
mouse mice
nucleus nuclei
offspring offspring
ox oxen
penny pennies/pence
person people/persons
phenomenon phenomena
plateau plateaus/plateaux
pyjamas pyjamas
salmon salmon
scarf scarves/scarfs
self selves
sheep sheep
shelf shelves
shrimp shrimp/shrimps
spacecraft spacecraft
squid squid/squids
stimulus stimuli
syllabus syllabuses/syllabi
thief thieves
tooth teeth
tornado tornadoes/tornados
trout trout
tuna tuna
vertebra vertebrae
veto vetoes
volcano volcanoes/volcanos
wife wives
wolf wolves
woman women
`;

/** Adjective or adverb, comparative, superlative. */
const degreeTable = `
bad worse worst
badly worse worst
far further/farther furthest/farthest
few fewer fewest
good better best
ill worse worst
little less least
many more most
much more most
old older/elder oldest/eldest
shy shyer/shier shyest/shiest
sly slyer/slier slyest/sliest
well better best
wry wryer wryest
`;

/** Words in -o whose plural is in -oes. */
export const oesPlurals = new Set(['echo', 'hero', 'mosquito', 'potato', 'tomato', 'torpedo']);

/** Words in -ch that sounds as k, and so takes a bare -s. */
export const hardCh = new Set(['stomach', 'monarch', 'patriarch', 'matriarch', 'epoch', 'loch', 'tech']);

/**
 * Short adjectives without -er and -est: what they say is so or is not so (dead, wrong), they never stand after `very`
 * (main, own), or they are participles (lost).
 */
export const withoutDegrees = new Set(
  (
    'real right wrong dead main own same such whole first last next past male chief key sole lone mere prime spare fake ' +
    'false born live left fun glad blind deaf due worth still square gold huge raw ok lost hurt shut torn worn burnt ' +
    'known grown sworn split stuck broke drunk bound cash only daily weekly monthly yearly hourly single double triple ' +
    'stable middle purple best worst stray sorry welsh french greek dutch swiss thai czech scots'
  ).split(' '),
);

/** Adjectives of two syllables, other than those in -y, that are usual with -er and -est. */
export const twoSyllablesWithDegrees = new Set(
  'clever quiet polite cruel stupid common tender simple gentle humble noble able subtle feeble idle ample narrow shallow mellow'.split(
    ' ',
  ),
);

/** Adverbs that look like adjectives and take -er and -est as those do; all others take `more`. */
export const adverbsWithDegrees = new Set(
  'fast hard late early soon long near high low deep loud quick slow wide close cheap tight'.split(' '),
);

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
