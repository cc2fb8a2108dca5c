import { wordsOf } from '../word';

export const words = wordsOf(
  'A1',
  'actions',
  `
begin | verb | to do the first part of something | The lesson begins at nine o’clock.
bring [carry] | verb | to carry something to the place where you are | Please bring your books tomorrow.
brush | verb | to clean your teeth or make your hair look nice | Brush your teeth before you go to bed.
carry | verb | to have something in your hands and walk with it | Can you carry this bag for me?
close | verb | to make a door or a book not open | Close the door, please. It’s cold!
come [here] | verb | to go to the place where I am | Come here and look at this!
cut | verb | to make pieces of something, for example of bread or paper | Cut the cake into eight pieces.
do [activity] | verb | to use your time for something, for example work or sport | What are you doing now?
fall | verb | to go down fast when you don’t want to | Be careful! Don’t fall!
find | verb | to see the thing that you were looking for | I can’t find my glasses.
finish | verb | to come to the end of something | School finishes at three o’clock.
get [receive] | verb | to be given something | Do you get presents on your birthday?
get up | phrasal verb | to leave your bed in the morning | What time do you get up?
give [hand] | verb | to put something into a person’s hand | Give me the pen, please.
go [move] | verb | to walk, ride or fly to another place | Let’s go to the park.
go to bed | phrase | to stop your day because you want to sleep | I go to bed at ten.
go out | phrasal verb | to leave your home, often to have fun | They go out on Friday nights.
have a shower | phrase | to wash your body under warm water | He has a shower every morning.
help | verb | to do something good for a person who needs you | Can you help me, please?
hold [hands] | verb | to have something in your hands or arms | Hold my hand. The street is very busy.
keep [have] | verb | to have something and not give it away | You can keep the book. It’s yours.
look [eyes] | verb | to use your eyes | Look! There’s a rabbit in the garden.
make [create] | verb | to put things together and have something new | We are making a cake for Grandpa.
meet | verb | to see and talk to someone at a place | Let’s meet at the bus stop.
move [place] | verb | to go to another place, or take something there | Don’t move! There’s a bee on you.
need | verb | to have a problem if you do not get something | Plants need water and sun.
open | verb | to move a door or book so that you can go or look in | Open your books at page ten.
pick up [lift] | phrasal verb | to take something from the floor with your hand | Pick up your pencil, please.
point | verb | to show something with your finger | The baby points at the dog. | 👉
pull | verb | to take something and move it to you | The dog is pulling my coat!
push | verb | to use your hands and move something away from you | Push the door. It’s open.
put [place] | verb | to move a thing to a place with your hands | Put the cups on the table.
show | verb | to help someone to see something | Show me your new phone!
sit | verb | to be on a chair or on the floor, not standing | The cat likes to sit by the window.
sit down | phrasal verb | to stop standing and use a chair | Please sit down and open your books.
sleep | verb | to close your eyes for hours because you are tired | The baby sleeps in the afternoon. | 😴
stand | verb | to be on your feet and not move | He’s standing next to the door.
stand up | phrasal verb | to leave your chair and be on your feet | Please stand up and sing with us!
start | verb | to begin | The film starts at seven.
stay [place] | verb | to be in a place and not leave it | It’s raining. Let’s stay at home.
take [hold] | verb | to get something with your hand | Take an apple from the bag.
take off [clothes] | phrasal verb | to stop wearing clothes or shoes | Take off your shoes, please.
turn off | phrasal verb | to make a TV or a light stop | Turn off the TV and go to bed.
turn on | phrasal verb | to make a TV or a light start | It’s dark. Turn on the light.
try | verb | to do something and see if you can | I can’t open the box. Can you try?
use | verb | to take a thing because it helps you | Can I use your phone?
wait | verb | to stay in a place because someone will come | We wait for the bus every morning.
walk | verb | to move on your feet, not fast | They walk in the park every morning. | 🚶
watch | verb | to look at TV or at a game for some time | They are watching a film about whales.
see | verb | to know with your eyes that something is there | I can see a bird in that tree.
stop | verb | to not go or do something any more | The bus stops in front of my house. | 🛑
help | noun | what you give when you do something good for someone | Do you need help with your homework?
send | verb | to make a letter or message go to someone | I’ll send you a postcard from Athens.
look at | phrasal verb | to use your eyes to see a thing or a person | Look at this picture, please.
wait for | phrasal verb | to stay in a place because someone is coming | Please wait for me at the bus stop.
`,
);
