import { wordsOf } from '../word';

export const words = wordsOf(
  'A2',
  'time',
  `
ago | adverb | before now, when you count back | We moved to this house three years ago.
all day | phrase | from morning to evening | It rained all day, so we stayed at home.
already | adverb | before now, earlier than you thought | I’ve already done my homework.
as soon as | conjunction | immediately after | Call me as soon as you get home.
at last | phrase | after a long wait, when you are happy that something comes | Summer’s here at last!
at the moment | phrase | now | I can’t talk at the moment. I’m driving.
billion | number | a thousand million | There are over eight billion people in the world.
century | noun | a hundred years | This castle was built in the fourteenth century.
couple [two] | noun | two people or things, or only a few | I’ll be ready in a couple of minutes.
daily | adjective | happening each day | My daily bus ride takes forty minutes.
diary | noun | a book in which you write about each day | She writes in her diary every evening.
during | preposition | from the beginning to the end of something | Please don’t talk during the film.
finally | adverb | in the end, after you waited for some time | We waited an hour, and finally the bus came.
for ever | adverb | always, without an end | I want to live here for ever.
future | noun | the time that comes after now | What would you like to be in the future?
half an hour | phrase | thirty minutes | The walk to the beach takes half an hour.
immediately | adverb | now, without waiting for anything | When the baby cried, he immediately picked her up.
just | adverb | only a few minutes before now | They’ve just arrived, so their coats are still wet.
midday | noun | the middle of the day, when the clock shows twelve | It’s too hot to play outside at midday.
million | number | a thousand thousands | Over nine million people live in London.
moment | noun | a very short time, only a few seconds | Can you wait a moment? I’m on the phone.
monthly | adjective | happening twelve times a year | Our club has a monthly meeting in the library.
nowadays | adverb | in our time, but not in the past | Nowadays most people have a mobile phone.
once | adverb | one time | We go swimming once a week.
on time | phrase | not early or late | The train left exactly on time.
past | noun | the time before now | In the past, people wrote more letters.
per cent | noun | in every hundred | Ten per cent of the students were late today.
plus | preposition | and, when you put two numbers together | Four plus five is nine. | ➕
minus | preposition | less, when you take one number from another | Ten minus three is seven. | ➖
present [now] | noun | the time now | The story moves from the past to the present.
rarely | adverb | not often | It rarely snows in this part of Spain.
recently | adverb | not long before now | Have you seen any good films recently?
second | noun | a very short time; sixty of these make a minute | The race was over in ten seconds.
since | preposition | from a time in the past until now | We’ve lived here since 2019.
still | adverb | now, as before, and not finished | Are you still in bed? It’s ten o’clock!
suddenly | adverb | quickly, when nobody expects it | Suddenly all the lights went out.
total | noun | the number you get when you count everything | Five and five makes a total of ten.
twice | adverb | two times | I’ve seen that film twice.
until | preposition | to a certain time and then no more | The museum is open until six.
weekday | noun | a day such as Monday or Friday, but not Saturday or Sunday | I always get up at seven on weekdays.
weekly | adjective | happening every seven days | Our weekly spelling test is on Friday.
while | conjunction | at the same time as | The phone rang while I was cooking.
yet | adverb | until now; in questions and with ‘not’ | Have you finished your project yet?
once upon a time | phrase | the first words of many old stories | Once upon a time there was a poor fisherman.
fourth | number | after three others | Our seats are in the fourth row.
fifth | number | after four others | May is the fifth month of the year.
sixth | number | after five others | Our English room is on the sixth floor.
seventh | number | after six others | Her seventh birthday party is next Saturday.
eighth | number | after seven others | The eighth of March is my grandmother’s birthday.
ninth | number | after eight others | You can see the river from the ninth floor.
tenth | number | after nine others | I read the tenth page again and again.
time [occasion] | noun | one of the moments when something happens | I have seen that film four times.
time [period] | noun | how long something goes on | I have no time to help you today.
normally | adverb | on most days, or in most situations | I normally walk to school, but today I took the bus.
come true | phrase | to really happen, as someone hoped | Her dream of living by the sea came true.
go by | phrasal verb | to pass, as time does | The summer holidays went by too fast.
go on [continue] | phrasal verb | to continue and not stop | The concert went on for three hours.
stay up | phrasal verb | to go to bed late | We stayed up until midnight.
take your time | phrase | to do something without hurrying | Take your time; the train leaves at noon.
anymore | adverb | not now, although it was so before; used with not | They don’t live here anymore.
upwards | adverb | to a higher place | Look upwards and you’ll see the balloon.
take [time] | verb | to need an amount of time | The journey takes two hours.
quantity | noun | an amount or a number of something | You need a large quantity of tomatoes for this sauce.
afterwards | adverb | later than something else | Let’s watch the match and go for a pizza afterwards.
at first | phrase | in the beginning | At first I hated the city, but now I love it.
everyday | adjective | ordinary and not special | A mobile phone is part of everyday life now.
increase | verb | to become bigger or more | The temperature increases by two degrees every hour.
last | verb | to go on for a certain time | The concert lasted almost three hours.
period | noun | a length of time | After a long period of rain, the sun came out again.
regular | adjective | happening again and again after the same length of time | Regular exercise helps you to sleep well.
schedule | noun | a list of what will happen and when | We have a busy schedule this week, with three concerts.
left [remaining] | adjective | still there, after the other part was used or went away | There’s no milk left, so I’ll buy some.
change [difference] | noun | when something becomes different | There has been a big change in the weather.
long | adverb | for many minutes, hours or days | Have you lived here long?
latest | adjective | most recent; newest of all | Have you read the latest book in the series?
following | adjective | coming straight after the one before | We arrived on Monday and left the following day.
forever | adverb | for all the time in the future | I’d like to stay in this beautiful place forever.
percent | noun | a part of a hundred | Ninety percent of the students passed.
celebration | noun | a party for something special | The whole street joined the New Year celebrations.
regularly | adverb | often, with about the same time between each time | You should exercise regularly to stay healthy.
`,
);
