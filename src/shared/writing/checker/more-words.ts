/* Common words that the pack does not teach, or not as this part of speech: to answer, and an answer. */

const list = (words: string) => words.trim().split(/\s+/);

export const moreNouns = list(`
   absence academy acorn act addition affair agency anchor anxiety appeal approval asset assistance attack award
   awareness ban bar bark barrier beat birch bit blame block blow bomb bother broadcast burden burn call calm camp
   cancer capacity category celebration cello chain charge charm chart chase circumstance claim clash climb clue
   collapse collection column combination command commitment committee communication comparison complex conduct
   conference confusion contact content contest context contribution control convention conviction copy count cover
   crack creation credit crisp criterion cross crumb crust cry cut cycle damage deck decline decrease defence
   deficit definition delight demand design desire dig ditch divide division dos drama drop drug due ease edition
   enquiry eruption escape establishment estimate examination exception excess exchange existence expansion
   expectation expense export expression extension extent extreme facility faith fall fame famine fate fault favour
   feedback fellow fern fill finance finding finish firm fisherman fit fix flash flow foal focus fold fool formula
   foundation frame fund funding gain gallery glance glimpse grant gravel greeting grip growth guess guidance
   gutter hail hare harm hate hedge hesitation hint hire hit hold horror hose hunt hurry ideal impact implication
   importance incident increase index influence initiative input inquiry instance institution intelligence
   interaction interior interpretation introduction investigation investment involvement iron jail journal judgment
   jump jury keep kerb kick kiss knock knot labour landing landlady landslide laughter launch lava leadership leap
   lease liberty load lock log look mail make management manner manufacturer maple margin matter means measure
   medium membership mention milestone miracle miss mix mode model moral mortar moss motion motive motor move
   murder myth narrative need notice notion novelist oak oar objective observation occupation offence offer
   official opening option origin outcome outlet outline output outside overview ownership pace pack package paddle
   paint panel panic pardon participant participation particle pass passage patch pause permit petal petition phase
   phenomenon pick pin pine pole politics poll pool popularity possession potential praise prayer preference press
   priest print priority privilege procedure produce production profile proposal prospect protection protest
   protester proverb provision publication pull punch push quest raise range rank rate ratio reach reality rebel
   recognition recommendation recovery reduction reflection reform refuge regard register regret relation release
   remark reminder removal rent repair repeat replacement representation representative republic requirement rescue
   reserve resistance resolution respect response retirement return reveal revenue rise robin roll rooster row
   ruling run rush sail sardine satisfaction scandal scheme scope scream screw search sector self sensation
   separate sequence series shake share shield shine shoot shot shout shrimp shut signature significance slab sleep
   slip spade sparrow specialist species spell spirit split spokesman spokesperson spokeswoman spread stability
   stair stake stand statistic stay stem stop storage strain stretch struggle study supplier supply support
   surrounding survival swallow sweat sweep symbol talk teaching tear temptation tendency therapy thorn thought
   thrill throw tissue tone touch trace trail transfer transition translation transport travel treat treaty trench
   triumph truck trust turn twig twist uncertainty understanding union update vacation van variation vision volume
   vote wait wake warmth warning wash waste weakness weapon wear welcome welfare whisper willow win wisdom wish
   worry worth yield zone
`);

