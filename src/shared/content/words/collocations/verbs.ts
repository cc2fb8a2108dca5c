/** What goes with a verb, a word a line: `word | level: phrases; level: phrases`. A phrase stands in all tables once. */
export const verbs = `
accept | B1: accept an invitation, accept responsibility for, accept an offer, accept the fact, accept the blame, accept a challenge; B2: accept an apology
achieve | B1: achieve a goal, achieve success, achieve an aim, achieve your ambition, achieve a result
acquire | B2: acquire a skill, acquire knowledge
act | B2: act responsibly
add | A2: add salt; B1: add up the numbers
admit | B1: admit a mistake, admit responsibility for; B2: admit defeat
agree | A2: agree with someone, agree on a price; B1: agree completely
answer | A1: answer a question, answer the phone, answer an email; A2: answer the door; B1: answer correctly
apologise | A2: apologise for being late; B1: apologise to someone; B2: apologise sincerely
apply | B1: apply for a job, apply to a university, apply for a visa; B2: apply pressure
approve | B2: approve of an idea
argue | B1: argue strongly
arrive | A1: arrive early, arrive home, arrive late; A2: arrive at the station, arrive on time; B1: arrive in time, arrive safely
ask | A1: ask a question, ask for help; A2: ask the price, ask for the bill, ask for directions; B1: ask the way, ask for permission, ask for advice, ask a favour
attend | B1: attend a meeting, attend a school, attend a wedding, attend a lecture, attend a course, attend a funeral
avoid | B1: avoid a problem, avoid an accident, avoid contact with; B2: avoid eye contact
award | B1: award a prize
beat | B1: beat an opponent, beat a record
become | A2: become famous, become ill; B1: become a member of, become aware of, become extinct
believe | A2: believe a story
belong | A2: belong to a club
bite | B1: bite your nails
block | B1: block the road, block a number
blow | B1: blow your nose, blow out the candles
boil | A2: boil water, boil an egg, boil the kettle
book | A1: book a ticket, book a room, book a table, book a hotel, book a flight; B1: book in advance
borrow | A2: borrow money, borrow a book, borrow a pen
bother | B2: bother to do something
break | A2: break a promise, break a record; B1: break a leg, break a window, break the law, break a habit, break the news, break the rules, break your arm; B2: break the ice, break the silence
bring | A2: bring good luck; B2: bring up children
brush | A1: brush your teeth, brush your hair
build | A2: build a house, build a nest, build a fire; B1: build confidence, build a relationship
burn | B2: burn calories, burn fossil fuels
buy | A1: buy a ticket, buy a present, buy online
call | A1: call the police; A2: call an ambulance; B1: call a meeting; B2: call for help
cancel | B1: cancel a meeting, cancel a flight; B2: cancel a subscription
capture | B2: capture someone’s attention
care | A2: care about the environment; B1: care for the elderly
carry | A1: carry a bag; B1: carry out research
catch | A1: catch a ball, catch a train; A2: catch a bus, catch a fish, catch a cold; B1: catch someone’s attention; B2: catch fire, catch sight of, catch your breath
cause | B1: cause trouble, cause damage, cause an accident, cause problems, cause a delay; B2: cause concern, cause offence, cause an explosion
celebrate | A2: celebrate a birthday; B1: celebrate an anniversary; B2: celebrate a victory
change | A2: change clothes, change colour, change money; B1: change your mind, change trains, change the subject, change jobs, change places
charge | B1: charge a battery, charge a fee
check | A2: check your answers, check the spelling, check your email, check the time, check in online; B1: check the weather forecast
choose | A2: choose a topic, choose carefully
clean | A1: clean the house, clean your room, clean your teeth, clean the windows
climb | A1: climb a tree, climb a mountain
close | A1: close the door, close your eyes
collect | A2: collect stamps, collect information, collect coins; B1: collect data, collect money for charity
commit | B2: commit a crime, commit fraud
communicate | B1: communicate clearly
compare | A2: compare prices, compare the results, compare notes
compete | B1: compete in a race, compete for a prize
complain | B1: complain about the noise; B2: complain bitterly
complete | A2: complete a form, complete a sentence; B1: complete a task
concentrate | B1: concentrate on your work, concentrate hard
conduct | B2: conduct an interview, conduct research, conduct an experiment
confirm | B1: confirm a booking, confirm a reservation, confirm an appointment
connect | B1: connect to the internet
consider | B1: consider a possibility, consider an option; B2: consider the consequences
contact | B1: lose contact with, contact details
contain | B1: contain information, contain sugar
contribute | B2: contribute to a discussion, contribute money
cook | A1: cook dinner; A2: cook a meal
correct | A2: correct a mistake
cost | B2: cost a fortune
count | A2: count to ten, count money; B1: count the cost
create | B1: create a problem, create jobs, create an account; B2: create an atmosphere, create an impression
cross | A2: cross the road; B1: cross the border; B2: cross your fingers
cut | A1: cut your finger, cut the grass, cut your hair, cut costs, cut a cake; B2: cut in half
damage | B1: damage someone’s health; B2: damage your reputation
dance | A1: dance to music
deal | B1: deal with a problem, deal with a complaint
declare | B2: declare war on
decorate | B1: decorate a room, decorate a cake
defend | B1: defend a country, defend your rights
deliver | B1: deliver a parcel, deliver a speech, deliver a message
depend | B1: depend on the weather
deserve | B1: deserve a rest, deserve respect; B2: deserve praise
develop | B1: develop a skill, develop software; B2: develop an interest in
die | A2: die of hunger, die young; B2: die out
discover | B1: discover the truth
discuss | A2: discuss a problem, discuss an idea, discuss a topic; B1: discuss the details
disturb | B1: disturb the peace, disturb someone’s sleep
do | A1: do homework, do sport, do the cooking, do exercise, do a job, do a test; A2: do the housework, do a puzzle, do gymnastics, do judo, do yoga, do the washing-up, do a degree; B1: do the shopping, do the dishes, do business, do a favour, do damage, do research, do an experiment, do a course, do your best; B2: do well
donate | B2: donate money, donate blood
download | A2: download an app, download a file
draw | A1: draw a picture, draw a line, draw a map; A2: draw the curtains; B2: draw attention to, draw a conclusion
drink | A1: drink water, drink coffee
drive | A1: drive a car, drive to work; A2: drive someone home; B1: drive someone mad
drop | B1: drop litter
earn | A2: earn money; B1: earn a living, earn respect, earn a salary; B2: earn a fortune
eat | A1: eat breakfast, eat lunch, eat meat, eat well; B1: eat healthily
enjoy | A1: enjoy your holiday; A2: enjoy a meal, enjoy yourself; B1: enjoy the view, enjoy the peace and quiet
ensure | B2: ensure safety, ensure success
enter | A2: enter a room, enter a competition, enter a password
escape | B1: escape from prison, fire escape, lucky escape
establish | B2: establish a business, establish contact
exchange | B1: exchange ideas, exchange money, exchange phone numbers
experience | B1: experience difficulties
explain | A2: explain a rule, explain the reason for
explore | B1: explore the island, explore a cave, explore the possibility
express | B1: express an opinion, express your feelings, express doubt; B2: express concern, express gratitude, express an interest in, express sympathy
face | B1: face a problem, face the facts, face a challenge
fail | A2: fail an exam, fail a test; B1: fail to notice; B2: fail miserably
fall | A2: fall asleep, fall in love, fall ill; B2: fall apart
feed | B1: feed the animals, feed a baby, feed the birds
feel | A1: feel tired, feel hungry, feel sick; A2: feel sorry for, feel at home, feel pain, feel nervous, feel lonely; B1: feel guilty, feel free to, feel confident, feel embarrassed, feel ashamed of, feel proud of
fight | A2: fight crime; B1: fight for freedom; B2: fight poverty
fill | A2: fill a glass, fill in a form; B1: fill a gap
find | A1: find a job, find the answer, find your way, find the time; B1: find a solution, find an excuse
finish | A1: finish your homework, finish work, finish school; A2: finish on time
fit | B1: fit perfectly, fit the description
fix | A2: fix a problem; B1: fix a date
focus | B1: focus on the positive, focus attention on
follow | A2: follow the rules, follow the signs, follow directions; B1: follow the instructions, follow advice, follow a recipe, follow a path, follow a trend, follow someone’s example
forget | A1: forget a name; B1: forget completely
form | A2: form a circle; B1: form a band, form an opinion
gain | B2: gain experience, gain weight, gain confidence, gain access to, gain control
get | A1: get home; A2: get angry, get better, get tired, get a good mark, get a cold, get a degree, get worse; B1: get a job, get ready, get married, get lost, get dressed, get divorced, get permission, get engaged, get a visa, get to know; B2: get dark, get in touch with, get rid of, get used to, get the impression
give | A1: give a present, give information; A2: give an example, give an answer, give a reason, give an opinion, give someone a lift; B1: give advice, give permission, give a speech, give a performance, give a presentation, give someone a hand, give someone a hug, give a party, give directions, give a lecture, give birth to, give someone a chance, give a description; B2: give evidence
go | A1: go to bed, go to school, go to work, go shopping, go swimming, go to the cinema; A2: go for a walk, go by bus, go to sleep, go camping, go sightseeing, go abroad, go out for dinner, go to university; B1: go on holiday, go mad, go missing, go bald, go online; B2: go on a trip, go wrong, go bankrupt, go on strike
greet | B1: greet someone warmly
grow | A2: grow vegetables, grow flowers, grow a beard, grow fast, grow old; B1: grow crops
guess | A2: guess the answer, guess the meaning; B1: guess correctly
hang | B1: hang up your coat
have | A1: have breakfast, have lunch, have a shower, have a drink, have a party, have fun, have a headache, have a good time, have a baby; A2: have a cold, have a picnic, have a dream, have a rest, have a conversation, have an interview, have an accident, have a chat, have a barbecue; B1: have a look, have an argument, have difficulty, have an effect on, have an influence on, have an operation, have a fever, have experience, have doubts about, have a sense of humour, have access to, have a meeting; B2: have a right to, have something in common, have a go, have a word with, have plenty of time, have a long way to go
hear | A2: hear a noise, hear a voice
help | A1: help with homework; A2: help each other
hide | A2: hide your feelings; B1: hide the truth
hit | B2: hit the target
hold | A1: hold someone’s hand; A2: hold the door, hold the record; B1: hold a meeting, hold hands, hold your breath, hold an event, hold an election, hold a conference
hurt | A1: hurt your leg; A2: hurt someone’s feelings
ignore | B1: ignore a problem, ignore advice, ignore a warning
improve | A2: improve your English, improve your health; B1: improve your skills, improve relations, improve conditions
increase | B1: increase the price, increase speed, increase the number of, increase dramatically
inspire | B2: inspire confidence
install | B1: install software
introduce | B1: introduce yourself, introduce a law
invite | A2: invite friends to a party
join | A2: join a club, join the army, join a team, join a gym, join a queue, join a group, join the police
jump | A1: jump up and down; B1: jump the queue; B2: jump for joy, jump to conclusions
keep | A2: keep quiet, keep a secret, keep a diary, keep a promise, keep calm, keep warm, keep still; B1: keep in touch, keep a record, keep the change; B2: keep fit, keep an eye on, keep up to date, keep your word, keep your balance
kick | A1: kick a ball
kill | B2: kill time
know | A1: know the answer, know how to swim; B1: know by heart
laugh | A2: laugh out loud
launch | B2: launch a campaign, launch a product, launch a rocket
lead | B1: lead a team, lead the way
learn | A1: learn a language, learn to swim, learn a lesson, learn from a mistake, learn to drive; B1: learn a skill; B2: learn by heart
leave | A1: leave home, leave the house, leave school, leave a message, leave work, leave a job; A2: leave early, leave a tip, leave the country, leave someone alone
lend | A2: lend money, lend a book; B1: lend someone a hand
lie | A2: lie in the sun, lie on the beach, lie awake
lift | B1: lift weights
light | B1: light a fire, light a candle, light a match
listen | A1: listen to music, listen to the radio, listen to the teacher; A2: listen carefully; B1: listen to a podcast
live | A1: live in a city, live with your parents; A2: live alone, live abroad; B1: live forever
lock | A2: lock the door
look | A1: look at a picture; A2: look for a job, look out of the window, look after children, look up a word; B2: look forward to
lose | A2: lose your keys, lose a game, lose your job, lose your passport; B1: lose weight, lose control, lose confidence; B2: lose interest in, lose patience with, lose touch with, lose your way, lose your temper, lose your balance, lose consciousness
maintain | B2: maintain contact, maintain a balance, maintain standards
make | A1: make a cake, make breakfast; A2: make a noise, make a mistake, make a list, make a phone call, make money, make a plan, make the bed, make a decision, make a promise, make a joke; B1: make friends, make a suggestion, make progress, make an effort, make an appointment, make an excuse, make a complaint, make a speech, make an offer, make a choice, make a profit, make a mess, make a comment, make an announcement, make a discovery, make a reservation, make an attempt, make changes, make room for; B2: make sure, make a difference, make sense, make an impression, make arrangements, make fun of
manage | B1: manage a business, manage your time
marry | B1: marry young
measure | B1: measure the length, measure the temperature
meet | A2: meet someone for coffee; B1: meet a deadline; B2: meet expectations, meet the needs of, meet requirements
miss | A2: miss the bus, miss a train, miss your family, miss a flight; B1: miss a chance, miss an opportunity, miss the point, miss a deadline
move | A1: move to another country; A2: move house, move abroad
need | A1: need help, need time; B1: need advice
negotiate | B2: negotiate a deal, negotiate a contract
obey | B1: obey the law, obey orders, obey the rules
obtain | B2: obtain information, obtain permission
occupy | B2: occupy a position
offer | B1: offer help, offer someone a job, offer advice, offer an opportunity, offer support
open | A1: open the door, open a window, open a letter, open a present; A2: open a file; B1: open an account; B2: open fire
order | A2: order food, order a pizza, order online, order a meal
overcome | B2: overcome a problem, overcome fear, overcome difficulties
pack | A2: pack a suitcase, pack your bags
paint | A1: paint a picture; B2: paint a portrait
park | A1: park the car; B2: park illegally
pass | A2: pass an exam, pass the salt, pass the ball, pass a message on; B1: pass a test, pass the time, pass a law
pay | A1: pay a high price; A2: pay by credit card, pay the bill, pay in cash, pay the rent; B1: pay attention to, pay a fine, pay a visit, pay a fee, pay taxes, pay for the tickets; B2: pay a deposit, pay interest
perform | B1: perform an operation, perform a play, perform on stage
plan | A2: plan a trip; B1: plan ahead
plant | A1: plant a tree; A2: plant seeds
play | A1: play football, play the piano, play the guitar, play tennis, play a game, play music, play in a band, play outside; A2: play chess, play an instrument, play a part in, play the drums, play for a team; B1: play cards, play a role in, play a trick on
post | A2: post a letter, post a photo; B1: post a comment
pour | B1: pour a drink, pour with rain
practise | B1: practise speaking
prepare | A2: prepare a meal, prepare for an exam, prepare dinner
present | B1: present a prize; B2: present evidence
press | A2: press a button, press a key
prevent | B1: prevent an accident, prevent disease
produce | B1: produce energy, produce a result; B2: produce evidence
protect | B1: protect the environment, protect your skin, protect wildlife, protect nature
provide | B1: provide information, provide a service, provide food, provide support, provide access to, provide an opportunity, provide an explanation; B2: provide evidence
publish | B1: publish a book, publish an article, publish research
pull | B1: pull a face
push | A2: push a button
put | A1: put on a coat; B1: put out a fire, put a stop to; B2: put on weight, put up a tent, put pressure on, put an end to
raise | B1: raise your hand, raise money for charity, raise prices, raise your voice, raise a question, raise the alarm, raise taxes; B2: raise awareness of, raise children, raise funds
reach | B1: reach a decision, reach an agreement, reach the top, reach the final, reach your destination, reach the age of; B2: reach a goal, reach a conclusion
read | A1: read a book, read a newspaper, read a story; B1: read the instructions, read music
receive | A2: receive a message, receive an invitation; B1: receive treatment, receive a reward, receive an award, receive support
recommend | B1: recommend a book, recommend strongly
recycle | A2: recycle rubbish
reduce | B1: reduce pollution, reduce costs, reduce the risk of, reduce speed, reduce stress, reduce waste, reduce the price, reduce the amount of
refuse | B1: refuse an offer, refuse permission, refuse to answer
reject | B2: reject an offer, reject an idea
release | B1: release a film, release a prisoner
rely | B2: rely on a friend, rely heavily on
remember | A1: remember someone’s name; B1: remember clearly
remove | B2: remove a stain
rent | A2: rent a flat, rent a car, rent a house, rent a room
repair | A2: repair a bike, repair the roof, repair a car; B1: repair damage
resolve | B2: resolve a conflict
return | A2: return home, return a book; B1: return a call
ride | A1: ride a bike, ride a horse, ride a motorbike
rise | B2: rise sharply, rise steadily
run | A2: run a race, run a business, run for the bus; B1: run a marathon, run a risk, run the risk of, run out of time; B2: run a campaign
save | A2: save money, save time, save energy, save lives, save electricity; B1: save space, save water
say | A1: say hello, say goodbye, say thank you; A2: say sorry
score | A2: score a goal, score a point
search | B1: search the internet
see | A2: see a doctor, see a dentist; B1: see the sights, see the difference; B2: see the point of
send | A1: send an email, send a letter, send a message, send a postcard; A2: send a text; B1: send a parcel
serve | B1: serve a meal
set | B1: set an alarm, set a goal, set an example, set a limit, set the scene; B2: set the table, set a record, set fire to, set the pace
shake | B1: shake hands, shake your head
share | A2: share a room, share an idea, share information, share your feelings, share the cost
shout | A2: shout for help, shout loudly; B1: shout at someone
show | A1: show the way; A2: show your feelings, show signs of; B1: show respect; B2: show interest in, show enthusiasm
sign | A2: sign a letter, sign your name; B1: sign a contract, sign a document, sign an agreement
sing | A1: sing a song; B2: sing in a choir
sit | A2: sit still; B1: sit an exam
sleep | A1: sleep well; A2: sleep badly; B2: sleep deeply
smell | A2: smell of smoke
smile | A2: smile at someone
solve | A2: solve a problem, solve a puzzle, solve a crime; B1: solve a mystery
speak | A1: speak a language, speak on the phone; B1: speak in public
spend | A1: spend the night; A2: spend money on, spend time with, spend the weekend; B2: spend a fortune
spread | B1: spread the news, spread disease, spread butter, spread quickly
stand | A2: stand still, stand in a queue; B2: stand a chance
start | A1: start school, start work, start a fire, start a car; A2: start a business, start a conversation; B1: start a family
stay | A1: stay at home; A2: stay in bed, stay in a hotel, stay awake, stay healthy, stay in touch, stay the night; B1: stay calm, stay up late
steal | A2: steal money
stop | A1: stop talking, stop working
struggle | B2: struggle to survive
study | A1: study hard, study for a test, study at university; A2: study medicine, study abroad
submit | B2: submit an application, submit an assignment
succeed | B1: succeed in passing
suffer | B1: suffer an injury, suffer a loss, suffer from a disease, suffer from stress; B2: suffer a defeat, suffer the consequences
suggest | B1: suggest an idea
support | B1: support a team, support a family, support a charity; B2: support a campaign
surf | A2: surf the internet
take | A1: take a photo, take a picture, take a taxi, take medicine; A2: take a break, take a test, take an exam, take a message, take time, take action, take a day off, take someone’s temperature; B1: take a seat, take care of, take a risk, take a chance, take responsibility for, take a decision, take control, take a deep breath, take a step; B2: take notes, take part in, take turns, take place, take advantage of, take an interest in, take off your shoes, take notice of
talk | A1: talk to a friend, talk about the weather, talk on the phone
teach | A1: teach maths; B2: teach someone a lesson
tear | B1: tear a piece of paper
tell | A1: tell a story; A2: tell the truth, tell a lie, tell a joke, tell the time, tell someone a secret; B1: tell the difference; B2: tell someone’s fortune
test | B1: test your knowledge; B2: test a theory
thank | A2: thank someone for help
think | A1: think hard; A2: think carefully, think of an idea, think twice; B1: think ahead; B2: think positively
throw | A1: throw a ball; A2: throw away rubbish; B1: throw a party
train | A1: train hard; A2: train for a race
translate | B1: translate into English
travel | A1: travel by train, travel the world; A2: travel abroad; B1: travel light
treat | B1: treat a patient, treat an illness, treat someone with respect; B2: treat equally
try | A1: try hard, try your best
turn | A1: turn on the light, turn off the television; A2: turn left, turn right, turn red
understand | A2: understand the difference; B1: understand the instructions
upload | B1: upload a photo
use | A1: use a dictionary; B1: use your imagination, use public transport
visit | A1: visit a friend, visit a museum, visit a website; B1: visit relatives
vote | B1: vote for a party, vote in an election, right to vote
wait | A1: wait for a bus, wait a minute; B1: wait patiently
wake | A2: wake up early
walk | A1: walk the dog, walk to school, walk home
warn | B1: warn of danger
wash | A1: wash your hands, wash your hair, wash the car, wash clothes, wash your face; A2: wash the dishes
waste | A2: waste time, waste money, waste energy, waste water, waste food
watch | A1: watch television, watch a film, watch the news; B1: watch a documentary
water | A1: water the plants
wave | A2: wave goodbye
wear | A1: wear glasses, wear a coat, wear a hat; A2: wear a uniform, wear a suit, wear jewellery; B1: wear a helmet, wear a seat belt
whisper | B1: whisper in someone’s ear
win | A1: win a game; A2: win a race, win a prize, win a competition; B1: win an election, win an award, win a medal, win the lottery; B2: win a scholarship
withdraw | B1: withdraw money, withdraw cash
work | A1: work hard, work in an office; A2: work part-time, work from home, work abroad; B1: work long hours; B2: work overtime
worry | A2: worry about the future
write | A1: write a letter, write an email, write a story, write a song, write a postcard; A2: write a novel, write a poem; B1: write an essay, write a report, write a review
`;
