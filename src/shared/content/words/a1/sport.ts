import { wordsOf } from '../word';

export const words = wordsOf(
  'A1',
  'sport',
  `
badminton | noun | a game like tennis, but not with a ball | They play badminton in the garden. | 🏸
ball | noun | a thing for sport that you can throw or kick | Throw me the ball, please!
baseball | noun | an American sport with a small ball | My cousins play baseball in Boston. | ⚾
basketball | noun | a game where you throw a big orange ball up high | He’s very good at basketball. | 🏀
board game | noun | a game that people play on a table with small pieces | Let’s play a board game this evening.
catch [ball] | verb | to take a ball from the air with your hands | Can you catch this ball?
climb | verb | to go up a tree or a mountain | Cats can climb trees. | 🧗
computer game | noun | something on a screen that you play for fun | This computer game is for two players. | 🎮
doll | noun | a toy that looks like a small person | The doll has long red hair. | 🪆
fishing | noun | the sport or job of catching fish | My grandma goes fishing on Sundays. | 🎣
football | noun | a game where two teams kick a ball | Do you play football at school? | ⚽
free time | noun | hours when you have no work and no lessons | What do you do in your free time?
game | noun | something you play, with rules | Chess is a very old game.
goal | noun | when a team puts the ball in the right place in football | What a beautiful goal! | 🥅
hobby | noun | something you do often because you like it | My hobby is taking photos.
hockey | noun | a team game with a small, hard ball on grass or ice | Our girls play hockey after school. | 🏑
jump | verb | to use your legs and go up in the air | How high can you jump?
kick | verb | to move a ball fast with your foot | Kick the ball to me!
kite | noun | a toy that flies in the wind | There are ten kites in the sky. | 🪁
play [game] | verb | to have fun with toys, or to do a sport | The boys are playing in the park.
player | noun | a person in a team or a game | A basketball team has five players.
puzzle | noun | a game with many small pieces that make a picture | This puzzle has a hundred pieces. | 🧩
run [sport] | verb | to move on your feet, faster than when you walk | Don’t run in the classroom! | 🏃
skate | verb | to move fast on ice in special shoes | We skate on the lake in winter. | ⛸️
skateboard | noun | you stand on this and go fast down the street | She goes to school on her skateboard. | 🛹
ski | verb | to go down a mountain on snow, fast | They ski in the mountains every winter. | ⛷️
sport | noun | tennis, football or swimming, for example | What’s your favourite sport?
swim | verb | to move in water with your arms and legs | I can’t swim very well. | 🏊
swimming pool | noun | a place full of clean water for sport and fun | There is a swimming pool behind the hotel.
table tennis | noun | a game with a very small ball on a table | We play table tennis in the hall. | 🏓
team | noun | a group of people who play a game together | There are eleven girls in our football team.
tennis | noun | a game for two or four people with a yellow ball | Serena is a famous tennis player. | 🎾
throw | verb | to make something fly with your hand | Throw the ball to your sister.
toy | noun | a thing that children play with | The baby has a lot of toys.
volleyball | noun | a game for two teams with a white ball, often on the beach | We play volleyball on the beach. | 🏐
win | verb | to be first or best in a game | My team always wins!
teddy bear | noun | a brown toy animal for a small child | My teddy bear sleeps in my bed. | 🧸
running | noun | moving fast on your feet as a sport | Running is good for your heart.
swimming | noun | moving in water as a sport | We go swimming every Saturday.
have fun | phrase | to enjoy what you are doing | We always have fun at the beach.
`,
);
