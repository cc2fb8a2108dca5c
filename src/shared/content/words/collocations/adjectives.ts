/** What goes with an adjective, a word a line: `word | level: phrases; level: phrases`. A phrase stands in all tables once. */
export const adjectives = `
absent | B1: absent from school
afraid | A1: afraid of the dark, afraid of spiders; A2: afraid of heights
allergic | B1: allergic to nuts; B2: allergic reaction
angry | A1: angry with someone
annual | B1: annual event, annual report
available | B1: available online, available space
aware | B1: aware of the danger
bad | A1: bad weather, bad news, bad at maths; A2: bad luck, bad dream, bad for your health; B1: bad habit
beautiful | B1: beautiful view
best | A1: best friend; A2: best wishes
big | A1: big city, big mistake, big brother; A2: big difference; B2: big deal
bitter | B1: bitter taste, bitter disappointment
blank | B1: blank page
blonde | A2: blonde hair
blue | A1: blue sky, blue eyes
brief | B1: brief visit, brief description
bright | A2: bright light, bright future, bright colour, bright sunshine; B1: bright idea
broad | B2: broad smile, broad shoulders
broken | A2: broken glass, broken heart, broken leg; B1: broken promise
brown | A1: brown hair, brown eyes, brown bread
busy | A1: busy street, busy with work; A2: busy life
capable | B2: capable of anything
careful | A1: careful driver, careful with money
central | B1: central heating
cheap | A1: cheap flight
chronic | B2: chronic pain, chronic illness
civil | B2: civil war, civil rights
classical | A2: classical music
clean | A1: clean water, clean air; A2: clean energy
clear | A2: clear sky, clear idea; B1: clear explanation
close | A1: close friend, close to the station; B1: close relative, close attention, close relationship
cold | A1: cold weather, cold drink, cold water, cold wind
comfortable | A2: comfortable chair
common | B1: common mistake, common problem, common knowledge, common name; B2: common sense, common interest
complete | A2: complete waste of time, complete stranger; B1: complete silence, complete disaster
convenient | B1: convenient time
correct | A2: correct answer, correct order
crowded | A2: crowded street, crowded with tourists
curly | A2: curly hair
daily | A2: daily life, daily newspaper; B1: daily routine
dangerous | A1: dangerous driving, dangerous sport
dark | A1: dark hair, dark night, dark clouds, dark chocolate
dead | A2: dead body, dead battery; B1: dead end
deep | A2: deep sleep, deep water, deep snow, deep voice; B1: deep breath
delicious | A2: delicious meal
difficult | B1: difficult decision, difficult situation, difficult task
digital | A2: digital camera; B1: digital technology
direct | B1: direct flight, direct route
dirty | A1: dirty clothes; A2: dirty dishes
double | B1: double room, double bed; B2: double meaning
dramatic | B2: dramatic change, dramatic increase
dry | A2: dry land, dry skin, dry weather, dry season
early | A1: early morning; A2: early stage
easy | A1: easy question, easy to use, easy answer
economic | B2: economic growth
effective | B2: effective treatment
elderly | B1: elderly people
electric | A2: electric car, electric guitar; B1: electric shock
empty | A2: empty bottle, empty seat; B1: empty promise; B2: empty stomach
endangered | B1: endangered species
equal | B1: equal rights, equal opportunities
essential | B1: essential services, essential part of
exact | B1: exact time, exact number, exact copy
excited | A1: excited about the trip
exciting | A2: exciting game
extra | A2: extra time, extra help
fair | A2: fair hair, fair price, fair skin; B1: fair play, fair share
false | A2: false teeth; B1: false alarm, false friend
famous | A2: famous actor, famous for its beaches
far | A1: far away, far from home
fast | A1: fast car; B1: fast food, fast asleep; B2: fast lane
fatal | B2: fatal accident, fatal mistake
favourite | A1: favourite colour, favourite food; A2: favourite subject
fierce | B1: fierce competition
final | B1: final decision, final exam, final score, final result
financial | B2: financial crisis, financial problems, financial support
fine | A1: fine weather
flat | A2: flat roof; B1: flat tyre, flat surface
fluent | B2: fluent in English
fond | B2: fond of animals, fond memory
foreign | A2: foreign language, foreign country; B1: foreign currency
formal | B1: formal clothes, formal letter, formal education
free | A1: free time; A2: free kick; B1: free speech, free of charge
fresh | A2: fresh air, fresh fruit, fresh start, fresh water, fresh vegetables, fresh bread, fresh fish
friendly | A1: friendly smile; A2: friendly match
full | A1: full of people, full name; A2: full moon, full stop, full marks
funny | A1: funny story; A2: funny smell
general | B1: general election, general knowledge, general public, general rule
gentle | B1: gentle breeze, gentle voice
glad | A2: glad to help, glad to hear
global | B1: global warming; B2: global economy
good | A1: good idea, good news, good morning, good at sports, good example; A2: good luck, good for your health; B1: good advice, good quality, good memory, good manners, good value
great | A1: great idea; A2: great fun; B1: great success, great pleasure, great deal of, great difficulty
green | A1: green tea, green light
happy | A1: happy birthday; A2: happy with the result; B1: happy ending, happy memory
hard | A1: hard work, hard worker; A2: hard life; B1: hard times, hard luck; B2: hard evidence
harmful | B2: harmful effects
healthy | B1: healthy diet, healthy lifestyle, healthy appetite, healthy habit
heavy | A2: heavy rain, heavy traffic, heavy snow; B1: heavy meal, heavy fine, heavy smoker
high | A1: high price, high mountain; A2: high speed, high temperature; B1: high quality, high heels, high standard, high tide, high unemployment
honest | A2: honest opinion
hot | A1: hot water, hot drink, hot weather; A2: hot meal, hot chocolate; B1: hot topic
huge | B1: huge success, huge amount of, huge crowd
human | A2: human body; B1: human life, human error, human nature
ideal | B1: ideal place for, ideal solution
ill | A1: ill in bed; B1: ill health, seriously ill patient; B2: mentally ill
immediate | B2: immediate effect
important | A1: important meeting, important information; A2: important difference; B1: important decision, important role
industrial | B1: industrial area; B2: industrial revolution
initial | B2: initial reaction
inner | B2: inner city, inner peace
interested | A1: interested in art
interesting | A2: interesting fact
keen | B1: keen on sport; B2: keen interest
key | B1: key word; B2: key role, key factor
kind | A1: kind to animals; A2: kind heart
large | A1: large number of; B1: large amount of, large crowd
last | A1: last week, last night, last name, last minute; B1: last chance
late | A1: late for school, late at night
latest | A1: latest news; A2: latest fashion
legal | B1: legal advice, legal system, legal right
light | A1: light rain, light blue; A2: light sleeper; B1: light breeze, light switch
little | A1: little brother, little finger
local | B1: local people, local newspaper, local government, local shop, local community
long | A1: long time, long way; A2: long journey, long life; B1: long distance
loud | A2: loud music, loud noise, loud voice
low | A2: low price, low temperature, low level, low fat; B1: low income, low tide
lucky | A2: lucky number, lucky guess
main | B1: main reason, main road, main course, main idea, main street, main entrance
major | B2: major problem, major cause of, major city
married | A1: married to a doctor; A2: married couple
mass | B2: mass production, mass media
mental | B2: mental health, mental illness
mild | B1: mild weather, mild climate, mild winter
minor | B2: minor injury, minor problem
mixed | B2: mixed feelings
modern | A2: modern art, modern life, modern language, modern world; B1: modern technology
musical | A2: musical instrument
mutual | B2: mutual friend, mutual respect, mutual understanding
narrow | B1: narrow street; B2: narrow escape
national | A2: national park, national team, national holiday
native | B2: native speaker, native language
natural | B1: natural disaster, natural light, natural world, natural beauty, natural talent, natural habitat; B2: natural resources
nervous | A2: nervous about the exam; B1: nervous system
new | A1: new year
next | A1: next week, next door, next year, next time
nice | A1: nice to everyone; A2: nice surprise
noisy | A2: noisy neighbours
nuclear | B2: nuclear power, nuclear energy
official | B1: official language, official visit, official website
old | A1: old friend, old town; A2: old age
open | A1: open window, open door, open air; B1: open question, open mind
opposite | A2: opposite direction, opposite side; B1: opposite effect
organic | B2: organic food, organic farming
outdoor | B1: outdoor activities, outdoor sports
painful | B1: painful memory
perfect | A2: perfect example of
permanent | B1: permanent job, permanent address, permanent damage
personal | B1: personal opinion, personal information, personal life, personal details, personal experience
physical | B1: physical exercise, physical education, physical activity, physical health
plain | B1: plain chocolate
polite | A2: polite to customers; B1: polite request
political | B1: political party, political leader
poor | A1: poor country; B1: poor health, poor quality, poor conditions
popular | A2: popular music, popular with teenagers, popular culture
positive | B1: positive attitude, positive thinking, positive effect
possible | A2: as soon as possible; B1: possible solution, possible explanation
practical | B1: practical advice, practical joke, practical experience
pregnant | B1: pregnant woman
present | B2: present tense
previous | B1: previous experience, previous owner
primary | A2: primary school; B1: primary education
private | B1: private school, private life, private lesson; B2: private property
professional | B1: professional advice, professional help
proud | B1: proud of your work, proud parents, proud owner of
public | B1: public transport, public holiday, public opinion, public library, public toilet, public place, public health, public services
quick | A2: quick learner, quick shower; B1: quick decision
quiet | A2: quiet voice, quiet life
rapid | B2: rapid growth, rapid change
rare | B1: rare disease, rare species
raw | B1: raw fish, raw meat, raw materials
ready | A2: ready for school, ready to go; B1: ready meal
real | A1: real world, real name; A2: real life, real reason
reasonable | B1: reasonable price, reasonable explanation
recent | B1: recent years, recent study, recent changes
red | A2: red hair
regular | B1: regular exercise, regular customer, regular meals
relevant | B2: relevant information, relevant to
reliable | B1: reliable information; B2: reliable source
religious | B1: religious festival
remote | B1: remote control; B2: remote village, remote area
renewable | B2: renewable energy
responsible | B1: responsible for the damage, responsible adult
rich | A1: rich country; B1: rich in vitamins
right | A1: right answer, right time, right way; A2: right side; B2: right angle
romantic | B1: romantic comedy, romantic novel
rough | B1: rough sea, rough idea, rough surface
round | A2: round face; B1: round trip
royal | B1: royal palace
rude | A2: rude word, rude to the waiter
rural | B1: rural area
sad | A1: sad story; A2: sad ending
safe | A2: safe place; B1: safe journey, safe distance
same | A1: same time, same thing, same age, same way, same size
scared | A2: scared of the dark; B2: scared to death
scientific | B1: scientific research, scientific experiment; B2: scientific evidence
second | A2: second language; B1: second chance
secondary | A2: secondary school; B1: secondary education
secret | A2: secret plan; B1: secret agent, secret recipe
senior | B2: senior manager
sensitive | B1: sensitive skin, sensitive to light; B2: sensitive subject
serious | A2: serious illness, serious accident, serious problem, serious mistake, serious about learning; B1: serious injury
severe | B2: severe weather, severe pain, severe punishment
sharp | B1: sharp knife, sharp pain, sharp bend, sharp increase
short | A1: short hair, short story; A2: short break; B1: short of money, short cut, short notice
sick | B1: sick leave, sick of waiting
side | B1: side effect, side street, side dish
significant | B2: significant difference, significant change, significant increase
silly | A2: silly mistake
similar | B1: similar to mine, similar situation
simple | A2: simple life, simple reason; B1: simple explanation
single | A2: single room, single ticket, single parent
slight | B2: slight increase
slow | B1: slow progress
small | A1: small town; A2: small business; B1: small talk, small change, small amount of
smart | B1: smart clothes
social | B1: social media, social life, social skills, social problem, social worker, social studies
soft | A2: soft drink, soft toy, soft skin
solar | B1: solar energy, solar system, solar power; B2: solar panel
special | A2: special offer; B1: special occasion, special needs; B2: special effects
spicy | B1: spicy food
steady | B2: steady job, steady increase, steady pace
steep | B2: steep hill, steep slope
straight | A2: straight hair, straight line; B1: straight answer
strange | A2: strange noise, strange dream
strict | B1: strict rule, strict parents, strict with children
strong | A1: strong wind, strong coffee; A2: strong smell; B1: strong opinion, strong accent, strong argument, strong influence, strong personality, strong relationship; B2: strong evidence
sudden | B1: sudden change, sudden death
suitable | B1: suitable for children
sunny | A1: sunny day
sweet | A2: sweet dreams; B1: sweet tooth
tall | A1: tall building
technical | B1: technical support, technical problem
temporary | B1: temporary job, temporary solution
terrible | A2: terrible mistake, terrible accident
thick | A2: thick fog, thick hair, thick soup; B2: thick layer of
thin | B2: thin ice, thin air
tight | B1: tight jeans, tight budget; B2: tight schedule, tight control
tired | A1: tired of waiting
tough | B1: tough question, tough decision, tough competition
traditional | A2: traditional food, traditional music; B1: traditional costume
tropical | B1: tropical island, tropical rainforest, tropical fruit
true | A1: true story, true friend, true or false; B1: true love
typical | B1: typical day, typical example of
unique | B1: unique opportunity
urban | B1: urban area
useful | A1: useful information; B1: useful advice
usual | A2: usual time
valuable | B1: valuable information, valuable experience
various | B1: various reasons, various kinds of
vast | B2: vast majority of, vast amount of
virtual | B2: virtual reality
vital | B2: vital role, vital part
warm | A1: warm clothes, warm weather; B1: warm welcome
weak | A2: weak tea; B1: weak point, weak excuse
western | B1: western culture
wet | A1: wet weather, wet floor
white | A1: white bread; B1: white lie
whole | A2: whole day, whole family, whole world; B1: whole truth, whole number
wide | B1: wide range of, wide choice of, wide awake, wide variety of
wild | A2: wild animal, wild flower; B2: wild guess
wonderful | A2: wonderful time
worried | A1: worried about the test
worth | B1: worth the effort, worth a visit, worth seeing; B2: worth a fortune
wrong | A1: wrong answer, wrong number, wrong way
young | A1: young people, young child
`;
