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
come [here] | She comes from Brazil.
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
strict | Her parents are strict with her.
suitable | The film isn’t suitable for young children.
surprising | It’s surprising that nobody noticed.
typical | It was typical of him to forget.
useful | A torch is useful for camping.
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
invitation | Did you get an invitation to the wedding?
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
way | Is there a cheaper way to travel?
`,
};
