import { wordsOf } from '../word';

export const words = wordsOf(
  'A1',
  'clothes',
  `
clothes | noun | things that you wear, for example trousers and skirts | All my clothes are in this bag.
wear | verb | to have a coat, a dress or shoes on | I wear a uniform at school.
put on | phrasal verb | to start to wear something | Put on your coat. It’s cold.
shirt | noun | you wear this under a jacket | Dad has a white shirt for work.
T-shirt | noun | a thin shirt for hot days that goes on over your head | How much is that green T-shirt? | 👕
sweater | noun | something warm to wear on your arms and body | It’s cold. Where’s my red sweater?
jacket | noun | a short coat | There’s a phone in your jacket.
coat | noun | a long, warm thing to wear outside in winter | Wear your coat. It’s very cold today. | 🧥
trousers | noun | you wear these on your two legs down to your feet | These trousers are too long for me.
jeans | noun | strong blue trousers | I wear jeans at the weekend. | 👖
shorts | noun | trousers for summer or sport that stop above the knee | The players wear white shorts. | 🩳
skirt | noun | you wear this below your shirt; it isn’t trousers | She’s wearing a long black skirt.
dress | noun | a shirt and a skirt in one piece | Mum has a new dress for the party. | 👗
shoe | noun | you wear one on each foot outside the house | My new shoes are too small. | 👞
boot | noun | a big, strong shoe for rain or snow | Wear your boots in the snow. | 🥾
trainers | noun | shoes for running and other sport | I need new trainers for football. | 👟
sock | noun | you wear this on your foot in a shoe | One sock is blue and one is red. | 🧦
hat | noun | you wear this on your head | Wear a hat in the sun. | 👒
cap | noun | a hat that people wear for baseball | He always wears his football cap. | 🧢
scarf | noun | something long and warm to wear on your neck | My scarf is very long and warm. | 🧣
glove | noun | you wear one on each hand in winter | My hands are cold. Where are my gloves? | 🧤
tie [clothes] | noun | a long thin thing that people wear with a shirt at work | He wears a tie at the office. | 👔
glasses | noun | you wear these in front of your eyes to see well | I can’t read without my glasses. | 👓
sunglasses | noun | you wear these dark things in front of your eyes in summer | Nice sunglasses! Are they new? | 🕶️
watch | noun | a small clock on your arm | I have no watch. What time is it? | ⌚
bag | noun | you put books and other things in this and carry it | Is this your school bag?
handbag | noun | you carry money, keys and a phone in this on your arm | Her handbag is on the chair. | 👜
umbrella | noun | you hold this above your head in the rain | It’s raining. Take an umbrella. | ☂️
tall | adjective | high, from your head to your feet | My sister is tall and plays basketball.
short [person] | adjective | like a child next to an adult; not tall | My grandmother is short, but I’m tall.
thin | adjective | like a pencil; not fat | The cat is very thin. Give it some food.
fat | adjective | with a very big body; not thin | Our dog is too fat to run.
`,
);
