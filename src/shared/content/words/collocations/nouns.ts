/** What goes with a noun, where it does not stand under its verb or adjective, a word a line: `word | level: phrases; level: phrases`. A phrase stands in all tables once. */
export const nouns = `
accident | A2: by accident, car accident, road accident
advice | B1: ask someone for advice, piece of advice
air | A2: air pollution, by air; B2: air force
animal | A1: farm animal; B1: animal rights
art | A1: art class; A2: art gallery; B1: work of art, art exhibition
attention | B1: centre of attention; B2: attract attention
baby | A1: baby boy, baby sister, baby food
background | B1: background noise, background information, background music
bag | A2: plastic bag, shopping bag, sleeping bag
ball | A1: tennis ball
bank | B1: bank account, bank loan, bank holiday
bed | A1: bed and breakfast
birthday | A1: birthday party, birthday cake, birthday present, birthday card
blood | A2: blood test, blood type; B2: blood pressure
boat | A1: fishing boat, by boat; A2: sailing boat
body | A2: body temperature, part of the body; B2: body language
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
cause | B1: cause of the problem, cause of death
chance | B2: by chance
change | A2: change of plan; B1: climate change
child | A2: only child
choice | B2: freedom of choice
class | A2: first class
climate | B2: climate crisis
clothes | A1: summer clothes, clothes shop; B1: second-hand clothes
coffee | A1: coffee shop; A2: cup of coffee, black coffee
competition | A2: singing competition
computer | A1: computer game, computer science; A2: computer program
conclusion | B2: come to a conclusion, in conclusion
condition | B1: in good condition, weather conditions, living conditions, working conditions
confidence | B2: lack of confidence
control | B1: out of control, under control, passport control
conversation | A2: telephone conversation
country | A1: home country, country house; A2: country music
course | A2: language course, online course; B1: training course
crime | B1: crime scene; B2: violent crime
crowd | B1: crowd of people
culture | B1: culture shock
customer | B1: customer service, satisfied customer
damage | B1: brain damage
danger | A2: out of danger; B1: in danger of
date | A2: date of birth; B1: up to date, out of date
day | A1: day off, day trip
degree | A2: university degree, degree in history
demand | B2: supply and demand, in demand, on demand
detail | B1: in detail, attention to detail
diet | B1: on a diet
difference | A2: difference between, time difference, age difference
difficulty | B1: learning difficulties
dinner | A1: dinner party; A2: for dinner
disaster | B1: environmental disaster
disease | B1: heart disease
distance | B1: in the distance, short distance, within walking distance
doctor | A1: family doctor
dog | A2: guide dog, guard dog
door | A1: back door; A2: front door; B1: door handle
doubt | B1: no doubt; B2: without doubt
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
end | A1: at the end of; B1: in the end
energy | A2: wind energy, full of energy; B2: energy source
environment | A2: working environment; B1: natural environment
exam | A2: exam results; B1: entrance exam, written exam
example | A2: for example, follow an example
exercise | A1: exercise book; A2: exercise bike
experience | B1: work experience
eye | A2: eye test; B2: eye contact
face | B1: face to face
fact | A2: in fact; B2: facts and figures
family | B2: family tree, extended family
farm | B1: wind farm
fashion | A2: fashion show, fashion designer; B1: in fashion, out of fashion
fear | A2: fear of flying
field | A1: football field; A2: playing field; B1: field of study
film | A1: film star; A2: horror film, film festival; B1: action film, film director
fire | A1: fire station; A2: on fire, forest fire; B1: fire engine, fire alarm
flight | B2: flight of stairs
floor | A2: ground floor, top floor
flower | A1: flower shop; B1: bunch of flowers
foot | A1: on foot
football | A1: football player, football team; A2: football match, football club, football fan; B1: football pitch
friend | A1: school friend; A2: pen friend; B1: circle of friends
future | A2: in the future, future plans, near future
game | A1: board game, video game
garden | A1: vegetable garden
glass | A2: glass of water, pair of glasses
government | B2: government policy
group | A1: in groups, group work; A2: age group, pop group
habit | B1: eating habits; B2: out of habit
hand | A2: by hand; B1: on the other hand
head | A1: head teacher; B1: head office, from head to toe
health | A2: in good health; B2: health insurance
heart | B1: heart attack, by heart
help | B1: cry for help
history | A2: history lesson; B1: natural history
holiday | A1: on holiday; A2: summer holiday, school holidays; B1: holiday resort
home | A1: at home, home town, home address; A2: home page
hospital | A1: in hospital
hotel | A1: five-star hotel; B1: luxury hotel
hour | A2: half an hour, office hours, opening hours; B1: rush hour
house | B2: terraced house
human | A2: human being, human race; B2: human rights
ice | A1: ice cream; A2: ice rink
image | B1: body image, public image
information | A2: further information, tourist information; B1: gather information
injury | B1: head injury, sports injury
insurance | B2: travel insurance, car insurance, life insurance
interest | B2: place of interest, conflict of interest
internet | A1: on the internet; B1: internet connection, internet access
job | A2: full-time job, part-time job, job interview; B1: well-paid job
journey | A2: train journey
key | A1: house key; A2: key ring; B2: key to success
kitchen | A1: kitchen table
knowledge | B1: background knowledge; B2: lack of knowledge
language | A2: sign language
law | A2: against the law; B1: law and order, criminal law
lesson | A1: piano lesson, art lesson; A2: driving lesson
letter | A2: love letter, letter box; B1: letter of complaint
level | B1: sea level, level of education
life | B1: way of life, quality of life, everyday life
light | A2: traffic lights; B1: at first light
list | A2: shopping list, waiting list
love | A1: love story; A2: in love with
lunch | A1: for lunch; A2: packed lunch
machine | A2: washing machine, ticket machine; B1: sewing machine
market | A1: fish market; A2: street market, market place
match | A2: tennis match
meal | A2: three meals a day, evening meal
meat | A2: piece of meat
meeting | A1: in a meeting
member | A2: member of staff
memory | B1: childhood memory, from memory
message | A1: text message; B1: error message
milk | A1: bottle of milk, milk chocolate; A2: glass of milk
mind | B1: peace of mind; B2: state of mind, in mind
mistake | A2: by mistake, spelling mistake
money | A2: pocket money, waste of money; B1: owe money
mood | B1: in a good mood, in a bad mood
morning | A1: in the morning
mountain | A1: mountain bike
music | A2: pop music, piece of music; B1: folk music
name | A1: first name, family name
news | A2: breaking news, piece of news; B1: news report; B2: fake news
night | A1: at night
number | A1: phone number; B1: even number
office | A1: post office; A2: office worker
opinion | A2: in my opinion; B1: difference of opinion
opportunity | B1: job opportunity
order | A2: in order; B1: out of order
page | A2: web page, front page
pain | A2: in pain; B1: chest pain
paper | A2: piece of paper, sheet of paper, toilet paper; B1: wrapping paper
party | A2: surprise party
peace | B1: peace and quiet, world peace; B2: in peace
permission | B1: without permission, written permission
phone | A1: mobile phone; A2: phone call
photo | A2: wedding photo
piece | A2: piece of furniture; B1: piece of cake, piece of equipment
place | A1: place of work; B1: place of birth
plane | A1: by plane; A2: plane ticket
pleasure | B1: with pleasure, pleasure to meet you
police | A1: police officer, police station
pollution | A2: noise pollution, water pollution, light pollution
power | B1: power cut, power station
present | A2: wedding present; B2: at present
pressure | B2: under pressure, peer pressure
price | A2: half price; B1: price list, fixed price
problem | A2: no problem
process | B2: learning process, in the process of
product | B1: beauty product
programme | A1: television programme; A2: training programme
purpose | B1: on purpose
quality | B1: air quality, water quality
question | A2: exam question; B1: personal question; B2: out of the question
reason | A2: reason for leaving, for some reason
relationship | B1: relationship with
rest | A2: rest of the day
result | A2: test result; B1: as a result, end result
risk | B1: at risk, risk of injury
road | A2: road sign, by road; B1: road safety
role | B1: leading role; B2: role model
room | A1: living room, dining room; A2: waiting room, changing room
rule | A1: school rules; A2: grammar rule
sale | A2: for sale
school | A1: after school; A2: school uniform, school trip; B1: high school
science | A2: science fiction
sea | A1: by the sea; B1: sea view; B2: at sea
season | A2: rainy season, holiday season
seat | A2: window seat
sense | B1: sense of smell, sense of direction
service | B1: bus service, room service
shop | A2: shop window, gift shop, corner shop; B1: charity shop
sight | B1: at first sight, out of sight; B2: lose sight of
situation | B1: in this situation
skill | B1: language skills; B2: communication skills
sleep | A2: good night’s sleep; B2: lack of sleep
society | B1: modern society
space | A2: parking space; B1: personal space; B2: outer space
speech | B1: part of speech; B2: freedom of speech
speed | A2: speed camera; B1: speed limit, at full speed
sport | A1: team sport, sports centre; A2: water sports, winter sports
stage | A2: on stage; B1: final stage
standard | B1: standard of living
star | A2: pop star, rock star
state | B2: head of state
station | A1: train station; A2: petrol station, radio station, space station
step | B2: step by step
stomach | B2: on an empty stomach
story | A1: ghost story; A2: adventure story
street | A2: street food, street light
stress | B1: under stress
student | A2: university student; B1: exchange student
success | B2: secret of success
sugar | A1: brown sugar
sun | A1: in the sun, sun hat
support | B2: emotional support
surprise | A2: to my surprise
system | B1: school system; B2: immune system
table | A1: table tennis
talent | B1: talent show
tea | A1: afternoon tea; A2: cup of tea
team | B1: team leader; B2: team spirit
technology | B1: latest technology, information technology
temperature | A2: room temperature, drop in temperature; B1: average temperature
test | A1: spelling test; A2: driving test
ticket | A1: train ticket, concert ticket; A2: return ticket, parking ticket; B1: lottery ticket
time | A2: on time; B1: in time for, waste of time, spare time; B2: from time to time
toilet | B1: toilet roll
town | A2: town centre; B1: town hall
traffic | A2: traffic rules; B1: traffic jam
train | A1: by train, train driver; B1: steam train
tree | A1: tree house
trip | A1: boat trip
trouble | B1: get into trouble, in trouble with
university | A1: at university; A2: university course
view | B2: point of view
voice | B1: in a low voice
war | A2: world war, at war with
water | A2: drinking water, mineral water, hot water bottle; B2: running water
way | B1: on the way home, by the way
weather | B1: weather forecast, stormy weather
week | A1: days of the week; A2: once a week
weight | B1: weight loss
wind | A2: north wind; B1: wind power
word | B1: in other words
work | A2: at work; B2: shift work, work of fiction
world | A1: in the world; A2: world champion, around the world; B1: world record
year | A1: school year; B1: gap year; B2: academic year, leap year
`;
