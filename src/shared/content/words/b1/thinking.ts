import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'thinking',
  `
attitude | noun | the way you think and feel about something | She has a very positive attitude to her work.
aware | adjective | knowing that something exists or is happening | Were you aware that the shop closes early on Mondays?
be worth | phrase | to be good or useful enough for the time or money | The museum is worth a visit if you have an hour free.
confuse | verb | to make it hard for someone to understand something | All these different buttons confuse me.
consider | verb | to think carefully before you decide | Have you ever considered becoming a teacher?
disadvantage | noun | something that makes a situation worse or more difficult | One disadvantage of living here is the noise.
doubt | noun | the feeling that you are not sure | I have some doubts about this plan.
figure out | phrasal verb | to understand something or find the answer by thinking | It took us an hour to figure out the rules.
have no idea | phrase | not to know anything about something | I have no idea where I left my passport.
ignore | verb | to pay no attention to someone or something | He ignored the ‘No entry’ sign and drove on.
influence | verb | to have an effect on how someone thinks or acts | My older cousin influenced my choice of career.
logical | adjective | sensible and following clear reasons | There’s only one logical answer to this question.
make sense | phrase | to have a clear meaning that you can understand | This sentence doesn’t make sense.
make up your mind | phrase | to choose at last, after thinking for some time | Make up your mind! Do you want the red one or the blue one?
point [idea] | noun | an idea or opinion in a discussion or piece of writing | That’s an interesting point. I hadn’t thought of that.
remind | verb | to help someone remember something | Please remind me to buy stamps.
think over | phrasal verb | to think carefully about an idea or offer before you decide | Don’t answer now. Think it over for a few days.
wonder | verb | to ask yourself something that you want to know | I wonder what she’s doing now.
accept | verb | to say yes to something that someone offers you | She accepted the job immediately.
difficulty | noun | a problem that makes something hard to do | We had some difficulty finding your house.
unlikely | adjective | that you do not think will happen | It’s unlikely that they’ll win without their captain.
disappoint | verb | to make someone sad because you did not do what they hoped | I’m sorry to disappoint you, but the trip is cancelled.
effort | noun | the hard work that you need to do something | It took a lot of effort to move the piano.
intend | verb | to plan to do something | I intend to learn Arabic this year.
risk | noun | the chance that something bad may happen | There’s a risk of storms this evening.
sign [hint] | noun | something that shows that something is true or will happen | Yawning is a sign that you’re tired or bored.
I bet | phrase | used when you are almost sure about something | I bet our bus will be late again!
clue | noun | something that helps you solve a mystery or find an answer | The detective found a clue: a muddy shoe under the bed.
confusing | adjective | hard to understand because it is not clear | The map was so confusing that we got lost.
deliberately | adverb | because you want to, and not by accident | Omar deliberately walked slowly so that we could catch up.
it depends | phrase | used when you can’t answer yes or no until you know more | “Do you like swimming?” “It depends. I hate cold water.”
possibly | adverb | perhaps; used when you are not sure | It will rain tomorrow, and possibly on Sunday too.
realistic [sensible] | adjective | accepting what is possible and what is not | Let’s be realistic: we can’t finish this today.
reality | noun | what is true, not what people imagine | The job sounded exciting, but the reality was different.
strongly | adverb | very much, or in a very serious way | I strongly disagree with the new rule.
surely | adverb | used when you think that something must be true | Surely you remember our old neighbour, Mr Okafor?
unable | adjective | without the power, time or skill to do something | Tariq was unable to come because he was ill.
prediction | noun | what someone says will happen | His prediction about the match was wrong.
importance | noun | how much something matters | The doctor talked about the importance of sleep.
intelligence | noun | the ability to learn, understand and think well | Crows show great intelligence when they use tools.
mad [silly] | adjective | not sensible at all | You’re mad to swim in the sea in January!
obviously | adverb | as anyone can see or understand | Obviously, you can’t drive without a licence.
option | noun | one of the things that you can choose | We had two options: to wait or to walk.
personally | adverb | used to show that you are giving only your own opinion | Personally, I prefer the mountains to the sea.
aim at | phrasal verb | to want to reach a certain group or result | The magazine is aimed at teenagers.
bring together | phrasal verb | to make people meet or become friends | The festival brings together people from all over the town.
count on | phrasal verb | to be sure that someone will help you | You can always count on your friends.
focus on | phrasal verb | to give your attention to one thing | Let’s focus on the most important question.
go into | phrasal verb | to describe or discuss something in detail | I don’t want to go into the details now.
make a difference | phrase | to change something in an important way | A smile can make a difference to someone’s day.
mix up | phrasal verb | to think that one person or thing is another | People always mix up the twins.
remind of | phrasal verb | to make someone think about a person or thing from the past | This song reminds me of our holiday in Greece.
stick to | phrasal verb | to continue with something and not change it | Stick to the path and you won’t get lost.
take in | phrasal verb | to understand and remember something | There was too much information to take in.
talk into | phrasal verb | to make someone agree to do something | My cousin talked me into joining the choir.
acceptance | noun | the act of saying yes to something | I got a letter of acceptance from the university.
awareness | noun | knowing that something exists and is important | The film raised awareness of plastic in the sea.
certainty | noun | the state of being completely sure | Nobody can say with certainty who will win.
convincing | adjective | making you believe that something is true | His excuse wasn’t very convincing.
dependent | adjective | needing someone or something | Young birds are dependent on their parents.
desperately | adverb | with a very strong need or wish | They desperately needed water.
fate | noun | a power that some people think decides what happens | Do you believe in fate?
ideally | adverb | in the best possible situation | Ideally, you should have a map with you.
logic | noun | a careful and correct way of thinking | I don’t understand the logic of your plan.
meaningless | adjective | without any sense or purpose | The words of the song are meaningless.
preference | noun | liking one thing more than another | Do you have a preference for tea or coffee?
presumably | adverb | used when you think something is probably true | She’s not here, so presumably she’s gone home.
probable | adjective | likely to be true or to happen | Rain is probable in the evening.
recognition | noun | knowing who or what something is when you see it | She passed me without a sign of recognition.
unaware | adjective | not knowing about something | He was unaware of the spider on his hat.
uncertain | adjective | not sure | I’m uncertain about the date of the test.
unfortunate | adjective | happening by bad luck | It was unfortunate that the picnic was on a rainy day.
wisdom | noun | good sense that comes from experience | People came to the old woman for her wisdom.
get [understand] | verb | to understand a joke or an idea | Everybody laughed, but I didn’t get the joke.
mystery [unexplained] | noun | something strange that nobody can explain | It’s a mystery how the cat got onto the roof.
alternative | noun | another thing that you can choose instead | Is there an alternative to flying?
approach | noun | a way of dealing with a problem or task | We need a completely different approach to this problem.
arrangement | noun | a plan that you make with someone | We’ve made arrangements to meet on Friday.
capable | adjective | having the skill or power that is needed for something | Our team is capable of winning the cup this year.
category | noun | a group of things that are of the same type | The books are divided into three categories by level.
comparison | noun | looking at how things are similar or different | The article makes a comparison between life in cities and villages.
conclusion | noun | an opinion that you form after thinking about all the facts | I’ve come to the conclusion that I need a holiday.
consequence | noun | something, often bad, that happens because of an action | He spent all his money without thinking of the consequences.
convince | verb | to make someone feel sure that something is true | She tried to convince us that the water wasn’t cold.
disagreement | noun | when people do not have the same opinion | They had a disagreement about money.
estimate | verb | to guess the size, cost or number of something | They estimate that the repairs will take about a month.
failure | noun | when something does not go well | The first experiment was a complete failure.
gain | verb | to get something useful, a little at a time | She gained a lot of experience in her first job.
identify | verb | to be able to say who someone is or what something is | Can you identify this bird from its song?
intention | noun | what you plan to do | I had no intention of hurting you.
judge | verb | to form an opinion after thinking carefully | You shouldn’t judge people by their clothes.
point [purpose] | noun | the purpose of doing something; what it is good for | There’s no point in arguing about it now.
principle | noun | a belief about what is right that guides how you act | It’s against his principles to tell a lie.
rely on | phrasal verb | to trust or need someone or something | You can always rely on Marek to be on time.
strategy | noun | a plan for how to reach an aim | The team changed its strategy after half-time.
view [opinion] | noun | what a person thinks about a subject | In her view, children should play outside more.
work out | phrasal verb | to find an answer by thinking or calculating | I can’t work out how much we owe you.
factor | noun | one of several things that influence a result | Price was an important factor in our decision.
concept | noun | a general idea or principle | Zero is a difficult concept for young children.
imaginary | adjective | existing only in the mind | My little sister has an imaginary friend called Pip.
apparently | adverb | used to say what you have heard but don’t know for sure | Apparently, our teacher once played in a famous band.
definite | adjective | clear and certain, and not likely to change | Can you give me a definite answer by Friday?
impact | noun | a strong effect | The new road has had a big impact on village life.
approve | verb | to think that something is good or right | Grandpa doesn’t approve of phones at the dinner table.
relate | verb | to find or show a connection between two things | The report relates bad sleep to phone use.
bright [clever] | adjective | intelligent and quick to learn | She’s one of the brightest students in her year.
necessarily | adverb | in every case, without any doubt | Expensive shoes aren’t necessarily better than cheap ones.
`,
);
