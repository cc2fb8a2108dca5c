/** What goes with a noun, where it does not stand under its verb or adjective, a word a line: `word | level: phrases; level: phrases`. A phrase stands in all tables once. */
export const nouns = `
accident | A2: by accident, car accident, road accident
advice | B1: ask someone for advice, piece of advice
air | A2: air pollution, by air; B2: air force
album | A2: new album
animal | A1: farm animal; B1: animal rights
art | A1: art class; A2: art gallery; B1: work of art, art exhibition
attention | B1: centre of attention; B2: attract attention
baby | A1: baby boy, baby sister, baby food
background | B1: background noise, background information, background music
bag | A2: plastic bag, shopping bag, sleeping bag
ball | A1: tennis ball
bank | B1: bank account, bank loan, bank holiday
bar | B1: bar of chocolate, bar of soap
bed | A1: bed and breakfast
birthday | A1: birthday party, birthday cake, birthday present, birthday card
block | B1: block of flats
blood | A2: blood test, blood type; B2: blood pressure
boat | A1: fishing boat, by boat; A2: sailing boat
body | A1: part of the body; A2: body temperature; B2: body language
bottle | A1: bottle of water, water bottle; A2: plastic bottle, glass bottle
bread | A2: slice of bread; B1: loaf of bread
break | A2: coffee break, lunch break; B2: commercial break
bus | A1: bus stop, bus station, bus driver, by bus
business | A2: business trip, family business, business meeting; B1: business partner, on business
camera | B1: video camera, security camera
campaign | B2: election campaign, advertising campaign
capital | A2: capital city, capital letter
car | A1: car park, by car; A2: sports car, police car; B1: car crash
care | B1: health care, care home
career | B1: career change, successful career, start a career
cause | B1: cause of the problem, cause of death
celebration | B1: birthday celebration
challenge | B1: big challenge, rise to the challenge
chance | B2: by chance
change | A2: change of plan, big change, make a change, for a change; B1: climate change
chapter | B1: next chapter, first chapter
charity | B1: charity event
child | A2: only child
choice | B1: wise choice; B2: freedom of choice
class | A2: first class
climate | B2: climate crisis
clothes | A1: summer clothes, clothes shop; B1: second-hand clothes
coach | A2: football coach, swimming coach
coffee | A1: cup of coffee, coffee shop; A2: black coffee
commitment | B2: make a commitment, long-term commitment
communication | B1: means of communication; B2: lack of communication
community | B1: sense of community
competition | A2: singing competition
computer | A1: computer game, computer science; A2: computer program
concert | A1: go to a concert; A2: rock concert
conclusion | B2: come to a conclusion, in conclusion
condition | B1: in good condition, weather conditions, living conditions, working conditions
confidence | B2: lack of confidence
contract | B1: contract of employment
contribution | B2: make a contribution to
control | B1: out of control, under control, passport control
conversation | A2: telephone conversation
cooking | A1: cooking lesson
cost | A1: cost of living
country | A1: home country, country house; A2: country music
countryside | B1: in the countryside
course | A2: language course, online course; B1: training course
credit | A1: credit card; B2: give someone credit for
crime | B1: crime scene; B2: crime rate, violent crime
crowd | B1: crowd of people
culture | B1: culture shock
customer | B1: customer service, satisfied customer
damage | B1: brain damage
danger | A2: out of danger; B1: in danger of
date | A2: date of birth; B1: up to date, out of date
day | A1: day off, day trip
debate | B2: heated debate, take part in a debate
decision | B1: wise decision
degree | A2: university degree, degree in history
demand | B2: supply and demand, in demand, on demand
desert | A2: desert island
detail | B1: in detail, attention to detail
diet | B1: on a diet
difference | A2: difference between, time difference, age difference
difficulty | B1: learning difficulties
dinner | A1: dinner party; A2: for dinner
disaster | B1: environmental disaster
discount | B1: get a discount, student discount
disease | B1: heart disease; B2: infectious disease
distance | B1: in the distance, short distance, within walking distance, long-distance relationship, keep your distance
doctor | A1: family doctor
dog | A2: guide dog, guard dog
door | A1: front door, back door; B1: door handle
doubt | B1: no doubt; B2: without doubt
drama | A2: drama class, drama school
dream | A2: dream job
dress | A2: wedding dress; B2: dress code
duty | B1: on duty; B2: off duty, sense of duty
earth | A2: planet earth; B1: on earth
economy | B2: world economy
education | B1: higher education, education system
effect | B1: lasting effect, cause and effect
effort | B1: waste of effort; B2: joint effort
email | A2: email address
emergency | B1: emergency services, emergency exit, in an emergency
emphasis | B2: put emphasis on
end | A1: at the end of; B1: in the end
energy | A2: wind energy, full of energy; B2: energy source
entry | B1: no entry, entry fee
environment | A2: working environment; B1: natural environment
event | B1: social event, main event
exam | A2: exam results; B1: entrance exam, written exam
example | A2: for example, follow an example
exercise | A1: exercise book; A2: exercise bike
experience | B1: work experience
expert | B1: expert advice, expert opinion
eye | A2: eye test; B2: eye contact
face | B1: face to face
fact | A2: in fact; B2: facts and figures
family | B1: royal family; B2: family tree, extended family
farm | B1: wind farm
fashion | A2: fashion show, fashion designer; B1: in fashion, out of fashion
fear | A2: fear of flying
field | A1: football field; A2: playing field; B1: field of study
figure | B2: public figure, sales figures
film | A1: film star; A2: horror film, action film, film festival; B1: film director
fire | A1: on fire, forest fire, fire station; B1: fire engine, fire alarm
flight | B2: flight of stairs
floor | A2: ground floor, top floor
flower | A1: flower shop; B1: bunch of flowers
food | B1: food chain
foot | A1: on foot
football | A1: football player, football team; A2: football match, football club, football fan; B1: football pitch
form | A2: order form; B1: application form
freedom | B2: freedom of the press
friend | A1: school friend; A2: pen friend; B1: circle of friends
future | A2: in the future, future plans, near future
game | A1: board game, video game
garden | A1: vegetable garden
glass | A2: glass of water, pair of glasses
goal | B2: long-term goal
government | B2: government policy
group | A1: in groups, group work; A2: age group, pop group
guide | A2: tour guide
habit | B1: eating habits; B2: out of habit
hand | A2: by hand; B1: on the other hand
head | A1: head teacher; B1: head office, from head to toe
health | A2: in good health; B2: health insurance
heart | B1: heart attack, by heart
help | B1: cry for help
history | A2: history lesson; B1: natural history
holiday | A1: on holiday; A2: summer holiday, school holidays; B1: holiday resort, package holiday
home | A1: at home, home town, home address; A2: home page
hospital | A1: in hospital
hotel | A1: five-star hotel; B1: luxury hotel
hour | A2: half an hour, office hours, opening hours; B1: rush hour
house | B2: terraced house
human | A2: human race; B1: human being; B2: human rights
ice | A1: ice cream; A2: ice rink
image | B1: body image, public image
improvement | B1: room for improvement
income | B1: monthly income; B2: source of income
information | A1: tourist information; B1: further information, gather information
injury | B1: head injury, sports injury
insect | B1: insect bite
insurance | B2: travel insurance, car insurance, life insurance
interest | B2: interest rate, place of interest, conflict of interest
internet | A1: on the internet; B1: internet connection, internet access
job | A2: full-time job, part-time job, job interview; B1: well-paid job
journey | A2: train journey
key | A1: house key; A2: key ring; B2: key to success
kitchen | A1: kitchen table
knowledge | B1: background knowledge; B2: lack of knowledge
language | A2: sign language
law | A2: against the law; B1: law and order, criminal law
leader | B1: world leader
lesson | A1: piano lesson, art lesson; A2: driving lesson
letter | A2: love letter, letter box; B1: letter of complaint
level | B1: sea level, level of education
life | B1: way of life, quality of life, everyday life
light | A2: traffic lights; B1: at first light
list | A2: shopping list, waiting list
litter | B1: litter bin
loan | B1: student loan, take out a loan
love | A1: love story; A2: in love with
lunch | A1: for lunch; A2: packed lunch
machine | A2: washing machine, ticket machine; B1: sewing machine
mark | A2: question mark, top marks
market | A1: fish market; A2: street market, market place
match | A2: tennis match
meal | A2: three meals a day, evening meal
meat | A1: piece of meat
meeting | A1: in a meeting
member | A2: member of staff
memory | B1: childhood memory, from memory, memory loss, short memory
mess | B1: in a mess
message | A1: text message; B1: error message
method | B1: teaching method
milk | A1: bottle of milk, milk chocolate; A2: glass of milk
mind | B1: peace of mind, in mind; B2: state of mind
mistake | A1: by mistake, spelling mistake
money | A2: pocket money, waste of money; B1: owe money
mood | B1: in a good mood, in a bad mood
morning | A1: in the morning
mountain | A1: mountain bike; B1: mountain range
music | A1: piece of music; A2: pop music; B1: folk music
name | A1: first name, family name
nature | A2: second nature; B1: nature reserve
news | A1: piece of news; A2: breaking news; B1: news report; B2: fake news
night | A1: at night
note | A2: leave a note, take note of
number | A1: phone number; A2: even number
office | A1: post office; A2: office worker
opinion | A2: in my opinion; B1: difference of opinion
opportunity | B1: job opportunity
order | A2: in order, in the right order, place an order; B1: out of order
owner | B1: dog owner, shop owner, business owner
page | A1: front page; A2: web page
pain | A2: in pain; B1: chest pain
paper | A1: piece of paper; A2: sheet of paper, toilet paper; B1: wrapping paper
party | A2: surprise party
path | B1: cycle path
peace | B1: peace and quiet, world peace; B2: in peace
permission | B1: without permission, written permission
phone | A1: mobile phone; A2: phone call
photo | A2: photo album, wedding photo
piece | A2: piece of furniture; B1: piece of cake, piece of equipment
place | A1: place of work; B1: place of birth
plane | A1: by plane; A2: plane ticket
pleasure | B1: with pleasure, pleasure to meet you
point | A1: starting point; A2: turning point; B2: point of interest
police | A1: police officer, police station
pollution | A2: noise pollution, water pollution, light pollution
population | B1: world population; B2: population growth
potential | B2: potential customer, full potential
power | B1: power cut, power station
present | A2: wedding present; B2: at present
pressure | B2: under pressure, peer pressure
price | A2: half price; B1: price list, fixed price
priority | B2: top priority, high priority
prize | A2: first prize, cash prize, prize money
problem | A2: no problem
process | B2: learning process, in the process of
product | B1: beauty product
programme | A1: television programme; A2: training programme
proposal | B2: make a proposal, accept a proposal
purpose | B1: on purpose
quality | B1: air quality, water quality
question | A2: exam question; B1: personal question; B2: out of the question
rain | B1: pouring rain
range | B1: price range, age range
rate | B2: heart rate
reality | B1: in reality
reason | A2: reason for leaving, for some reason
recording | A2: make a recording
relationship | B1: relationship with
requirement | B2: meet a requirement, entry requirement
response | B1: in response to; B2: immediate response
rest | A2: rest of the day
result | A2: test result; B1: as a result, end result
review | B1: film review, book review
risk | B1: at risk, risk of injury
road | A2: road sign, by road; B1: road safety
robbery | B1: bank robbery
role | B1: leading role; B2: role model
room | A1: living room, dining room; A2: waiting room, changing room
rule | A1: school rules; A2: grammar rule
sale | A2: for sale
schedule | B1: busy schedule, on schedule
school | A1: after school; A2: school uniform, school trip; B1: high school
science | A2: science fiction
screen | A1: on screen, big screen
sea | A1: by the sea; B1: sea view; B2: at sea
season | A2: rainy season, holiday season
seat | A2: window seat
sense | B1: sense of humour, sense of smell, sense of direction
service | B1: bus service, room service; B2: military service
shelf | A2: top shelf
shop | A2: shop window, gift shop, corner shop; B1: charity shop
sight | B1: at first sight, out of sight; B2: lose sight of
signal | B1: traffic signal
silence | B1: in silence
situation | B1: in this situation
skill | B1: communication skills, language skills
sleep | A2: good night’s sleep; B2: lack of sleep
slice | A2: slice of cake, slice of pizza
society | B1: modern society
source | B2: source of information, source of energy
space | A2: parking space; B1: personal space; B2: outer space
speech | B1: part of speech; B2: freedom of speech
speed | A2: speed camera; B1: speed limit, at full speed
sport | A1: team sport, sports centre; A2: water sports, winter sports; B2: extreme sports
stage | A2: on stage; B1: final stage
standard | B1: standard of living, standard of education
star | A2: pop star, rock star; B1: shooting star
state | B2: head of state
station | A1: train station; A2: petrol station, radio station, space station
status | B2: social status
step | B2: step by step
stomach | B2: on an empty stomach
storm | A2: heavy storm
story | A1: ghost story; A2: adventure story
street | A1: street light; A2: street food
stress | B1: under stress; B2: stress and anxiety
student | A2: university student; B1: exchange student
style | B1: style of music
success | B2: secret of success
sugar | A1: brown sugar
sun | A1: in the sun, sun hat
support | B2: moral support, emotional support
surprise | A2: to my surprise
survey | B2: carry out a survey
swimming | A1: swimming lesson; B1: swimming costume
symptom | B2: symptom of a disease
system | B1: school system; B2: immune system
table | A1: table tennis; B1: table manners
talent | B1: talent show
target | B2: target audience, on target
task | B1: set a task
taxi | B2: taxi rank
tea | A1: cup of tea, afternoon tea
team | B1: team leader; B2: team spirit
technology | B1: latest technology, information technology
temperature | A2: room temperature, drop in temperature; B1: average temperature
term | A2: school term, in the long term
test | A1: spelling test; A2: driving test
therapy | B2: speech therapy
threat | B2: threat to
ticket | A1: train ticket, concert ticket; A2: return ticket, parking ticket; B1: lottery ticket
time | A2: on time; B1: in time for, waste of time, spare time, time zone; B2: from time to time
title | A2: book title
toilet | B1: toilet roll
tour | A2: on tour, city tour
tower | A2: bell tower
town | A2: town centre; B1: town hall
toy | A1: toy shop; B2: cuddly toy
track | B1: keep track of, race track
traffic | A2: traffic rules; B1: traffic jam
train | A1: by train, train driver; B1: steam train
transport | A2: means of transport, road transport
tree | A1: tree house
trend | B1: fashion trend
trip | A1: boat trip
trouble | B1: in trouble with; B2: get into trouble
tune | B1: out of tune
uniform | A2: in uniform
university | A1: at university; A2: university course
urge | B2: strong urge
view | B2: point of view
voice | B1: in a low voice; B2: tone of voice
volume | B1: turn up the volume; B2: turn down the volume
wall | B1: brick wall
war | A2: world war, at war with; B2: declare war
warning | B1: warning sign, give a warning, without warning
water | A2: drinking water, mineral water, hot water bottle; B2: running water
wave | A2: sound wave; B1: heat wave
way | B1: on the way home, by the way
weakness | B1: strengths and weaknesses
weather | B1: weather forecast, stormy weather
wedding | A2: wedding ring, wedding cake, wedding invitation, wedding reception
week | A1: days of the week; A2: once a week
weekend | A1: at the weekend, long weekend; A2: weekend break
weight | B1: weight loss
wheel | B2: steering wheel
wind | A2: north wind; B1: wind power
wood | A2: piece of wood
word | B1: in other words
work | A2: at work; B2: shift work, work of fiction
worker | A1: factory worker
world | A1: in the world; A2: world champion, around the world; B1: world record
writing | A1: piece of writing; B1: writing skills
year | A1: school year; B1: gap year; B2: academic year, leap year
zone | B1: danger zone
`;
