import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'clothes',
  `
sleeve | noun | the part of a shirt or coat that covers your arm | He pulled up his sleeves and started to wash the car.
collar | noun | the part of a shirt or coat that goes around your neck | She turned up her collar against the wind.
heel | noun | the back part of a shoe that makes you taller | I can’t run in these heels.
hood | noun | the part of a coat that you can pull over your head | Put your hood up. It’s starting to rain.
zip | noun | two rows of metal teeth that close a jacket or bag | The zip on my jacket is broken.
lace | noun | a thin string that you tie to close a shoe | Your lace is undone, so be careful on the stairs.
waistcoat | noun | a short jacket without sleeves, worn over a shirt | The waiters wear black trousers and red waistcoats.
slipper | noun | a soft, comfortable shoe that you wear indoors | In winter I wear slippers around the house.
costume | noun | special clothes for a play, or to look like someone else | The children wore animal costumes for the school play.
mask | noun | something that covers your face or part of it | Everyone at the carnival was wearing a mask.
silk | noun | fine, smooth cloth that is often expensive | The scarf was made of pure silk.
plain | adjective | in one colour only, without any flowers or lines | A plain shirt would look better with that tie.
casual | adjective | comfortable and not for special occasions | You can wear casual clothes to the office on Fridays.
smart [clothes] | adjective | clean, tidy and right for a formal occasion | You look very smart in that suit.
elegant | adjective | beautiful and formal in a simple way | She looked elegant in a long silver dress.
stylish | adjective | fashionable and attractive | Everyone noticed her stylish red glasses.
trendy | adjective | popular just now, especially with young people | There’s a trendy new clothes shop near the college.
sew | verb | to join pieces of cloth with a needle | Can you sew this button on for me?
knit | verb | to make a sweater or scarf from wool with two sticks | My brother is knitting a scarf for Mum.
do up [coat] | phrasal verb | to close a coat or shirt with its buttons or zip | Do up your jacket. It’s freezing outside.
undo | verb | to open something that was tied or closed | He undid the top button of his shirt.
dress up | phrasal verb | to put on special clothes, or clothes to look like someone else | We dressed up as pirates for the party.
suit | verb | to make you look attractive | Green really suits you.
wear out | phrasal verb | to use something until it is damaged and useless | I walk so much that my shoes wear out in months.
hairstyle | noun | the way someone has cut or arranged what grows on their head | She has had the same hairstyle since she was ten.
fringe | noun | the short hair that hangs over your forehead | Your fringe is so long that I can’t see your eyes.
ponytail | noun | long hair tied at the back of the head | She tied her hair in a ponytail before the race.
bald | adjective | with no hair on the head | My father started to go bald when he was thirty. | 👨‍🦲
dye | verb | to change the colour of hair or cloth | She dyed her hair purple for the festival.
shave | verb | to cut off all the hair on a face or leg | He cut himself while he was shaving. | 🪒
tattoo | noun | a picture that is drawn into the skin with a needle | Her tattoo shows a bird in flight.
perfume | noun | a liquid that you put on your skin to smell nice | What’s that perfume you’re wearing? It smells of roses.
wrinkle | noun | a line in the skin that comes with age | When he laughs, you can see the wrinkles around his eyes.
overweight | adjective | too heavy | The vet said that our cat was overweight.
waist | noun | the narrow part in the middle of your body | This skirt is too tight around the waist.
second-hand | adjective | not new when you get it | All her clothes are second-hand.
occasion | noun | a special event, such as a wedding | She only wears that dress on special occasions.
match | verb | to look good together, or to fit together | That scarf matches your coat perfectly.
change [clothes] | verb | to put on different clothes | I’m going to change before the party.
diamond | noun | a clear, very hard stone that costs a lot of money | The queen’s crown had a large diamond in the middle.
pale | adjective | having skin with less colour than usual | You look pale. Are you feeling all right?
come off | phrasal verb | to stop being fixed to something | The handle came off when I opened the drawer.
cut out | phrasal verb | to take a piece from paper or cloth with scissors | Cut out the shapes and stick them on the card.
look | noun | what someone or something seems to be like | I like the look of that old house.
gorgeous | adjective | extremely beautiful | You look absolutely gorgeous in that colour.
waterproof | adjective | able to keep you dry in the rain | Take a waterproof jacket when you go hiking.
`,
);
