import { wordsOf } from '../word';

export const words = wordsOf(
  'B2',
  'thinking',
  `
acknowledge | verb | to accept or admit that something is true | He acknowledged that he had made a mistake.
anticipate | verb | to think that something will happen, and prepare for it | We don’t anticipate any problems with the new timetable.
assess | verb | to judge how good, bad or serious something is | Engineers are assessing the damage to the bridge.
assume | verb | to think that something is true without checking it | I assumed that you knew each other already.
assumption | noun | something that you believe is true without any proof | It’s a mistake to make assumptions about people you’ve never met.
aspect | noun | one part of a situation or subject | The book looks at every aspect of life in ancient Rome.
biased | adjective | preferring one side to another in an unfair way | I think she’s wonderful, but I’m biased: she’s my daughter.
bear in mind | phrase | to remember a fact that is important for a decision | Bear in mind that prices go up in July.
coincidence | noun | when two similar things happen by chance at the same time | What a coincidence! My birthday is on the same day as yours.
conclude | verb | to decide something after studying all the facts | The experts concluded that the painting was a copy.
controversial | adjective | making many people disagree in public | The plan to close the park is highly controversial.
curiosity | noun | the wish to know or learn about something | Children are full of curiosity about the world.
distinguish | verb | to see how two things are different | Some people can’t distinguish between red and green.
evaluate | verb | to consider carefully how useful or good something is | At the end of the course, students evaluate their own progress.
insight | noun | a chance to understand what something is really like | The film gives us an insight into life on a fishing boat.
interpret | verb | to decide what something means | How would you interpret the ending of the story?
jump to conclusions | phrase | to decide too quickly, before you have all the facts | Don’t jump to conclusions: there may be a good reason why she’s late.
objective | adjective | based on facts, not on personal feelings | It’s hard to be objective about your own work.
perspective | noun | a particular way of thinking about something | Living abroad gave me a new perspective on my own country.
rational | adjective | based on clear thinking, not feelings | There must be a rational explanation for those noises.
sceptical | adjective | not sure that a claim is true | I was sceptical at first, but the exercises really helped.
take for granted | phrase | to expect always to have something, without feeling grateful for it | We take clean water for granted.
take into account | phrase | to include certain facts when you make a decision | The judges take the swimmers’ age into account.
weigh up | phrasal verb | to compare the good and bad sides before you decide | Weigh up the advantages and disadvantages before you change jobs.
doubt | verb | to think that something is probably not true or likely | I doubt that the shop will still be open.
recall | verb | to bring something from the past back into your mind | I can’t recall exactly what she said.
have second thoughts | phrase | to begin to doubt a decision that you made earlier | They were having second thoughts about selling their flat.
basis | noun | the facts or ideas that something is built on | These figures are the basis of our plan.
note | verb | to notice something and keep it in mind | Please note that all visitors must sign in.
approval | noun | a good opinion of something, or saying yes to a plan | Dad nodded to show his approval of our plan.
associate | verb | to connect two things in your mind | I associate the smell of cinnamon with winter.
concentration | noun | thinking hard about one thing only | Chess needs a lot of concentration.
conscious [knowing] | adjective | having noticed something or someone | I was conscious of someone standing behind me.
consideration | noun | careful thought before you decide | After long consideration, Amina chose to study medicine.
convinced | adjective | feeling no doubt at all | Yusuf is convinced that he saw a wolf in the forest.
core [main part] | noun | the most important part of something | Trust is at the core of every good friendship.
deliberate | adjective | planned, and not happening by chance | It was a deliberate lie, not a mistake.
determine [decide] | verb | to be the thing that decides what will happen | The weather will determine whether we can sail tomorrow.
enable | verb | to make it possible for someone to do something | The bridge enables people to cross the river safely.
philosophy | noun | the study of ideas about life, truth and knowledge | In philosophy, we discussed what makes a life good.
potential | adjective | possible in the future, though not real yet | We must think about the potential dangers of this plan.
potential | noun | abilities that could develop and lead to success | Amir is still young, but he has great potential.
priority | noun | the thing you must deal with before all others | Safety is our first priority on a school trip.
proposal | noun | a plan that you suggest to other people | The council rejected the proposal for a new car park.
propose [suggest] | verb | to suggest a plan or an idea formally | The students proposed a longer lunch break.
prospect | noun | the chance that something good will happen in the future | There is little prospect of better weather this week.
rate | verb | to say how good you think something is | Please rate the film from one to ten.
regard | verb | to think of someone or something in a certain way | Many people regard her as the best player ever.
relevant | adjective | connected with what you are talking about | Only include information that is relevant to the question.
resolve | verb | to find an answer to a problem | The two friends resolved their argument by talking.
vision [idea] | noun | an idea or picture of what the future could be | The mayor has a clear vision for our city.
existence | noun | the fact of being real, or of being alive | Scientists have no proof of the existence of life on Mars.
expectation | noun | a belief about what will happen or how good it will be | Our expectations were low, but the film was wonderful.
flexible [plans] | adjective | able to change easily when the situation changes | My hours at work are flexible, so I can come any day.
in favour of | phrase | supporting an idea or a plan | Most pupils voted in favour of a longer lunch break.
instance | noun | one example of a thing that happens | There have been several instances of lost luggage at this airport.
judgement | noun | an opinion that you form after careful thought | It’s too early to make a judgement about the new coach.
justify | verb | to show that there is a good reason for something | How can you justify spending so much money on shoes?
naturally [of course] | adverb | as anyone would expect | Naturally, we were disappointed when the trip was cancelled.
notion | noun | an idea or belief | People once had the notion that the Earth was flat.
occur to | phrasal verb | to come into your mind | It never occurred to me to ask for help.
outcome | noun | the way that something ends | Everyone was happy with the outcome of the meeting.
overall | adverb | when you consider everything | Overall, it was a successful year for the team.
catch on | phrasal verb | to become popular, or to understand | The new dance caught on all over the world.
come to | phrasal verb | to reach a total, a decision or a certain point | The bill comes to forty pounds.
come up against | phrasal verb | to meet a problem that you have to deal with | The builders came up against a serious problem.
face up to | phrasal verb | to accept that a difficult situation exists | He has to face up to his mistakes.
fall for [trick] | phrasal verb | to believe a trick or a lie | I can’t believe you fell for that old joke!
fall through | phrasal verb | to fail to happen, as a plan does | Our holiday plans fell through because of the strike.
get at | phrasal verb | to try to say something without saying it clearly | I don’t understand what you’re getting at.
go along with | phrasal verb | to agree with an idea or a plan | I’m happy to go along with your suggestion.
go back on | phrasal verb | to not do what you have promised | She never goes back on her word.
live up to | phrasal verb | to be as good as people expected | The film didn’t live up to my expectations.
look on | phrasal verb | to watch without taking part, or to consider | I look on him as a brother.
make the most of | phrase | to use something as well as you can | Make the most of the sunshine while it lasts.
pull yourself together | phrase | to get control of your feelings again | Pull yourself together and try again.
rule out | phrasal verb | to decide that something is not possible | The doctor ruled out a broken bone.
take aback | phrasal verb | to surprise or shock someone | I was taken aback by his rude answer.
take advantage of | phrase | to make good use of a situation, or unfair use of a person | We took advantage of the sunny weather.
turn down [refuse] | phrasal verb | to refuse an offer or a request | He turned down the job because the pay was low.
get into trouble | phrase | to be in a situation where others are angry with you | He got into trouble for being late.
have to do with | phrase | to be connected with | The article has to do with climate change.
boil down to | phrasal verb | to have as its main point | It all boils down to money.
consciousness | noun | being awake and knowing what is around you | She hit her head and lost consciousness.
criterion | noun | a standard that you use to judge something | Price is not the only criterion for choosing a phone.
distinction | noun | a clear difference | There’s an important distinction between a fact and an opinion.
exception | noun | someone or something that a rule is not true for | Everyone must help, without exception.
illusion | noun | something that looks different from what it really is | Mirrors give the illusion of a bigger room.
implication | noun | a possible result of something | We must think about the implications of this decision.
inevitably | adverb | in a way that nobody can prevent | Cheap shoes inevitably fall apart.
likelihood | noun | how probable something is | The likelihood of snow in May is small.
limitation | noun | a thing that something or someone is not able to do | Every phone has its limitations.
necessity | noun | something that you must have | A warm coat is a necessity in this climate.
objection | noun | a reason why you do not agree | Does anyone have an objection to the plan?
obstacle | noun | something that makes it hard to move or succeed | Money is the main obstacle to our plan.
perception | noun | the way you see or understand something | The book changed my perception of sharks.
perceive | verb | to see or understand something in a certain way | Many people perceive spiders as dangerous.
probability | noun | how likely something is | The probability of throwing a six is one in six.
reckon | verb | to think or believe, in informal English | I reckon it will rain later.
resolution | noun | a promise to yourself to do something | My New Year’s resolution is to read more.
significance | noun | the importance or meaning of something | This stone has great significance for local people.
suspicion | noun | a feeling that someone has done something wrong | The new butler in the story arouses suspicion.
suspicious | adjective | feeling that something is wrong or not honest | The guard noticed a suspicious bag.
tendency | noun | a way in which someone or something often behaves | He has a tendency to talk too fast.
`,
);
