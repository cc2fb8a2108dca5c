/**
 * Words made from one another, a family a line: n noun, p noun for a person, v verb, a adjective, r adverb. The easiest
 * word stands first.
 */
export const familyTable = `
able a, ability n, unable a, inability n, enable v
absent a, absence n
absolute a, absolutely r
academy n, academic a, academically r
accept v, acceptance n, acceptable a, unacceptable a, accepted a
accident n, accidental a, accidentally r
account n, accountant p
accurate a, accuracy n, accurately r, inaccurate a, inaccurately r
accuse v, accusation n
achieve v, achievement n, achievable a
act v, action n, active a, actively r, inactive a, actor p, actress p, activity n
adapt v, adaptation n, adaptable a
add v, addition n, additional a, additionally r
addict p, addiction n, addicted a, addictive a
admire v, admiration n, admirable a, admirer p, admiring a
admit v, admission n
adventure n, adventurous a, adventurer p
advertise v, advertisement n, advertising n, advert n, advertiser p
advise v, advice n, advisable a, adviser p
afford v, affordable a
agree v, agreement n, disagree v, disagreement n
aim n, aimless a
allergy n, allergic a
allow v, allowance n
amaze v, amazement n, amazing a, amazed a, amazingly r
ambition n, ambitious a, ambitiously r
amuse v, amusement n, amusing a, amused a
analyse v, analysis n, analyst p
angry a, anger n, angrily r
announce v, announcement n
annoy v, annoyance n, annoyed a, annoying a
annual a, annually r
anxious a, anxiety n, anxiously r
apologise v, apology n, apologetic a, apologetically r
appear v, appearance n, disappear v, disappearance n
apply v, application n, applicant p
appreciate v, appreciation n, appreciative a
appropriate a, appropriately r, inappropriate a, inappropriately r
approve v, approval n, disapprove v, disapproval n
architect p, architecture n, architectural a
argue v, argument n, argumentative a
arrange v, arrangement n
arrive v, arrival n
art n, artist p, artistic a, artistically r
assist v, assistance n, assistant p
astonish v, astonishment n, astonished a, astonishing a
athlete p, athletic a, athletics n
attend v, attendance n
attract v, attraction n, attractive a, attractively r, unattractive a
automatic a, automatically r
available a, availability n, unavailable a
aware a, awareness n, unaware a
bake v, baker p, bakery n
base v, basis n, basic a, basically r
beauty n, beautiful a, beautifully r
begin v, beginning n, beginner p
behave v, behaviour n
believe v, belief n, believable a, unbelievable a, believer p, disbelief n, unbelievably r
benefit n, beneficial a
bitter a, bitterly r, bitterness n
blood n, bleed v
blind a, blindness n, blindly r
block v, blockage n, unblock v
boil v, boiler n, boiling a
bore v, boredom n, boring a, bored a
brave a, bravery n, bravely r
brief a, briefly r
bright a, brightly r, brightness n, brighten v
broad a, broaden v, broadly r
build v, builder p, building n, rebuild v
business n, businesswoman p, businessman p
calm a, calmly r, calmness n
camp n, camper p, camping n
cancel v, cancellation n
care v, careful a, carefully r, careless a, carelessly r, carer p, carelessness n
celebrate v, celebration n
certain a, certainly r, certainty n, uncertain a, uncertainty n
charity n, charitable a
cheer v, cheerful a, cheerfully r
chemistry n, chemical a, chemist p
child p, childhood n, childish a, childishly r
choose v, choice n
circle n, circular a
citizen p, citizenship n
clean v, cleaner p
clear a, clearly r, clarity n, unclear a
close v, closed a, closure n
cloud n, cloudy a, cloudless a
collect v, collection n, collector p
colour n, colourful a, colourfully r, colourless a
combine v, combination n
comedy n, comedian p, comic a
comfort n, comfortable a, comfortably r, uncomfortable a, uncomfortably r
comment v, commentator p
commerce n, commercial a, commercially r
commit v, commitment n, committed a
common a, commonly r, uncommon a
communicate v, communication n, communicative a
compare v, comparison n, comparable a, comparative a, comparatively r
compete v, competition n, competitive a, competitively r, competitor p
complain v, complaint n
complete v, completion n, completely r, incomplete a
complicate v, complication n, complicated a, uncomplicated a
concentrate v, concentration n, concentrated a
concern n, concerned a, unconcerned a
conclude v, conclusion n, conclusive a, conclusively r
conduct v, conductor p
confident a, confidence n, confidently r
confirm v, confirmation n
confuse v, confusion n, confusing a, confused a
connect v, connection n, disconnect v
conscious a, consciousness n, consciously r, unconscious a, unconsciously r
conserve v, conservation n
consider v, consideration n, considerable a, considerably r
construct v, construction n, constructive a, constructively r
consult v, consultation n, consultant p
consume v, consumer p, consumption n
continue v, continuous a, continuously r, continual a, continually r
contribute v, contribution n, contributor p
convenient a, convenience n, conveniently r, inconvenient a, inconvenience n
cook v, cooker n, cookery n, cooking n
cool a, coolness n
correct v, correction n, correctly r, incorrect a, incorrectly r
count v, countless a, uncountable a
courage n, courageous a, courageously r
cover v, coverage n, uncover v
create v, creation n, creative a, creatively r, creator p
crime n, criminal p
cruel a, cruelty n, cruelly r
culture n, cultural a, culturally r
cure n, curable a, incurable a
curious a, curiosity n, curiously r
custom n, customary a
cycle v, cyclist p, cycling n
damage v, damaged a, undamaged a
dance v, dancer p, dancing n
danger n, dangerous a, dangerously r
dark a, darkness n
day n, daily a
die v, death n, dead a
deal v, dealer p
deceive v, deceit n, deceitful a
decide v, decision n, decisive a, decisively r, indecisive a, undecided a
decorate v, decoration n, decorative a, decorator p
dedicate v, dedication n, dedicated a
deep a, depth n, deeply r
defend v, defence n, defensive a, defender p
define v, definition n, definite a, definitely r, indefinite a, indefinitely r
delay v, delayed a
delicate a, delicately r
delight n, delighted a, delightful a
deliver v, delivery n
demand v, demanding a
democracy n, democratic a, democratically r
demonstrate v, demonstration n
dentist p, dental a
deny v, denial n
depend v, dependence n, dependent a, independent a, independently r, independence n, dependable a
depress v, depression n, depressed a, depressing a
describe v, description n, descriptive a
design v, designer p
desire n, desirable a
desperate a, desperation n, desperately r
destroy v, destruction n, destructive a
determine v, determination n, determined a
develop v, development n, developer p, developing a, developed a
differ v, difference n, different a, differently r
difficult a, difficulty n
digest v, digestion n, digestive a
direct v, direction n, directly r, director p, indirect a, indirectly r
dirt n, dirty a
disabled a, disability n
disappoint v, disappointment n, disappointing a, disappointed a, disappointingly r
discover v, discovery n
discuss v, discussion n
disgust n, disgusted a, disgusting a
distant a, distance n
distinguish v, distinguished a
distribute v, distribution n
disturb v, disturbance n, disturbing a
doubt n, doubtful a, doubtfully r, undoubtedly r
drama n, dramatic a, dramatically r
draw v, drawing n, drawer n
dream v, dreamer p
drink v, drinker p, drinkable a
drive v, driver p, driving n
dry a, dryness n
earn v, earnings n
east n, eastern a
easy a, ease n, easily r
eat v, eater p, edible a, inedible a
economy n, economic a, economically r, economical a, economics n, economist p
edit v, edition n, editor p
educate v, education n, educational a
effect n, effective a, effectively r, ineffective a
efficient a, efficiency n, efficiently r, inefficient a, inefficiently r
elect v, election n
electricity n, electric a, electrically r, electrical a, electrician p
elegant a, elegance n, elegantly r
embarrass v, embarrassment n, embarrassed a, embarrassing a
emotion n, emotional a, emotionally r, unemotional a
emphasis n, emphasise v
employ v, employment n, employed a, unemployed a, unemployment n, employer p, employee p
encourage v, encouragement n, encouraging a, discourage v, encouragingly r
end n, endless a, endlessly r
energy n, energetic a, energetically r
engine n, engineer p, engineering n
enjoy v, enjoyment n, enjoyable a, enjoyably r
enter v, entrance n, entry n
entertain v, entertainment n, entertaining a, entertainer p, entertained a
enthusiasm n, enthusiastic a, enthusiastically r
environment n, environmental a, environmentally r
equal a, equally r, equality n, unequal a, inequality n
equip v, equipment n
essence n, essential a, essentially r
evident a, evidence n, evidently r
exact a, exactly r
exaggerate v, exaggeration n, exaggerated a
examine v, examination n, examiner p
exception n, exceptional a, exceptionally r
excite v, excitement n, exciting a, excited a, excitedly r
exhaust v, exhaustion n, exhausted a, exhausting a
exhibit v, exhibition n
exist v, existence n
expand v, expansion n
expect v, expectation n, expected a, unexpected a, unexpectedly r
expense n, expensive a, inexpensive a
experience n, experienced a, inexperienced a
experiment n, experimental a
expert p, expertise n
explain v, explanation n, explanatory a, unexplained a
explode v, explosion n, explosive a
explore v, exploration n, explorer p
express v, expression n, expressive a
extend v, extension n, extensive a, extensively r
extreme a, extremely r
face n, facial a
fact n, factual a
fail v, failure n
fair a, fairly r, fairness n, unfair a, unfairly r, unfairness n
faith n, faithful a, faithfully r, unfaithful a
false a, falsely r
fame n, famous a, famously r
familiar a, familiarity n, unfamiliar a
farm n, farmer p, farming n
fascinate v, fascination n, fascinated a, fascinating a
fashion n, fashionable a, unfashionable a
fear n, fearful a, fearless a, fearlessly r
fiction n, fictional a
final a, finally r
finance n, financial a, financially r
fish n, fishing n, fisherman p
fit a, fitness n, unfit a
flexible a, flexibility n, inflexible a
fly v, flight n
fog n, foggy a
fool p, foolish a, foolishly r
force n, forceful a, forcefully r
forget v, forgetful a, unforgettable a
forgive v, forgiveness n
formal a, formally r, formality n, informal a, informally r
fortune n, fortunate a, fortunately r, unfortunate a, unfortunately r
free a, freedom n, freely r
frequent a, frequently r, frequency n, infrequent a
friend p, friendly a, friendship n, unfriendly a
frighten v, fright n, frightening a, frightened a
frustrate v, frustration n, frustrated a, frustrating a
fun n, funny a
garden n, gardener p, gardening n
gene n, genetic a, genetically r
general a, generally r
generous a, generosity n, generously r
gentle a, gently r
globe n, global a, globally r
govern v, government n, governor p
gradual a, gradually r
graduate v, graduation n
grateful a, gratitude n, gratefully r, ungrateful a
greed n, greedy a, greedily r
grow v, growth n, growing a
guide v, guidance n
guilt n, guilty a, guiltily r
hair n, hairy a
happy a, happiness n, happily r, unhappy a, unhappiness n, unhappily r
hard a, hardness n, harden v
harm n, harmful a, harmless a, harmlessly r
hate v, hatred n
health n, healthy a, unhealthy a, healthily r
hear v, hearing n
heat n, heating n, heater n, heated a
help v, helpful a, helpfully r, helpless a, unhelpful a
hero p, heroic a, heroine p
hesitate v, hesitation n, hesitant a
high a, height n, highly r
history n, historical a, historically r, historian p, historic a
home n, homeless a
honest a, honesty n, honestly r, dishonest a, dishonesty n
hope n, hopeful a, hopefully r, hopeless a, hopelessly r
humour n, humorous a
hunger n, hungry a, hungrily r
hunt v, hunter p, hunting n
ice n, icy a
identify v, identity n, unidentified a
ignorant a, ignorance n
ill a, illness n
imagine v, imagination n, imaginative a, imaginatively r, imaginary a
immediate a, immediately r
important a, importance n, unimportant a
impress v, impression n, impressive a, impressed a, impressively r
improve v, improvement n
include v, inclusion n, inclusive a
increase v, increasingly r
individual a, individually r
industry n, industrial a
infect v, infection n, infectious a
influence n, influential a
inform v, information n, informative a, informed a
injure v, injury n
innocent a, innocence n, innocently r
insist v, insistence n, insistent a
inspire v, inspiration n, inspired a, inspiring a
install v, installation n
instruct v, instruction n, instructive a, instructor p
insure v, insurance n
intelligent a, intelligence n, intelligently r
intend v, intention n, intentional a, intentionally r, unintentional a
intense a, intensity n, intensive a
interest n, interested a, interesting a, interestingly r, uninterested a
interrupt v, interruption n
interview v, interviewer p, interviewee p
introduce v, introduction n, introductory a
invent v, invention n, inventive a, inventor p
invest v, investment n, investor p
investigate v, investigation n, investigator p
invite v, invitation n, uninvited a, inviting a
irritate v, irritation n, irritated a, irritating a
jealous a, jealousy n, jealously r
job n, jobless a
journal n, journalist p, journalism n
joy n, joyful a, joyfully r
judge v, judgement n
justice n, injustice n, justify v, just a
kind a, kindness n, kindly r, unkind a, unkindness n
know v, knowledge n, knowledgeable a, unknown a, known a
large a, largely r, enlarge v
late a, lately r
laugh v, laughter n
law n, lawyer p, lawful a, unlawful a
lazy a, laziness n, lazily r
lead v, leader p, leadership n, leading a
learn v, learner p, learning n
legal a, legally r, illegal a, illegally r
legend n, legendary a
library n, librarian p
light n, lighten v
like v, dislike v, likeable a
limit v, limitation n, limited a, unlimited a
listen v, listener p
literature n, literary a
literate a, illiterate a, literacy n
live v, life n, alive a, lively a
locate v, location n
logic n, logical a, logically r, illogical a, illogically r
lonely a, loneliness n
long a, length n
lose v, loss n, loser p, lost a
loud a, loudly r
love v, lover p, lovely a
low a, lower v
loyal a, loyalty n, loyally r, disloyal a, disloyalty n
luck n, lucky a, luckily r, unlucky a
mad a, madness n, madly r
magic n, magical a, magically r
main a, mainly r
major a, majority n
manage v, management n, manager p, manageable a, unmanageable a
marry v, marriage n, married a, unmarried a
mathematics n, mathematical a, mathematician p
mature a, maturity n, immature a, immaturity n
mean v, meaning n, meaningful a, meaningless a
measure v, measurement n
medicine n, medical a, medically r
memory n, memorise v, memorable a
mental a, mentally r
minor a, minority n
miserable a, misery n, miserably r
mix v, mixture n
modern a, modernise v
modest a, modesty n, modestly r
month n, monthly a
motivate v, motivation n, motivated a
mountain n, mountainous a, mountaineer p, mountaineering n
move v, movement n
muscle n, muscular a
music n, musical a, musically r, musician p
mystery n, mysterious a, mysteriously r
narrow a, narrowly r
nation n, national a, nationally r, nationality n, international a, internationally r
nature n, natural a, naturally r, unnatural a
near a, nearly r, nearby r
neat a, neatly r
necessary a, necessity n, necessarily r, unnecessary a, unnecessarily r
negotiate v, negotiation n, negotiator p
neighbour p, neighbourhood n, neighbouring a
nerve n, nervous a, nervously r
noise n, noisy a, noisily r
normal a, normally r
north n, northern a
notice v, noticeable a, unnoticed a
novel n, novelist p
number n, numerous a
nurse p, nursery n, nursing n
obey v, obedience n, obedient a, obediently r, disobedient a
object v, objection n
observe v, observation n, observant a, observer p
occasion n, occasional a, occasionally r
occupy v, occupation n, occupied a, unoccupied a
occur v, occurrence n
offend v, offence n, offensive a, offender p, offended a, offensively r
office n, official a, officially r, unofficial a
open v, opener n, opening n, openly r
operate v, operation n, operator p
opposite a, oppose v, opposition n, opponent p
optimist p, optimism n, optimistic a
option n, optional a
organise v, organisation n, organiser p, organised a, disorganised a
origin n, original a, originally r, originality n, originate v
own v, owner p, ownership n
pack v, packet n, package n, unpack v
pain n, painful a, painfully r, painless a
paint v, painter p, painting n
part n, partly r, partial a
participate v, participation n, participant p
passion n, passionate a, passionately r
patient a, patience n, patiently r, impatient a, impatiently r, impatience n
pay v, payment n, unpaid a
peace n, peaceful a, peacefully r
perfect a, perfectly r, perfection n, imperfect a
perform v, performance n, performer p
permanent a, permanently r
permit v, permission n
person p, personal a, personally r, personality n, impersonal a
persuade v, persuasion n, persuasive a, persuasively r
pessimist p, pessimism n, pessimistic a
photograph n, photographic a, photography n, photographer p
physical a, physically r
physics n, physicist p
piano n, pianist p
place v, replace v, replacement n
plan v, planner p, planning n
play v, player p, playful a
please v, pleasure n, pleasant a, pleasantly r, unpleasant a, pleased a
poem n, poet p, poetry n, poetic a
point n, pointless a
poison n, poisonous a
polite a, politeness n, politely r, impolite a
politics n, political a, politically r, politician p
pollute v, pollution n, polluted a, pollutant n
poor a, poorly r, poverty n
popular a, popularity n, unpopular a
populate v, population n, populated a
positive a, positively r
possess v, possession n, possessive a
possible a, possibility n, possibly r, impossible a
post n, postal a
power n, powerful a, powerfully r, powerless a
practice n, practical a, practically r, impractical a, practise v
precise a, precisely r, precision n
predict v, prediction n, predictable a, predictably r, unpredictable a
prefer v, preference n, preferable a
pregnant a, pregnancy n
prepare v, preparation n, prepared a, unprepared a
present v, presenter p, presentation n
press v, pressure n
prevent v, prevention n, preventive a
prison n, prisoner p
private a, privacy n, privately r
probable a, probably r, probability n, improbable a
proceed v, procedure n, process n
produce v, production n, productive a, producer p, product n, unproductive a
profession n, professional a, professionally r, unprofessional a
profit n, profitable a, unprofitable a
progress n, progressive a
promise v, promising a
promote v, promotion n
pronounce v, pronunciation n
proper a, properly r
protect v, protection n, protective a, protected a, unprotected a
proud a, pride n, proudly r
prove v, proof n
psychology n, psychologist p, psychological a
public a, publicly r, publicity n
publish v, publication n, publisher p, published a
punish v, punishment n
qualify v, qualification n, qualified a, unqualified a
question n, questionable a
quick a, quickly r
quiet a, quietly r
race n, racing n
rain n, rainy a
rapid a, rapidly r
rare a, rarely r, rarity n
react v, reaction n
read v, reader p, reading n, readable a, unreadable a
ready a, readiness n, readily r
real a, reality n, really r, unreal a, realistic a, unrealistic a
reason n, reasonable a, reasonably r, unreasonable a, unreasonably r
receive v, receipt n
recent a, recently r
recognise v, recognition n, recognisable a
recommend v, recommendation n, recommended a
recover v, recovery n
reduce v, reduction n
reflect v, reflection n
refresh v, refreshments n, refreshing a
refuse v, refusal n
region n, regional a
register v, registration n
regret v, regretful a
regular a, regularly r, irregular a, regularity n
relate v, relation n, relative a, relatively r, related a, unrelated a, relationship n
relax v, relaxation n, relaxing a, relaxed a
relieve v, relief n, relieved a
religion n, religious a
reluctant a, reluctance n, reluctantly r
rely v, reliance n, reliable a, reliably r, unreliable a
remark n, remarkable a, remarkably r
rent v, rental n
repeat v, repetition n, repetitive a, repeated a, repeatedly r
report v, reporter p, reportedly r
represent v, representation n, representative a
require v, requirement n
research n, researcher p
reserve v, reservation n, reserved a
resident p, residence n, residency n, residential a
resign v, resignation n
resist v, resistance n, resistant a
resolve v, resolution n
respect n, respectful a, respectfully r, disrespectful a, respected a
responsible a, responsibility n, responsibly r, irresponsible a, irresponsibly r
retire v, retirement n, retired a
revise v, revision n
revolution n, revolutionary a
rich a, riches n
risk n, risky a
rob v, robber p, robbery n
romance n, romantic a, romantically r
rough a, roughly r
rude a, rudeness n, rudely r
ruin v, ruined a
run v, runner p, running n
sad a, sadness n, sadly r
safe a, safety n, safely r, unsafe a
sail v, sailor p, sailing n
salt n, salty a
satisfy v, satisfaction n, satisfactory a, unsatisfactory a, satisfied a, dissatisfied a, dissatisfaction n, satisfying a
scare v, scared a, scary a
science n, scientific a, scientifically r, scientist p
sculpture n, sculptor p
season n, seasonal a
secret n, secrecy n, secretly r, secretive a
secure a, security n, securely r, insecure a
see v, sight n
select v, selection n, selective a
sell v, seller p, sale n
sense n, sensible a, sensibly r
sensitive a, sensitivity n, insensitive a
separate v, separation n, separately r
serious a, seriousness n, seriously r
serve v, service n, servant p
shame n, ashamed a, shameful a
share v, shared a
sharp a, sharply r, sharpen v, sharpener n
shine v, shiny a
shock n, shocked a, shocking a
shop n, shopper p, shopping n
short a, shortage n, shorten v, shortly r
shy a, shyness n, shyly r
sick a, sickness n
sign v, signature n
significant a, significance n, significantly r, insignificant a
silent a, silence n, silently r
similar a, similarity n, similarly r
simple a, simplicity n, simply r
sincere a, sincerity n, sincerely r, insincere a
sing v, singer p, singing n
ski v, skier p, skiing n
skill n, skilful a, skilfully r
sleep v, sleepy a, sleepless a, sleepily r, sleeper p
slow a, slowly r
smoke v, smoker p, smoking n, smoky a
smooth a, smoothly r
snow n, snowy a
social a, socially r, society n
soft a, softly r, softness n, soften v
solve v, solution n, unsolved a
south n, southern a
space n, spacious a
speak v, speech n, speaker p, speechless a
special a, specially r, speciality n, specialist p, specialise v
specific a, specifically r, specify v
spell v, spelling n, misspell v
spend v, spending n
spice n, spicy a
spirit n, spiritual a
sport n, sporty a, sportsman p, sportswoman p
stable a, stability n, unstable a, instability n
steady a, steadily r, unsteady a
storm n, stormy a
straight a, straighten v
strange a, strangely r, stranger p
stress n, stressful a, stressed a
strong a, strength n, strongly r, strengthen v
structure n, structural a
study v, student p
stupid a, stupidity n, stupidly r
style n, stylish a, stylishly r
subscribe v, subscription n, subscriber p
substitute n, substitution n
succeed v, success n, successful a, successfully r, unsuccessful a, unsuccessfully r
sudden a, suddenly r
suffer v, sufferer p, suffering n
suggest v, suggestion n
suit v, suitable a, suitably r, unsuitable a
sun n, sunny a
supply v, supplier p
support v, supportive a, supporter p
sure a, surely r, unsure a
surf v, surfer p, surfing n
surprise v, surprising a, surprisingly r, surprised a
survive v, survival n, survivor p
suspect v, suspicion n, suspicious a, suspiciously r
sweet a, sweetness n, sweeten v
swim v, swimmer p
sympathy n, sympathetic a, sympathetically r
system n, systematic a, systematically r
talent n, talented a
taste n, tasty a, tasteless a, tasteful a
teach v, teacher p
technique n, technical a, technically r, technician p
technology n, technological a
tempt v, temptation n, tempting a
tend v, tendency n
tense a, tension n
terror n, terrify v, terrifying a, terrified a
thank v, thankful a, thankfully r
theatre n, theatrical a
theory n, theoretical a, theoretically r
thick a, thickness n, thicken v
thin a, thinness n
think v, thinker p, thought n, thoughtful a, thoughtfully r, thoughtless a
thirst n, thirsty a
threat n, threaten v, threatening a
thrill n, thrilled a, thrilling a, thriller n
tidy a, tidily r, tidiness n, untidy a
tight a, tightly r, tighten v
tired a, tiredness n, tiring a, tire v
tolerate v, tolerance n, tolerant a, intolerant a, intolerance n
total a, totally r
tour n, tourist p, tourism n
trade n, trader p
tradition n, traditional a, traditionally r
train v, trainer p, trainee p, training n, untrained a
translate v, translation n, translator p
travel v, traveller p
treat v, treatment n, untreated a
tropics n, tropical a
true a, truth n, truly r, untrue a
trust v, trustworthy a, distrust n
type v, typist p
typical a, typically r
ugly a, ugliness n
understand v, understanding n, understandable a, understandably r, misunderstand v, misunderstanding n
unite v, unity n, union n
universe n, universal a, universally r
urgent a, urgency n, urgently r
use v, useful a, usefully r, useless a, user p
usual a, usually r, unusual a, unusually r
value n, valuable a
vary v, variety n, various a
victory n, victorious a
village n, villager p
violent a, violence n, violently r
violin n, violinist p
visible a, visibility n, visibly r, invisible a
visit v, visitor p
voice n, vocal a
volunteer p, voluntary a, voluntarily r, involuntary a
vote v, voter p
wait v, waiter p, waitress p
walk v, walker p
warm a, warmth n, warmly r
waste n, wasteful a
wave n, wavy a
weak a, weakness n, weakly r
wealth n, wealthy a
week n, weekly a
weigh v, weight n
west n, western a
wide a, width n, widely r, widen v
wild a, wildly r, wilderness n
willing a, willingness n, willingly r, unwilling a, unwillingly r
win v, winner p
wind n, windy a
wise a, wisdom n, wisely r, unwise a
wonder v, wonderful a, wonderfully r
wood n, wooden a
wool n, woollen a
work v, worker p
worry v, worrying a, worried a
worth a, worthless a, worthwhile a
write v, writer p, writing n
year n, yearly a
young a, youth n
`;
