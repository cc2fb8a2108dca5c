import type { PartOfSpeech } from '#shared/language/part-of-speech';

/**
 * A second sentence for words that are used in more than one way, in a pattern that the first one does not show: one a
 * line, `word | sentence`, with the sense in brackets where a word has several.
 */
export const moreExamples: Partial<Record<PartOfSpeech, string>> = {
  verb: `
add | “And I’m hungry,” he added.
admit | He admitted taking the last biscuit.
advise | I’d advise you to leave early.
agree | We agreed to meet at six.
apologise | She apologised for the mistake.
appear | The house appeared to be empty.
apply | You can apply to three schools.
argue | She argued that the plan was too expensive.
arise | The whole argument arose from one silly joke.
arrange | We’ve arranged to meet at the station.
arrive | We arrived in Rome at midnight.
ask | She asked me to open the window.
beg | The dog was begging for food.
begin | It began to rain.
believe | Not everybody believes in luck.
belong | This bag belongs to Amira.
buy | I’ll buy you an ice cream.
chat | He was chatting to a neighbour about football.
choose | You can choose from ten different films.
claim | He claims to be a prince.
come [here] | Are you coming to the party?
commute | Is there a good train for people who commute to the city?
compete | Four teams are competing for the cup.
complain | Nobody complained about the food.
concentrate | Please concentrate on the road.
consider | Many people consider that the law is unfair.
convince | He convinced me of his plan.
cry | She was crying about her lost cat.
dance | Would you like to dance with me?
decide | I decided that it was too late to call.
demand | She demanded to know the truth.
deny | He denied that he had seen the letter.
die | Thousands of trees died of thirst.
disagree | I disagree with you about that film.
dream | He dreams of becoming a pilot.
emerge | Nothing new emerged from the meeting.
evolve | The small shop evolved into a chain of stores.
expect | I expect that she’ll be late.
explain | Can you explain this word to me?
fight | They fought for the right to vote.
forget | I’ll never forget swimming in that lake.
give [hand] | Give the key to your brother.
give [cause] | Loud music gives me a headache.
glance | She glanced at the clock.
go [move] | We went home by taxi.
graduate | She graduated from university in June.
hand | He handed the phone to his mother.
happen | Accidents happen.
hate | He hates getting up early.
hear | I heard someone singing in the street.
help | She helped me carry the boxes.
hope | I hope to see you again.
imagine | Can you imagine living without a phone?
inform | Nobody informed us that the museum was closed.
insist | He insists that he is right.
invite | They invited me to stay for dinner.
know | I know that you’re busy.
last | The bread should last for a week.
laugh | What are you laughing about?
lean | Don’t lean on the glass.
learn | He’s learning to swim.
lend | I lent my bike to a friend.
lie [untrue] | Don’t lie to me!
like | I like walking in the rain.
listen | She never listens to me.
live | They live with their grandparents.
look [eyes] | Look at this photo!
look [seem] | That cake looks good.
love | We love playing cards.
make [create] | Cheese is made from milk.
make [cause] | What made you change your mind?
matter | Your opinion matters to me.
mention | She mentioned that she was moving.
need | You need to eat something.
negotiate | The workers are negotiating with the company.
notice | I noticed him leaving the room.
observe | The nurse observed that the patient was tired.
offer | She offered to drive us home.
owe | He still owes money to the bank.
pay | Who’s going to pay for lunch?
persuade | Can you persuade her that it’s safe?
plan | He’s planning to move to Spain.
play [game] | We played against a very good team.
point | She pointed to the door.
pray | They prayed for rain.
prefer | I’d prefer to stay at home.
prepare | She’s preparing to leave.
pretend | Let’s pretend that we are lost.
promise | I promise that I won’t tell anyone.
propose [suggest] | He proposed that we should take a vote.
protest | They protested about the noise.
react | She reacted to the news by laughing.
read | Read me a story, please.
recall | I don’t recall meeting him.
recommend | The guide recommended taking the early boat.
regret | I regret not learning the piano.
remember | Remember to lock the door!
remind | This song reminds me of summer.
reply | Has he replied to your message?
report | The radio reported that the roads were closed.
resign | Two ministers resigned from the government.
respond | The plants respond to light.
retire | She retired from teaching last year.
reveal | The letter revealed that he had been married twice.
say | She said that she was tired.
see | I saw him fall off his bike.
seem | They seem to be asleep.
send | Send the form to this address.
shout | Please don’t shout at me.
show | He showed the photos to his class.
slip | The glass slipped out of my hand.
smile | He smiled at her across the room.
speak | Can I speak to the manager?
stare | He just stared at the wall.
start | She started laughing.
stay [place] | You can stay with us.
struggle | Small shops are struggling with high rents.
succeed | They succeeded in saving the old cinema.
suggest | I suggest that we wait.
swear | He swore to keep the secret.
talk | I need to talk to you.
teach | My aunt taught me to cook.
tell | He told us to wait outside.
think | What are you thinking about?
threaten | The storm is threatening to reach the coast.
throw | They threw snowballs at the wall.
travel | She travels to work by boat.
try | Try adding some salt.
volunteer | He volunteers for an animal charity.
vote | I voted against the plan.
wait | We were waiting for the rain to stop.
want | Do you want me to help?
warn | She warned me about the dog.
wave | Who is he waving at?
wish | I wish I had a bigger room.
wonder | I sometimes wonder about my old school.
work [job] | She works as a nurse.
write | He writes to his grandmother every week.
accept | They accepted our invitation to dinner.
achieve | You can achieve a lot in one hour.
affect | How will the new road affect the village?
allow | We aren’t allowed to use our phones in class.
avoid | He avoids driving at night.
blame | They blamed the driver for the accident.
book | It’s best to book early in summer.
break [machine] | My phone broke after only a year.
break [pieces] | The cup fell and broke into pieces.
bring [carry] | Could you bring me a glass of water?
build | The bridge was built in 1890.
burn | Be careful, or the toast will burn.
call [name] | What do you call this in English?
call [phone] | I’ll call you back in five minutes.
call [shout] | Somebody called for help.
carry | The bus was carrying forty passengers.
catch [animal] | Nobody ever caught the thief.
catch [illness] | I caught flu from my brother.
catch [train] | We can catch the last train if we run.
cause | The snow caused problems for drivers.
change [clothes] | She changed into dry socks.
change [different] | Heat changes ice into water.
charge [money] | They didn’t charge us for the coffee.
check | Check that all the windows are closed.
close | What time does the museum close?
compare | My flat is small compared with yours.
connect | This cable connects the printer to the computer.
continue | She continued working until midnight.
cook | Who taught you to cook?
cost | The tickets cost us thirty pounds each.
count | My little sister can count to a hundred.
cover | The hills were covered with snow.
cut | He cut himself with a knife.
deliver | The post is delivered before nine.
describe | She described the house as a small castle.
design | This chair was designed for children.
develop | The company is developing a new kind of battery.
discover | We discovered that the door was open.
discuss | I’d like to discuss something with you.
draw | She’s good at drawing animals.
drive | Could you drive me to the station?
drop | The book dropped from her hands.
earn | He earned enough to buy a bike.
end | How does the story end?
enter | Please enter the building by the side door.
express | She expressed surprise at the news.
fail | The team failed to score.
fall | A tree fell across the road.
feel | I feel like a cup of tea.
fill | Her eyes filled with tears.
find | Could you find me a bigger bag?
finish | Have you finished eating?
fit | The sofa won’t fit through the door.
fly | Some birds fly south for the winter.
follow | Follow me, please.
gain | The team is gaining confidence.
get [become] | We got lost in the old town.
get [buy] | I’ll get you a sandwich.
get [fetch] | Someone should get a doctor.
get [receive] | I got a letter from my aunt.
go [become] | His hair went grey when he was thirty.
go [belong] | Where does this chair go?
go [happen] | Everything went wrong on our first day.
grow | My hair grows very fast.
guess | I guessed that he was a teacher.
hang | A lamp was hanging from the ceiling.
have [food] | I’ll have the soup, please.
have [own] | Does your sister have long hair?
hide | The cat hid from the dog.
hit | The car hit a tree.
hold [event] | The meeting will be held on Monday.
hold [hands] | She was holding a baby in her arms.
hurt | He hurt his knee in the match.
improve | Reading will improve your spelling.
include | Does the price include breakfast for children?
increase | The shop has increased its prices.
introduce | He introduced himself to the class.
join [club] | Why don’t you join us for lunch?
judge | Judging by the clouds, it’s going to rain.
keep [continue] | Keep walking until you see a bridge.
keep [have] | Can I keep these photos?
keep [stay] | Please keep quiet in the library.
land | The bird landed on my hand.
leave | We’re leaving for Paris tomorrow.
let | Let me help you with that bag.
lose [game] | We lost to a much younger team.
lose [thing] | He loses his glasses every day.
mean | This sign means that you must stop.
meet | We met some friends for coffee.
mind | I don’t mind waiting.
miss [person] | Will you miss us?
mix | Oil doesn’t mix with water.
move [home] | They’re moving to a bigger flat.
move [place] | Can you move your car, please?
open | The shop opens at nine on Sundays.
order [command] | The police ordered him to stop.
order [food] | We ordered a pizza for the whole family.
pass [give] | Pass the ball to me!
pass [go by] | A lorry passed us on the hill.
pick | Somebody has picked all the flowers.
play [music] | The band played for two hours.
press | Press here to open the box.
prevent | Nothing could prevent the fire.
produce | These cows produce a lot of milk.
protect | This cream protects you against the sun.
prove | The test proved that the water was safe.
provide | The school provides the children with lunch.
pull | She pulled the door open.
push | He pushed past us without a word.
put [place] | Don’t put your feet on the sofa.
reach | She reached for the salt.
receive | Did you receive an answer from the school?
recognise | I recognised her by her voice.
reduce | The shop has reduced the price to ten pounds.
refuse | I asked him to help, but he refused.
remove | She removed a stone from her shoe.
repeat | He repeated that he wasn’t hungry.
replace | They replaced the old windows with new ones.
return | She returned from work very late.
ring | Who’s ringing the bell?
rise | Smoke was rising from the chimney.
run [business] | The club is run by students.
save [money] | I’m saving for a new bike.
save [rescue] | A neighbour saved the boy from the fire.
search | They searched for the lost dog all night.
sell | He sold his guitar to a friend.
serve | Are you being served?
shake | His hands were shaking with cold.
share | She shared her sandwich with me.
sit | Come and sit beside me.
smell | This flower smells like honey.
sound | It sounds as if you had fun.
spend [money] | Don’t spend it all at once!
spend [time] | I spent an hour looking for my keys.
stand | There was nowhere to sit, so we stood.
stick | My shirt was sticking to my back.
stop | It has stopped raining.
study | She’s studying to be a doctor.
suffer | Many people suffered during the war.
support | My whole family supports the same club.
suppose | He’s supposed to be here at nine.
survive | Only two people survived the accident.
take [carry] | Take your umbrella with you.
take [hold] | She took him by the hand.
take [time] | It took us an hour to get home.
take [transport] | You can take the number ten bus.
taste | The sauce tastes like lemon.
touch | The two houses almost touch each other.
train [job] | She was trained as a pilot.
treat [behave] | Don’t treat me like a child.
treat [illness] | He is being treated for a heart problem.
turn [become] | The sky turned orange.
turn [direction] | The car turned into a narrow street.
turn [round] | The wheel turned slowly.
use | This knife is used for cutting bread.
visit | We’re visiting my aunt this weekend.
wake | She woke me at six.
walk | He walked her to the bus stop.
watch | We watched the boats go by.
wear | He never wears a tie.
win | She won a prize for her photo.
worry | She worries about her exams.
`,
  adjective: `
afraid | Don’t be afraid to ask.
angry | Why are you angry with me?
anxious | He was anxious to please his new boss.
bored | I’m bored with this game.
careful | Be careful with those glasses!
certain | Are you certain that you locked the door?
different | Her new school is different from the old one.
difficult | It’s difficult to hear you.
easy | The house is easy to find.
excited | We’re excited about the trip.
famous | The town is famous for its bridge.
full | The box was full of old letters.
glad | I’m glad that you could come.
good | She’s good at maths.
happy | I’d be happy to help you.
important | It’s important to drink enough water.
interested | Are you interested in history?
kind | It was kind of you to wait.
late | Sorry I’m late for the lesson.
proud | They’re very proud of their daughter.
ready | Are you ready to go?
responsible | Who is responsible for this mess?
sad | He felt sad about leaving.
scared | Our cat is scared of the hoover.
similar | Your jacket is similar to mine.
sorry | I’m sorry about your window.
sure | I’m not sure about the time.
surprised | She was surprised to see me.
tired | I’m tired of waiting.
worried | His parents are worried about him.
able | Will you be able to come on Friday?
allergic | Is anyone allergic to nuts?
amazed | I was amazed at the size of the waves.
annoyed | She was annoyed with herself for forgetting.
ashamed | He was ashamed of his old shoes.
aware | Are you aware of the risks?
capable | She’s capable of winning the race.
confident | I’m confident that we’ll find it.
curious | Children are curious about everything.
disappointed | They were disappointed with their room.
enthusiastic | Not everybody was enthusiastic about the idea.
familiar | Are you familiar with this program?
fond | He’s very fond of his little cousin.
grateful | We’re grateful for your help.
guilty [feeling] | I feel guilty about eating the last piece.
jealous | Max is jealous of his sister’s new bike.
keen | I’m not very keen on fish.
nervous | She was nervous about the exam.
patient | Try to be patient with your brother.
pleased | He was pleased with his results.
polite | Always be polite to the customers.
popular | The café is popular with students.
related | Are you related to the Smiths next door?
rude | It’s rude to point at people.
satisfied | Few customers were satisfied with the service.
serious | Are you serious about leaving school?
shocked | We were shocked at the price.
strict [person] | Her parents are strict with her.
suitable | The film isn’t suitable for young children.
surprising | It’s surprising that nobody noticed.
typical | It was typical of him to forget.
useful | A torch is useful for camping.
alone | He lives alone with his dog.
bad | Too much sugar is bad for your teeth.
beautiful | What a beautiful voice!
big | She made a big mistake.
busy | He was busy cleaning the kitchen.
clear [easy] | It’s clear that she likes him.
close [friend] | I’m very close to my sister.
common | It’s common to see deer here.
dangerous | Ice on the road is dangerous for cyclists.
empty | The streets were empty of cars.
expensive | It’s expensive to live in London.
free [person] | You’re free to leave at any time.
friendly | Our neighbours are friendly to everyone.
fresh | Put some fresh flowers on the table.
funny | It wasn’t funny at the time!
great | It’s great to see you again.
hard [difficult] | It’s hard to understand him on the phone.
honest | I’ll be honest with you.
impossible | Snow made the journey impossible.
independent | Small children slowly become independent of their parents.
nice | It was nice of you to call.
right [correct] | You’re right about the weather.
safe | This beach is safe for children.
separate | Keep the meat separate from the cheese.
strange | It’s strange that nobody answered.
unusual | It’s unusual for him to be late.
usual | It’s usual to leave a small tip.
willing | She’s always willing to help.
worth | The museum is worth a visit.
wrong | What’s wrong with this answer?
young | She’s young for her class.
`,
  noun: `
ability | She has the ability to make people laugh.
access | Everybody should have access to clean water.
agreement | The two sides came to an agreement about prices.
attempt | His attempt to climb the wall failed.
attitude | I like her attitude to work.
attention | Please pay attention to the signs.
complaint | We’ve had several complaints about the noise.
desire | He had a strong desire to see the world.
doubt | There’s no doubt about the result.
excuse | That’s no excuse for being rude.
habit | He has a habit of biting his nails.
invitation | He accepted an invitation to speak at the school.
permission | You need permission to take photos here.
preparation | The preparations for the festival took months.
pressure | Students are under a lot of pressure to do well.
relationship | She has a good relationship with her aunt.
request | We’ve had a request for more chairs.
research | They’re doing research into sleep.
responsibility | Who takes responsibility for the keys?
tax | There’s a new tax on plastic bags.
threat | The factory is a threat to the river.
advice | Can you give me some advice on buying a bike?
answer | I don’t know the answer to that question.
chance | You’ll have a chance to ask questions.
choice | We had no choice but to walk.
cost | The cost of living has gone up.
decision | It was a difficult decision to make.
difference | What’s the difference between a frog and a toad?
difficulty | I had difficulty finding the house.
effect | The new rule has had no effect on traffic.
example | Give me an example of a wild animal.
experience | She has no experience of working with children.
fear | He has a fear of flying.
hope | There’s still hope of finding them.
idea | I have no idea what to do.
information | We need more information about the course.
interest | He has no interest in football.
news | Have you heard the news about Leila?
opinion | What’s your opinion of the film?
opportunity | It’s a good opportunity to learn English.
problem | What’s the problem with your phone?
reason | What’s the reason for the delay?
solution | Nobody has found a solution to the problem.
trouble | The boys got into trouble at school.
way [route] | It’s a long way from here to the sea.
book | He’s reading a book about whales.
break | Let’s take a short break.
care | Take care of yourself!
cause | What was the cause of the accident?
change [difference] | We’ve made a few changes to the plan.
condition | The bike is in perfect condition.
danger | The old bridge is in danger of falling down.
degree [university] | He did a degree in music.
detail | She told us every detail of her trip.
discussion | There was a lively discussion about money.
end | There’s a shop at the end of the road.
evidence | There’s evidence of life on the island.
fact | I like the fact that it’s so quiet here.
favour | He asked me for a favour.
fight | The two brothers had a fight over a toy.
form | You have to fill in a form.
fun | Swimming in the sea is great fun.
health | Smoking is bad for your health.
help | I couldn’t have finished without your help.
impression | I had the impression that he was tired.
improvement | There’s been an improvement in the weather.
journey | They went on a long journey through Asia.
knowledge | He has a good knowledge of history.
lack | The plan failed because of a lack of money.
law | Stealing is against the law.
progress | She has made progress with her English.
proof | Do you have any proof of your age?
purpose | He broke the window on purpose.
question | She asked me a difficult question.
race | He ran in a race against his friends.
record [best] | He holds the record for the long jump.
result [effect] | He was late as a result of the snow.
right [law] | You have no right to open my letters.
risk | Don’t take any risks on the road.
room [space] | Can you make room for one more person?
safety | He was worried about the safety of his children.
sense | A dog uses its sense of smell.
shape | The pool has the shape of a heart.
sign [hint] | There was no sign of the cat.
skill | You need good computer skills for this job.
speech | The president made a speech about schools.
success | The party was a success.
surprise | To our surprise, the shop was open.
taste | This soup has a strange taste.
time [occasion] | That was the last time I saw him.
time [period] | It’s time to go home.
top | She was wearing a blue top.
view [place] | You get a good view from the tower.
visit | We’re going on a visit to a farm.
walk | Let’s go for a walk.
way [method] | I like the way you sing.
work | He’s at work until six.
`,
};
