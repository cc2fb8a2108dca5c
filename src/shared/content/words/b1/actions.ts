import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'actions',
  `
attach | verb | to fix or add one thing to another | Attach a photo to the form.
bend | verb | to move the top of your body down and forward | He bent down to tie his shoes.
bring back | phrasal verb | to return with something | Could you bring back some bread from the shop?
bury | verb | to put something in a hole in the ground | The dog has buried my shoe in the garden!
carry on | phrasal verb | to keep doing something and not stop | They carried on playing although it was raining.
carry out | phrasal verb | to do something that was planned, such as a test | The students carried out a simple experiment.
chase | verb | to run after someone to catch them | The puppy loves to chase its own tail.
come across | phrasal verb | to find something by chance | I came across this old photo in a drawer.
cut off | phrasal verb | to take away a part with a knife or scissors | She cut off the dead flowers.
drag | verb | to pull something heavy along the ground | He dragged the table across the room.
fasten | verb | to close a coat or a belt | He fastened his jacket and went out into the cold.
fetch | verb | to go somewhere and bring something back | Can you fetch another chair from the kitchen?
float | verb | to stay on top of the water | The leaves floated slowly down the river.
fold | verb | to bend paper or cloth so one part covers another | Fold the paper in half.
gather | verb | to come together in a group | A crowd gathered around the street musician.
get on with | phrasal verb | to start or continue some work | Stop talking and get on with your work.
get rid of | phrase | to throw away or give away something you don’t want | We should get rid of this old sofa.
give away | phrasal verb | to let someone have something for free | She gave away all her old toys.
go off [alarm] | phrasal verb | to suddenly make a loud noise, like an alarm | My alarm goes off at half past six.
go on [happen] | phrasal verb | to happen or take place | There was a crowd outside. What was going on?
grab | verb | to take something suddenly and quickly with your hand | She grabbed her bag and ran for the bus.
hand | verb | to move something over to someone near you | Could you hand me that towel, please?
hang on | phrasal verb | to wait a moment | Hang on! I’ll just get my coat.
join [connect] | verb | to put two things together | Join the two pieces of wood with glue.
knock over | phrasal verb | to hit something so that it falls | The cat knocked over a vase of flowers.
lean | verb | to rest your body or a thing against something | He leaned his bike against the wall.
look out | phrasal verb | to be careful because there is danger | Look out! There’s a car coming!
make sure | phrase | to check that something is true or has been done | Make sure that all the windows are shut.
mend | verb | to make a torn or broken thing good again | Grandpa mended my broken chair.
pass on | phrasal verb | to give something or tell something to the next person | When you’ve read the message, please pass it on.
put off | phrasal verb | to decide to do something later | Don’t put off your homework until Sunday evening.
put out | phrasal verb | to make a fire stop | It took hours to put out the fire.
put up [poster] | phrasal verb | to fix something to a wall, or build a tent | We put up some posters in the hall.
raise | verb | to move something to a higher place | Raise your hand if you know the answer.
rub | verb | to move your hand over something again and again | He rubbed his eyes and looked at the clock.
rush | verb | to hurry because there is little time | The doctor rushed to the hospital.
slip | verb | to slide on something wet and nearly fall | I slipped on the ice and hurt my knee.
sort out | phrasal verb | to put in order, or to find an answer to a problem | I spent the morning sorting out my wardrobe.
spill | verb | to let a drink run out of a cup by accident | She spilt coffee all over the keyboard.
spread | verb | to cover a larger area | The news spread quickly through the village.
stare | verb | to look at someone for a long time without moving your eyes | Why is everybody staring at me?
step | verb | to lift your foot and put it down in another place | Somebody stepped on my foot on the bus.
stretch | verb | to make your arms or legs as long as you can | The cat woke up and stretched.
tear | verb | to pull paper or cloth into pieces | He tore the letter into tiny pieces.
throw out | phrasal verb | to get rid of something old or useless | It’s time to throw out these old newspapers.
tie [string] | verb | to fix something with string or rope | Tie the boat to that tree.
trip over | phrasal verb | to hit something with your foot and fall | Grandad tripped over the cat on the stairs.
turn up [arrive] | phrasal verb | to arrive, often when nobody expects it | Forty people turned up at my birthday party.
wrap | verb | to cover something with paper or cloth | We wrapped the presents in gold paper.
backwards | adverb | in the direction that is behind you | He walked backwards so that he could keep talking to us.
object | noun | a thing that you can see and touch | There were some strange objects on the table.
prevent | verb | to make sure that something does not happen | This lid prevents children from opening the bottle.
pretend | verb | to act as if something is true when it is not | He pretended to be asleep.
remain | verb | to stay in the same place or condition | Please remain in your seats until the bus stops.
roll | verb | to move along by turning over and over, like a ball | The orange rolled off the table.
stick | verb | to join one thing to another with glue | Stick the photo to the first page.
attempt | noun | when you try to do something difficult | He passed his driving test at the second attempt.
form | verb | to start to exist, or to make something start | Ice was forming on the windows.
harm | verb | to hurt or damage someone or something | Plastic bags can harm sea animals.
trip | verb | to hit something with your foot and fall, or nearly fall | I tripped over the cat and dropped the plates.
block | verb | to stop anything from passing along a road or pipe | A fallen tree blocked the road to the village.
bother [effort] | verb | to make the effort to do something | Don’t bother to iron that shirt; nobody will see it.
preparation | noun | the work of getting things ready | The preparations for the festival took three weeks.
release [free] | verb | to let a person or an animal go free | They released the bird when its wing was better.
select | verb | to choose carefully from a group | Two students from each class were selected for the team.
blow away | phrasal verb | to be moved by the wind | My hat blew away on the beach.
blow out | phrasal verb | to stop a flame with air from your mouth | Grandpa blew out all seventy candles.
blow up [air] | phrasal verb | to fill something with air | We blew up fifty balloons for the party.
blow up [explode] | phrasal verb | to break into pieces with a loud noise | They blew up the old tower to make space for a road.
get hold of | phrase | to find something or reach someone by phone | I couldn’t get hold of Mum at the office.
get out of | phrasal verb | to avoid something that you should do | He tried to get out of washing the dishes.
give in [stop fighting] | phrasal verb | to agree at last to what you did not want | Mum finally gave in and let us keep the puppy.
let out | phrasal verb | to allow a person or an animal to leave | Don’t let the dog out of the garden.
pull out | phrasal verb | to take something from a place by force | The dentist pulled out my bad tooth.
accidentally | adverb | by mistake, not because you wanted to | I accidentally deleted the photo.
apology | noun | words that say you are sorry | She wrote a letter of apology.
congratulate | verb | to tell someone that you are happy about their success | We congratulated her on her new job.
cope | verb | to manage in a difficult situation | How do you cope when you have too much homework?
dump | verb | to put rubbish in a place where it should not be | Someone had dumped an old sofa in the forest.
dare | verb | to be brave enough to do something | Nobody dared to open the door.
inspect | verb | to look at something carefully to check it | The officer inspected our passports.
instruct | verb | to tell someone how or what to do | The firefighter instructed us to leave the building.
pause | verb | to stop for a short time | She paused to drink some water.
punch | verb | to hit someone or something with your closed hand | The boxer punched the bag again and again.
ruin | verb | to completely spoil something | The rain ruined our picnic.
simplify | verb | to make something easier | The new app simplifies shopping.
storage | noun | keeping things in a place until you need them | There is plenty of storage under the stairs.
yell | verb | to shout very loudly | The fans yelled for ninety minutes.
jog | verb | to run slowly for exercise | My aunt jogs in the park every morning.
keep [continue] | verb | to do something again and again | He keeps forgetting my name.
end up | phrasal verb | to finally be somewhere that you hadn’t planned | We took the wrong bus and ended up in Brighton.
sink | verb | to go down below the surface of water | The toy boat filled with water and sank.
slide | verb | to move easily over something smooth, such as ice | The children were sliding down the hill on a tray.
affect | verb | to make something or someone change | The strike affected thousands of travellers.
combine | verb | to join or mix two or more things | The dish combines sweet and spicy flavours.
involve | verb | to include something as a necessary part | The job involves a lot of travelling.
spoil | verb | to make something less good or enjoyable | The rain completely spoilt our picnic.
supply | verb | to give people, shops or places what they need, again and again | The river supplies the whole valley with water.
react | verb | to do or feel something because of what has happened | How did he react when you told him the news?
force | verb | to make someone do something that they do not want to do | Bad weather forced us to stop for the night.
turn out | phrasal verb | to be, in the end, different from what you expected | The weather looked terrible, but it turned out fine.
come up with | phrasal verb | to think of a new idea or plan | Who came up with this brilliant idea?
contribute | verb | to give something, such as money, together with other people | Everyone contributed two pounds to buy a present for the coach.
contribution | noun | what you give or do to help something succeed | Thank you all for your contributions to the school magazine.
cope with | phrasal verb | to manage a difficult situation well | Nurses have to cope with a lot of stress.
occur | verb | to happen, especially without being planned | Many accidents occur in the kitchen.
`,
);
