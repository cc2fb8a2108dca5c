/**
 * British and American spellings of the words that learners meet, British first. Where a spelling is also another
 * word of its own (tire, check, story), it is left out: there a slip would be a mistake.
 */
const pairs = `
aeroplane airplane
aesthetic esthetic
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
    .map(([british = '', american = '']) => [british, american]),
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
  const found = usual.get(lower);
  if (!found) return word;
  return word === lower ? found : found.charAt(0).toUpperCase() + found.slice(1);
}

/** Both spellings of a word that has two, British first. */
export function spellingsOf(word: string): { british: string; american: string } | undefined {
  const lower = word.toLowerCase();
  for (const [british, american] of usual) {
    if (lower === british || lower === american) return { british, american };
  }
  return undefined;
}
