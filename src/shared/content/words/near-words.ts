import { areSynonyms } from './synonyms';

/**
 * Words that mean nearly the same in one of their meanings, or that people take for each other: beside each other, one
 * of them is no fair wrong answer. Unlike synonyms they can't stand for each other everywhere. A group a line; a word
 * may be in several. (Candidates were found with WordNet 3.1 of Princeton University, and chosen by hand.)
 */
const table = `
abandoned, deserted, empty
accurate, exact, precise, correct, right
advanced, modern, innovative, up-to-date
airy, windy, breezy
alone, lonely, single
ambitious, challenging, demanding, difficult
apparent, obvious, plain, clear
average, ordinary, intermediate, normal, common, typical, usual
awful, painful, frightening, unpleasant, nasty
best, better, good
bland, mild, smooth
blue, depressed, sad
bright, vivid, colourful, shiny, light
broad, wide, extensive
calm, tranquil, quiet, peaceful
casual, everyday, informal, daily
central, main, fundamental, basic, important
cheap, affordable, inexpensive, economical
common, mutual, shared, general, public
complete, perfect, total, full, whole
confident, positive, self-confident, certain
confused, lost, puzzled, upset
crazy, mad, sick, silly, stupid
curious, strange, unusual, funny, odd
dangerous, serious, harmful, risky, unsafe
delicate, fragile, weak, soft
dirty, muddy, untidy, messy
disappointed, frustrated, let down, sad
domestic, domesticated, tame
dramatic, spectacular, exciting, impressive
effective, efficient, competent, productive
electric, electrical, electronic
exhausted, tired, worn out
extra, spare, additional, more, further
faint, vague, unclear, weak
fair, reasonable, sensible, just, right
fertile, rich, productive
fierce, violent, furious, aggressive
final, last
fluent, smooth
fond, tender, loving
foreign, strange, international, overseas
freelance, self-employed
fresh, new, novel, recent
frozen, icy, cold
hard, severe, harsh, tough, strict
historic, historical, ancient, old
honest, reliable, sincere, trustworthy, loyal, faithful
hungry, thirsty
independent, individual, free, separate
injured, hurt, wounded
keen, enthusiastic, eager
keen, sharp
late, recent, delayed
loose, informal, relaxed
miserable, poor, unhappy
narrow-minded, intolerant
naughty, rude, bad
particular, special, specific, certain
practical, useful, handy, convenient
private, personal, individual, own
raw, fresh
redundant, unnecessary, spare, unemployed
sad, sorry, upset
sensible, reasonable, practical, wise
sensitive, tender, gentle
spacious, wide, large, big, roomy
upset, worried, anxious
attractive, fascinating, charming
available, free, ready
alive, lively, energetic, active
asleep, sleepy
ashamed, embarrassed, guilty
aware, awake, conscious
brief, short, quick
broke, poor
busy, engaged, occupied, crowded
cheerful, sunny, bright, lively
clean, spotless, tidy, neat
close, near, next, nearby
cloudy, overcast, grey
comfortable, cosy, homely
continual, continuous, constant
convenient, handy, suitable
contemporary, current, present
detached, separate
different, various, several, varied
dizzy, ill, sick
dry, thirsty
elderly, old, aged
enjoyable, pleasant, nice, fun
expensive, overpriced, costly, dear, valuable
fat, overweight, plump, thick, heavy
favourite, popular
fit, suitable, ready, right
fine, good, well, OK, all right, healthy
formal, official, proper
gentle, kind, mild, soft
genuine, sincere, real, original
glad, willing
global, international, worldwide
grateful, thankful, pleased
harmless, innocent, safe
harsh, unpleasant, severe
high, tall, upper
humid, wet, damp
ideal, perfect
inevitable, necessary, unavoidable
little, slim, small, thin, short
low, reduced, short
lost, missing, stray
mental, psychological
moderate, modest, mild, reasonable
obedient, well-behaved, good
patient, calm, tolerant
pale, light, white
part-time, temporary
poisonous, toxic
polite, well-mannered, respectful
priceless, valuable, precious
remote, distant, far, isolated
sudden, unexpected
slim, thin, skinny
tight, close, narrow
valuable, worth, precious
visible, visual
wild, natural
ability, skill, talent, gift, power
access, entrance, way in, approach, entry
account, story, report, explanation, description
acquaintance, friend, mate, companion, colleague
action, activity, act, deed
actor, actress, player, performer, star
address, speech, talk, lecture
adolescent, teenager, youth
advert, advertisement, commercial
agreement, arrangement, contract, deal
aim, goal, objective, purpose, intention, target
air, breeze, wind
alternative, choice, option, selection
amount, total, sum, quantity, number
animal, creature, beast
answer, result, solution
appliance, gadget, device, machine
appointment, date, meeting
architect, designer
area, zone, space
arena, stadium
argument, debate, discussion, quarrel, row
aspect, side, feature
assistant, helper, help
athlete, sportsperson, player
attempt, effort
attention, care
attitude, opinion, view
author, writer, novelist
battle, fight, conflict, war
baby, child, toddler
band, group
bargain, deal, offer, discount
basement, cellar
basis, ground, foundation
beach, coast, seaside, shore
beginning, start, source
belief, feeling, opinion, faith
benefit, advantage
beverage, drink
bill, invoice, receipt
blossom, flower
bedroom, room
border, edge, limit
boot, trunk
bottom, base
brain, head, mind
branch, department, office
branch, stick
breakthrough, discovery, invention
brochure, leaflet
building, construction, house, place
bunch, crowd, group
business, company, firm, job
calculator, computer
campaign, cause
cap, hat
capital, city
carpet, rug, mat
carriage, coach
cartoon, sketch, drawing, comic
case, event
castle, palace
cause, reason
ceiling, roof
cent, penny, coin
centre, heart, middle
champion, winner, star, hero
chance, luck, fortune, opportunity
character, role, part, personality, nature
chore, job, task, duty
circle, ring
class, course, lesson
climate, weather
client, guest, customer
clothes, dress, clothing
cloth, material, fabric
club, society
coach, bus
coach, manager, tutor, trainer
comment, remark
company, firm, business
competition, contest, tournament, race
competitor, rival, opponent
computer program, programme, software
concern, worry, fear
conclusion, decision, end
conflict, fight, argument, disagreement
connection, link, relationship
consequence, result, effect, outcome
construction, structure
conversation, talk, chat, discussion
cost, price, fee, charge
country, nation, state
couple, pair
cottage, house
crew, team, staff
crop, harvest
crowd, audience
cure, remedy, treatment, medicine
current, stream
curriculum, syllabus, programme, course
custom, tradition, habit
danger, risk, threat
dawn, sunrise, morning
defender, guard, guardian
degree, level, stage, grade
demonstration, presentation, protest
departure, exit
dessert, sweet, pudding
destination, goal
detail, point, fact
development, progress, evolution, growth
diet, food
digit, figure, number
direction, way
director, manager, head
dirt, soil, dust, mud
disaster, tragedy, catastrophe
discipline, field, subject
disagreement, argument, quarrel
display, show, exhibition
distance, length
diversity, variety
dough, pastry
drawing, picture, painting, sketch
duration, length
duty, responsibility, obligation
earth, ground, land, soil
earth, world, planet, globe
education, teaching, training, instruction
effect, result, influence, impact
element, ingredient, factor, part
employment, work, job
energy, power
engineering, technology
environment, surroundings, nature
episode, instalment, part
event, occasion
exam, test, examination
example, illustration, model
exercise, practice, training
eye, sight
faculty, department
family, household, relatives
fare, price
fashion, style, trend
feeling, emotion, mood
field, meadow
figure, shape, body
flame, fire
flavour, taste
flood, rain
floor, story, ground, storey
fog, mist, cloud
force, strength, power
form, shape, kind, type
foundation, base
fountain, spring
function, role, use, purpose
gadget, tool, device
grade, mark, score, level
guard, security guard
guide, guidebook
hand, handwriting
heat, warmth
hill, mountain
home, house
hope, wish, dream
horizon, skyline
human, human being, man, person
image, picture
imagination, creativity
impression, feeling
individual, person
innovation, invention
instrument, tool
insurance, policy
internet, net, web
issue, topic, subject, problem
item, object, thing
itinerary, route
joke, trick
joint, junction
journey, ride, drive, flight
joy, pleasure, happiness, delight
junction, crossroads
judge, referee
lack, shortage
lake, pond, pool
language, speech
lawn, grass
leader, boss, head, chief
lecturer, teacher, professor
letter, note, message
lid, top
lie, excuse
link, connection
look, appearance
main course, dish, meal
map, plan
marriage, wedding
mate, partner, friend
material, stuff, substance
meaning, sense
memory, souvenir
meadow, field
minute, moment, second
misunderstanding, mistake
mixture, mix, variety
mood, temper
musician, player
mystery, secret
note, message
noise, sound
novel, book, story
number, phone number
opponent, opposition, rival, enemy
opposite, reverse
painting, picture
parcel, package, packet, pack
passion, love
passenger, traveller, commuter
path, route, track, way, lane
patio, terrace
pattern, design
pay, salary, wage, income, wages
peak, top, summit
penalty, punishment, fine
pedestrian, passer-by
percentage, proportion
perspective, view, point of view
pill, tablet, medicine
pipe, tube
pity, shame
place, spot, seat
play, drama
plate, dish
port, harbour
post, mail
posture, position
pot, pan, saucepan
preparation, arrangement
presenter, host
prison, jail
prize, award, trophy, medal, reward
project, task
protest, march
purpose, use
qualification, certificate, degree, diploma
quality, feature, characteristic
queue, line, row
queen, king
quilt, duvet, blanket
rage, anger
relative, relation, family member
religion, faith, belief
research, study
reply, answer
request, question
result, score
road, route, way
role, use
root, source
safety, security
satisfaction, pleasure
scarf, shawl
scene, view
scientist, researcher
screen, display, monitor
settlement, village, town
shelter, home
sign, signal, notice, symbol
site, place
site, website
skill, technique
souvenir, present
spectator, viewer, witness, audience
speed, rate
stage, level, phase
start, beginning
statement, speech
step, stair, stairs
stomach, tummy
storm, thunderstorm, hurricane
story, tale, legend
stress, tension, pressure, strain
stranger, foreigner
string, rope, cord
stuff, things
style, way
subject, topic, theme
suggestion, idea, proposal, advice
sunshine, sun, sunlight
survey, questionnaire, poll
symptom, sign
synagogue, temple, church, mosque
talk, presentation, speech, lecture
task, exercise, activity
teacher, tutor, instructor
text, passage
thief, robber, burglar, criminal
tiredness, exhaustion
tram, trolley, train
tunnel, burrow
twin, brother, sister
universe, world, space
university, college
vet, doctor
victory, success, win
view, sight, scenery
wall, fence
waste, rubbish
wealth, money
website, web page
wound, injury, cut
youth, childhood
abroad, overseas
actually, really, in fact
afterwards, later, subsequently, then, after that
again, once more
ahead, forward, in front
all, every, each, both
almost, nearly, mostly
alone, on your own, by yourself
always, ever, constantly, all the time
any, some
anybody, anyone, everyone, somebody, someone
anything, something, everything
anywhere, somewhere, everywhere
apart from, except, besides
away, out, off
barely, hardly, scarcely
before, earlier, previously, ago
directly, immediately, straight
during, while
easily, well
either, neither, both
entirely, only, completely
especially, particularly
even, still, yet
exactly, just, precisely, properly
extremely, incredibly, terribly
fortunately, luckily
generally, mostly, usually, normally, in general
in addition, as well, furthermore
instead, rather
just, only, simply, merely
later, soon, after
likely, probably, perhaps
nevertheless, however, still, nonetheless, even so
now, today, nowadays, these days
obviously, clearly
slowly, carefully
sometimes, often, usually, now and then
suddenly, immediately, unexpectedly
surely, of course, obviously
therefore, thus, so, as a result, consequently
unless, if
until, till, by
upon, on
within, in
towards, to
accept, agree, take
accompany, go with, take
accuse, charge, blame
achieve, succeed, manage, reach
ache, hurt
acknowledge, admit, accept, confess
act, play, behave, perform
adapt, adjust, change
add, include
add up, make sense
admire, look up to, respect
adopt, take on, take over
advertise, promote
advise, suggest, recommend
affect, influence, change
afford, pay
analyse, study, examine
annoy, irritate, disturb, bother
anticipate, predict, expect, foresee
appear, look, seem
applaud, clap
apply, use
argue, disagree, quarrel, fall out
arrange, plan, organise, prepare
arrive, come, get in, reach
ask, request
assemble, gather, get together
assess, measure, evaluate, test, judge
assume, suppose, believe, expect, guess, imagine, think
attach, fix, stick, fasten
attract, pull, appeal
avoid, escape, prevent
back up, support
ban, forbid, prohibit
be, exist
bear, put up with, stand, suffer
beat, hit
become, go, turn, grow
beg, pray, ask
boil, cook
boast, show off
borrow, lend, rent
bounce, jump
break, crack, tear
break down, fail, give out
break up, split up, separate, divorce
bring, fetch, take, carry
bring up, raise
brush, sweep
burn, sting
burst, explode, blow up
calculate, estimate, work out, count
call, name
call, ring, phone
call off, cancel
calm down, settle down, relax
care about, mind, worry
carry out, perform, do
catch, grab, hold
catch, trap
cause, make
celebrate, party
change, swap, exchange
charge, cost
chase, follow, hunt
chat, talk, speak
cheat, trick
check, check out, go over, test, examine
cheer, cheer up
cheer, shout
choose, prefer, decide
clarify, explain, clear up, make clear
clear up, tidy, tidy up, clean up, clean
climb, go up
close, shut down
collect, gather, pick up, pile up
come across, meet, find
come in, enter, get in, go in
come up with, invent, think of
compete, take part, race
complete, finish
compose, write
concentrate, focus, pay attention
confess, admit
consider, think about, think over
contact, get in touch
contain, include, hold
continue, keep, keep on, go on
control, operate, manage
cooperate, work together
copy, imitate
count on, depend on, rely on, trust
crawl, creep
criticise, complain, blame
cross out, delete
crush, squeeze, press
cut, chop, slice
cut down, reduce
damage, harm, destroy, hurt, ruin, spoil
deal with, handle, manage, cope, cope with
decide, make up your mind
decorate, paint
decline, refuse, turn down, reject
defend, protect, guard
delay, postpone, put off
deliver, hand over
demand, ask for, require
demolish, destroy, pull down, knock down
deny, refuse
depict, describe, represent
design, plan, draw
develop, evolve, grow
die, pass away
disappear, go away, vanish
disappoint, let down
discuss, talk about, debate
dismiss, ignore
distinguish, recognise, tell apart
disturb, interrupt
divide, split, split up, share, separate
donate, give, give away
draw, paint, sketch
drag, pull
dress, get dressed, wear, put on
dress up, get dressed
drift, float
drop, fall
drop in, visit, call in, stop by
drop off, fall asleep
drop out, give up, quit
earn, make, gain
educate, train, teach
embark on, begin, start, set out
emphasise, underline, highlight, stress
employ, hire, take on
enable, let, allow
encourage, promote, support
end up, finish
enquire, ask
enrol, sign up, register, join
entertain, amuse
establish, set up, found, start
evaluate, judge
examine, study, inspect, look at
exchange, swap, trade
exhibit, show, display
exist, live
expand, grow, increase, extend
expect, wait, hope
expel, throw out
explain, describe
explore, search, discover
fail, give out
faint, pass out
fall out, argue
fancy, like, want
fasten, fix, do up, tie
feed, eat
fight, struggle, oppose
figure out, solve, work out
fill in, complete
find out, learn, hear, discover
find, notice
fit, suit, match
flow, run, pour
focus on, concentrate on
follow, obey
force, push, make
form, create, make
fry, cook, roast, bake, grill
gain, win, get
get away, escape
get back, return
get in, get on
get on, get on with
get out, get off, go out
get over, overcome, recover
get rid of, remove
get together, meet, join
get up, stand up, rise, wake up
give in, give up, surrender
give off, give out
give up, stop, quit
go away, leave, depart
go back, return
go by, pass
go off, explode
grab, hold, take, seize
greet, welcome, meet
guess, think, imagine, estimate
hand in, submit, give
hand out, give out, distribute
hang, hang up
hang out, spend time
have, have got, own, possess, hold
heal, mend, recover, cure
hire, rent
hit, knock, strike, kick
hold, keep
hold on, wait, hang on
hope, wish
hunt, track down
identify, recognise, name
ignore, overlook
imagine, suppose, dream
improve, get better
include, involve
inform, tell, notify
insert, put in
insist, demand
inspire, encourage
intend, mean, plan
interrupt, cut off, stop
invent, design, create
investigate, look into, examine, explore
invite, ask
involve, need, require
join, join in, take part, participate
judge, decide
keep up, maintain
keep up, catch up
kid, joke
lack, need
land, arrive
last, continue, go on
laugh, smile, giggle
launch, start, set up
lay, put, put down, set
lead, guide, take
lead to, cause, result in
learn, memorise, study
leave, depart, set off, go
leave out, miss out, omit
lend, give
let, rent
lift, raise, rise
light, burn
lock, close, shut
look after, mind, babysit
look at, watch
look forward to, hope
look into, investigate
look like, take after, resemble
look up, search
lose, miss
make up, invent
manufacture, produce, make
mark, correct
matter, count, be important
measure, weigh
melt, thaw
mention, note, say
mess about, play
mix, stir, blend
move, travel, go
move in, move
murder, kill
need, want
note, observe, notice
notice, spot, observe, see
offer, volunteer, give
operate, run, work
order, tell, command
organise, plan, run
owe, borrow
overcharge, rob, cheat
overcome, beat, defeat
overtake, pass
own, possess
pack, wrap
participate, take part
peel, cut
persuade, convince
plant, grow
play, compete
point, show
point out, show, mention
polish, clean, shine
pop in, visit
pour, fill, spill
practise, rehearse, train
pray, wish
predict, promise
prepare, get ready, make
prescribe, order
present, show, introduce
press, push, click
pretend, act
prevent, stop, keep
print, publish
progress, improve
promise, swear
promote, upgrade
pronounce, say
prove, show
provide, supply, give
publish, print
put away, tidy, tidy up
put down, write down
put on, wear
put out, switch off, blow out
put up with, tolerate, stand
queue, wait
race, rush, speed
react, respond
realise, find out, notice
recall, think, remember
recognise, know
recommend, suggest, advise
recycle, reuse
reflect, think over
refuse, reject
relax, unwind, rest
release, free
remain, stay
remind, remember
remove, take out, delete, take away
repair, restore
replace, change
represent, symbolise
rescue, save
retire, resign
reuse, recycle
revise, study, learn
reward, thank
ring, phone
rinse, wash
rip, tear, rip off
rob, steal, burglarise
roar, howl, shout
rub, scratch, scrape, scrub
ruin, destroy
run out, use up
sail, swim
save up, save
say sorry, apologise
be wrong, make a mistake
be right, make sense
be careful, look out, watch out
scatter, sprinkle, spread
scare, frighten
score, win
send, post, mail
separate, split up
serve, help
set off, set out, start, leave, take off
set up, start, put up, establish
share, divide
shake, tremble, shiver
shine, sparkle
show, present
show up, turn up, arrive, appear
shut down, turn off, close down
sign, sign up
sink, drown
sit, sit down
slide, slip
solve, work out
sort out, organise, solve
spell, write
spend, pay
splash, sprinkle, pour
stand, stand up
stand for, mean, represent
stand out, stick out
stay up, stay
stick, glue, attach
store, keep, save
stumble, trip, fall over
study, learn, revise
succeed, do well, pass, win
sum up, summarise
supply, provide
suspect, think, doubt
swallow, eat, drink
sweep, brush, clean
tackle, deal with, take on
take after, look like
take away, remove
take back, return, bring back
take off, remove
take over, take on
take up, start, begin
taste, try
tell off, shout at, blame
tell, inform, explain
test, try out, check
thank, be grateful
think of, think about
throw, toss
throw, throw away
touch, feel
train, practise, exercise
translate, interpret
travel, go
treat, cure
trick, cheat
trip, fall over
try on, wear, put on
try out, try, test
turn, spin
turn into, become
turn up, increase
type, write
urge, encourage
value, appreciate
vote, elect
wander, walk, stroll
warn, advise, tell
waste, spend
water, pour
wear out, tire
weigh, measure
whisper, talk, say
win, gain
wind, turn
wonder, ask, think
work out, exercise, train
wrap, wrap up, cover
hi, hello, good morning, good afternoon, good evening, hey
bye, good night, goodbye, see you, see you later
oh, wow, really, ah
OK, all right, yes, fine, sure
please, excuse me
sorry, excuse me, pardon
well done, congratulations, good luck
`;

const groupsByWord = new Map<string, ReadonlySet<string>[]>();
for (const line of table.trim().split('\n')) {
  const group = new Set(line.split(', '));
  for (const word of group) groupsByWord.set(word, [...(groupsByWord.get(word) ?? []), group]);
}

/** Whether a learner may fairly take one of two words for the other. */
export function areNear(one: string, other: string): boolean {
  return areSynonyms(one, other) || (groupsByWord.get(one)?.some((group) => group.has(other)) ?? false);
}