export const moreVerbs = list(`
   abandon abuse accept accomplish account achieve acquire address admire advise affect aim allocate amount annoy
   apologise appeal appear apply appoint approach approve argue arrange assign assist assure attempt attend avoid
   award balance bang base belong benefit blame blend block boast boil bomb boost borrow bother bow brush bump calm
   campaign capture care carry carve cater cause cease celebrate challenge chase chat circulate clash classify
   coach comfort command comment complain concentrate concern condemn conduct confess conflict confront confuse
   congratulate connect conquer consider consist consume contact contain continue contrast contribute convert
   convey convince cope correspond cough count crack credit cultivate cure curl damage dance dare date debate
   declare decorate dedicate defeat defend define delay deliver demonstrate deny depart depend deposit derive
   descend describe desert deserve desire destroy detect determine develop devote differ direct disagree disappear
   discuss display dispose distribute drill dry dump dust earn ease edit educate eliminate embrace empty enable
   encounter encourage engage enhance ensure enter escape establish excite exclude excuse execute exercise exist
   expect experience explain exploit explore expose express extend extract face fail fasten favour feature fetch
   file fire flash flood force frame free frighten fuel fulfil function fund glow govern grade grant grin group
   guarantee guard guess guide handle happen harvest hate head heat hesitate highlight hint hire honour host hurry
   ignore illustrate imagine impact imply impose impress improve include increase influence inform initiate injure
   innovate insist inspect insult integrate intend interact interview introduce invent invite iron irritate isolate
   issue join juggle justify kick kiss knit knock label lack laugh lecture lend lie limit link list load locate log
   mail manage mark market marry mention merge mix model modify monitor motivate mount murder nail narrow neglect
   number obey object oblige observe obtain occur offend offer operate orbit order outline own participate paste
   pat pause perceive permit persuade place plant plead plot plug poison postpone power practise pray preach
   predict prefer prepare preserve prevent proceed process produce program project promise pronounce propose
   protect prove provide publish pump punish purchase pursue question range rank rate reach realise rebel receive
   reckon reclaim recognise recommend reduce refer reform refuse regard register regret regulate reject relate
   relax release rely remain remind remove repair repeat replace reply request require rescue research reserve
   resist resolve respect rest restore restrict result return reverse review reward risk ruin rule sack sample
   satisfy scare schedule scream seal search seem select sense separate settle shape shelter shift ship shock shout
   sigh sign signal skip slow smash smile smoke snap sneeze soak solve spare spark speculate spell spill spoil
   sponsor spot spray stamp stare state stay stem stop strengthen stress strip struggle submit sue suffer suggest
   suit sum suppose surprise survey survive suspect suspend sustain switch target taste tease tend thank tighten
   tip tire toss total touch tour trace track trade transfer transform translate transmit transport trap trick
   trigger trim trouble trust tune twist type undergo undertake unite upset urge value vary view visit vote warm
   warn waste weaken weigh welcome whip whisper whistle widen wish witness wonder worry wound yell yield
`);

export const moreAdjectives = list(`
   able absolute acceptable actual additional adequate aged aggressive alternative artificial awkward bare beloved
   blank bold bound capable careless cheeky chief civil classic clumsy comfy comparable complex concerned concrete
   conscious consistent constant content costly crisp critical decent definite dense detailed direct distant
   distinct dusty eager early economic emotional endless entire eternal ethical evident evil exceptional excessive
   experienced explicit external extraordinary extreme faithful familiar far favourable federal firm flexible
   flying foolish former fortunate frequent fun golden gradual grand grassy grave gross grumpy handsome harmful
   hidden humble identical immediate immense imminent impressed impressive inadequate inappropriate indirect
   intense internal invisible involved irrelevant isolated junior latter leading leafy legitimate lengthy level
   liberal limited literary living mad magic mature meaningful medical medium mere middle military minimum missing
   misty mixed mobile moral muddy mysterious nasty native neat neutral noble notable occasional odd outstanding
   overall parallel partial passive political potential precious primary prime principal probable profound
   prominent promising proper pure random realistic regional relative relevant reluctant repeated representative
   respectable respective rival rocky royal runny rusty sandy secondary secure senior sexual shady significant
   slight sole spiritual square stable standard static steady sticky stiff strict striking subject subsequent
   substantial superior suspicious swift sympathetic tense thorough total tough tragic tremendous ultimate unable
   unaware uncertain underlying unexpected unfortunate uniform united universal unknown urgent valid variable
   verbal vertical voluntary vulnerable wasteful welcome wicked wise working worldwide worthwhile worthy
`);
