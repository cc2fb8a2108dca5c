import { wordsOf } from '../word';

export const words = wordsOf(
  'A2',
  'actions',
  `
add | verb | to put something with another thing | If the soup is too thick, add some water.
break [pieces] | verb | to make something go into pieces | Who broke the window?
build | verb | to make something big, such as a house or a boat | My uncle is building his own boat.
burn | verb | to be on fire, or to hurt or damage with fire | He burned his fingers when he made tea.
change [different] | verb | to become different, or to make something different | The village has changed a lot since I was young.
check | verb | to look again to be sure that everything is right | Check your answers before you give me the test.
come back | phrasal verb | to return to this place | Our neighbours came back from holiday yesterday.
come in | phrasal verb | to walk through the door to where someone is | Come in and take off your coat.
continue | verb | to go on and not stop | The rain continued all night.
cover | verb | to put something over another thing | Snow covered the whole garden.
cut up | phrasal verb | to make many small pieces with a knife | Dad cut up some fruit for the baby.
drop | verb | to let something fall | Be careful! Don’t drop the plates.
enter | verb | to go or come into a place | Everyone stood up when the bride entered.
fill | verb | to put so much in that there is no more space | He filled the bottles with cold water.
fix | verb | to make something work again | She fixed the radio in ten minutes.
follow | verb | to go behind someone | The little dog followed us home.
get in | phrasal verb | to go into a car | Get in! It’s raining.
get out | phrasal verb | to leave a car or a small space | He stopped the car and got out.
get ready | phrase | to prepare for something | It takes my sister an hour to get ready.
give back | phrasal verb | to return something to the person it belongs to | I’ll give back your dictionary on Monday.
go away | phrasal verb | to leave a person or a place | The cat went away and never came back.
go back | phrasal verb | to return to the place where you were before | I forgot my keys and had to go back.
happen | verb | to take place, often when nobody plans it | What happened to your arm?
hide | verb | to go or put something where nobody can see it | She hid the present under her bed.
hurry | verb | to move or do things fast because there’s little time | They hurried to the station.
hurry up | phrasal verb | to go faster because you are too slow | Hurry up! The film starts in five minutes.
let | verb | to say that someone can do something | My parents let me stay up late on Saturdays.
lie [flat] | verb | to be flat on a bed, on the floor or on the grass | The dog is lying in front of the fire.
lift | verb | to take something up to a higher place | This box is too heavy. I can’t lift it.
lose [thing] | verb | to not know where something is any more | I’ve lost my keys again.
pack | verb | to put your things into a bag before a trip | Have you packed your toothbrush?
pass [give] | verb | to put something in the hand of a person near you | Could you pass me the salt, please?
press | verb | to push a button with your finger | Press the red button to start the machine.
put away | phrasal verb | to put something back in its usual place | Put away your toys when you finish playing.
put down | phrasal verb | to stop holding something and leave it on a table | She put down her book and listened.
receive | verb | to get something that someone sends or gives | We received your letter this morning.
repair | verb | to make a broken bike or roof good again | They’re repairing the roof of our school.
ring | verb | to make a sound like a bell or phone | The phone rang, but nobody answered it.
shut | verb | to make a door or window not open | Shut the window, please. It’s windy.
spend [time] | verb | to use time for something | They spent three weeks with their cousins.
take out | phrasal verb | to move something from inside to outside | He opened his bag and took out a sandwich.
wave | verb | to move your hand to say hello or goodbye | She waved to us from the train. | 👋
write down | phrasal verb | to put something on paper so you don’t forget it | I wrote down her phone number.
fall down | phrasal verb | to suddenly come to the ground | The old tree fell down in the storm.
become | verb | to start to be something | It became very cold in the night.
count | verb | to say numbers one after another, or find how many there are | The teacher counted the children on the bus.
end | verb | to come to its last part | The concert ended at ten o’clock.
repeat | verb | to say or do something again | Could you repeat the question, please?
wake | verb | to stop sleeping, or stop someone’s sleep | Don’t wake the baby!
water | verb | to make the ground round a plant wet | Who waters your plants when you’re on holiday?
start | noun | the time or place where something begins | We missed the start of the film.
visit | noun | when you go to see a person or a place | It was my first visit to Scotland.
action | noun | something that you do | We must think before any action is taken.
activity | noun | something that people do, often for fun | There are lots of activities for children at the museum.
include | verb | to have something as one of its parts, as a price can | The price includes breakfast.
get away | phrasal verb | to leave a place or a person who wants to catch you | The mouse got away from the cat.
have a look | phrase | to use your eyes for a short time to see something | Can I have a look at your photos?
hold hands | phrase | to have another person’s hand in yours | The children held hands and crossed the road.
leave behind | phrasal verb | to go away without something or someone | I left my umbrella behind on the bus.
let in | phrasal verb | to open the door so that someone can come inside | It’s cold. Please let the cat in.
look around | phrasal verb | to walk about a place and see what is there | We looked around the old town.
put back | phrasal verb | to return a thing to its place | Put the milk back in the fridge, please.
run away | phrasal verb | to leave fast because you are afraid | The cat ran away from the dog.
turn around | phrasal verb | to move so that you look the other way | She turned around and smiled at me.
turn over | phrasal verb | to move something so that the other side is on top | Turn over the page and read the answers.
safely | adverb | without danger | They arrived home safely.
greeting | noun | something you say or do when you meet someone | “Hello” is a friendly greeting.
whistle | verb | to make a high sound by blowing air through your lips | Can you whistle a song?
get [fetch] | verb | to go to a place and come back with something | Can you get my glasses from the kitchen?
turn [round] | verb | to move round, as a wheel does | Turn the key to the right.
take [carry] | verb | to carry something or go with someone to another place | I’ll take you to school by car.
avoid | verb | to stay away from something, or try not to do it | We left early to avoid the traffic.
create | verb | to make something that wasn’t there before | The artist created a huge tree out of old bottles.
destroy | verb | to damage something so badly that it can’t be repaired | Fire destroyed the old theatre.
disappear | verb | to go where nobody can see you any more | The fox disappeared into the forest.
dig | verb | to make a hole in the ground | Two gardeners were digging a hole for the new tree.
escape | verb | to get away from a dangerous place or a prison | A monkey has escaped from the zoo.
find out | phrasal verb | to get to know a fact you didn’t know | I’ll find out when the next bus goes.
hang | verb | to fix something at the top so that the rest is free | Hang your coat on the back of the door.
kill | verb | to make a person or animal die | The cold weather killed most of the tomatoes.
mix | verb | to put different things together so they become one | Mix the butter and sugar in a bowl.
offer | verb | to say that you will give or do something | He offered me his seat on the bus.
produce | verb | to make or grow something | The farm produces enough milk for the whole town.
reach | verb | to get to a place, or to touch something with your hand | We reached the village before dark.
remove | verb | to take something away | Please remove your shoes before you enter.
replace | verb | to put a new thing where an old one was | We replaced the broken lamp.
search | verb | to look carefully in every place | They searched the whole house for the missing ring.
shake | verb | to move quickly up and down or from side to side | Shake the bottle before you open it.
control | verb | to make a machine or a person do what you want | Can you control that horse?
position | noun | where something is, or how you sit, stand or lie | I moved my chair to a more comfortable position.
use | noun | the way in which something can help you | This box has many uses.
opposite | adjective | as different as possible | They walked away in opposite directions.
movement | noun | when someone or something goes from one place or position to another | Try to make each movement slowly and carefully.
protect | verb | to keep something or someone safe | A good hat protects your head from the sun.
provide | verb | to give people something that they need | The hotel provides towels and soap.
succeed | verb | to do what you tried to do | After three tries, she finally succeeded.
cause | verb | to make something happen, usually something bad | What caused the accident?
fight | noun | when people try to hurt each other | Two boys had a fight in the playground.
dive | verb | to jump into water with your head and arms first | He dived off the rock into the sea.
forward | adverb | in the direction that is in front of you | She took one step forward and opened the door.
save [rescue] | verb | to make somebody safe when they are in danger | The doctors saved her life.
separate | adjective | not joined together; different | The twins have separate bedrooms.
stuff | noun | an informal word for things | Leave your stuff in the hall.
set | noun | a group of things that go together | She gave me a set of six glasses.
stick | noun | a long thin piece of wood from a tree | The dog ran after the stick.
arrange | verb | to make plans for an event, or put things in order | Can you arrange a meeting for Friday?
`,
);
