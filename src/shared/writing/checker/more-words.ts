/* Common words that the pack does not teach, or not as this part of speech: to answer, and an answer. */

const list = (words: string) => words.trim().split(/\s+/);

export const moreNouns = list(`
   academic academy accord acorn act aftermath amateur ambush anchor arch array asset attack backup ballot ban
   banner bark beat birch blame blast bloom blow bolt bomb boom bother bound broadcast brush burden burn buzz call
   calm camp cancer capture caution cello chant charge charm chase civilian claim clash climb collapse combat
   comeback conduct congress contact control copy count cover crack crisp cross crumb crust cry cut cycle damage
   dash debris deck decline decrease deficit demand demon design dig dispatch ditch divide dock dos drift drop due
   ease echo emperor envoy eruption escape establishment estimate excess exchange export extreme fall famine
   favourite fellow fellowship female fern fill finance finish fisherman fit fix fleet flow foal focus fold formula
   freight fund gain galaxy gear giant glance glimpse graph gravel grip guess gut gutter hail hare harm hate heap
   hedge heir heist hint hire hit hold hook hose hull hunt hurry ideal impulse increase influence intellectual
   interior involvement iron isle jet judgment jump junior keep kerb kick kiss kit knight knock knot landing
   landlady landslide launch lava leap lease lever local lock log loop lord make male malfunction mandate maple
   march margin matter maze measure membership mention merchant merit milestone militia mill mine miracle miss mix
   monk mortar moss motion move murder musical native navy need niche nod node norm notice oak oar oath objective
   offer official original outbreak outlet outside overhaul overview pack pact paddle paint parade pardon parish
   participation particle patch patent patrol pause pearl petal petition pick pine pit pole poll praise prayer
   press priest print probe produce professional prophet protest protester prototype proverb provision pull punch
   push quarrel query quest quota raid raise rally ransom reach rear rebel refuge regard regret reign relic removal
   rent repair repeat representation republic rescue respect return reveal reverse revolt riot rise ritual roar
   robe robin rod roll rooster rotation rout row rubble ruling run rush sack sail sanction sardine scan scream
   screw search senior sensation sentinel separate shaft shake share shield shine shoot shout shrimp shrine shut
   siege sigh slab sleep slip spade spark sparrow speculation spell sphere spin spokesman spokesperson spokeswoman
   spread squad stability stack stake stand stay stem stop strain strand streak stretch strip stroke study supplier
   supply support surge surround surrounding swallow sweat sweep sword syndicate talk tavern tear temptation
   terrain testimony texture thorn thrill throne timber toll tomb toss touch trace trail travel treat treaty trench
   tribe tribute triumph troop truce trust turmoil turn twig twist uncertainty update upgrade uprising uproar
   vacuum vault vegan verdict verse vessel veteran vote wait wake warmth warrior wash waste weapon wear wedge
   welcome whisper whistle willow win wish wonder worry worth wreck yield
`);

export const moreVerbs = list(`
   abuse accomplish account address aim allocate amount approach assign attempt balance bang base benefit blend boast
   bomb boost bow bump calm campaign care carve cater cease challenge circulate clash classify coach comfort comment
   concern condemn conflict conquer consist contrast correspond crack credit cultivate cure curl date debate defeat
   delay depart depend deposit descend desert desire display dispose drill dry dust ease embrace empty engage excite
   excuse execute exercise experience extract face favour feature fell file fire flood frame free fuel function glow
   grade grin group guarantee guard guide handle harvest head heat hint honour host impact initiate innovate integrate
   interview irritate issue juggle label lack lecture limit link list log mail mark market merge model murder nail
   narrow number object oblige orbit outline paste pat place plead plot plug poison power preach process project pump
   purchase question rebel reclaim reform regulate rely request research result reverse review reward risk rule sack
   sample scare schedule seal sense separate shape shelter shift ship shock signal skip slow smash smoke snap soak spare
   spark speculate sponsor spot spray stamp state stem stress strip sue sum survey suspect switch target tease tighten
   tip tire toss total tour trace track trade trap trick trim trouble tune twist upset value view warm weaken welcome
   tape wage bore whip widen witness wound yield
`);

export const moreAdjectives = list(`
   alternative bare beloved bold bound cheeky classic clumsy comfy comparable concrete costly crisp dense dusty early
   eternal evil excessive explicit far favourable federal flying foolish fortunate fun grassy grave gross grumpy
   lean handsome hidden humble imminent inappropriate latter leafy legitimate lengthy level liberal magic meaningful middle
   minimum misty mobile muddy near neutral noble notable parallel partial passive principal profound promising relative
   repeated respectable respective rival rocky runny rusty sandy sexual shady sole spiritual square stable standard
   static subject swift tense total underlying uniform urgent vertical wasteful welcome wicked worthy
`);
