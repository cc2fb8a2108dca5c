/** What goes with what, a word a line: the word | phrases that hold it. */
export const collocationTable = `
make | make a decision, make a mistake, make an effort, make progress, make friends, make a noise, make a plan, make a suggestion, make an excuse, make a difference, make a promise, make an appointment, make a complaint, make sense, make money, make a phone call
do | do homework, do the shopping, do the dishes, do exercise, do business, do a favour, do damage, do research, do an experiment, do a course
take | take a photo, take a break, take a risk, take an exam, take notes, take part, take responsibility, take advantage of, take a seat, take medicine, take a chance, take care, take turns, take action
have | have breakfast, have a rest, have an argument, have fun, have a headache, have an effect, have a look, have difficulty, have an influence, have a conversation
give | give advice, give an example, give permission, give a speech, give a reason, give an opinion, give a performance
pay | pay attention, pay a fine, pay the bill, pay in cash, pay a visit, pay a fee
keep | keep a secret, keep a promise, keep calm, keep quiet, keep a diary, keep in touch, keep fit
break | break a promise, break the law, break a record, break a habit, break the ice
catch | catch a cold, catch a train, catch fire, catch sight of
save | save money, save time, save energy, save lives, save space
spend | spend money, spend time, spend the night
tell | tell the truth, tell a lie, tell a joke, tell a story, tell the difference
lose | lose weight, lose interest, lose patience, lose control, lose touch, lose confidence
win | win a prize, win a match, win an election, win an award
solve | solve a problem, solve a mystery, solve a crime, solve a puzzle
reach | reach a decision, reach an agreement, reach a goal, reach a conclusion
raise | raise money, raise your hand, raise prices, raise awareness, raise children
meet | meet a deadline, meet a demand, meet expectations
set | set a goal, set the table, set an example, set an alarm, set a record
run | run a business, run a marathon, run out of time, run the risk
gain | gain experience, gain weight, gain confidence, gain access
cause | cause trouble, cause damage, cause an accident, cause concern
commit | commit a crime
express | express an opinion, express concern, express gratitude
attend | attend a meeting, attend a school, attend a wedding
achieve | achieve a goal, achieve success
accept | accept an invitation, accept responsibility, accept an offer
earn | earn money, earn a living, earn respect
follow | follow advice, follow instructions, follow the rules
hold | hold a meeting, hold hands, hold your breath, hold a conversation
join | join a club, join the army, join a queue
obey | obey the law, obey orders
open | open an account, open fire, open a shop
provide | provide information, provide a service, provide evidence
play | play a role, play a trick, play an instrument, play a part
protect | protect the environment, protect your skin
reduce | reduce pollution, reduce costs, reduce the risk
rent | rent a flat, rent a car
repair | repair damage, repair furniture
ride | ride a bike, ride a horse
sign | sign a contract, sign a letter
suffer | suffer an injury, suffer a loss
support | support a team, support a family
throw | throw a party, throw a ball
wear | wear glasses, wear a uniform
waste | waste time, waste money, waste energy
heavy | heavy rain, heavy traffic, heavy smoker
strong | strong wind, strong coffee, strong opinion, strong accent
deep | deep sleep, deep breath, deep water
bright | bright light, bright future, bright colour
high | high price, high speed, high quality, high temperature
low | low price, low income, low temperature
fast | fast food, fast asleep, fast lane
public | public transport, public holiday, public opinion, public library
private | private school, private life, private property
serious | serious illness, serious accident, serious problem
close | close friend, close relative, close attention
warm | warm welcome, warm clothes
cold | cold weather, cold drink
hard | hard work, hard evidence
main | main reason, main road, main course
natural | natural disaster, natural resources, natural light
common | common sense, common mistake, common knowledge
fresh | fresh air, fresh fruit, fresh start
great | great success, great importance, great pleasure
global | global warming, global economy
local | local people, local newspaper, local government
wild | wild animal, wild flower
rush | rush hour
traffic | traffic jam, traffic lights
climate | climate change
weather | weather forecast
education | higher education, primary education
decision | difficult decision, final decision, wise decision
problem | face a problem, ignore a problem
mistake | learn from your mistakes, admit a mistake
opinion | personal opinion, change your opinion
information | further information, gather information
job | apply for a job, lose a job, full-time job, part-time job
exam | pass an exam, fail an exam
money | borrow money, lend money, owe money
time | free time, on time, kill time
family | large family, start a family
friend | best friend, old friend
advice | ask for advice, good advice, ignore advice
law | break the law, against the law
effort | joint effort, worth the effort
effect | side effect, lasting effect
experience | previous experience, work experience
habit | bad habit, healthy habit
health | mental health, health insurance
holiday | go on holiday, summer holiday
interest | show interest, common interest
journey | long journey, safe journey
knowledge | general knowledge
memory | happy memory, good memory
news | good news, breaking news
pain | feel pain, chest pain
permission | ask for permission, without permission
pressure | under pressure, blood pressure
promise | keep your promise
question | answer a question, ask a question
rest | get some rest
role | leading role, important role
rule | break a rule, strict rule
service | customer service, military service
skill | social skills, learn a skill
smile | broad smile
success | huge success, secret of success
trouble | get into trouble, in trouble
voice | deep voice, lower your voice
war | civil war, declare war
water | running water, boiling water
work | shift work, work overtime
deeply | deeply grateful, deeply disappointed
highly | highly recommended, highly qualified, highly unlikely
badly | badly damaged, badly injured
widely | widely available, widely used
bitterly | bitterly cold, bitterly disappointed
fully | fully aware, fully booked
completely | completely different, completely wrong
`;
