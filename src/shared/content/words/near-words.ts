import { areSynonyms } from './synonyms';

/**
 * Words that mean nearly the same in one of their meanings, or that people take for each other: beside each other, one
 * of them is no fair wrong answer. Unlike synonyms they can't stand for each other everywhere. A group a line; a word
 * may be in several. (Candidates were found with WordNet 3.1 of Princeton University, and chosen by hand.)
 */
const table = `
abandoned, deserted, empty
abandoned, deserted, run-down, isolated
absent, missing
absolute, total, complete, sheer
abstract, complex, theoretical
accurate, exact, precise, correct, right
actual, real, true
adequate, sufficient, enough
advanced, modern, innovative, up-to-date
affordable, cheap, reasonable, economical, reduced, half-price
aged, elderly, old, middle-aged
aggressive, hostile, violent, fierce
airy, windy, breezy
alone, lonely, independent
alone, lonely, single
amateur, junior
amazing, awesome, impressive, brilliant
ambitious, challenging, demanding, difficult
amusing, funny, entertaining
anxious, nervous, worried, stressed, concerned
apparent, obvious, plain, clear
arrogant, proud, selfish, bossy
available, in stock
average, medium, intermediate, moderate
average, ordinary, intermediate, normal, common, typical, usual
aware, conscious, informed
awful, mean
awful, painful, frightening, unpleasant, nasty
awkward, difficult, embarrassing
baggy, loose
bankrupt, broke, poor
basic, primary, fundamental
best, better, good
biased, unfair, prejudiced
bland, mild, smooth
bland, mild, tasteless
blank, empty
blue, depressed, sad
bright, vivid, colourful, shiny, light
broad, wide, extensive
calm, tranquil, quiet, peaceful
can, could, may, might, would
capable, competent, able, skilled, qualified
careless, lazy
casual, everyday, informal, daily
central, main, fundamental, basic, important
challenging, demanding, difficult, hard
characteristic, typical
cheap, affordable, inexpensive, economical
cheerful, optimistic, positive
chief, main, primary, leading, principal, prime, major
civil, political, social
cloudy, foggy, misty
common, mutual, shared, general, public
compatible, suitable
competent, skilled, qualified, experienced, capable
complete, perfect, total, full, whole
complex, complicated, difficult
comprehensive, extensive, broad, complete
compulsory, necessary
confident, convinced, certain
confident, positive, self-confident, certain
confused, lost, puzzled, upset
conscious, aware, deliberate
consecutive, continuous, chronological
consistent, steady, constant, regular
contagious, infectious
content, satisfied, relieved, happy
continual, constant, continuous, endless, ongoing
continuous, constant, endless, steady
conventional, traditional, conservative
cosmopolitan, multicultural, metropolitan, diverse, international
cramped, small, crowded
crazy, mad, sick, silly, stupid
creative, artistic, imaginative, original, talented
crispy, hard, fresh
critical, offensive, rude
critical, vital, crucial, essential, key
crowded, overcrowded, bustling, busy, lively
cuddly, cute, tame
curious, strange, unusual, funny, odd
current, ongoing, present, existing
current, present, ongoing, latest, contemporary
damp, wet, humid, soaked
dangerous, serious, harmful, risky, unsafe
decent, acceptable, reasonable, adequate
dedicated, committed, hard-working
definite, certain, clear, sure, convinced
delayed, late, slow
delicate, fragile, weak, soft
dependent, reliant
depressing, disappointing, sad
deprived, run-down, poor
determined, ambitious, stubborn
dirty, muddy, untidy, messy
disappointed, frustrated, let down, sad
disgusting, awful, terrible, unpleasant
disgusting, offensive, unpleasant
dishonest, misleading, false
distinct, clear, definite, separate
diverse, varied, various, different, mixed
domestic, domesticated, tame
dramatic, spectacular, exciting, impressive
dramatic, striking, spectacular
draughty, cold, airy, damp
dull, boring, plain, dark
dynamic, energetic, active
eager, keen, anxious, impatient, enthusiastic
easy-going, relaxed, calm
educational, academic, vocational
effective, efficient, competent, productive
elderly, senior, aged
electric, electrical, electronic
elementary, primary, intermediate
elementary, simple, basic, primary
embarrassed, ashamed, shy, guilty
emotional, sensitive
endangered, vulnerable
energetic, athletic, active, fit
entire, whole, complete, full, total, overall
ethnic, racial, cultural, national
evident, apparent, obvious, clear, visible
exhausted, tired, worn out
exotic, foreign, unusual
extinct, endangered, dead, rare
extra, spare, additional, more, further
extravagant, expensive, overpriced, exclusive
faint, vague, unclear, weak
fair, reasonable, sensible, just, right
fake, artificial, false
fancy, sophisticated, elegant, stylish
fascinating, interesting
fatal, deadly
fellow, similar
fertile, lush, green
fertile, rich, productive
fierce, violent, furious, aggressive
fierce, wild, aggressive
financial, economic, commercial
firm, steady, stiff, solid, stable, secure
fluent, smooth
fond, loving, keen
fond, tender, loving
foreign, strange, international, overseas
fragile, delicate, vulnerable, weak
freelance, self-employed
fresh, new, novel, recent
frozen, icy, cold
frustrating, annoying, disappointing, tiring
furious, frustrated, angry, offended, upset
genuine, real, true, honest
gifted, talented, clever, intelligent
glad, grateful, pleased
gorgeous, glamorous, attractive, good-looking, beautiful
gradual, slow, steady
greedy, selfish, mean
hard, severe, harsh, tough, strict
harsh, severe, tough, cruel
helpful, kind, useful
high-tech, modern, advanced, innovative, digital, smart
historic, historical, ancient, old
hollow, empty
homesick, lonely, sad
honest, reliable, sincere, trustworthy, loyal, faithful
hopeful, optimistic, positive, confident
hopeless, useless, desperate
hungry, thirsty
ill, bad
imaginary, unreal, fake
immediate, instant, quick
immense, vast, massive, tremendous, enormous, huge
impressed, amazed, surprised, astonished, shocked
inadequate, insufficient, poor
independent, individual, free, separate
indifferent, bored
initial, first, original
injured, hurt, wounded
inner, internal, inside
innocent, free
inspiring, encouraging, motivating
intellectual, academic, educated, theoretical
intense, extreme, strong, severe
involved, engaged, concerned
irrelevant, unnecessary
keen, eager, enthusiastic, passionate, willing
keen, sharp
late, recent, delayed
leading, main, major, top
legal, valid, official
limited, moderate, small
logical, rational, reasonable, sensible
logical, realistic, reasonable
loose, informal, relaxed
mad, angry, furious, annoyed
magnificent, outstanding, terrific, impressive, spectacular, superb, super, brilliant, grand
minimal, slight, minor, small
miserable, poor, unhappy
miserable, unfortunate
misleading, false, wrong, confusing
moderate, average, reasonable
modern, latest, current, new
modest, shy
moody, miserable, depressed
moral, ethical
muscular, athletic, strong, fit
must, have to, should, ought to, need to
mysterious, strange, unknown, magical
naive, innocent, silly
narrow-minded, intolerant
nasty, unpleasant, disgusting, horrible, cruel, mean
native, local
naughty, rude, bad
nice, polite, kind
novel, original, innovative, new, unique
numerous, many, multiple, several
nutritious, healthy, organic
objective, fair, rational, realistic
occasional, rare, frequent
odd, weird, strange, unusual, random
open-minded, understanding
outdated, old-fashioned, out of date
outgoing, sociable, friendly
outstanding, remarkable, spectacular, striking, prominent, impressive, exceptional
overcast, cloudy, foggy
overwhelming, tremendous, extreme
particular, special, specific, certain
permanent, long-term, constant
persuasive, convincing
picturesque, pretty, beautiful, tranquil, unspoilt, spectacular
popular, common
portable, handy, mobile
potential, possible, likely, probable
practical, useful, handy, convenient
precious, valuable, priceless, expensive
previous, former, last
private, personal, individual, own
productive, successful, efficient
profitable, valuable, commercial
prominent, leading, important, famous
proper, appropriate, suitable, right, decent
punctual, on time
pure, thorough, total
radical, extreme
raw, fresh
realistic, practical
realistic, real, true
redundant, unnecessary, spare, unemployed
regional, provincial, local
related, close
relevant, connected, related
reluctant, unwilling, indifferent
renewable, sustainable, solar, green
representative, typical
rewarding, satisfying
romantic, emotional
rotten, stale, bad
sad, sorry, upset
sceptical, unsure, uncertain, suspicious
secret, private
self-confident, confident, self-assured
senior, experienced
sensible, reasonable, practical, wise
sensitive, tender, gentle
single, individual
situated, located, based
sophisticated, advanced, high-tech
spacious, large, airy, vast
spacious, wide, large, big, roomy
spare, extra, free
spontaneous, sudden
stiff, painful, sore
stormy, windy
stranded, isolated, stuck
stressful, demanding, tiring
stubborn, strict, firm, determined
stylish, fashionable, smart, trendy
subsequent, following, later
substantial, considerable, significant, large, major, extensive
subtle, faint, slight, delicate, vague
superb, superior, excellent
sympathetic, understanding, caring, kind, thoughtful, considerate
technical, technological, scientific, electronic
teenage, young
temporary, brief
terrified, scared, frightened, afraid
thorough, careful, complete, detailed
thrilled, delighted, pleased, happy, excited, content, glad
tiring, exhausting
toxic, poisonous, harmful, dangerous
traditional, classical
tragic, sad
transparent, clear
ultimate, final, last
unaware, uncertain, unconscious
unconscious, asleep, dizzy
united, joined, together
universal, worldwide, global, international
upcoming, following, future, next
upset, worried, anxious
attractive, fascinating, charming
available, free, ready
alive, lively, energetic, active
asleep, sleepy
aware, awake, conscious
brief, short, quick
busy, engaged, occupied, crowded
cheerful, sunny, bright, lively
clean, spotless, tidy, neat
close, near, next, nearby
cloudy, overcast, grey
comfortable, cosy, homely
convenient, handy, suitable
detached, separate
different, various, several, varied
dizzy, ill, sick
dry, thirsty
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
grateful, thankful, pleased
harmless, innocent, safe
harsh, unpleasant, severe
high, tall, upper
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
polite, well-mannered, respectful
remote, distant, far, isolated
sudden, unexpected
slim, thin, skinny
tight, close, narrow
urban, metropolitan, residential
useless, meaningless, hopeless
vague, unclear, general
valid, acceptable, legal
valuable, worth, precious
varied, variable, various, different
verbal, oral, spoken
virtual, digital, online
visible, visual
visual, artistic
vivid, bright, striking
wealthy, well off, rich
well-paid, rich
widespread, common, general, extensive
wild, natural
will, shall, would
wise, sensible, mature, clever
wise, smart, sensible, intelligent
working, in order
worthwhile, useful, rewarding
ability, skill, talent, gift, power
absence, lack
accent, pronunciation
access, entrance, way in, approach, entry
accessory, jewellery, belt
accident, crash, collision
accommodation, room
account, bill, invoice, receipt
account, story, report, explanation, description
achievement, success
acquaintance, friend, mate, companion, colleague
action, activity, act, deed
actor, actress, player, performer, star
addition, sum
address, speech, talk, lecture
adolescent, teenager, youngster, youth
advert, advertisement, commercial
advertisement, advert, ad, poster, leaflet, publicity
advertising, advertisement, advert, ad
affection, love, passion, care
agency, company, firm, business, enterprise, start-up, organisation
agreement, arrangement, contract, deal
agriculture, farming
aid, assistance, support, help, welfare
aim, goal, objective, purpose, intention, target
air, breeze, wind
aircraft, plane, helicopter
alarm, signal, notification
algorithm, program
alternative, choice, option, selection
ambition, dream, goal, aim, target
amount, total, sum, quantity, number
analysis, research, study, observation, investigation
angle, curve
animal, creature, beast
anniversary, birthday, wedding
announcement, statement, report, news
answer, result, solution
appeal, request
applause, cheer
appliance, gadget, device, machine
applicant, candidate
appointment, date, meeting
approval, permission, acceptance, agreement
architect, designer
area, zone, space
argument, debate, discussion, quarrel, row
arrangement, plan, agreement
article, report, text, news, story
aspect, feature, detail, factor, part
aspect, side, feature
assessment, exam, test, examination, evaluation
assignment, project, homework, coursework, task, essay
assistant, helper, help
assumption, guess, belief, idea, theory
athlete, champion, runner, player
athlete, sportsperson, player
attempt, effort, try
attendance, presence
attention, care
attention, concentration, focus
attic, cellar, basement, garage, shed
attraction, sight, monument, museum
auction, sale
audience, crowd, spectator
authority, government, power, council
avenue, street, road, boulevard, lane
average, total, sum
awareness, consciousness, knowledge
awareness, knowledge, understanding
background, upbringing
balance, total, amount
bargain, special offer, discount, sale, deal
barrier, obstacle
basis, core, foundation
band, group
bargain, deal, offer, discount
basis, ground, foundation
bay, coast, shore, beach, seaside, coastline
belief, feeling, opinion, faith
benefit, advantage, good
beverage, drink, refreshments
bid, offer
biography, autobiography
blizzard, storm, hurricane, snow
block, building
blossom, flower
bedroom, room
board game, chess, puzzle
boarding pass, ticket
bond, relationship, friendship
boot, trunk
boredom, loneliness
boss, businessman, businesswoman, manager
bottom, base
bowl, plate, dish
brain, head, mind
branch, department, office
branch, stick
brand, product, make
breakthrough, discovery, advance, invention
breeze, wind, gust
brick, tile, stone
brochure, guidebook
brochure, leaflet
broom, brush, mop
browser, search engine, website
bruise, wound, cut, injury, scar, scratch
bucket, bin
build, figure, shape
building, construction, house, place
bulb, light, lamp, torch
bunch, crowd, group
business, company, firm, job
cabin, room
calculator, computer
campaign, cause
cap, hat
capacity, volume, size
capital, city
captain, leader, coach, trainer
cargo, load, luggage, goods
carpet, rug, mat
carriage, coach
cartoon, sketch, drawing, comic
case, event
castle, palace
cat, dog, rabbit, hamster, mouse, pet
category, type, kind, group
cause, reason
ceiling, roof
celebration, party
cent, penny, coin
centre, heart, middle
ceremony, festival, celebration
certainty, confidence
certificate, diploma, degree, qualification, master’s degree
challenge, test
champion, winner, star, hero
championship, tournament, competition, contest, league, race, match
chance, luck, fortune, opportunity
character, role, part, personality, nature
chemical, acid, substance
chief, manager, director, boss, executive, supervisor, leader
chore, housework, job
chore, job, task, duty
circle, ring
circumstance, condition, situation
classic, masterpiece, bestseller
cliff, rock, mountain, hill, slope
climate, weather
client, guest, customer
climax, ending
clothes, dress, clothing
club, society
clue, sign, hint
clutter, mess, rubbish
coach, bus
coach, manager, tutor, trainer
coin, note, cash, change
coincidence, luck, chance
colleague, workmate
college, university, institute, faculty, school
command, order, instruction
comment, remark, observation, criticism, opinion
commitment, dedication, loyalty, determination
committee, council, commission, panel, board
competitor, contestant, opponent, rival, participant
complex, building
complexion, skin
complexity, difficulty
component, chip, part
component, part, element, ingredient
composer, conductor, musician
compromise, agreement
computer program, programme, software
computer, laptop, tablet
concept, idea, notion, view, opinion
concern, worry, fear
conclusion, decision, end
confidence, self-confidence, pride, courage
conflict, battle, war, fight, struggle, invasion
conflict, fight, argument, disagreement
connection, link, relationship
conservation, protection
consideration, thought
conspiracy, secret
construction, structure
consumer, customer, shopper, client, buyer
consumption, use
content, contents
context, setting, situation, circumstance
contrast, difference
conversation, chat, discussion, talk, dialogue, speech
conviction, faith, belief, opinion
cooker, oven, microwave
cooperation, help, assistance
corridor, hall, passage, entrance
corruption, fraud, crime
cost, price, value
cottage, house, block of flats, apartment, flat
country, nation, state
county, province, region, state
couple, pair
craft, pottery, skill
crater, hole, volcano
creation, invention, innovation
crew, team, gang, group
crew, team, staff
crisis, emergency, disaster
criterion, standard, requirement
critic, reviewer, journalist
criticism, complaint, argument
crop, harvest, plant, corn, wheat
crossroads, roundabout, junction, crossing
cuisine, cooking, food
cup, trophy, medal, prize, award
curiosity, interest
curriculum, syllabus, programme, course
cushion, pillow
custom, tradition, culture, heritage
custom, tradition, habit
CV, application
dancing, dance, ballet
danger, risk, threat
darkness, shadow, dark
data, information, document, file, database
dawn, sunrise, morning
deadline, time limit
dealer, seller, salesperson
debate, discussion, argument, dispute, negotiation
debt, loan
decade, century, millennium
decision, choice, conclusion, judgement, resolution
defender, guard, guardian
degree, level, stage, grade
delay, wait
demonstration, presentation, protest
demonstration, protest, march, strike
den, nest, burrow, hive, shelter
departure, exit
descendant, relative
description, definition, explanation
desire, urge, wish, longing
dessert, sweet, pudding
destination, goal
detail, point, fact
detention, punishment
detour, diversion, route
development, progress, evolution, growth
device, gadget, machine, tool, equipment
diagram, chart, table, graph, column
diet, food
digit, figure, number
dimension, size, width, length, height, depth
direction, way, route, path
director, manager, head
dirt, soil, dust, mud
disaster, tragedy, catastrophe
disc, disk, CD
discipline, field, subject
disagreement, argument, quarrel
discipline, rule
discrimination, racism, prejudice, inequality
discussion, conversation, debate, talk, negotiation
display, show, exhibition
dissertation, essay, thesis
distance, length
distinction, difference
diversity, variety
division, league, level
division, part, section
donation, gift, contribution
dough, pastry, flour
draft, outline, plan
draw, tie, defeat
drawer, cupboard, chest of drawers, wardrobe
drawing, picture, painting, sketch
dress code, uniform, rule
drizzle, downpour, rain, shower
drone, aircraft
drought, heatwave
duration, length
dusk, sunset, evening
dust, dirt, mess, rubbish
duty, responsibility, obligation
duvet, blanket, sheet
earth, ground, land, soil
earth, world, planet, globe
economist, banker
education, teaching, training, instruction
effect, result, influence, impact
election, vote, campaign
element, ingredient, factor, part
element, substance, chemical, mineral
employee, employer, worker, colleague
employment, work, job, occupation
encounter, meeting
encouragement, support, guidance
ending, end, conclusion
energy, power
engineering, technology
enquiry, inquiry, question, research
enquiry, question, request
enthusiasm, excitement, passion, motivation, interest
enthusiast, fan
entry, entrance, admission
environment, surroundings, nature
envy, jealousy
episode, instalment, part
equaliser, goal, point, score
equality, justice, fairness
equivalent, similarity
error, fault, mistake
estate, settlement, suburb, village
event, occasion
evidence, witness, proof
examination, operation, treatment, test
example, illustration, model
exception, difference
excuse, apology, reason
exercise, practice, training
existence, life, reality
exit, way out
expansion, growth, development
expectation, hope
expedition, exploration, trip, journey, adventure, trek, voyage, tour, cruise
expense, cost
experience, expertise, knowledge, skill
explosion, destruction
extent, degree, level, scale
eye, sight
fabric, cloth, material, cotton, silk, velvet, leather, wool
facility, facilities, amenities, service
faculty, department
failure, mistake
fame, reputation, celebrity
family, household, relatives
fantasy, fiction, fairy tale, legend, myth, tale
fare, price
fare, ticket, fee
fashion, style, trend
fault, error, problem, virus
feast, meal, dinner, buffet, barbecue, picnic
feature, function
fee, fine, charge, payment, tax, cost, price
feedback, comment, correction, advice
feeling, emotion, mood
fence, wall, gate
figure, shape, body
filling, contents
finding, result, discovery
fist, palm, hand
fitness, health, strength, well-being
flame, fire
flat, home, house, apartment
flatmate, roommate, neighbour
flavour, taste, smell
flood, disaster, earthquake, avalanche
flood, rain
floor, story, ground, storey
fly, ant, mosquito, bee, wasp, beetle
fog, mist, cloud
fool, idiot
force, strength, power
form, shape, kind, type
fortune, wealth, luxury
fossil fuel, coal, oil, gas, petrol
foul, penalty
foundation, base
founder, entrepreneur, businessman
fountain, spring
frame, edge
framework, structure, system
freedom, liberty, independence, right, human rights
frequency, rate
frost, ice, snow
frustration, disappointment, annoyance
fuel, petrol
function, role, use, purpose
fund, funds, funding, grant, investment, budget, money
funeral, death
gallery, art gallery, museum
gang, folk, crowd, group
gap, opening, hole, space
garment, clothing, clothes, item
gene, cell, atom
generation, age
generosity, kindness
genre, style, type
gesture, signal, sign, body language
getaway, holiday, vacation, break
glacier, ice
global warming, climate change, pollution, greenhouse gas
gossip, rumour, news
grade, mark, score, level
greeting, welcome
grief, sadness, misery, sorrow
guard, security guard
guardian, parent
guidance, advice, direction
guideline, instruction, rule, advice
habitat, home, environment
hairstyle, haircut, fringe, ponytail
hand, handwriting
handbag, purse, bag
handle, knob
harm, damage, injury
headline, title
headquarters, base, office
heat, warmth
hem, seam, sleeve, collar
herb, spice, ginger
herd, flock, swarm, cattle, livestock
highlight, best
honeymoon, holiday
honour, pride, respect
hoof, paw, claw, foot
hope, wish, dream
horizon, sky
horizon, skyline
hostel, hotel, accommodation, resort
household, family, home
housing, accommodation, estate, property
human, human being, man, person
humour, sense of humour
icon, symbol, star
identity, personality
illness, disease, injury, condition, infection, virus, flu
illusion, dream
illustration, picture, example
image, picture
imagination, creativity, fantasy
impact, shock, effect
implication, consequence, effect
impression, feeling
incident, event, accident, affair
income, bonus, allowance, pension
income, revenue, earnings, wage, salary, pay
index, list
individual, person
inflation, recession, economy
infrastructure, system
ingredient, recipe
inhabitant, resident, citizen
initiative, enterprise
initiative, project, campaign, scheme
input, contribution, suggestion
insight, understanding, knowledge
inspiration, idea, motivation
installation, set-up
instalment, payment
instance, example, case
institution, organisation, foundation, association, corporation, charity
instrument, tool
insurance, policy
intention, purpose, aim, plan, goal
interaction, communication, reaction
interest, rate, profit
internet, net, web
interpretation, explanation, meaning, translation
interval, break, period, gap
investigation, inquiry, survey, research
invitation, offer
issue, concern, problem, matter, affair, topic
issue, topic, subject, problem
item, detail, point, thing
item, object, thing
itinerary, plan, route, schedule
jar, jug, container, bottle, tin
jaw, chin, cheek
joke, trick
joint, junction
journal, diary, magazine
journey, ride, drive, flight
judge, referee, umpire
judgement, opinion
lab, laboratory
label, sign
labour, work
lack, shortage
ladder, stair, step
lake, pond, pool
landmark, attraction, location, sight
landscape, scenery, view, countryside
lane, road, motorway
language, speech
lap, round
laugh, laughter
lawn, grass
layer, surface
leader, boss, head, chief
leadership, management
learning, education, knowledge
leave, holiday, maternity leave
lecture, lesson, class, seminar, session, workshop, course, tuition
lecturer, professor, tutor, teacher
leftovers, rest
legislation, law, regulation, rule, policy
leisure, recreation, pastime, hobby, fun, free time, entertainment
licence, permit, pass, visa
lid, top
lie, excuse
lifetime, life
limb, arm, leg
limit, boundary, border, edge
limit, edge, end
limitation, limit
litter, rubbish
liver, kidney, organ, lung
location, site, place, position
look, appearance, style
luck, fate, chance, fortune
lyrics, poem, words
machinery, equipment, machine
main course, dish, meal
maintenance, repair
mall, shopping centre, department store
management, administration
manner, way, means, method
manual, instructions, guide, guidebook
manufacturer, producer, factory
map, plan
marathon, race
marketing, advertising, publicity
marriage, wedding
mass, weight, volume
mate, partner, friend
material, stuff, substance
maths, mathematics
mattress, bed
maximum, limit
meadow, field, plain, grass
meaning, sense
measurement, size
medication, medicine, drug, pill, tablet, treatment, remedy, cure
medium, media, the press
meeting, conference, interview, appointment
memory, mind, brain
memory, souvenir
mentor, tutor, guide, teacher
method, technique, way
minute, moment, second
mist, fog, steam
misunderstanding, mistake, argument, dispute
mixture, mix, variety
mixture, solution
mobile, mobile phone, phone, smartphone, telephone, tablet
mode, method
monument, landmark, statue, memorial
mortgage, loan, rent, deposit
motivation, motive, reason
motor, engine
Mr, Mrs, Ms, Miss
mud, soil, earth, ground, dirt
musician, player
mystery, secret, puzzle
nail, pin, screw
napkin, tissue
necessity, requirement, need
neighbourhood, district, area, suburb, community, zone, region
network, connection, link, internet
newcomer, stranger
noise, sound
note, message, letter, text, mail, post
novel, book, story
novelist, author, writer, poet, narrator
number, phone number
nutrition, diet
objection, complaint, disagreement, opposition
obstacle, difficulty, problem
offence, crime
office worker, receptionist, secretary, designer, programmer
officer, soldier, guard
offspring, young, baby
opponent, opposition, rival, enemy
opposite, reverse
optimism, hope
option, choice, alternative, possibility
orbit, path
origin, beginning, source, start, introduction
outcome, result, consequence, effect, conclusion
outfit, costume, uniform, suit, clothes, garment, clothing
output, production
outskirts, suburb
overtime, shift, workload
pain, toothache, earache, stomach ache, headache
panel, jury, committee
paragraph, passage, section, text
parasite, pest
parcel, package, packet, pack
parliament, government, democracy
path, route, track, way, lane
pattern, design
pavement, path, cycle path
pay, salary, wage, income, wages
peak, top, mountain
peak, top, summit
pedestrian, walker
penalty, punishment, fine
pedestrian, passer-by
perception, view, understanding, impression
period, era, phase, stage, time, duration
perk, bonus, benefit
permit, licence, permission
perspective, view, attitude, opinion, approach
perspective, view, point of view
persuasion, encouragement
phenomenon, event
philosophy, theory
pipe, tube
pity, shame
place, spot, seat
plant, factory
play, drama
pleasure, excitement, joy, delight, satisfaction, relief, happiness
plot, theme, story, narrative, outline
plug, socket, switch, cable
politician, minister, prime minister, president, leader, governor
porch, patio, terrace, doorstep, balcony
port, harbour
portrait, painting, photograph, picture
possession, property, belongings, ownership
possibility, chance, probability, likelihood, prospect
posture, position, pose
poverty, lack
prediction, forecast
preference, opinion, taste
preparation, arrangement
preparation, planning
presenter, host
presenter, reporter, journalist, editor
president, leader, governor, king, queen
pressure, force, power
prevention, protection
principle, rule, belief, basis
priority, importance
prison, jail
privilege, right, advantage
prize, award, trophy, medal, reward
process, procedure, method, system
production, performance, show, play
profit, earnings, income, revenue
program, software, app
programme, program, show
progress, advance, improvement, development
promotion, rise
proportion, fraction, percentage, ratio, part
proportion, ratio, percentage, share, fraction
proposal, plan, suggestion
protein, vitamin, carbohydrate, fibre, calorie
publication, journal, magazine, edition
punishment, sentence, fine
purchase, buy
quality, feature, characteristic
quantity, amount, number, figure, total
queue, line, row
quilt, duvet, blanket
quotation, quote, reference
radiation, energy
radiator, heating, central heating, fireplace
rage, anger, hatred, temper
range, hill
rash, spots, infection
rate, pace, speed
ray, light, flash
reaction, effect
reaction, response, answer
recognition, credit, praise
recording, tape, podcast
recruitment, employment
reduction, decrease, loss, fall
reef, coral
reform, change, revolution
refugee, immigrant, newcomer
refund, compensation, payment
regime, government
rehearsal, performance, practice
relative, relation, cousin, family
relative, relation, family member
relief, comfort
religion, faith, belief
remark, comment, observation, statement
remedy, treatment, therapy, medicine, cure
reply, answer, response
representative, ambassador, deputy, agent
requirement, qualification
reservation, booking
reserve, sanctuary, park
residence, home, house
resistance, opposition, protest
resource, source
responsibility, duty, job, task
result, score
retail, trade, business
reunion, gathering, meeting, party, reception
revision, practice, study
rhythm, tune, beat, note
road, route, way
robbery, theft, crime, fraud, burglary
root, source
routine, procedure, habit
ruins, remains
sample, example
saucepan, frying pan, pot, pan
savings, saving
scandal, controversy
scarf, shawl
scene, view
schedule, timetable, diary, calendar, routine
scheme, project, plan
scholarship, grant, prize
school, classroom, college, primary school, nursery
scientist, researcher, expert, scholar
scope, range
screen, display, monitor
script, text, dialogue
sector, industry, area, business
security, safety, protection, defence
sensor, scanner
sequence, order, series
servant, assistant
setting, scene, background
settlement, village, town
shade, shadow, darkness
shame, guilt, embarrassment
shelter, stable, home
shot, goal
sibling, brother, sister, twin
sign, signal, notice, symbol
significance, importance, meaning
silence, quiet
site, website
sketch, drawing, outline, illustration, picture
skill, technique
slice, piece, portion, loaf
slogan, phrase, motto
slum, inner city
snack, fast food, takeaway
soundtrack, music, song
souvenir, gift
souvenir, present
spacecraft, spaceship, rocket, satellite
speaker, headphones, microphone
specialist, expert, consultant, adviser
spectator, viewer, witness, audience
spirit, courage, soul
stadium, arena, court, pitch, track
stage, level, phase
stain, spot, mark, dirt
stamina, endurance, strength, fitness, energy
starter, main course, dessert, dish, snack
statement, speech
statistic, figure, number, data
status, rank, position
steam, smoke, gas
step, stair, stairs
stew, soup, curry
stock, goods, product
stomach, tummy
stool, seat, chair
stopover, stop, break
storage, store
storm, thunderstorm, hurricane
story, tale, legend
strategy, scheme, plan, policy
stream, river, current
stress, tension, pressure, strain
stranger, foreigner
string, rope, cord
student, pupil, classmate, teacher
stuff, things
style, way
subject, topic, theme
subscription, fee, membership
substitute, reserve, replacement
suggestion, proposal, recommendation, advice, idea
summary, conclusion, introduction
sunshine, sun, sunlight
supervisor, inspector, manager, boss
supporter, spectator, fan, audience
surroundings, environment, neighbourhood
survey, questionnaire, poll
survival, life
suspect, criminal, burglar, thief
suspect, witness
suspicion, doubt
swamp, pond, lake
sympathy, empathy, kindness, understanding
symptom, sign
synagogue, temple, church, mosque
talk, presentation, speech, lecture
task, exercise, activity
teacher, tutor, instructor
temper, mood, anger
tendency, habit
tension, stress, anxiety, pressure
terminal, airport, station
terrace, lawn, patio, yard, garden, balcony
territory, land, area, region
terror, horror, panic, fear, shock
theory, hypothesis, idea, notion
thief, robber, burglar, criminal
thread, string, lace
tide, wave, current
till, cashpoint, checkout, counter
tiredness, exhaustion
toddler, baby, child, youngster, adolescent
toddler, baby, kid
tone, voice, mood
tourism, travel, sightseeing
town centre, centre, square, inner city
town hall, council
traffic jam, congestion, traffic, rush hour
trainee, student, apprentice
trainer, instructor, coach, teacher
training, experience
tram, trolley, train
transaction, deal, purchase, payment
transition, change
transportation, transport, traffic, shipping
traveller, passenger, tourist, commuter, visitor
tray, plate
trend, tendency
trial, court
trunk, branch, root
tunnel, burrow
turbulence, storm
underdog, runner-up, loser
undergraduate, postgraduate, student, pupil, graduate
underground, railway, tram, train
union, association, organisation
union, trade union
universe, solar system, space
universe, world, space
upbringing, childhood, education
vacancy, job, position, post
variation, difference, change
variety, range, selection, choice
vehicle, car, van, truck, lorry
vein, nerve, blood
venom, poison
venture, project, business
venue, facility, arena, stadium
venue, place, location
version, edition, variation, form
vet, doctor
victim, hostage
victory, success, win
view, sight, scenery
viewer, listener, audience
vision, dream, idea
volume, sound
voucher, gift, discount
vow, promise, oath
walk, hike, hiking, jogging, running
wallet, purse
warehouse, store, shop
waste, rubbish
weakness, fault
wealth, money
website, web page
weed, plant, vegetation, bush
welfare, well-being, health
widow, orphan
wilderness, swamp, reserve, sanctuary, desert
wildlife, nature
wire, cable, chain, rope
wisdom, intelligence, knowledge
workforce, staff, employee
workout, exercise, training
workplace, office
wrinkle, line, scar, freckle
wrist, ankle, elbow, hip, joint
youngster, kid, teenager, youth
youth, childhood
abroad, overseas
accidentally, by accident
actually, really, in fact
afterwards, later, subsequently, then, after that
again, once more
ahead, beforehand
ahead, forward, in front
all, every, each, both
almost, nearly, mostly
alone, on your own, by yourself
altogether, in total
always, ever, constantly, all the time
any, some
anybody, anyone, everyone, somebody, someone
anymore, no longer
anything, something, everything
anywhere, somewhere, everywhere
apart from, except, besides
apparently, obviously, evidently
at least, at last
away, out, off
barely, hardly, merely, hardly ever
barely, hardly, scarcely
before, earlier, previously, ago
briefly, shortly
broadly, basically
by heart, from memory
closely, carefully
completely, utterly, entirely, fully, altogether, absolutely, perfectly, totally, wholly
considerably, significantly, greatly, severely, extremely
considerably, significantly, greatly, substantially, much
constantly, forever, repeatedly, continually
currently, nowadays, at the moment, now
deeply, truly, greatly
deliberately, on purpose
desperately, seriously
differently, separately
directly, immediately, straight
during, while
easily, quickly
easily, well
effectively, successfully, properly
either, neither, both
entirely, largely, completely, thoroughly, fully
entirely, only, completely
entirely, solely, only
equally, similarly, likewise
essentially, basically, largely, primarily, mainly, mostly
even, still, yet
eventually, finally, ultimately, in the end, at last
exactly, just, precisely, properly
extremely, incredibly, terribly
for sale, on sale, on offer, in stock
freeze, set
frequently, regularly, often, constantly, repeatedly, commonly
from now on, in future
furthermore, moreover, in addition, besides
generally, broadly, usually, typically
generally, mostly, usually, normally, in general
genuinely, really, truly, honestly
hard, strongly
have a go, try
highly, extremely, greatly
ideally, perfectly
immediately, instantly, at once, directly, straight away, right away
in addition, as well, furthermore
in favour of, for
in the red, in debt
in time, on time
increasingly, more and more
indeed, really
inevitably, necessarily, naturally
instantly, rapidly, quickly, shortly
instead, rather
just, only, simply, merely
lately, recently
later, soon, after
likely, probably, perhaps
literally, really, actually
loudly, strongly
mainly, generally
naturally, obviously, of course
nearby, close, locally
necessarily, certainly
nevertheless, however, likewise
nevertheless, however, still, nonetheless, even so
now, today, nowadays, these days
obviously, apparently, clearly
occasionally, sometimes, rarely, from time to time, now and then
rarely, never
openly, honestly
overall, in general
partly, slightly, to some extent
perfectly, properly, well, correctly
permanently, forever, for ever, for good, always
personally, in my opinion
possibly, perhaps, maybe, probably, presumably, apparently
precisely, exactly, specifically
previously, originally, initially, at first
proudly, happily
readily, easily
relatively, fairly, reasonably, somewhat, slightly, rather, quite, pretty
roughly, approximately, about, nearly
safely, carefully
seriously, badly, severely
simultaneously, meanwhile, at the same time, in the meantime
slowly, carefully
so far, until now
solely, merely, only, simply
somehow, anyhow
sometimes, often, usually, now and then
specifically, particularly, especially
steadily, gradually, slowly
strongly, firmly
suddenly, immediately, unexpectedly
sufficiently, adequately, enough
surely, of course, obviously
surprisingly, incredibly, remarkably, unexpectedly
temporarily, briefly, for the time being
terribly, completely, absolutely, extremely, totally
thankfully, luckily, fortunately, hopefully
therefore, otherwise, anyway
therefore, thus, hence, consequently, as a result, so
undoubtedly, certainly, definitely, surely
unless, if
until, till, by
upon, on
utterly, thoroughly, absolutely, totally
virtually, nearly, almost
widely, broadly, generally
within, in
towards, to
accept, agree, take
abandon, leave, desert, give up
absorb, soak up
accompany, go with, take
accuse, charge, blame
achieve, succeed, manage, reach
ache, hurt
acknowledge, admit, accept, confess
acquire, gain, get, learn, obtain
act, play, behave, perform
add, include
add up, make sense
admire, look up to, respect
adopt, take on, take over
advertise, promote
affect, influence, change
afford, pay
analyse, examine, study, evaluate, assess, investigate
announce, declare, report, state
annoy, bother, disturb, upset, offend, irritate
anticipate, predict, expect, foresee
appear, look, seem
applaud, clap
apply for, apply
apply, use
appoint, elect, choose
appoint, employ, hire, recruit, choose
appreciate, value, thank
argue, disagree, quarrel, fall out
arrange, plan, organise, prepare
arrive, come, get in, reach
ask, request
assemble, gather, get together
assess, evaluate, judge, rate
assess, measure, evaluate, test, judge
assist, help, support
associate, connect, relate
assume, suppose, believe, expect, guess, imagine, think
assume, suppose, think, believe, presume
attach, fix, stick, fasten
attend, go
attend, go to, take part in
attract, appeal, tempt
attract, pull, appeal
avoid, escape, prevent
await, wait, expect
back up, support
ban, forbid, prohibit, stop
be, exist
bear, put up with, stand, suffer
beat, hit
become, go, turn, grow
beg, pray, ask
boast, show off
book, reserve
borrow, lend, rent
bounce, jump, hop
bounce, spring
break out, start
break, crack, tear
break down, fail, give out
break up, split up, separate, divorce
bring, fetch, take, carry
bring up, raise
broadcast, publish, announce
build up, increase
bump into, run into, hit
burn out, burn down
burn, sting
burst, split, explode, break
calculate, estimate, work out, count
call, name
call, ring, phone
call off, cancel
call, shout, yell, scream, cry
calm down, settle down, relax
capture, arrest, catch, seize
care about, mind, worry
carry out, perform, do
catch up, keep up with, keep up
catch, trap
cause, make
celebrate, party
change your mind, have second thoughts
change, swap, exchange
chase, follow, hunt
chat, talk, speak
cheat, lie
cheat, trick
check, check out, go over, test, examine
cheer, cheer up
cheer, shout
chew, bite, eat
choose, prefer, decide
clarify, explain, clear up, make clear
clarify, explain, define
clear up, sort out, tidy up
clear up, tidy, tidy up, clean up, clean
click, tick, press
climb, go up
cling, hold, grip
close, shut down
collapse, fall, crash, fall down
collect, gather, pick up, pile up
combine, mix, join, unite
come across, meet, find
come across, run into, find
come in, enter, get in, go in
come over, come round, visit, call on, pop in
come up with, invent, think of
commit, do
communicate, speak, talk, convey
compete, take part, race
complain, object, protest
complete, finish
compose, write
conceal, hide, cover
concentrate, focus, concentrate on, focus on, pay attention
conclude, decide, end, finish
confess, admit, own up
confirm, prove, check
confront, face up to, deal with
consider, regard, think about, judge
consider, think about, think over
construct, manufacture, produce, build, make
consult, ask
consume, use, eat, drink
contact, reach, get in touch
contain, include, hold
continue, keep, keep on, go on
contradict, disagree, deny
contribute, donate, give, add
control, govern, dominate, manage, run
control, operate, manage
cooperate, work together
copy, imitate
count on, depend on, rely on, trust
crash, crush, smash
crave, desire, want, long
crawl, creep
criticise, blame, tell off
criticise, complain, blame
cross out, delete
crush, squeeze, press
cut out, cut off
cut, chop, slice
damage, harm, destroy, hurt, ruin, spoil
dash, rush, hurry, sprint, run
deal with, handle, manage, cope, cope with
declare, state, claim, announce, say
decline, decrease, reduce, fall
decline, refuse, turn down, reject
decorate, paint, renovate, do up
defend, protect, guard
delete, remove, erase
delight, please, amuse, satisfy
deliver, hand over
demand, ask for, require
demand, insist, order, require
demolish, destroy, pull down, knock down
demolish, destroy, ruin
demonstrate, protest
demonstrate, prove, show, present, exhibit
deny, refuse
depict, describe, represent
derive, obtain, get
deserve, earn
design, plan, draw
despise, hate, resent, dislike
detect, discover, notice, find, observe
determine, decide, establish, define
develop, evolve, grow
devote, dedicate
die down, calm down
die, pass away
direct, conduct, lead
disappear, go away, vanish
disappoint, let down
discourage, prevent
discuss, talk about, debate
dismiss, ignore
dismiss, lay off, fire
dispose of, throw away, get rid of, throw out, dump, put away
distinguish, recognise, tell apart
distract, disturb, interrupt
distribute, give out, hand out, supply, spread
divide, split, split up, share, separate
do away with, get rid of, abolish
do well, do your best
do without, go without
donate, give, give away
drain, empty
draw, paint, sketch
drag, pull
dress, get dressed, wear, put on
dress up, get dressed
drift, float
drip, leak, pour, flow
drop off, see off
drop out, quit, leave
drop, fall
drop in, visit, call in, stop by
drop off, fall asleep
drop out, give up, quit
earn, make, gain
edit, revise, change
educate, train, teach
eliminate, remove, exclude, get rid of
embark on, begin, start, set out
emerge, appear, come out
emphasise, underline, highlight, stress
enable, let, allow
encounter, meet, face
encourage, promote, support
end up, finish
enhance, improve
enquire, ask
enrol, sign up, register, join
ensure, assure, make sure, secure
entertain, amuse
establish, found, launch, set up, start
examine, check, inspect, test, study
examine, study, inspect, look at
exceed, pass
exchange, swap, trade
exclude, leave out
exhibit, show, display, present
exist, live
expand, extend, grow, increase, stretch
expect, wait, hope
expel, throw out
explain, describe
explode, burst, blow up, erupt
explore, search, discover
express, convey, show, communicate
faint, pass out
fall apart, break up, collapse, break
fall behind, drop off
fancy, like, want
fasten, fix, do up, tie
fasten, tie, attach, do up, join
feed, eat
fetch, bring, get, collect
fight, struggle, oppose
figure out, work out, solve, understand
fill in, complete
finance, fund, invest, sponsor, support, pay for
find out, learn, hear, discover
fit, suit, match
flourish, grow, succeed, bloom
flow, run, pour
follow, obey
force, push, make
forgive, excuse
form, create, make
found, establish, create
fry, cook, roast, bake, grill
fulfil, satisfy, achieve, meet
gain, earn, win, get
gather, collect, meet
get across, put across, explain
get away, run away, escape
get back, return
get by, cope, make ends meet
get by, manage, cope
get changed, get dressed
get in, get on
get on, get on with
get out, get off, go out
get over, overcome, recover
get together, meet up
get together, meet, join
get up, stand up, rise, wake up
give away, give out
give in, give up, surrender
give in, hand in, submit
give off, give out
give off, produce, release
give up, stop, quit
glance, look, stare, peer
go along with, agree
go away, go out, leave, set off
go away, leave, depart
go back, return
go by, pass
go for, choose
go off, explode
go over, look through, revise, check
go past, pass by, go by
go through, suffer, experience, undergo
grab, grip, seize, snatch, hold, catch
grab, hold, take, seize
greet, welcome, meet
guess, think, imagine, estimate
hack, break in, break into
hand in, submit, give
hand over, give, hand
hang out, relax, meet up
hang, hang up
hang out, spend time
harm, hurt, injure, damage, wound
have a look, look
have, have got, own, possess, hold
heal, mend, recover, cure
heal, recover, cure, get better
hear of, hear about
hire, rent
hit, knock, strike, kick
hold back, stop
hold up, delay
hold, keep
hold on, wait, hang on
hunt, track down
identify, recognise, distinguish, detect
identify, recognise, name
imagine, suppose, dream
implement, carry out, apply, enforce
impose, force
improve, get better
include, involve, contain, consist of
influence, affect, shape
inform, tell, notify, announce, report
insert, put in
inspect, check, examine, investigate
instruct, teach, order, tell
insult, offend
intend, mean, plan
interact, communicate
interfere, interrupt, disturb
interrupt, cut off, stop
interrupt, stop, disturb
invade, attack
invent, design, create
investigate, look into, examine, explore
investigate, look into, explore, research
invite, ask
involve, need, require
isolate, separate
jog, trot, run
join, join in, take part, participate
jot down, write down
judge, decide
justify, explain, defend
keep calm, take it easy, calm down
keep in touch, get in touch
keep out, keep away, keep off, exclude
keep up, maintain
kid, joke
know, think, understand, remember, believe
lack, need
land, arrive
last, continue, go on
laugh, smile, giggle
launch, start, release
lay, put, put down, set
lead to, result in, cause, bring about
lead, guide, take
leap, spring, jump
learn, memorise, study
leave, depart, set off, go
leave out, miss out, omit
lend, give
let, rent
lift, raise, rise
light, burn
lock, close, shut
look after, care for, take care of
look after, mind, babysit
look around, show round
speak, talk, say, tell
look, watch, see
surely, certainly, definitely
look at, watch
look down on, despise
look forward to, anticipate
look forward to, hope
look like, take after, resemble
look round, shop around
look up, search
lose your temper, be fed up with
lose, miss
maintain, keep, preserve, retain
maintain, sustain, keep, preserve
make friends, get to know
make progress, improve, do well
make sure, check
make up for, compensate
make up your mind, make a decision, decide
make up, invent
mark, correct
master, learn
matter, count, be important
measure, weigh, calculate
melt, thaw, dissolve
mention, note, say
mention, refer to, remark, comment
mess about, play
mess up, spoil, ruin
mix, stir, blend
modify, alter, adapt, adjust, change, convert, vary
monitor, supervise, observe, watch, check
mount, climb, rise
move on, go on, continue
move, travel, go
move in, move
murder, kill
need, want
neglect, ignore, overlook
negotiate, discuss
note, observe, notice
notice, spot, observe, see
object to, oppose, disagree
observe, watch, notice, see
occupy, fill, live
occur, happen, take place, arise
offer, volunteer, give
operate, run, work
oppose, resist, fight, combat
order, tell, command
organise, plan, run
overcome, beat, defeat, deal with
owe, borrow
overcharge, rob, cheat
overtake, pass
pack, wrap
pass down, hand down, pass on
pause, hesitate, stop
pay back, pay off, owe
peel, cut
perceive, notice, see, understand
permit, allow, grant
permit, allow, tolerate, let
persuade, convince, encourage, urge, influence, motivate, inspire
persuade, convince, talk into
pick up, collect, lift
pin, attach, fix, stick
plant, grow
play, compete
point, show
point out, show, mention
polish, clean, shine
pollute, damage
portray, depict, describe, illustrate, show
pour, fill, spill
practise, rehearse, train
praise, admire, compliment
pray, wish
predict, promise
prepare, cook, get ready
prepare, get ready, make
prescribe, order
present, show, introduce
preserve, protect, save, keep
press, push, click
pretend, act
prevent, stop, keep
print, publish
proceed, continue, go ahead, carry on
progress, improve
promise, swear
promote, upgrade
pronounce, say
propose, suggest, advise, recommend
propose, suggest, put forward
provide, supply, offer, give
pull down, knock down, take down
pull through, recover, survive, get over
pull yourself together, calm down
pursue, chase, follow, run after
put aside, save, save up
put away, put back
put away, tidy, tidy up
put down, write down
put forward, bring up, suggest
put out, switch off, blow out
queue, wait
quote, repeat
race, rush, speed
rank, rate, judge
react, respond, reply, answer
realise, find out, notice
realise, notice, understand
recall, remember, remind
recall, think, remember
reckon, suppose, guess, think, estimate
recognise, know
recycle, reuse
reduce, cut down, cut back, lower, cut down on
reflect, think over
regard, consider, view
regret, be sorry
reinforce, strengthen, support
reject, refuse, resist, oppose, turn down
relax, unwind, rest
release, free
release, publish, issue
relieve, calm
relocate, move, transfer
remain, stay, keep
remark, comment, say
remove, take out, delete, take away
renovate, repair, restore, do up
repair, mend, restore, fix
replace, change
replace, exchange, swap, substitute
represent, symbolise, stand for
require, demand, need
rescue, save
resign, quit, retire
resolve, solve, settle
restrict, limit
retire, stop
reveal, expose, disclose, show
reveal, tell, show, admit
revise, study, learn
reward, thank
rinse, wash
rip, tear, cut
rip, tear, rip off
rob, steal, burglarise
roar, howl, shout
roll, turn, spin
rub, scratch, scrape, scrub
rub, scrub, polish, wipe
rule out, exclude
run down, criticise
run out, use up
sail, swim
say sorry, apologise
scratch, rub, itch
scream, shout, yell, howl
search, look for, seek, hunt
seize, grab, capture, catch
select, choose, pick
send off, post
set in, begin, start
set off, set out, leave, depart
settle, settle down
shrink, reduce
shut down, turn off, switch off
sign up, register, log in
simmer, boil, cook
sip, drink, swallow
slam, shut, close
slide, slip, skid
solve, resolve, sort out, work out
specify, define
speed up, accelerate, hurry
spill, pour, drop
splash out, spend
stand by, support, stand up for, stick up for, defend
stay behind, stay in
steer, drive
stick to, keep to, follow
stick, glue, attach, fix
stimulate, encourage, inspire, motivate
stir, mix, whisk
strengthen, improve
stroke, touch, rub
struggle, fight, try
stumble, trip, trip over, fall, fall over
submit, hand in, send
succeed, manage, achieve, succeed in
suffer, hurt
summarise, conclude
surround, circle
survive, live
suspend, delay, postpone, put off
sweep, brush, clean, wipe
swing, hang
take aback, surprise
take apart, break
take back, put back, bring back
take down, remove
take in, understand
take on, employ, hire, accept
take over, control
take part, take turns
tap, knock, hit
tell off, shout at, criticise
tempt, attract, persuade
tend, be likely
test, examine, try
throw up, be sick
tidy up, clean up, clear up, clear away, put away
tolerate, bear, stand, put up with, accept
track down, find, locate, discover
transfer, move, transport
transform, change, convert, turn into, alter
transmit, send
transport, carry, transmit
trust, believe, rely on
undertake, begin, accept
urge, advise, recommend
use up, finish, run out of
wander, drift, stroll
warn, discourage
warn, threaten
wave, signal
wear off, disappear
weigh up, consider, think over
whisper, speak
wind up, end up, turn out
wind up, finish
wipe, dry up
withdraw, take out
work on, practise
worry, bother, concern
wrap up, dress
yawn, sigh
be wrong, make a mistake
be right, make sense
be careful, look out, watch out
scatter, sprinkle, spread
scare, frighten
score, win
send, post, mail
serve, help
set off, set out, start, leave, take off
set up, start, put up, establish
shake, tremble, shiver
shine, sparkle
show up, turn up, arrive, appear
shut down, turn off, close down
sign, sign up
sink, drown
sit, sit down
sort out, organise, solve
spell, write
spend, pay
splash, sprinkle, pour
stand, stand up
stand for, mean, represent
stand out, stick out
stay up, stay
store, keep, save
succeed, do well, pass, win
sum up, summarise
suspect, think, doubt
swallow, eat, drink
tackle, deal with, take on
take back, return, bring back
take off, remove
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
treat, cure
try on, wear, put on
try out, try, test
turn into, become
turn up, increase
type, write
vote, elect
wander, walk, stroll
warn, advise, tell
waste, spend
water, pour
wear out, tire
whisper, talk, say
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
code, computer program, program
Hindi, Urdu
bread, toast
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
