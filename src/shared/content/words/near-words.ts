import { areSynonyms } from './synonyms';

/**
 * Words that mean nearly the same in one of their meanings, or that people take for each other: beside each other, one
 * of them is no fair wrong answer. Unlike synonyms they can't stand for each other everywhere. A group a line; a word
 * may be in several. (Candidates were found with WordNet 3.1 of Princeton University, and chosen by hand.)
 */
const table = `
abandoned, deserted, empty
absent, missing
absolute, total, complete, sheer
accurate, exact, precise, correct, right
adequate, sufficient, enough
advanced, modern, innovative, up-to-date
aggressive, hostile, violent, fierce
airy, windy, breezy
alone, lonely, single
amazing, awesome, impressive, brilliant
ambitious, challenging, demanding, difficult
apparent, obvious, plain, clear
average, medium, intermediate, moderate
average, ordinary, intermediate, normal, common, typical, usual
aware, conscious, informed
awful, mean
awful, painful, frightening, unpleasant, nasty
basic, primary, fundamental
best, better, good
bland, mild, smooth
blank, empty
blue, depressed, sad
bright, vivid, colourful, shiny, light
broad, wide, extensive
calm, tranquil, quiet, peaceful
capable, competent, able, skilled, qualified
casual, everyday, informal, daily
central, main, fundamental, basic, important
cheap, affordable, inexpensive, economical
cheerful, optimistic, positive
cloudy, foggy, misty
common, mutual, shared, general, public
complete, perfect, total, full, whole
comprehensive, extensive, broad, complete
confident, convinced, certain
confident, positive, self-confident, certain
confused, lost, puzzled, upset
continuous, constant, endless, steady
conventional, traditional, conservative
crazy, mad, sick, silly, stupid
critical, vital, crucial, essential, key
curious, strange, unusual, funny, odd
current, ongoing, present, existing
dangerous, serious, harmful, risky, unsafe
delicate, fragile, weak, soft
determined, ambitious, stubborn
dirty, muddy, untidy, messy
disappointed, frustrated, let down, sad
disgusting, offensive, unpleasant
dishonest, misleading, false
distinct, clear, definite, separate
domestic, domesticated, tame
dramatic, spectacular, exciting, impressive
dramatic, striking, spectacular
eager, keen, anxious, impatient, enthusiastic
effective, efficient, competent, productive
elderly, senior, aged
electric, electrical, electronic
elementary, simple, basic, primary
endangered, vulnerable
exhausted, tired, worn out
extra, spare, additional, more, further
faint, vague, unclear, weak
fair, reasonable, sensible, just, right
fake, artificial, false
fancy, sophisticated, elegant, stylish
fatal, deadly
fertile, rich, productive
fierce, violent, furious, aggressive
final, last
firm, steady, stiff, solid, stable, secure
fluent, smooth
fond, tender, loving
foreign, strange, international, overseas
freelance, self-employed
fresh, new, novel, recent
frozen, icy, cold
glad, grateful, pleased
hard, severe, harsh, tough, strict
historic, historical, ancient, old
honest, reliable, sincere, trustworthy, loyal, faithful
hungry, thirsty
ill, bad
immediate, instant, quick
immense, vast, massive, tremendous, enormous, huge
independent, individual, free, separate
injured, hurt, wounded
inner, internal, inside
innocent, naive
intense, extreme, strong, severe
involved, engaged, concerned
keen, enthusiastic, eager
keen, sharp
late, recent, delayed
leading, main, major, top
legal, valid, official
limited, moderate, small
logical, rational, reasonable, sensible
loose, informal, relaxed
miserable, poor, unhappy
miserable, unfortunate
modern, latest, current, new
muscular, athletic, strong, fit
narrow-minded, intolerant
naughty, bad
naughty, rude, bad
nice, polite, kind
outstanding, remarkable, spectacular, striking, prominent, impressive, exceptional
particular, special, specific, certain
popular, common
practical, useful, handy, convenient
previous, former, last
private, personal, individual, own
proper, appropriate, suitable, right, decent
pure, thorough, total
raw, fresh
realistic, practical
redundant, unnecessary, spare, unemployed
rotten, stale, bad
sad, sorry, upset
secret, private
sensible, reasonable, practical, wise
sensitive, tender, gentle
single, individual
sophisticated, advanced, high-tech
spacious, wide, large, big, roomy
stormy, windy
stranded, isolated, stuck
stylish, fashionable, smart, trendy
superb, superior, excellent
teenage, young
traditional, classical
universal, worldwide, global, international
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
useless, meaningless, hopeless
valuable, worth, precious
varied, variable, various, different
visible, visual
wild, natural
wise, smart, sensible, intelligent
ability, skill, talent, gift, power
access, entrance, way in, approach, entry
account, story, report, explanation, description
acquaintance, friend, mate, companion, colleague
action, activity, act, deed
actor, actress, player, performer, star
address, speech, talk, lecture
adolescent, teenager, youth
advert, advertisement, commercial
advertising, advertisement, advert, ad
agreement, arrangement, contract, deal
agreement, deal, contract
aim, goal, objective, purpose, intention, target
air, breeze, wind
alternative, choice, option, selection
ambition, dream, goal, aim, target
amount, total, sum, quantity, number
animal, creature, beast
answer, result, solution
apology, excuse
appliance, gadget, device, machine
appointment, date, meeting
approach, view, opinion, attitude
architect, designer
area, zone, space
arena, stadium
argument, debate, discussion, quarrel, row
arrangement, plan, agreement
aspect, side, feature
assistance, aid, help, support
assistant, helper, help
athlete, champion, runner, player
athlete, sportsperson, player
attempt, effort
attention, care
attitude, opinion, view
audience, crowd, spectator
author, writer, novelist
awareness, consciousness, knowledge
battle, fight, conflict, war
baby, child, toddler
band, group
bargain, deal, offer, discount
basement, cellar
basis, ground, foundation
battle, struggle, fight
beach, coast, seaside, shore
beginning, start, source
belief, feeling, opinion, faith
benefit, advantage
beverage, drink
bill, invoice, receipt
blossom, flower
bedroom, room
board game, chess, puzzle
border, edge, limit
boot, trunk
boss, businessman, businesswoman, manager
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
cat, dog, rabbit, hamster, mouse, pet
cause, reason
ceiling, roof
cent, penny, coin
centre, heart, middle
champion, winner, star
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
component, part, element, ingredient
computer program, programme, software
concept, idea, notion, view, opinion
concern, worry, fear
conclusion, decision, end
conflict, fight, argument, disagreement
connection, link, relationship
consequence, result, effect, outcome
construction, structure
content, contents
context, setting, situation, circumstance
contribution, donation
conversation, talk, chat, discussion
conviction, belief, opinion
cost, price, fee, charge
country, nation, state
couple, pair
cottage, house
creation, invention, innovation
crew, team, gang, group
crew, team, staff
critic, reviewer, journalist
crop, harvest
crowd, audience
cure, remedy, treatment, medicine
current, stream
curriculum, syllabus, programme, course
custom, tradition, habit
dancing, dance, ballet
danger, risk, threat
darkness, shadow, dark
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
disc, disk, CD
discipline, field, subject
disagreement, argument, quarrel
discussion, conversation, debate, talk, negotiation
display, show, exhibition
distance, length
diversity, variety
dough, pastry
draw, tie, defeat
drawing, picture, painting, sketch
duration, length
duty, responsibility, obligation
earth, ground, land, soil
earth, world, planet, globe
education, teaching, training, instruction
effect, result, influence, impact
element, ingredient, factor, part
employee, employer, worker, colleague
employment, work, job
employment, work, job, occupation
ending, end, conclusion
energy, power
engineering, technology
enquiry, inquiry, question, research
entry, entrance, admission
environment, surroundings, nature
episode, instalment, part
error, fault, mistake
estate, settlement, suburb, village
event, occasion
exam, test, examination
example, illustration, model
exercise, practice, training
eye, sight
faculty, department
fame, celebrity
family, household, relatives
fare, price
fashion, style, trend
feeling, emotion, mood
field, meadow
figure, shape, body
flame, fire
flat, home, house, apartment
flatmate, roommate, neighbour
flavour, taste
flavour, taste, smell
flood, rain
floor, story, ground, storey
fly, ant, mosquito, bee, wasp, beetle
fog, mist, cloud
force, strength, power
form, shape, kind, type
foundation, base
founder, entrepreneur, businessman
fountain, spring
function, role, use, purpose
gadget, tool, device
gallery, art gallery, museum
gap, opening, hole, space
grade, mark, score, level
greeting, welcome
guard, security guard
guidance, advice, direction
guide, guidebook
hand, handwriting
handbag, purse, bag
harm, damage, injury
heat, warmth
hill, mountain
home, house
hope, wish, dream
horizon, skyline
human, human being, man, person
illustration, picture, example
image, picture
imagination, creativity
impact, shock, effect
impression, feeling
individual, person
influence, impact, effect
innovation, invention
inspiration, idea, motivation
instrument, tool
insurance, policy
internet, net, web
issue, topic, subject, problem
item, detail, point, thing
item, object, thing
itinerary, route
joke, trick
joint, junction
journey, ride, drive, flight
joy, pleasure, happiness, delight
judge, referee, umpire
junction, crossroads
judge, referee
lack, shortage
lake, pond, pool
landmark, attraction, location, sight
language, speech
laugh, laughter
lawn, grass
leader, boss, head, chief
lecturer, teacher, professor
letter, note, message
lid, top
lie, excuse
limit, boundary, border, edge
link, connection
load, cargo, goods
look, appearance
luck, fate, chance, fortune
main course, dish, meal
mall, shopping centre, department store
map, plan
marriage, wedding
mate, partner, friend
material, stuff, substance
maths, mathematics
meaning, sense
medication, medicine, drug, pill, tablet, treatment, remedy, cure
memory, souvenir
meadow, field
mentor, tutor, guide, teacher
minute, moment, second
misunderstanding, mistake
mixture, mix, variety
monument, landmark, statue, memorial
mood, temper
motivation, motive, reason
Mr, Mrs, Ms, Miss
musician, player
mystery, secret
narrator, novelist, author, writer
necessity, requirement, need
note, message
noise, sound
novel, book, story
number, phone number
offence, crime
office worker, receptionist, secretary, designer, programmer
opponent, opposition, rival, enemy
opposite, reverse
pain, toothache, earache, stomach ache, headache
painting, picture
panel, jury, committee
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
pleasure, excitement, joy, delight, satisfaction, relief, happiness
port, harbour
possession, property, belongings, ownership
post, mail
posture, position
pot, pan, saucepan
preference, opinion, taste
preparation, arrangement
preparation, planning
presenter, host
president, leader, governor, king, queen
prison, jail
prize, award, trophy, medal, reward
process, procedure, method, system
profit, earnings, income, revenue
programme, program, show
progress, advance, improvement, development
project, task
proportion, ratio, percentage, share, fraction
protest, march
purpose, use
qualification, certificate, degree, diploma
quality, feature, characteristic
queue, line, row
queen, king
quilt, duvet, blanket
rage, anger
rate, pace, speed
reaction, response, answer
recognition, credit, praise
recreation, leisure, entertainment, hobby
refugee, immigrant, newcomer
relative, relation, family member
religion, faith, belief
remark, comment, observation, statement
research, study
reply, answer
request, question
resistance, opposition, protest
result, score
road, route, way
role, use
root, source
routine, procedure, habit
safety, security
satisfaction, pleasure
scarf, shawl
scene, view
school, classroom, college, primary school, nursery
scientist, researcher
scientist, researcher, expert, scholar
screen, display, monitor
self-confidence, confidence
settlement, village, town
shame, guilt, embarrassment
shelter, home
shelter, stable, home
sign, signal, notice, symbol
site, place
site, website
sketch, drawing, outline, illustration, picture
skill, technique
souvenir, present
spectator, viewer, witness, audience
speed, rate
stage, level, phase
stain, spot, mark, dirt
start, beginning
state, province, region
statement, speech
step, stair, stairs
stomach, tummy
stool, seat, chair
storm, thunderstorm, hurricane
story, tale, legend
strategy, scheme, plan, policy
stress, tension, pressure, strain
stranger, foreigner
string, rope, cord
student, pupil, classmate, teacher
stuff, things
style, way
subject, topic, theme
suggestion, idea, proposal, advice
sunshine, sun, sunlight
supervisor, inspector, manager, boss
supporter, spectator, fan, audience
survey, questionnaire, poll
suspect, criminal, burglar, thief
symptom, sign
synagogue, temple, church, mosque
talk, presentation, speech, lecture
task, exercise, activity
teacher, tutor, instructor
temper, mood, anger
terrace, balcony, patio
terrace, lawn, patio, yard, garden, balcony
terror, fear, horror, panic
text, passage
theory, hypothesis, idea, notion
thief, robber, burglar, criminal
tiredness, exhaustion
toddler, baby, child, youngster, adolescent
trainer, instructor, coach, teacher
tram, trolley, train
transfer, move
transportation, transport, traffic, shipping
trend, tendency
tunnel, burrow
twin, brother, sister
union, trade union
universe, world, space
university, college
venue, facility, arena, stadium
version, edition, variation, form
vet, doctor
victory, success, win
view, sight, scenery
wall, fence
waste, rubbish
wealth, money
website, web page
welfare, well-being, health
wilderness, swamp, reserve, sanctuary, desert
wound, injury, cut
youngster, kid, teenager, youth
youth, childhood
abroad, overseas
actually, really, in fact
afterwards, later, subsequently, then, after that
again, once more
ahead, beforehand
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
apparently, obviously, evidently
away, out, off
badly, seriously
barely, hardly, scarcely
before, earlier, previously, ago
briefly, shortly
completely, utterly, entirely, fully, altogether, absolutely, perfectly, totally, wholly
considerably, significantly, greatly, substantially, much
constantly, forever, repeatedly, continually
directly, immediately, straight
during, while
easily, well
either, neither, both
entirely, only, completely
entirely, solely, only
especially, particularly
even, still, yet
exactly, just, precisely, properly
extremely, incredibly, terribly
fortunately, luckily
generally, broadly, usually, typically
generally, mostly, usually, normally, in general
immediately, instantly, at once, directly, straight away, right away
in addition, as well, furthermore
instead, rather
just, only, simply, merely
later, soon, after
likely, probably, perhaps
necessarily, inevitably
nevertheless, however, still, nonetheless, even so
now, today, nowadays, these days
obviously, clearly
slowly, carefully
sometimes, often, usually, now and then
suddenly, immediately, unexpectedly
surely, of course, obviously
terribly, completely, absolutely, extremely, totally
therefore, thus, hence, consequently, as a result, so
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
acquire, gain, get, learn, obtain
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
announce, declare, report, state
annoy, irritate, disturb, bother
anticipate, predict, expect, foresee
appear, look, seem
applaud, clap
apply, use
appoint, employ, hire, recruit, choose
argue, disagree, quarrel, fall out
arrange, plan, organise, prepare
arrive, come, get in, reach
ask, request
assemble, gather, get together
assess, measure, evaluate, test, judge
assist, help, support
assume, suppose, believe, expect, guess, imagine, think
attach, fix, stick, fasten
attend, go to, take part in
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
book, reserve
borrow, lend, rent
bounce, jump
bounce, spring
break, crack, tear
break down, fail, give out
break up, split up, separate, divorce
bring, fetch, take, carry
bring up, raise
brush, sweep
burn, sting
burst, explode, blow up
burst, split, explode, break
calculate, estimate, work out, count
call, name
call, ring, phone
call off, cancel
call, shout, yell, scream, cry
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
clear up, sort out, tidy up
clear up, tidy, tidy up, clean up, clean
click, tick, press
climb, go up
close, shut down
collect, gather, pick up, pile up
come across, meet, find
come across, run into, find
come in, enter, get in, go in
come up with, invent, think of
compete, take part, race
complete, finish
compose, write
concentrate, focus, pay attention
confess, admit
consider, regard, think about, judge
consider, think about, think over
construct, manufacture, produce, build, make
contact, get in touch
contact, reach, get in touch
contain, include, hold
continue, keep, keep on, go on
contribute, donate, give, add
control, operate, manage
cooperate, work together
copy, imitate
count on, depend on, rely on, trust
crawl, creep
criticise, complain, blame
cross out, delete
crush, squeeze, press
cut out, cut off
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
demolish, knock down, pull down
demonstrate, prove, show, present, exhibit
deny, refuse
depict, describe, represent
design, plan, draw
determine, decide, establish, define
develop, evolve, grow
devote, dedicate
die, pass away
disappear, go away, vanish
disappoint, let down
discuss, talk about, debate
dismiss, ignore
distinguish, recognise, tell apart
distribute, give out, hand out, supply, spread
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
edit, revise, change
educate, train, teach
embark on, begin, start, set out
emphasise, underline, highlight, stress
employ, hire, take on
enable, let, allow
encourage, promote, support
end up, finish
enquire, ask
enrol, sign up, register, join
ensure, assure, make sure, secure
enter, come in, go in
entertain, amuse
establish, found, launch, set up, start
establish, set up, found, start
evaluate, judge
examine, check, inspect, test, study
examine, study, inspect, look at
exchange, swap, trade
exhibit, show, display
exist, live
expand, grow, increase, extend
expect, wait, hope
expel, throw out
explain, describe
explore, search, discover
express, convey, show, communicate
fail, give out
faint, pass out
fall out, argue
fancy, like, want
fasten, fix, do up, tie
feed, eat
fight, struggle, oppose
figure out, solve, work out
fill in, complete
finance, fund, invest, sponsor, support, pay for
find out, learn, hear, discover
find, notice
fit, suit, match
flow, run, pour
focus on, concentrate on
follow, obey
force, push, make
form, create, make
fry, cook, roast, bake, grill
fulfil, satisfy, achieve, meet
gain, win, get
get away, escape
get away, run away, escape
get back, return
get by, manage, cope
get in, get on
get on, get on with
get out, get off, go out
get over, overcome, recover
get rid of, remove
get together, meet, join
get up, stand up, rise, wake up
give away, give out
give in, give up, surrender
give off, give out
give up, stop, quit
go away, go out, leave, set off
go away, leave, depart
go back, return
go by, pass
go off, explode
go past, pass by, go by
grab, hold, take, seize
greet, welcome, meet
guess, think, imagine, estimate
hand in, submit, give
hand out, give out, distribute
hang, hang up
hang out, spend time
harm, hurt, injure, damage, wound
have, have got, own, possess, hold
heal, mend, recover, cure
hire, rent
hit, knock, strike, kick
hold, keep
hold on, wait, hang on
hope, wish
hunt, track down
identify, recognise, distinguish, detect
identify, recognise, name
ignore, overlook
imagine, suppose, dream
implement, carry out, apply, enforce
improve, get better
include, involve
inform, tell, notify
insert, put in
insist, demand
inspire, encourage
intend, mean, plan
interrupt, cut off, stop
interrupt, stop, disturb
invent, design, create
investigate, look into, examine, explore
invite, ask
involve, need, require
jog, trot, run
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
leap, spring, jump
learn, memorise, study
leave, depart, set off, go
leave out, miss out, omit
lend, give
let, rent
lift, raise, rise
light, burn
locate, find, discover
lock, close, shut
look after, mind, babysit
look at, watch
look forward to, hope
look into, investigate
look like, take after, resemble
look up, search
lose, miss
maintain, sustain, keep, preserve
make up, invent
manufacture, produce, make
mark, correct
matter, count, be important
measure, weigh
melt, thaw
mention, note, say
mention, refer to, remark, comment
mess about, play
mix, stir, blend
modify, alter, adapt, adjust, change, convert, vary
monitor, supervise, observe, watch, check
move, travel, go
move in, move
murder, kill
need, want
neglect, ignore, overlook
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
pause, hesitate, stop
peel, cut
permit, allow, tolerate, let
persuade, convince
persuade, convince, encourage, urge, influence, motivate, inspire
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
prepare, cook, get ready
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
propose, suggest, advise, recommend
prove, show
provide, supply, give
publish, print
pull down, knock down, take down
put away, put back
put away, tidy, tidy up
put down, write down
put forward, bring up, suggest
put on, wear
put out, switch off, blow out
put up with, tolerate, stand
queue, wait
race, rush, speed
rank, rate, judge
react, respond
realise, find out, notice
realise, notice, understand
recall, think, remember
reckon, suppose, guess, think, estimate
recognise, know
recommend, suggest, advise
recycle, reuse
reflect, think over
refuse, reject
reject, refuse, resist, oppose, turn down
relax, unwind, rest
release, free
release, publish, issue
remain, stay
remind, remember
remove, take out, delete, take away
repair, mend, restore, fix
repair, restore
replace, change
replace, exchange, swap, substitute
represent, symbolise
require, demand, need
rescue, save
resign, quit, retire
resolve, solve, settle
retire, resign
reuse, recycle
reveal, expose, disclose, show
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
scratch, rub, itch
seize, grab, capture, catch
stick, glue, attach, fix
suspend, delay, postpone, put off
take back, put back, bring back
tempt, attract, persuade
tolerate, bear, stand, put up with, accept
transport, carry, transmit
trust, believe, rely on
urge, advise, recommend
wander, drift, stroll
warn, discourage
wind up, end up, turn out
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
