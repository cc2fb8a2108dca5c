/**
 * Words made from one another, a family a line: n noun, v verb, a adjective, r adverb. The easiest word stands first.
 */
export const familyTable = `
accept v, acceptance n, acceptable a, unacceptable a
achieve v, achievement n, achievable a
act v, action n, active a, actively r, inactive a
add v, addition n, additional a, additionally r
admire v, admiration n, admirable a
advertise v, advertisement n
advise v, advice n, advisable a
agree v, agreement n, disagree v, disagreement n
allow v, allowance n
amaze v, amazement n, amazing a
amuse v, amusement n, amusing a
angry a, anger n, angrily r
announce v, announcement n
apologise v, apology n, apologetic a
appear v, appearance n, disappear v, disappearance n
apply v, application n
appreciate v, appreciation n, appreciative a
approve v, approval n, disapprove v, disapproval n
argue v, argument n, argumentative a
arrange v, arrangement n
arrive v, arrival n
artist n, artistic a, artistically r
attend v, attendance n
attract v, attraction n, attractive a, attractively r, unattractive a
aware a, awareness n, unaware a
beauty n, beautiful a, beautifully r
begin v, beginning n
behave v, behaviour n
believe v, belief n, believable a, unbelievable a
benefit n, beneficial a
bore v, boredom n, boring a
brave a, bravery n, bravely r
calm a, calmly r, calmness n
care v, careful a, carefully r, careless a, carelessly r
celebrate v, celebration n
certain a, certainly r, certainty n, uncertain a, uncertainty n
child n, childhood n, childish a
choose v, choice n
clear a, clearly r, clarity n, unclear a
collect v, collection n, collector n
colour n, colourful a, colourfully r
combine v, combination n
comfort n, comfortable a, comfortably r, uncomfortable a
communicate v, communication n, communicative a
compare v, comparison n, comparable a
compete v, competition n, competitive a, competitively r
complain v, complaint n
complete v, completion n, completely r, incomplete a
concentrate v, concentration n
conclude v, conclusion n, conclusive a
confident a, confidence n, confidently r
confirm v, confirmation n
confuse v, confusion n, confusing a
connect v, connection n, disconnect v
conserve v, conservation n
consider v, consideration n, considerable a, considerably r
construct v, construction n, constructive a
consume v, consumer n, consumption n
contribute v, contribution n
convenient a, convenience n, conveniently r, inconvenient a, inconvenience n
create v, creation n, creative a, creatively r
crime n, criminal a
culture n, cultural a, culturally r
curious a, curiosity n, curiously r
danger n, dangerous a, dangerously r
dark a, darkness n
decide v, decision n, decisive a, decisively r, indecisive a
decorate v, decoration n, decorative a
deep a, depth n, deeply r
defend v, defence n, defensive a
deliver v, delivery n
demonstrate v, demonstration n
depend v, dependence n, dependent a, independent a, independently r, independence n
describe v, description n, descriptive a
destroy v, destruction n, destructive a
develop v, development n
differ v, difference n, different a, differently r
difficult a, difficulty n
direct v, direction n, directly r
disappoint v, disappointment n, disappointing a
discover v, discovery n
discuss v, discussion n
distant a, distance n
distribute v, distribution n
east n, eastern a
easy a, ease n, easily r
economy n, economic a, economically r
edit v, edition n, editor n
educate v, education n, educational a
effect n, effective a, effectively r, ineffective a
electricity n, electric a, electrically r
emotion n, emotional a, emotionally r
employ v, employment n, employed a, unemployed a, unemployment n
encourage v, encouragement n, encouraging a, discourage v
energy n, energetic a, energetically r
enjoy v, enjoyment n, enjoyable a
entertain v, entertainment n, entertaining a
enthusiasm n, enthusiastic a, enthusiastically r
environment n, environmental a, environmentally r
equal a, equally r, equality n, unequal a, inequality n
equip v, equipment n
examine v, examination n
excite v, excitement n, exciting a
exhibit v, exhibition n
exist v, existence n
expect v, expectation n, expected a, unexpected a, unexpectedly r
expense n, expensive a, inexpensive a
experience n, experienced a, inexperienced a
experiment n, experimental a
explain v, explanation n, explanatory a
explode v, explosion n, explosive a
explore v, exploration n
express v, expression n, expressive a
extend v, extension n, extensive a
fail v, failure n
fame n, famous a, famously r
familiar a, familiarity n, unfamiliar a
fashion n, fashionable a, unfashionable a
final a, finally r
finance n, financial a, financially r
fit a, fitness n, unfit a
fortune n, fortunate a, fortunately r, unfortunate a, unfortunately r
free a, freedom n, freely r
frequent a, frequently r, frequency n, infrequent a
friend n, friendly a, friendship n, unfriendly a
frighten v, fright n, frightening a
general a, generally r
generous a, generosity n, generously r
gentle a, gently r
govern v, government n
grateful a, gratitude n, gratefully r, ungrateful a
grow v, growth n
happy a, happiness n, happily r, unhappy a, unhappiness n, unhappily r
harm n, harmful a, harmless a
health n, healthy a, unhealthy a, healthily r
help v, helpful a, helpfully r, helpless a, unhelpful a
high a, height n, highly r
history n, historical a, historically r
home n, homeless a
honest a, honesty n, honestly r, dishonest a, dishonesty n
hope n, hopeful a, hopefully r, hopeless a
hunger n, hungry a, hungrily r
ill a, illness n
imagine v, imagination n, imaginative a, imaginatively r
important a, importance n, unimportant a
impress v, impression n, impressive a
improve v, improvement n
include v, inclusion n, inclusive a
increase v, increasingly r
industry n, industrial a
inform v, information n, informative a
injure v, injury n
instruct v, instruction n, instructive a
intelligent a, intelligence n, intelligently r
intend v, intention n, intentional a, intentionally r, unintentional a
introduce v, introduction n, introductory a
invent v, invention n, inventive a, inventor n
invite v, invitation n
jealous a, jealousy n, jealously r
kind a, kindness n, kindly r, unkind a
know v, knowledge n, knowledgeable a
late a, lately r
lead v, leader n, leadership n
legal a, legally r, illegal a, illegally r
like v, dislike v, likeable a
live v, life n, alive a
locate v, location n
logic n, logical a, logically r, illogical a
long a, length n
lose v, loss n
luck n, lucky a, luckily r, unlucky a
magic n, magical a, magically r
manage v, management n, manager n, manageable a
marry v, marriage n
measure v, measurement n
medicine n, medical a, medically r
memory n, memorise v, memorable a
mix v, mixture n
modest a, modesty n, modestly r
month n, monthly a
move v, movement n
music n, musical a, musically r
mystery n, mysterious a, mysteriously r
nation n, national a, nationally r
nature n, natural a, naturally r, unnatural a
necessary a, necessity n, necessarily r, unnecessary a, unnecessarily r
nerve n, nervous a, nervously r
obey v, obedience n, obedient a, obediently r, disobedient a
observe v, observation n, observant a
occasion n, occasional a, occasionally r
occupy v, occupation n
offend v, offence n, offensive a
operate v, operation n
organise v, organisation n
origin n, original a, originally r
own v, owner n, ownership n
pain n, painful a, painfully r, painless a
patient a, patience n, patiently r, impatient a, impatiently r, impatience n
perform v, performance n
permit v, permission n
person n, personal a, personally r
persuade v, persuasion n, persuasive a, persuasively r
photograph n, photographic a, photography n
please v, pleasure n, pleasant a, pleasantly r, unpleasant a
poison n, poisonous a
polite a, politeness n, politely r, impolite a
politics n, political a, politically r
pollute v, pollution n
popular a, popularity n, unpopular a
possess v, possession n, possessive a
possible a, possibility n, possibly r, impossible a
power n, powerful a, powerfully r, powerless a
practice n, practical a, practically r, impractical a
predict v, prediction n, predictable a, predictably r, unpredictable a
prefer v, preference n, preferable a
prepare v, preparation n
press v, pressure n
prevent v, prevention n, preventive a
private a, privacy n, privately r
probable a, probably r, probability n, improbable a
produce v, production n, productive a
profession n, professional a, professionally r
profit n, profitable a, unprofitable a
pronounce v, pronunciation n
protect v, protection n, protective a
proud a, pride n, proudly r
prove v, proof n
public a, publicly r
publish v, publication n
punish v, punishment n
quick a, quickly r
quiet a, quietly r
rain n, rainy a
react v, reaction n
real a, reality n, really r, unreal a
reason n, reasonable a, reasonably r, unreasonable a
receive v, receipt n
recognise v, recognition n, recognisable a
recommend v, recommendation n
reduce v, reduction n
refuse v, refusal n
regular a, regularly r, irregular a, regularity n
relate v, relation n, relative a, relatively r
relax v, relaxation n, relaxing a
rely v, reliance n, reliable a, reliably r, unreliable a
religion n, religious a
reluctant a, reluctance n, reluctantly r
remark n, remarkable a, remarkably r
repeat v, repetition n, repetitive a
represent v, representation n, representative a
require v, requirement n
resist v, resistance n, resistant a
respect n, respectful a, respectfully r, disrespectful a
responsible a, responsibility n, responsibly r, irresponsible a
retire v, retirement n
revise v, revision n
rude a, rudeness n, rudely r
sad a, sadness n, sadly r
safe a, safety n, safely r, unsafe a
satisfy v, satisfaction n, satisfactory a, unsatisfactory a
science n, scientific a, scientifically r
secret n, secrecy n, secretly r
secure a, security n, securely r, insecure a
select v, selection n, selective a
sense n, sensible a, sensibly r
separate v, separation n, separately r
serious a, seriousness n, seriously r
shy a, shyness n, shyly r
sick a, sickness n
silent a, silence n, silently r
similar a, similarity n, similarly r
simple a, simplicity n, simply r
sincere a, sincerity n, sincerely r, insincere a
skill n, skilful a, skilfully r
sleep v, sleepy a, sleepless a
social a, socially r, society n
solve v, solution n
special a, specially r, speciality n
speak v, speech n
stress n, stressful a
strong a, strength n, strongly r, strengthen v
style n, stylish a, stylishly r
succeed v, success n, successful a, successfully r, unsuccessful a
sudden a, suddenly r
suggest v, suggestion n
suit v, suitable a, suitably r, unsuitable a
support v, supportive a
surprise v, surprising a, surprisingly r
survive v, survival n
swim v, swimmer n
sympathy n, sympathetic a, sympathetically r
talent n, talented a
taste n, tasty a, tasteless a
teach v, teacher n
technology n, technological a
tend v, tendency n
terror n, terrify v, terrifying a
thank v, thankful a
thirst n, thirsty a
tradition n, traditional a, traditionally r
translate v, translation n
treat v, treatment n
true a, truth n, truly r, untrue a
use v, useful a, usefully r, useless a
usual a, usually r, unusual a, unusually r
value n, valuable a
vary v, variety n, various a
violent a, violence n, violently r
visible a, visibility n, visibly r, invisible a
warm a, warmth n, warmly r
weak a, weakness n, weakly r
wealth n, wealthy a
week n, weekly a
weigh v, weight n
wide a, width n, widely r, widen v
willing a, willingness n, willingly r, unwilling a, unwillingly r
wise a, wisdom n, wisely r, unwise a
wonder v, wonderful a, wonderfully r
wood n, wooden a
worry v, worrying a
young a, youth n
`;
