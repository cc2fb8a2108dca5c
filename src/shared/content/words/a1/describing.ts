import { wordsOf } from '../word';

export const words = wordsOf(
  'A1',
  'describing',
  `
big | adjective | like an elephant or a bus; not small | There’s a big park near my house.
small | adjective | like a mouse or an egg; not big | This chair is too small for Dad.
large | adjective | big, not small | Do you have this T-shirt in large?
little | adjective | small and nice, like a baby or a young cat | Look at that little white dog!
long | adjective | like a river or a train; not short | The Amazon is a very long river.
short [thing] | adjective | like a very small pencil; not long | My hair is short and brown.
good | adjective | nice; that people like or want | This is a good book. Read it!
bad | adjective | that people don’t like; not good | The weather is bad today.
new | adjective | not old; that you bought or made this week, for example | Do you like my new shoes?
old [thing] | adjective | here for many years; not new | Their house is very old.
lovely | adjective | very nice or beautiful | What a lovely garden you have!
interesting | adjective | so good that you want to know more about it | This book about the moon is interesting.
boring | adjective | not interesting, so you don’t want to watch or read it | This film is boring. Let’s go home.
easy | adjective | that everyone can do or understand; not difficult | The homework is easy today.
difficult | adjective | not easy to do or understand | Chinese is difficult, but I like it.
important | adjective | that you must know, do or have | Sleep is important for children.
same | adjective | not another one; not different | We live in the same street.
different | adjective | not the same; like a dog and a cat | The two sisters are very different.
right [correct] | adjective | good for the question, or the one that you want | Yes, that’s the right answer! | ✅
fast | adjective | like a plane or a good car; not slow | My cousin has a fast bike.
fast | adverb | in only a short time; like a plane | She can swim very fast.
slow | adjective | not fast, like a very old bus | This train is very slow.
clean | adjective | with nothing bad on it, because somebody washed it | Are your hands clean?
dirty | adjective | not clean, so you need to wash it | Your football shoes are very dirty!
quiet [place] | adjective | with no people, cars or music that you can hear | The street is quiet at night.
full | adjective | with no place for more things or people | The bus is full. Let’s walk.
well | adverb | in a good way | Your grandfather dances very well.
colour | noun | red, blue or green, for example | What colour is your new bike? | 🎨
red | adjective | with the colour of a tomato | I’d like a red apple, please. | 🔴
blue | adjective | with the colour of the sky | She has beautiful blue eyes. | 🔵
green | adjective | with the colour of grass and trees | Frogs are often green. | 🟢
yellow | adjective | with the colour of a banana or the sun | The walls in my room are yellow. | 🟡
orange | adjective | with the colour that red and yellow make | This cat is orange and white. | 🟠
black | adjective | with the colour of the night | He has black shoes for school. | ⚫
white | adjective | with the colour of milk and snow | Write on the white paper. | ⚪
brown | adjective | with the colour of chocolate | The dog has long brown hair. | 🟤
grey | adjective | with the colour of an elephant | There are grey clouds in the sky.
pink | adjective | with the colour that red and white make | These pink flowers are for you.
purple | adjective | with the colour that red and blue make | My favourite T-shirt is purple. | 🟣
beautiful | adjective | very, very nice to look at | The flowers in the park are beautiful.
favourite | adjective | that you like best | Blue is my favourite colour.
great | adjective | very, very good | This is a great song. Let’s dance!
wrong | adjective | not true, or not the one that you want | That’s the wrong bus. Ours is number ten. | ❌
hot | adjective | like tea, or the sun in summer | Be careful! The soup is very hot.
cold | adjective | not hot, as it is in winter | Drink your tea before it’s cold.
strong | adjective | that can carry very big things | My uncle is very strong.
better | adjective | nicer, stronger or more useful than another | This song is better than the first one.
dangerous | adjective | that can hurt you | It’s dangerous to swim in this river.
dark [colour] | adjective | more like black than white | She wore a dark blue coat.
dark [no light] | adjective | with little or no light | It was dark, and we couldn’t see the road.
front | noun | the part of something that you see first | Her name is on the front of the book.
hard [solid] | adjective | difficult to cut, like a stone | The bread was old and very hard.
high | adjective | a long way up, like a mountain | Kilimanjaro is a very high mountain.
line | noun | a long, thin thing that you draw with a pen | Draw a line under the title.
part | noun | one piece of something, but not all of it | This is my favourite part of the film.
piece | noun | a small thing that comes from a bigger one | Would you like another piece of cake?
real | adjective | true, not made to look like something else | Are those flowers real or plastic?
sound | noun | what you hear, for example music | I love the sound of the sea at night.
special | adjective | better than other things, and not for every day | We had a special dinner for Grandma’s birthday.
useful | adjective | that helps you to do something | This app is useful when you travel.
`,
);
