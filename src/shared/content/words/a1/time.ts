import { wordsOf } from '../word';

export const words = wordsOf(
  'A1',
  'time',
  `
zero | number | nothing, when you say how many | It’s zero degrees outside today.
one | number | the first number | I have one sister.
two | number | the number after one | She has two cats.
three | number | the number after two | There are three books on the desk.
four | number | the number after three | A horse has four legs.
five | number | the number after four | My little brother is five.
six | number | the number after five | Insects have six legs.
seven | number | the number after six | There are seven days in a week.
eight | number | the number after seven | Spiders have eight legs.
nine | number | the number after eight | Our lessons start at nine.
ten | number | the number after nine | Can you count to ten? | 🔟
eleven | number | the number after ten | There are eleven people on the bus.
twelve | number | the number after eleven | A year has twelve months.
thirteen | number | the number after twelve | My cousin is thirteen.
fourteen | number | the number after thirteen | There are fourteen girls in my class.
fifteen | number | the number after fourteen | The bus leaves in fifteen minutes.
sixteen | number | the number after fifteen | He is sixteen years old.
seventeen | number | the number after sixteen | We live at number seventeen.
eighteen | number | the number after seventeen | My sister is eighteen today!
nineteen | number | the number after eighteen | Open your books at page nineteen.
twenty | number | the number after nineteen | There are twenty children in the class.
thirty | number | ten and twenty together | September has thirty days.
forty | number | two times twenty | My dad is forty this year.
fifty | number | five times ten | There are fifty rooms in the hotel.
sixty | number | six times ten | An hour has sixty minutes.
seventy | number | seven times ten | Grandma is seventy on Sunday.
eighty | number | eight times ten | This book has eighty pages.
ninety | number | nine times ten | The film is ninety minutes long.
hundred | number | ten times ten | There are a hundred people here. | 💯
thousand | number | ten times a hundred | The bike costs a thousand dollars.
first | number | before all other things or people | January is the first month. | 🥇
second | number | next after the first | February is the second month of the year. | 🥈
third | number | next after the second | Our flat is on the third floor. | 🥉
Monday | noun | the day after Sunday | I start my new job on Monday.
Tuesday | noun | the day before Wednesday | We have English on Tuesday.
Wednesday | noun | the day before Thursday | The shop is closed on Wednesday.
Thursday | noun | the day before Friday | Is the party on Thursday?
Friday | noun | the day before Saturday | They play football every Friday.
Saturday | noun | the first day of the weekend | We go to the market on Saturday.
Sunday | noun | the day after Saturday | Do you work on Sundays?
January | noun | the first month of the year | It’s very cold here in January.
February | noun | the short month before March | February has only twenty-eight days.
March | noun | the month before April | It’s still cold here in March.
April | noun | the month before May | We have a holiday in April.
May | noun | the month before June | The gardens are beautiful in May.
June | noun | the month before July | School is over in June.
July | noun | the month before August | It’s very hot here in July.
August | noun | the month before September | They go to the sea in August.
September | noun | the month before October | School starts in September.
October | noun | the month before November | The leaves are yellow in October.
November | noun | the month before December | It’s dark and wet in November.
December | noun | the last month of the year | It’s summer in Australia in December.
afternoon | noun | the time from noon to about six o’clock | We play tennis in the afternoon.
always | adverb | every time | He always has tea for breakfast.
before | preposition | earlier than | I have a shower before breakfast.
date [day] | noun | the day, month and year, for example 5 May 2030 | What’s the date today? | 📅
day | noun | a time of 24 hours | Have a nice day!
early | adverb | before other people, or before it is time | I get up early on school days.
evening | noun | the part of the day after six o’clock | What do you do in the evening?
half | noun | thirty minutes after the hour | It’s half past seven.
hour | noun | sixty minutes | The film starts in an hour.
late | adjective | after the right time | Sorry I’m late!
later | adverb | after this time | See you later!
midnight | noun | twelve o’clock at night | The party ends at midnight.
minute | noun | a short time; an hour has sixty | Wait a minute, please.
month | noun | a part of the year, for example May | My favourite month is July.
morning | noun | the part of the day before noon | Good morning, everyone!
never | adverb | not at any time | I never drink coffee.
night | noun | the dark hours when people sleep | It’s cold here at night. | 🌃
noon | noun | twelve o’clock in the day | We have lunch at noon.
now | adverb | at this time | It’s raining now. Let’s stay inside.
number | noun | one, two or three, for example | Think of a number from one to ten. | 🔢
o’clock | adverb | at the start of an hour, not later | It’s four o’clock. Time to go home!
often | adverb | many times, but not every time | We often go to the park.
past [time] | preposition | after the hour | It’s ten past eight.
quarter | noun | fifteen minutes | It’s a quarter to five.
sometimes | adverb | at some times, but not every time | Sometimes we eat in the garden.
soon | adverb | a short time after now | See you soon!
then | adverb | after that | We eat lunch and then we go out.
time [clock] | noun | what a clock shows, for example half past two | What time is it?
today | adverb | on this day | It’s very hot today.
tomorrow | adverb | on the day after this day | Are you free tomorrow?
tonight | adverb | this evening, or later when it is dark | There’s a good film on tonight.
usually | adverb | on most days, but not always | I usually walk to school.
week | noun | seven days | There are five lessons this week.
weekend | noun | the two days when most people do not work or study | Have a good weekend!
year | noun | 365 days | There are twelve months in a year.
yesterday | adverb | on the day before this day | It was sunny yesterday.
last [before] | adjective | before this one | We went to the zoo last Sunday.
last [final] | adjective | with no other after it | The last bus goes at midnight.
next | adjective | coming after this one | We’re going to visit Morocco next year.
a.m. | adverb | before twelve o’clock in the day | The first train leaves at 6 a.m.
p.m. | adverb | after twelve o’clock in the day | The shop closes at 6 p.m.
`,
);
