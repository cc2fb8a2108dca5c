import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'time',
  `
add up | phrasal verb | to find how much some numbers make together | Add up the prices and tell me what it costs.
annual | adjective | happening once every year | The school’s annual concert is in December.
average | noun | the middle level, not very high and not very low | Our summers are hotter than the average.
bank holiday | noun | a day when most offices and schools in Britain are closed | Monday is a bank holiday, so we’re going to the beach.
beforehand | adverb | earlier than something else | If you’re coming to dinner, let us know beforehand.
brief | adjective | lasting only a short time | After a brief visit to Milan, the band flew to Tokyo.
constantly | adverb | again and again, without ever stopping | My little sister is constantly asking questions.
current | adjective | happening or being used now | Her current job is more interesting than her last one.
decade | noun | ten years | Phones have changed completely over the last decade.
decrease | verb | to become smaller or less | The number of accidents has decreased since last year.
digit | noun | one of the signs from 0 to 9 | What are the last four digits of your phone number?
double | verb | to become two times as many or as much | The price of tickets has doubled in five years.
due | adjective | expected to arrive or happen at a certain time | The next train is due in five minutes.
eventually | adverb | after a long time or many problems | We got lost twice, but eventually we found the house.
frequently | adverb | many times, with little time between | Trains run frequently between the airport and the city.
from now on | phrase | starting today and continuing | From now on, I’m going to walk to work.
fortnight | noun | two weeks | They’re spending a fortnight in Malaysia.
gradually | adverb | slowly, a little at a time | The sky gradually got darker.
hardly ever | phrase | almost never | We hardly ever eat meat at home.
in advance | phrase | before something happens or before you need it | You should book your tickets in advance.
in the end | phrase | finally, after a lot of discussion or trouble | We couldn’t decide, but in the end we chose the blue one.
in time | phrase | early enough to do something | We got to the station just in time to catch the train.
maximum | noun | the largest number that is possible or allowed | This lift can carry a maximum of eight people.
meanwhile | adverb | in the time between two things, or while something else happens | The pasta will take ten minutes. Meanwhile, let’s make the sauce.
minimum | noun | the smallest number that is possible or allowed | You need a minimum of two players for this game.
multiply | verb | to do a sum such as six times seven | If you multiply six by seven, you get forty-two. | ✖️
divide | verb | to find how many times one number goes into another | Twenty divided by four is five. | ➗
no longer | phrase | not any more | The café on the corner no longer exists.
occasionally | adverb | a few times, but not regularly | We occasionally meet for lunch.
percentage | noun | how many in every hundred | What percentage of your day do you spend online?
permanent | adjective | staying for a very long time or for ever | After two short contracts, he was given a permanent job.
previous | adjective | coming before this one | The previous owner of the house planted these trees.
right away | phrase | at once | I’ll call the doctor right away.
so far | phrase | until now, with more still to come | We’ve raised six hundred pounds so far.
spare | adjective | more than you need, so you can use or give it | What do you do in your spare time?
stage [part] | noun | one part of a longer process | The first stage of the project took a month.
temporary | adjective | not permanent, but only for some time | I’ve got a temporary job for the summer holidays.
the other day | phrase | a few days ago | I met your cousin in town the other day.
throughout | preposition | during all of a time | The museum is open throughout the year.
whenever | conjunction | every time that | Whenever I hear that song, I think of our holiday.
within | preposition | in no more than a certain time | The doctor will see you within half an hour.
loss | noun | when you do not have something any more | The loss of her phone was a real problem.
routine | noun | the things that you usually do every day | My morning routine never changes.
trend | noun | the way in which things are slowly changing | There’s a trend towards smaller families.
addition [numbers] | noun | putting numbers together to find the total | The youngest pupils are learning addition: two and two is four.
division [numbers] | noun | finding how many times one number goes into another | In maths we practised division: twelve divided by three is four.
previously | adverb | before now or before a certain time | Mr Tanaka teaches here now, but previously he worked in Osaka.
reduction | noun | the act of making something less or smaller | There are price reductions on all winter coats.
typically | adverb | in most cases; usually | A lesson typically lasts fifty minutes.
dozen | noun | twelve | We need a dozen eggs for this cake.
inch | noun | a length of about two and a half centimetres | The snow was six inches deep this morning.
odd [number] | adjective | that cannot be divided exactly by two | Three, five and seven are odd numbers.
call off | phrasal verb | to decide that an event will not take place | They called off the match because of the snow.
come to an end | phrase | to finish | The long, hot summer came to an end.
get used to | phrase | to find something less and less strange | You’ll soon get used to the cold water.
hold up | phrasal verb | to make someone or something late | We were held up by the traffic.
keep on | phrasal verb | to continue to do something | She kept on walking in the rain.
look back | phrasal verb | to think about the past | She looks back on her school days with a smile.
move on | phrasal verb | to start to talk about or do something new | Let’s move on to the next question.
sleep in | phrasal verb | to stay in bed longer than usual | On Sundays we all sleep in.
take place | phrase | to happen, as a planned event does | The race takes place every spring.
absence | noun | the fact of not being at school or at work | The teacher asked about my absence on Monday.
briefly | adverb | for a short time, or in few words | We stopped briefly for petrol.
occasional | adjective | happening sometimes, but not often | The day will be sunny with occasional rain.
ongoing | adjective | continuing and not finished yet | There are ongoing problems with the trains.
permanently | adverb | for always | The old bridge is permanently closed.
shortly | adverb | soon | The doctor will see you shortly.
instantly | adverb | in the same moment | I recognised her instantly.
repeatedly | adverb | again and again | He knocked repeatedly, but nobody answered.
frequent | adjective | happening often | There are frequent buses to the airport.
tonne | noun | a weight of one thousand kilos | An adult elephant weighs about five tonnes.
roughly | adverb | about, not exactly | It takes roughly two hours by car.
calculation | noun | finding a number with the help of maths | My calculation shows that we need twelve litres.
go [happen] | verb | to happen in a good or a bad way | How did your interview go?
come [in order] | verb | to have a certain place in a list | Q comes after P in the alphabet.
hold [event] | verb | to organise an event | The school holds a concert every summer.
pass [time] | verb | to go by, as hours and days do | The time passed quickly.
approximately | adverb | about, but not exactly | Approximately two thirds of the students walk to school.
continuous | adjective | without any break | The roads became rivers after two days of continuous rain.
figure | noun | a number, especially an official one | The latest figures show that fewer people smoke.
halfway | adverb | in the middle between two points | We stopped for lunch halfway through the journey.
lifetime | noun | all the years that someone is alive | Seeing the northern lights was the experience of a lifetime.
long-term | adjective | continuing a long way into the future | We need a long-term solution, not another quick repair.
majority | noun | more than half of a group of people | The majority of our students come from other countries.
overnight | adverb | between evening and morning | Leave the beans in water overnight.
postpone | verb | to decide that something will happen on a later date | The match was postponed because of the storm.
rapidly | adverb | very quickly | The town has grown rapidly since the railway was built.
instant | adjective | happening immediately | The song was an instant success all over the world.
from time to time | phrase | sometimes, but not regularly | We still write to each other from time to time.
constant | adjective | happening all the time | The constant noise from the road kept us awake.
currently | adverb | at this moment, but perhaps not for long | The museum is currently closed because of repairs.
rate [speed] | noun | how fast or how often something happens | The ice is melting at an alarming rate.
immediate | adjective | happening at once, with no delay | The medicine had an immediate effect, and the pain stopped.
former | adjective | that was something in the past, but is not now | The former president now teaches at a university.
highlight | noun | the best or most exciting part of something | The boat trip was the highlight of our holiday.
origin | noun | the place or thing that something comes from | The word ‘robot’ has its origin in Czech.
originally | adverb | in the beginning, before any changes | The hotel was originally a school.
tend | verb | to usually do something, or be likely to do it | I tend to wake up early in summer.
present [now] | adjective | happening or existing now | Nobody is happy with the present situation.
`,
);
