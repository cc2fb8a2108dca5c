import { wordsOf } from '../word';

export const words = wordsOf(
  'B2',
  'travel',
  `
accelerate | verb | to start to go faster | The driver accelerated to pass the lorry before the bend.
aisle | noun | the narrow way between the rows of seats | Would you prefer a window seat or one on the aisle?
bound for | phrase | travelling to a certain place | We were on a night train bound for Vienna.
brake | verb | to make a vehicle slow down or stop | A dog ran out in front of us and she braked hard.
cargo | noun | the goods that a ship, plane or lorry carries | The ship was carrying a cargo of coffee and spices.
collision | noun | when two moving things hit each other hard | The collision between the two trams was caused by a broken signal.
commuter | noun | someone who goes a long way to work every day | The trains are packed with tired commuters at this hour.
congestion | noun | too much traffic, so that nothing moves | The new tram line should reduce congestion in the centre.
connecting | adjective | that you change to in the middle of a trip | Our first plane was late and we missed our connecting flight.
detour | noun | a longer way than the usual one | Because the bridge was closed, we had to make a detour.
diversion | noun | another way for traffic while a road is closed | Follow the yellow signs for the diversion around the roadworks.
embark on | phrasal verb | to begin something new, long or difficult | At sixty, my aunt embarked on a trip around the world.
getaway | noun | a short holiday, often at a weekend | We’re planning a weekend getaway to the lakes.
head for | phrasal verb | to move towards a place | Let’s head for the coast before it gets dark.
itinerary | noun | a plan of each place you will visit on a trip | Our itinerary includes three days in Hanoi and a boat trip.
jet lag | noun | feeling tired after a flight to a place with different hours | It took me a week to get over my jet lag.
junction | noun | a place where roads or railway lines meet | Leave the motorway at the next junction.
off the beaten track | phrase | far from where most people go | We stayed in a village off the beaten track, with no other tourists.
off-peak | adjective | at a less busy time, and so often cheaper | Off-peak tickets are valid after half past nine.
outskirts | noun | the areas around the edge of a city | They live on the outskirts of Mexico City.
overtake | verb | to drive past a slower vehicle | It is dangerous to overtake on this part of the road.
pull over | phrasal verb | to drive to the side of the road and stop | The police officer signalled to us to pull over.
punctual | adjective | arriving exactly when you should | Trains in this country are famous for being punctual.
remote | adjective | very far from towns and cities | Doctors reach the most remote villages by helicopter.
runway | noun | the long hard road where planes take off and land | A fox on the runway delayed our take-off.
shuttle | noun | a bus that goes to a place and back many times a day | A free shuttle takes guests from the airport to the hotel.
steer | verb | to control the direction in which a vehicle or boat goes | The captain steered the boat carefully between the rocks.
stopover | noun | a short stay between two parts of a long journey | We had a ten-hour stopover in Dubai.
stranded | adjective | stuck somewhere because you have no way to leave | Hundreds of passengers were stranded at the airport by the storm.
trek | noun | a long, hard walk, often in the mountains | The trek to the top of the volcano takes two days.
turbulence | noun | sudden rough movements of the air around a plane | Please fasten your seat belts, as we are expecting some turbulence.
wander | verb | to walk slowly around without any plan | We wandered through the market, tasting everything we were offered.
transport | verb | to carry people or goods from one place to another | The bricks were transported to the city by boat.
load | verb | to put things into a vehicle or machine | They loaded the boxes into the back of the van.
make for | phrasal verb | to go towards a place | When it began to rain, we made for the nearest café.
touch down | phrasal verb | to land, as a plane does | Our plane touched down at midnight.
wind up | phrasal verb | to finally be in a place or a situation | We took the wrong bus and wound up in a village.
retreat | verb | to move back, away from danger | The army retreated to the mountains.
transportation | noun | moving people or goods, in American English | Public transportation in the city is cheap.
`,
);
