/* Common words that the pack does not teach, or not as this part of speech: to answer, and an answer. */

const list = (words: string) => words.trim().split(/\s+/);

export const moreNouns = list(`
   academic academy acorn act amateur anchor asset attack ban bark beat birch blame blow bomb bother broadcast burden
   burn call calm camp cancer cello charge charm chase claim clash climb collapse conduct contact control copy count
   cover crack crisp cross crumb crust cry cut cycle damage deck decline decrease deficit demand design dig ditch
   divide dos drop due ease eruption escape establishment estimate excess exchange export extreme fall famine favourite
   fellow female fern fill finance finish fisherman fit fix flow foal focus fold formula fund gain giant glance glimpse
   gravel grip guess gutter hail hare harm hate hedge hint hire hit hold hose hunt hurry ideal increase influence
   intellectual interior involvement iron judgment jump junior keep kerb kick kiss knock knot landing landlady
   landslide launch lava leap lease local lock log make male maple margin matter measure membership mention milestone
   miracle miss mix mortar moss motion move murder musical native need notice oak oar objective offer official original
   outlet outside overview pack paddle paint pardon participation particle patch pause petal petition pick pine pole
   poll praise prayer press priest print produce professional protest protester proverb provision pull punch push quest
   raise reach rebel refuge regard regret removal rent repair repeat representation republic rescue respect return
   reveal rise robin roll rooster row ruling run rush sail sardine scream screw search senior sensation separate shake
   share shield shine shoot shout shrimp shut slab sleep slip spade sparrow spell split spokesman spokesperson
   spokeswoman spread stability stake stand stay stem stop strain stretch study supplier supply support surrounding
   swallow sweat sweep talk tear temptation thorn thrill throw touch trace trail travel treat treaty trench triumph
   trust turn twig twist uncertainty update vegan vote wait wake warmth wash waste weapon wear welcome whisper willow
   win wish worry worth yield
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
   whip widen witness wound yield
`);

export const moreAdjectives = list(`
   alternative bare beloved bold bound cheeky classic clumsy comfy comparable concrete costly crisp dense dusty early
   eternal evil excessive explicit far favourable federal flying foolish fortunate fun grassy grave gross grumpy
   handsome hidden humble imminent inappropriate latter leafy legitimate lengthy level liberal magic meaningful middle
   minimum misty mobile muddy near neutral noble notable parallel partial passive principal profound promising relative
   repeated respectable respective rival rocky runny rusty sandy sexual shady sole spiritual square stable standard
   static subject swift tense total underlying uniform urgent vertical wasteful welcome wicked worthy
`);
