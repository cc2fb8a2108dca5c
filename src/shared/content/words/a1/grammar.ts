import { wordsOf } from '../word';

export const words = wordsOf(
  'A1',
  'grammar',
  `
a | determiner | used before one person or thing, when it is new in the story | There is a dog in the garden.
an | determiner | used like ‘a’, before the sound of a, e, i, o or u | Would you like an apple?
the | determiner | used when you and I know which person or thing it is | Close the door, please.
this | determiner | used for one thing that is near you | This cake is very good!
that | determiner | used for one thing that is not near you | Who lives in that house over there?
these | determiner | used for two or more things that are near you | These shoes are too small for me.
those | determiner | used for two or more things that are not near you | Look at those birds in the sky!
my | determiner | used for a thing or person that I have | My name is Carlos.
your | determiner | used for a thing or person that you have | What’s your address?
his | determiner | used for something that a boy or man has | Ali is in his bedroom.
her | determiner | used for something that a girl or woman has | Anna loves her new bike.
its | determiner | used for something that an animal or a thing has | The dog is eating its dinner.
our | determiner | used for a thing or person that we have | Our teacher is from Scotland.
their | determiner | used for a thing or person that they have | The children are with their grandparents.
I | pronoun | used at the start of a sentence for the person who is speaking | I am ten years old.
you | pronoun | used for the person or people that we speak to | Do you like music?
he | pronoun | used at the start of a sentence for a boy or man | This is Jack. He is my brother.
she | pronoun | used at the start of a sentence for a girl or woman | Mum isn’t here. She is at work.
it | pronoun | used for a thing or an animal | I like this song. It is beautiful.
we | pronoun | used at the start of a sentence for you and me | We play basketball after school.
they | pronoun | used at the start of a sentence for two or more people or things | These are my cousins. They live in Ghana.
me | pronoun | used for the person who is speaking, after ‘with’ or ‘help’ | My grandmother often calls me on Sundays.
him | pronoun | used for a boy or man, after ‘with’ or ‘help’ | Where is Paolo? I can’t see him.
her | pronoun | used for a girl or woman, after ‘with’ or ‘help’ | Is that your sister? I know her.
us | pronoun | used for you and me, after ‘with’ or ‘help’ | Come and play with us!
them | pronoun | used for two or more people or things, after ‘with’ or ‘help’ | I know those boys. I play with them.
mine | pronoun | used for ‘my book’ or ‘my bag’, but in one word | That red bag is mine.
yours | pronoun | used for ‘your book’ or ‘your bag’, but in one word | Is this pen yours?
who [question] | pronoun | used in a question about a person | Who is that girl with the long hair?
what | pronoun | used in a question about a thing | What is in your bag?
where | adverb | used in a question about a place | Where are my keys?
when | adverb | used in a question about a time | When is your birthday?
why | adverb | used in a question that you answer with ‘because’ | Why are you sad today?
how | adverb | used in a question about the way you do something | How do you go to school?
which | determiner | used in a question when there are only some answers | Which colour do you want, red or blue?
whose | determiner | used when you ask which person has something | Whose coat is this?
how many | phrase | used in a question about the number of people or things | How many brothers do you have?
how old | phrase | used in a question about a person’s age | How old is your sister?
some | determiner | used when we do not say the number | There are some eggs on the table.
any | determiner | used like ‘some’, after ‘not’ and in questions | Do you have any pets?
no | determiner | used for ‘not one’ or ‘not any’ | There is no milk in the fridge.
many | determiner | used for a big number of things or people | There aren’t many people on the beach.
much | determiner | used like ‘a lot of’, for water, time or money | We don’t have much homework today.
a lot of | phrase | used for a large number; not only one or two | There are a lot of books in this room.
more | determiner | used for a larger number, or when you want another one | Can I have more rice, please?
all | determiner | used for everyone or everything in a group | All the students in my class have a pet.
every | determiner | used for all the people or things of a group | Every child has a small desk.
other | adjective | used for a different person or thing | This cat is black; the other cat is white.
another | determiner | used for one more person or thing | Would you like another sandwich?
something | pronoun | used for a thing when you do not say its name | There’s something in my shoe!
someone | pronoun | used for a person when you do not say the name | Someone is at the door.
everyone | pronoun | used for all the people | Everyone likes this game.
everything | pronoun | used for all the things | Everything in this shop is cheap.
anything | pronoun | used like ‘something’, after ‘not’ and in questions | Do you want anything from the shop?
in | preposition | used for a place that has walls, or for a country | The milk is in the fridge.
on | preposition | used for a cup when the table is under it | Your glasses are on the table.
at | preposition | used before the time and before ‘home’ or ‘school’ | I’m at home, but Mum’s at work.
to | preposition | used for the place where you go | She goes to the market on Saturdays.
from | preposition | used for the country or place where you start | My friend Aiko is from Japan.
with | preposition | used when people or things are together | I live with my aunt and uncle.
without | preposition | used when you do not have something | Dad drinks coffee without sugar.
of | preposition | used between ‘a cup’ and ‘tea’, or ‘a photo’ and ‘my cat’ | Can I have a glass of milk?
for | preposition | used before the person who gets something | I have a letter for your mother.
about | preposition | used for what is in a story or a talk | It’s a book about a little fish.
by | preposition | used for the bus, train or car that you take | They go to work by bus.
under | preposition | down there, like the floor when a table stands on it | The cat is sleeping under the chair.
near | preposition | a short walk from | Our house is near the park.
next to | preposition | used for the person or place on your left or right | Come and sit next to me.
between | preposition | with one thing on the left and one on the right | The bank is between the café and the cinema.
behind | preposition | used for the place at your back | Who is that boy behind you?
in front of | preposition | used for the place that you look at; not behind | There’s a big tree in front of our school.
opposite | preposition | used for a place in front of another, with a street between | The hotel is opposite the station.
into | preposition | used when you walk from the street to a house | The dog runs into the house.
up | preposition | used when you climb to a higher place | Let’s walk up the hill.
down | preposition | used when you go from a high place to the floor | She’s running down the stairs.
after | preposition | later than | We play football after school.
and | conjunction | used between two words or things that go together | I have a cat and a dog.
but | conjunction | used before a word or sentence that is different | I like tea, but I don’t like coffee.
or | conjunction | used when you can choose between two things | Is your car red or blue?
because | conjunction | used when you answer the question ‘Why?’ | I’m happy because it’s my birthday.
so | conjunction | used when you say why, and then what you do | It’s cold, so put on your coat.
than | conjunction | used after ‘bigger’, ‘older’ or ‘more’ | My brother is taller than me.
not | adverb | used when you want to say no about something | I am not hungry.
very | adverb | used before ‘hot’ or ‘big’, and makes it stronger | It’s very hot in here.
really | adverb | used, when you speak, like ‘very’ | This soup is really good!
too [more] | adverb | used for more than is OK | It’s too cold for the beach today.
too [also] | adverb | used at the end of a sentence, for one more thing | I like chocolate, and Luis likes it too.
also | adverb | used when you say one more thing | Hana speaks Arabic. She also speaks French.
only | adverb | used for ‘this number and no more’ | There is only one egg.
again | adverb | one more time | Can you say that again, please?
here | adverb | in this place | Come and sit here with us.
there | adverb | in that place, not near me | Your bag is there, by the window.
together | adverb | used when you do something with another person | We do our homework together.
be | verb | used for ‘am’, ‘is’ and ‘are’ | My aunt is a doctor.
do [grammar] | verb | used to make a question, or before ‘not’ | Do you like bananas?
have got | phrase | used for a thing that is yours | I have got a new bike.
there is | phrase | used to say that a thing is in a place | There is a spider in my bed!
can | modal | used for things that you know how to do | My baby sister can walk now.
must | modal | used when something is very important to do | You must stop at a red light.
have to | modal | used for a school rule or a job you can’t say no to | We have to be at school at eight.
will | modal | used to talk about tomorrow or next year | I will help you tomorrow.
would like | modal | used to say nicely what you want | I would like a glass of water, please.
have [own] | verb | used, with ‘has’ after ‘he’ or ‘she’, for things that are yours | They have a big house and two cats.
like | preposition | used for two things that look the same | Your coat is like my coat.
a lot | phrase | very much, or very often | I like this song a lot.
outside | adverb | not in the house or building | It’s sunny. Let’s play outside!
lot | noun | a large number of people or things | We have a lot of books at home.
let’s | phrase | used to say ‘I have an idea: we can do this together’ | It’s sunny. Let’s go to the park!
above | preposition | used for a place that is higher than something | There’s a picture of a ship above the sofa.
as | conjunction | used two times in a sentence for things that are the same | I’m as tall as my brother now.
away | adverb | not here; to another place | The bird saw the cat and flew away.
below | preposition | used for a place under something | Write your name below the picture.
each | determiner | used for every one of a small number | Each player gets seven cards.
else | adverb | used for a different or one more person or thing | Would you like anything else?
if | conjunction | used for something that you don’t know: maybe yes, maybe no | If it rains, we will stay inside.
nothing | pronoun | used for ‘not one thing’ | There was nothing in the box.
own | determiner | used for something that only one person has | My sister has her own bedroom now.
somebody | pronoun | used for a person, but you don’t say which one | Somebody left this umbrella in the classroom.
`,
);
