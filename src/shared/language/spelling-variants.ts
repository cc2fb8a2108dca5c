import { capital } from '#shared/core/first-letter';
import { toUnicodeForm } from './normalise';
import { determiners, isAdjective, isAdverb, isFunctionWord, isParticiple } from './word-classes';

/**
 * British and American spellings of the words that learners meet, British first. Where a spelling is also another
 * word of its own (tire, check, story), it is left out: there it depends on the place (`alsoWritten`).
 */
const pairs = `
aeroplane airplane
aesthetic esthetic
afterwards afterward
ageing aging
aluminium aluminum
analyse analyze
anaesthetic anesthetic
apologise apologize
arbour arbor
archaeology archeology
armour armor
authorise authorize
axe ax
behaviour behavior
calibre caliber
cancelled canceled
cancelling canceling
capitalise capitalize
catalogue catalog
categorise categorize
centimetre centimeter
centre center
characterise characterize
civilisation civilization
civilise civilize
colour color
colourful colorful
cosy cozy
counsellor counselor
counselling counseling
criticise criticize
customise customize
defence defense
dialled dialed
dialling dialing
dialogue dialog
digitise digitize
doughnut donut
dreamt dreamed
emphasise emphasize
encyclopaedia encyclopedia
endeavour endeavor
enquire inquire
enquiry inquiry
enquiries inquiries
enrol enroll
enrolment enrollment
equalled equaled
familiarise familiarize
favour favor
favourable favorable
favourite favorite
fibre fiber
finalise finalize
flavour flavor
fuelled fueled
fulfil fulfill
fulfilment fulfillment
generalise generalize
globalisation globalization
glamour glamor
gramme gram
grey gray
harbour harbor
honour honor
honourable honorable
humour humor
hypothesise hypothesize
idealise idealize
industrialise industrialize
instalment installment
jewellery jewelry
judgement judgment
kilometre kilometer
knelt kneeled
labelled labeled
labelling labeling
labour labor
leant leaned
leapt leaped
learnt learned
liberalise liberalize
licence license
litre liter
litres liters
lustre luster
manoeuvre maneuver
marvellous marvelous
maximise maximize
maths math
mediaeval medieval
memorise memorize
metre meter
millimetre millimeter
minimise minimize
mobilise mobilize
modelled modeled
modelling modeling
modernise modernize
mould mold
moustache mustache
multicoloured multicolored
mum mom
neighbour neighbor
neighbourhood neighborhood
neighbouring neighboring
normalise normalize
offence offense
optimise optimize
organisation organization
organise organize
organiser organizer
paralyse paralyze
parlour parlor
personalise personalize
plough plow
popularise popularize
practise practice
pretence pretense
prioritise prioritize
programme program
publicise publicize
pyjamas pajamas
quarrelled quarreled
rancour rancor
realisation realization
realise realize
recognise recognize
rumour rumor
savour savor
savoury savory
sceptical skeptical
sceptic skeptic
signalled signaled
signalling signaling
skilful skillful
smelt smelled
socialise socialize
specialise specialize
spectre specter
spelt spelled
spilt spilled
spoilt spoiled
stabilise stabilize
standardise standardize
sulphur sulfur
summarise summarize
symbolise symbolize
sympathise sympathize
theatre theater
totalled totaled
towards toward
travelled traveled
traveller traveler
travelling traveling
tumour tumor
unauthorised unauthorized
utilise utilize
vapour vapor
vigour vigor
visualise visualize
whisky whiskey
wilful willful
woollen woolen
yoghurt yogurt
burnt burned
`;

const usual = new Map(
  pairs
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [british = '', american = ''] = line.split(' ');
      // With them their plainest endings: colours, organised, practising.
      return [[british, american], ...endings(british, american)];
    })
    .map(([british = '', american = '']): [string, string] => [british, american]),
);

function endings(british: string, american: string): string[][] {
  const both = (change: (word: string) => string) => [change(british), change(american)];
  if (british.endsWith('e') && american.endsWith('e')) {
    const cut = (word: string) => word.slice(0, -1);
    return [both((w) => `${w}s`), both((w) => `${w}d`), both((w) => `${cut(w)}ing`)];
  }
  return [both((w) => `${w}s`), both((w) => `${w}ed`), both((w) => `${w}ing`)];
}

/** The one spelling that stands for both in comparisons; other words stay as they are. */
export function toUsualSpelling(word: string): string {
  const lower = word.toLowerCase();
  const spelling = usual.get(lower);
  if (!spelling) return word;
  return word === lower ? spelling : capital(spelling);
}

const pairOf = new Map([...usual].flatMap((pair) => pair.map((word): [string, string[]] => [word, pair])));

/** Both spellings of a word that has two, British first. */
export function spellingsOf(word: string): { british: string; american: string } | undefined {
  const [british, american] = pairOf.get(word.toLowerCase()) ?? [];
  return british !== undefined && american !== undefined ? { british, american } : undefined;
}

