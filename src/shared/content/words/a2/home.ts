import { wordsOf } from '../word';

export const words = wordsOf(
  'A2',
  'home',
  `
furniture | noun | tables, chairs, beds and things like that | We bought some new furniture for the living room.
upstairs | adverb | to or on a higher floor of a house | Mum is upstairs in her bedroom.
downstairs | adverb | to or on a lower floor of a house | She ran downstairs to open the door.
ground floor | noun | the part of a building at the same height as the street | Our flat is on the ground floor, next to the entrance.
roof | noun | the top of a house, on the outside | There’s a bird on the roof.
ceiling | noun | the top of a room, on the inside | He’s so tall that he can touch the ceiling.
gate | noun | a door in the wall around a garden | Close the gate, or the dog will run away!
garage | noun | a building next to a house, where you keep a car | Our bikes are in the garage.
lift [building] | noun | a small room that takes you up or down a building | The lift is broken, so we have to walk up. | 🛗
wardrobe | noun | a tall piece of furniture where you keep your clothes | Your blue coat is in the wardrobe.
shelf | noun | a long flat piece of wood on a wall for books | I can’t reach the top shelf.
drawer | noun | a part of a desk that you pull out to open | The scissors are in the kitchen drawer.
curtain | noun | a large piece of material in front of a window | Close the curtains. It’s getting dark.
carpet | noun | thick soft material that covers a floor | He spilt juice on the new carpet.
pillow | noun | the soft thing under your head in bed | I can’t sleep without two pillows.
blanket | noun | a warm, thick cover for a bed | It was cold, so we asked for another blanket.
sheet | noun | a large thin cover that you lie on in bed | There are clean sheets on your bed.
towel | noun | a piece of material that you use to get dry | Don’t forget your towel when you go swimming.
sink | noun | the place in a kitchen where you wash the plates | He left all the dirty plates in the sink.
tap | noun | you turn this and water comes out | Please turn off the tap.
bin | noun | you put things in this when you don’t want them | Throw that old bread in the bin. | 🗑️
rubbish | noun | things that you do not want and throw away | Can you take the rubbish out, please?
cooker | noun | the large machine in a kitchen that makes food hot | Is that a gas cooker or an electric one?
oven | noun | the part of a kitchen machine where you make cakes | Your pizza is in the oven.
microwave | noun | a small machine that heats food very quickly | Heat the soup in the microwave for two minutes.
freezer | noun | a machine that keeps food as cold as ice | There’s some ice cream in the freezer.
dishwasher | noun | a machine that cleans plates and cups | Who can empty the dishwasher?
washing machine | noun | a machine that cleans your clothes | Your jeans are still in the washing machine.
heating | noun | the machines that keep a building warm | Turn the heating on. It’s very cold in here.
candle | noun | a stick that burns slowly and gives light | There were eight candles on her cake. | 🕯️
housework | noun | cleaning, cooking and other jobs at your place | Everybody in our family helps with the housework.
tidy | adjective | with everything in the right place | His desk is always tidy, but his bag isn’t.
untidy | adjective | with things in all the wrong places | My room is untidy because I’ve had no time.
wash up | phrasal verb | to clean the plates and cups after a meal | You cooked, so I’ll wash up.
rent | verb | to pay money every month to live in a place | They rent a flat near the university.
move [home] | verb | to start to live in a different place | We moved to Toronto when I was nine.
knock | verb | to hit a door so that somebody opens it | Somebody is knocking. Can you open the door?
lock | verb | to close a door with a key | Did you lock the front door? | 🔒
tidy up | phrasal verb | to put things back in the right places | Please tidy up before your friends arrive.
entrance | noun | the place where you go into a building | I’ll meet you at the entrance in ten minutes.
apartment | noun | the American word for a flat | My aunt lives in a small apartment in New York.
bell | noun | a metal thing that makes a ringing sound | When the bell rang, the pupils ran outside. | 🔔
kettle | noun | you boil water for tea or coffee in this | Put the kettle on and let’s have some tea.
mug | noun | a tall cup with straight sides | She always drinks coffee from the same green mug.
pan | noun | a metal thing that you cook food in on a cooker | Heat a little oil in a pan and add the onions.
mat | noun | a small flat thing by the door to clean your shoes on | Please clean your boots on the mat.
vase | noun | you put flowers and water in this | She put the roses in a glass vase.
album [photos] | noun | a book for keeping photos in | Grandma showed us the wedding photos in her album.
clean up | phrasal verb | to make a room or place clean again | We cleaned up the kitchen after the party.
fill up | phrasal verb | to make something full | Can you fill up this bottle with water?
stay in | phrasal verb | to not go out in the evening | Let’s stay in and watch a film.
keep [store] | verb | to leave something in the same place when you do not use it | We keep the butter in the fridge.
step | noun | one of the flat parts that you climb to a door | Three steps lead up to the front door.
light | verb | to make something start to burn | He lit the candles on the birthday cake.
mess | noun | a situation where nothing is in its place | What a mess! Who painted in here?
owner | noun | the person that something belongs to | The owner of the dog lives next door.
path | noun | a narrow way for walking, for example through a garden | A narrow path goes from the gate to the door.
room [space] | noun | enough space for something or somebody | Is there any room for my bike in the van?
match [fire] | noun | a little stick that you use to start a fire | He lit the candle with his last match.
belong | verb | to be in the right place | Please put the books back where they belong.
lay the table | phrase | to put plates, knives and forks out before a meal | Whose turn is it to lay the table?
decoration | noun | something pretty that makes a room or tree look nice | We put up paper decorations for the party.
flatmate | noun | a person who shares your rented rooms with you | I’m looking for a flatmate who likes cats.
rope | noun | a long, thick thing to tie boats or climb with | They tied the boat to a tree with a rope.
`,
);
