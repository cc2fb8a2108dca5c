import { wordsOf } from '../word';

export const words = wordsOf(
  'A2',
  'thinking',
  `
actually | adverb | you say this when the truth is surprising | He looks young, but actually he’s fifty.
agree | verb | to have the same idea as another person | I agree with you: this is the best beach.
believe | verb | to think that something is true | I don’t believe that story about the monster.
certainly | adverb | without any question; yes, of course | This is certainly the best pizza in town.
change your mind | phrase | to think about it again and make a different plan | You can change your mind and stay at home.
choice | noun | when you can take one thing or another | We had a choice between pasta and rice.
compare | verb | to look at two things and see how they are different | We compared the prices in three different shops.
decide | verb | to think about something and then choose what to do | They decided to stay at home because of the rain.
difference | noun | the way in which two things are not the same | What’s the difference between a lake and a sea?
disagree | verb | to have a different idea from another person | My brother and I disagree about music.
dream | verb | to see pictures and stories when you are asleep | Last night I dreamed about a flying car.
dream | noun | a story in your head when you are asleep | I had a strange dream about a talking horse.
fact | noun | something that is true | It’s a fact that the Earth is round.
for example | phrase | you say this before one thing that shows what you mean | Some animals, for example bats, sleep in the day.
guess | verb | to give an answer when you do not really know it | Guess how old my grandmother is!
imagine | verb | to make a picture of something in your head | Imagine that you are on a beach in the sun.
impossible | adjective | that nobody can do | It’s impossible to read his writing.
in my opinion | phrase | you say this before you say what you think | In my opinion, trains are better than planes.
kind | noun | one of many groups of things, like jazz or pop | What kind of films do you like?
lie | noun | something you say that you know is not true | Don’t tell lies! I know that you ate the cake.
mind | noun | the part of you that thinks and remembers | So many ideas were going through my mind.
opinion | noun | what you think about something | What’s your opinion of the new timetable?
perhaps | adverb | you say this when you are not sure | Perhaps they missed the bus.
plan | noun | what you have decided to do | Have you got any plans for the weekend?
plan | verb | to think about what you are going to do | We’re planning a trip to Morocco in spring.
possible | adjective | that you can do or that can happen | Is it possible to walk there from the station?
probably | adverb | more ‘yes’ than ‘no’, but not sure | It will probably rain this afternoon.
reason | noun | why something happens, or why someone does something | The reason for the party is Dad’s new job.
suppose | verb | to think something is true, without being sure | I suppose she’s still at work.
sense | noun | the ability to see, hear, smell, taste or feel | Dogs have a very good sense of smell.
think of | phrasal verb | to have an idea, a name or an answer | I can’t think of a good name for our band.
truth | noun | what really happened; not a lie | Please tell me the truth. Did you break it?
wish | verb | to want something nice for you or another person | We wish you a happy New Year!
think about | phrasal verb | to have something or someone in your head | I often think about my friends in Chile.
type | noun | one of the groups that you can put things in | What type of music do you listen to?
be right | phrase | to say something true or have the correct answer | You were right about the weather: it’s raining.
be wrong | phrase | to say something that is not true | I thought he was Italian, but I was wrong.
make a mistake | phrase | to do something that is not correct | It’s OK to make a mistake when you’re learning a language.
quiz | noun | a game in which people answer questions | We did a quiz about animals and won.
solve | verb | to find the answer to a problem | Can anyone solve this number puzzle?
hope | verb | to want something to happen or to be true | I hope the weather is good tomorrow.
prefer | verb | to like one thing more than another | I prefer tea to coffee.
able | adjective | having the skill, time or power to do something | I won’t be able to come to your party on Saturday.
order [sequence] | noun | the way in which things come one after another | The children stood in order, from the smallest to the tallest.
believe in | phrasal verb | to be sure that someone or something is real or good | Do you believe in ghosts?
make a decision | phrase | to choose what to do | You must make a decision today.
advantage | noun | something good that helps you do better than others | Being tall is an advantage in basketball.
appear | verb | to seem, or to start to be seen | A rainbow appeared after the rain.
case | noun | one situation or example of something | In most cases, the pain goes away after a few days.
cause | noun | the reason why something happens | Nobody knows the cause of the fire.
certain | adjective | completely sure | I’m certain that I locked the door.
chance | noun | how likely it is that something will happen | There’s a good chance of snow this weekend.
decision | noun | what you have chosen to do after thinking | It was a difficult decision, but we sold the house.
definitely | adverb | used when you are completely sure | This is definitely the best pizza I’ve ever eaten.
depend on | phrasal verb | to change because of another thing | What we do tomorrow depends on the weather.
detail | noun | a small fact or piece of information | He remembered every detail of the picture.
effect | noun | a change that happens because of something | The new road has had a terrible effect on our village.
expect | verb | to think that something will happen | We didn’t expect so many people to come.
explanation | noun | reasons that help you understand something | There must be a simple explanation for the noise.
habit | noun | something that you do again and again, often without thinking | Biting your nails is a bad habit.
intelligent | adjective | good at learning and thinking | Dolphins are highly intelligent animals.
knowledge | noun | everything that you know about a subject | Her knowledge of plants is amazing.
lead | verb | to show someone the way by going in front | She led us through the dark forest.
memory | noun | something that you remember from the past | I have happy memories of my grandparents’ farm.
notice | verb | to see or hear something and pay attention to it | Did you notice that Sam has new glasses?
possibility | noun | something that might happen or be true | There’s a possibility that the flight will be cancelled.
realise | verb | to suddenly understand something | On the bus I realised that my keys were at home.
recognise | verb | to know someone because you have seen them before | I didn’t recognise my old teacher without his beard.
result [effect] | noun | something that happens because of another thing | The accident was the result of bad weather.
seem | verb | to look or feel as if something is true | The new girl seems friendly.
situation | noun | everything that is happening at a particular time and place | She found herself in a difficult situation.
sound | verb | to seem good or bad when you hear it | Your holiday plans sound great!
check | noun | when you look at something to make sure that it is right | We do a quick check of the lights every night.
rest [others] | noun | all that stays when one part is gone | Eat what you like and give me the rest.
thought | noun | an idea in your mind | I’ve just had an interesting thought.
understanding | noun | knowledge about how something works or what it means | Reading gave her a better understanding of history.
predict | verb | to say what you think is going to happen | Nobody predicted that the youngest player would win.
likely | adjective | expected to happen | The bus is likely to be late because of the snow.
purpose | noun | the reason for doing or making something | The purpose of this meeting is to choose a new captain.
`,
);
