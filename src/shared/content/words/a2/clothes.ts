import { wordsOf } from '../word';

export const words = wordsOf(
  'A2',
  'clothes',
  `
fashion | noun | the styles of dress that are popular now | My cousin loves fashion and makes her own skirts.
fashionable | adjective | popular at this time | Long coats are fashionable this winter.
suit | noun | a jacket and trousers made from the same material | You should wear a suit for the interview.
uniform | noun | the same clothes that all people in one group wear | Do the pupils at your school wear a uniform?
pyjamas | noun | soft, comfortable trousers and a top for bed | On Sundays we have breakfast in our pyjamas.
swimsuit | noun | what a person wears at the beach or in the sea | Pack your swimsuit, because the hotel has a swimming pool. | 🩱
raincoat | noun | something long to wear in wet weather | Her yellow raincoat kept her dry.
tracksuit | noun | trousers and a warm top for doing sport | The team wore blue tracksuits before the match.
sweatshirt | noun | a thick soft cotton top that you wear when it is cold | This sweatshirt is too warm for the gym.
blouse | noun | a light top for women, often with buttons | She wore a white blouse with a blue skirt. | 👚
top | noun | something that covers the body from the neck to the middle | I need a top to wear with these trousers.
underwear | noun | the things you wear next to your skin | Pack some clean underwear for the weekend.
tights | noun | thin clothes that cover a girl’s or woman’s legs and feet | It’s cold, so wear warm tights under your dress.
sandals | noun | open shoes for hot weather | Take your sandals. The beach has lots of stones. | 👡
belt | noun | a long thin thing that you wear around your middle | These jeans are too big, so I need a belt.
pocket | noun | a part of a coat or trousers for keys and small things | He put his hands in his pockets.
button [clothes] | noun | a small round thing that closes a shirt | A button has come off my coat.
ring | noun | a round piece of gold or silver for your finger | She never takes off her wedding ring. | 💍
earring | noun | a piece of jewellery that you wear on your ear | I lost one of my silver earrings at the party.
necklace | noun | a piece of jewellery that you wear round your neck | Grandma was wearing a gold necklace.
bracelet | noun | something pretty to wear around your lower arm | Mia made a bracelet for each of her friends.
jewellery | noun | rings and other nice things to wear | She makes beautiful jewellery from glass.
cotton | noun | a light material that comes from a white plant | Cotton is comfortable when the weather is hot.
wool | noun | a warm material made from the hair of sheep | This sweater is made of wool. | 🧶
leather | noun | a strong material made from the skin of animals | He bought some brown leather boots in Italy.
beard | noun | the hair that grows on a man’s chin | My uncle has had a beard for ten years. | 🧔
moustache | noun | the hair that grows between a man’s nose and mouth | Did your grandfather have a moustache in this photo?
curly | adjective | growing in small rings, not straight | Both brothers have dark curly hair.
straight [hair] | adjective | going down in one line, with no rings | I’ve got straight hair like my mum.
fair [hair] | adjective | light yellow, not dark | Everyone in my family has fair hair and blue eyes.
blonde | adjective | having yellow hair | The blonde girl next to Tomás is his cousin. | 👱‍♀️
slim | adjective | thin, but not too thin | The dancer was tall and slim.
good-looking | adjective | having a face that people like to look at | The actor is good-looking, but he can’t act!
attractive | adjective | nice to look at, so that people are interested | He has a friendly face and an attractive smile.
make-up | noun | colours that people put on their face | The clown put on his make-up in ten minutes.
haircut | noun | what you get when a hairdresser makes your style shorter | You look great! Did you get a haircut? | 💇
get changed | phrase | to put on other clothes | Let’s get changed and go for a run.
fit | verb | to be the right size for somebody | My old school uniform doesn’t fit me now.
go with | phrasal verb | to look good together with something | Does this blue tie go with my green shirt?
get dressed | phrase | to put on your shirt, trousers and so on | I got dressed quickly because I was late.
try on | phrasal verb | to wear something in a shop to see how it looks | Can I try on these shoes, please?
jumper | noun | a warm wool top that goes over your head | My grandmother made this jumper for me.
crown | noun | a gold ring that a king or queen wears on the head | The queen was wearing a gold crown. | 👑
dressed | adjective | wearing clothes | Get dressed quickly or we’ll be late!
model [fashion] | noun | a person who shows new clothes to others | The models in the show wore long red coats.
pants [trousers] | noun | a word for trousers in American English | My cousin in Boston bought a new pair of black pants.
pants [underwear] | noun | short clothes that you wear next to your body, under trousers or skirts | Don’t forget to pack clean socks and pants.
material | noun | any stuff that clothes are made of | What kind of material is this dress made of?
pattern | noun | lines, shapes or flowers that are repeated on cloth | I like the pattern on your scarf.
helmet | noun | a hard hat that protects your head | You must wear a helmet on a motorbike.
clothing | noun | a more formal word for the things that you wear | Take warm clothing if you’re going to the mountains.
uncomfortable | adjective | not nice to sit on or to wear | These shoes look great, but they’re uncomfortable.
appearance | noun | the way that someone or something looks | He spends hours on his appearance before a party.
cloth | noun | soft stuff made of cotton or wool, used for shirts and curtains | She made the curtains from blue cloth.
`,
);
