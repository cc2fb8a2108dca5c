import { wordsOf } from '../word';

export const words = wordsOf(
  'A2',
  'describing',
  `
a bit | adverb | a little | This jacket is a bit too small for me.
almost | adverb | very close to, but not all the way | It’s almost midnight. Let’s go to bed.
amazing | adjective | so good or strange that it is a big surprise | We saw an amazing bird with a blue head.
awful | adjective | very bad or not nice at all | We had awful weather: it rained every day.
badly | adverb | in a way that is wrong or not good | Our team played badly and lost.
brilliant | adjective | very clever, like a really good idea | What a brilliant idea!
carefully | adverb | slowly and well, because you do not want a mistake | Please read the questions carefully.
circle | noun | a round shape, like the letter O | The children sat in a circle on the floor.
deep | adjective | going a long way down | How deep is the lake?
easily | adverb | with no problems | We found the hotel easily with the map.
empty | adjective | with nothing or nobody inside | The fridge is empty. Let’s order a pizza.
excellent | adjective | so good that a teacher gives it ten out of ten | Your English is excellent now.
fantastic | adjective | so good that you want to tell everyone | We had a fantastic holiday in Thailand.
flat | adjective | like a table, without hills or holes | The Netherlands is a very flat country.
gold | adjective | made of the yellow metal that people use for rings | She wore a gold ring on her right hand.
heavy | adjective | difficult to lift or carry, like a big bag of stones | My suitcase is too heavy for me.
horrible | adjective | very bad to smell, taste or look at | There was a horrible smell in the kitchen.
light [weight] | adjective | easy to lift or carry | This bag is so light that a child can carry it.
light [colour] | adjective | with a lot of white in it, like the blue of the sky | He painted the bedroom light green.
loud | adjective | so strong that you can hear it a long way away | The music was so loud that we couldn’t talk. | 🔊
low | adjective | near the ground | There’s a low wall in front of the house.
nearly | adverb | not quite, but not far from it | Wait a minute! I’m nearly ready.
normal | adjective | like every day; not strange or different | It’s normal to feel tired after a long journey.
perfect | adjective | so good that nothing could be better | The weather was perfect for a picnic.
quick | adjective | taking only a short time | We had a quick lunch before class.
quickly | adverb | in a short time | The children got dressed quickly and ran outside.
quietly | adverb | with little noise | Close the door quietly. The baby is asleep.
quite | adverb | more than a little, but not very | The restaurant is quite expensive.
round | adjective | like a ball or the letter O | They sat at a round table in the corner.
safe | adjective | not dangerous, or not in danger | Is it safe to drink this water?
shape | noun | circles and squares, for example | The cake was in the shape of a star.
silver | adjective | made of a grey metal that costs a lot, but less than gold | My aunt gave me silver earrings.
simple | adjective | easy to understand or do | Here’s a simple recipe for vegetable soup.
slowly | adverb | not fast, like a snail | Could you speak more slowly, please?
soft | adjective | nice to touch; not hard | The cat has lovely soft fur.
square [shape] | noun | a shape with four sides of the same length | Draw a square and paint it red. | 🟦
terrible | adjective | very, very bad | The traffic was terrible this morning.
thick | adjective | like a big dictionary or a castle wall; not thin | The castle has thick stone walls.
unusual | adjective | that you don’t often see or hear | It’s unusual to see snow here in April.
whole | adjective | all of something | He ate a whole pizza by himself.
wonderful | adjective | so good or beautiful that it makes you very happy | Thank you for a wonderful evening.
extra | adjective | more than you usually have | Can I have extra cheese on my pizza?
colourful | adjective | with red, blue, green, yellow and more | The market was full of colourful scarves.
best | adjective | better than all the others | That was the best day of my life.
worst | adjective | less good than all the others | It was the worst storm for many years.
comfortable | adjective | soft and nice to sit on or to wear | These shoes are really comfortable.
exciting | adjective | so interesting that you can’t sit still or sleep | The last five minutes of the match were exciting.
noisy | adjective | full of loud sounds | Their flat is on a noisy street.
popular | adjective | liked by a lot of people | Football is popular all over the world.
pretty | adjective | nice to look at, like a flower or a small village | What a pretty little village!
strange | adjective | not normal; different and surprising | I heard a strange noise last night.
cool | adjective | a little cold, but often in a nice way | It was hot outside, but cool in the old church.
weak | adjective | not able to lift or carry much; not strong | He felt weak after two weeks in bed.
correct | adjective | right; with no mistakes | How many of your answers were correct?
bottom | noun | the lowest part of something | Write your name at the bottom of the page.
middle | noun | the part that is the same distance from all sides | There’s a small island in the middle of the lake.
side | noun | the left, the right, the top or the bottom of something | A square has four sides.
ready | adjective | able to start or go now | Dinner is ready. Please come to the table.
ugly | adjective | not nice to look at | The old factory was big, grey and ugly.
worse | adjective | less good than another | The weather is worse today than it was yesterday.
noise | noun | a loud or horrible thing that you hear | The neighbours made a lot of noise last night.
bit | noun | a small piece or amount of something | Would you like a bit of cake?
opposite | noun | a person or thing that is as different as possible | ‘Hot’ is the opposite of ‘cold’.
usual | adjective | happening or done most of the time | We met at the usual place after work.
familiar | adjective | that you know because you saw or heard it before | That song sounds familiar, but I can’t remember its name.
missing | adjective | lost, or not in its usual place | One of the puzzle pieces is missing.
cute | adjective | pretty and nice to look at, as a baby or a puppy is | What a cute kitten!
awesome | adjective | extremely good, in friendly talk | The view from the tower was awesome!
golden | adjective | having the colour of gold | The dog had long golden hair.
get [become] | verb | to become | It gets dark early in winter.
keep [stay] | verb | to stay, or make something stay, the same | This coat will keep you warm.
look [seem] | verb | to seem when people see you or it | You look tired today.
ancient | adjective | thousands of years old | We visited an ancient temple in the jungle.
clear [easy] | adjective | easy to see, hear or understand | Thanks to her clear instructions, we found the house at once.
common | adjective | happening often or found in many places | Colds are common in winter.
completely | adverb | in every way, with nothing missing | I completely forgot that it was your birthday.
enormous | adjective | very, very big | They live in an enormous house by the sea.
especially | adverb | more than other people or things | I love fruit, especially cherries.
exact | adjective | right in every detail | What was the exact time of the accident?
exactly | adverb | not more and not less | The film lasts exactly two hours.
extremely | adverb | much more than ‘very’ | It gets extremely cold here in January.
formal | adjective | right for serious letters, talks and events | You should wear formal clothes to the interview.
general | adjective | about the main parts, not the details | He gave us some general information about the course.
giant | adjective | much bigger than others of the same kind | A giant snowman stood in front of the school.
huge | adjective | so large that it surprises you | We were surprised by the huge crowd at the airport.
ideal | adjective | just right for somebody or something | This beach is ideal for families with young children.
incredible | adjective | so good or strange that it is hard to believe | She told us an incredible story about a talking parrot.
informal | adjective | relaxed and friendly, as between friends | It was an informal meeting, so everyone wore jeans.
main | adjective | more important or bigger than the others | Meet me at the main entrance at half past six.
mostly | adverb | in most cases | The visitors are mostly families with children.
necessary | adjective | that you must have or do | Is it necessary to book a table?
negative | adjective | bad, or meaning ‘no’ | Why are you always so negative about my ideas?
positive | adjective | good, or full of hope | The course was a positive experience for us all.
ordinary | adjective | not special or different in any way | It started as just an ordinary Monday morning.
original | adjective | there from the start, before any changes | They’ve kept the original windows of the house.
powerful | adjective | very strong, or able to control others | The car has a powerful engine.
private | adjective | only for one person or group | This is a private beach for hotel guests.
rather | adverb | a little more than you expected | The second half of the film was rather boring.
recent | adjective | that happened or started only a short time ago | This is a recent photo of my family.
sharp | adjective | able to cut things easily | Be careful with that knife: it’s really sharp.
similar | adjective | almost, but not completely, the same | Portuguese and Spanish are similar in many ways.
silent | adjective | without any sound at all | The house was dark and silent when we arrived.
sort | noun | a group of things that are like each other in some way | What sort of music do you like?
straight [line] | adjective | going from one place to another without turning left or right | Draw a straight line with your ruler.
style | noun | the way in which something is made or done | I like the style of these old houses.
tight | adjective | close to the body and hard to move in | These jeans are so tight that I can’t sit down.
tiny | adjective | very, very small | The baby put her tiny hand in mine.
typical | adjective | like most others of its kind | On a typical day, we have about sixty customers.
useless | adjective | not helping anyone to do anything | This umbrella is useless: it’s full of holes.
various | adjective | of several different kinds | There are various ways to get to the island.
variety | noun | a lot of different kinds of things | The shop sells a variety of cheeses.
differently | adverb | not in the same way | My twin sister and I dress differently.
central | adjective | in or near the middle of a place | We’re looking for a flat in central London.
old-fashioned | adjective | from a time before, and not modern any more | My grandparents still use an old-fashioned telephone.
pretty | adverb | an informal word for quite or rather | The test was pretty easy.
unnecessary | adjective | not needed | The instructions were long and full of unnecessary details.
peaceful | adjective | quiet and calm | It’s so peaceful here in the evenings.
sudden | adjective | quick, when nobody expects it | There was a sudden noise behind us.
particular | adjective | this one and not any other | Is there any particular colour that you like?
`,
);