/** Words that English took over with their accents, and writes without them as well. */
const loans = new Set(
  `cafe cafes naive naively naivety naivete resume resumes fiance fiancee fiances cliche cliches cliched facade facades deja
   vu creme brulee entree entrees saute sauteed souffle puree pate rose touche risque blase passe nee protege expose
   matinee soiree decor debut debuts detente elite eclair eclairs etude fete fetes jalapeno pinata senor senora
   doppelganger uber creche creches crepe crepes chateau role roles melee canape canapes communique attache divorcee mache
   vis aperitif regime premiere premieres emigre soupcon a la carte tete maitre consomme flambe frappe latte macrame
   negligee papier precis puree ragout recherche repertoire roue seance voila volte cortege dejeuner hotel smorgasbord
   francais angstrom ole outre sautee applique bric cafeteria`
    .trim()
    .split(/\s+/),
);

const isPlain = /^[ -~]*$/;

/** A loan without its accents; any other word stays as it is, because an accent is a mistake in it. */
export function withoutLoanAccents(word: string): string {
  if (isPlain.test(word)) return word;
  const plain = withoutAccents(word);
  return plain !== word && loans.has(plain.toLowerCase()) ? plain : word;
}

export const withoutAccents = (word: string) => toUnicodeForm(word, 'NFD').replaceAll(/\p{M}/gu, '');

/** Compounds that dictionaries write together as well as apart. All others are a mistake in one of the two. */
const together = new Map(
  `ice cream,e mail,e mails,web site,web sites,web page,car park,car parks,on line,off line,co operate,co operation,co operative,co
   ordinate,co ordination,hot dog,t shirt,x ray,post box,tax payer,data base,day care,child care,health care,book shop,book
   shops,book store,key ring,ear ring,ear rings,pony tail,cup cake,cup cakes,sun cream,fire fighter,video game,smart phone,smart
   phones,lap top,head teacher,semi final,goal keeper,time table,sea food,pre school,re use,good bye,any more,thank
   you letter,life style,back yard,water colour,air port,play list,pop star,bean bag,lunch box,pencil case,tea bag,e
   book,e books,e learning,living room,dining room,post code,zip code,home page,screen shot,pass word,user name`
    .split(',')
    .map((phrase) => phrase.trim().split(/\s+/))
    .filter(({ length }) => length === 2)
    .map((parts): [string, string] => [parts.join(' '), parts.join('')]),
);

/** The one word that two may be written as. */
export const writtenTogether = (first: string, second: string) =>
  beginsTogether.has(first) ? together.get(`${first} ${second}`) : undefined;
const beginsTogether = new Set([...together.keys()].map((phrase) => phrase.slice(0, phrase.indexOf(' '))));

/** British words whose American spelling is another word too, such as *check*: only the British one names the thing. */
const british = new Map([
  ['tyre', 'tire'],
  ['tyres', 'tires'],
  ['kerb', 'curb'],
  ['kerbs', 'curbs'],
  ['storey', 'story'],
  ['storeys', 'stories'],
  ['cheque', 'check'],
  ['cheques', 'checks'],
]);
/** Of these the American word names the thing wherever it is a noun. */
const americanNouns = new Map([
  ['tire', 'tyre'],
  ['tires', 'tyres'],
  ['curb', 'kerb'],
  ['curbs', 'kerbs'],
]);

interface Around {
  /** The words before and after it, in lower case. */
  before: readonly string[];
  after: readonly string[];
}

export const hasOtherForm = (word: string) =>
  british.has(word) || americanNouns.has(word) || word === 'got' || word === 'gotten';

/** How else a word of a key may be written in its place. */
export function spellingVariants(word: string, { before, after }: Around): string[] {
  const last = before.at(-1);
  const american = british.get(word);
  if (american) return [american];
  const noun = americanNouns.get(word);
  if (noun) {
    const isAlone = last === undefined && after.length === 0;
    return isAlone || (last !== undefined && (determiners.has(last) || beforeThings.has(last))) ? [noun] : [];
  }
  if (word === 'gotten') return ['got'];
  return word === 'got' && hasBecome(before, after) ? ['gotten'] : [];
}

const beforeThings = new Set('flat new front back spare old car bike bicycle two four'.split(' '));

/** Got, in the sense in which Americans say gotten: not of what one has, or has to do. */
function hasBecome(before: readonly string[], [next, second]: readonly string[]): boolean {
  const helper = before.findLast((word) => !isAdverb(word)) ?? '';
  if (!/^(?:have|has|had|having)(?:n't)?$|'(?:ve|s|d)$/.test(helper) || next === undefined) return false;
  const isState = isAdjective(next) || isParticiple(next) || /.{3}er$/.test(next) || becomes.has(next);
  return isState && (second === undefined || isFunctionWord(second));
}

const becomes = new Set(
  'better worse more less ready dark cold hot late hurt rid used up out off over through home away back along together'.split(
    ' ',
  ),
);
