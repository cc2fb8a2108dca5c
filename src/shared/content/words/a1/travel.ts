import { wordsOf } from '../word';

export const words = wordsOf(
  'A1',
  'travel',
  `
airport | noun | a place where planes come and go | The airport is very big and busy.
arrive | verb | to come to a place at the end of a trip | What time does the train arrive?
bicycle | noun | a thing that you sit on and move with your feet | Our teacher comes to school by bicycle. | 🚲
bike | noun | the short word for a bicycle | Can you ride a bike?
boat | noun | a small thing that you travel in on water | There is a small boat on the lake.
bus | noun | a long car for many people | We go to school by bus. | 🚌
bus stop | noun | a place on a street where you wait to travel | Is there a bus stop near here? | 🚏
car | noun | a thing that can take four or five people down the street | Their new car is red. | 🚗
country | noun | a place with its own name, for example Brazil or Japan | Mexico is a beautiful country.
drive | verb | to make a car or a bus go | My sister drives to work every day.
far | adverb | not near | Is your house far from here?
flight | noun | a trip on a plane | Our flight is at nine o’clock.
fly | verb | to travel in the air | We fly to Mumbai tomorrow.
helicopter | noun | a thing that can go up from a small place and fly | Look! A helicopter is over the hospital! | 🚁
holiday | noun | a time when you do not work or go to school | Where do you go on holiday?
hotel | noun | a building where you pay to sleep in a room | The hotel has fifty rooms. | 🏨
leave | verb | to go away from a place | The bus leaves at half past ten.
left | adverb | to where nine is on a clock | Turn left at the bank. | ⬅️
lorry | noun | it is longer and higher than a car and carries many things | The lorry is full of bananas. | 🚚
map | noun | a picture that shows streets or countries | You can see our street on this map. | 🗺️
motorbike | noun | a fast bike that you don’t move with your feet | Omar goes to work by motorbike. | 🏍️
passport | noun | a small book with your name and photo, for travel | Please show me your passport.
plane | noun | a thing that flies and carries people from country to country | The plane to Delhi leaves at noon. | ✈️
ride | verb | to sit on a horse or a bike and move | They ride their bikes in the park.
right [side] | adverb | to where three is on a clock | Go right at the end of the street. | ➡️
road | noun | a long, hard way for cars and buses | This road goes to the sea. | 🛣️
ship | noun | a very big boat for long trips on the sea | The ship is going to India. | 🚢
station | noun | a building where trains or buses stop | Meet me at the station at six. | 🚉
suitcase | noun | a big strong bag for your clothes when you travel | Is this blue suitcase yours? | 🧳
taxi | noun | a car with a driver that you pay for | Let’s go home by taxi. | 🚕
ticket | noun | a small paper that you buy for a bus or the cinema | How much is a ticket to Rome? | 🎫
tourist | noun | a person who visits a place on holiday | Many tourists come here in summer.
train | noun | a long thing that carries many people from town to town | I read on the train every morning. | 🚆
travel | verb | to go to other places, near or far | My uncle travels to many countries.
trip | noun | when you go to a place and come back | The class is on a trip to London.
visit | verb | to go and see a person or a place | I want to visit my cousins in Canada.
right [side] | adjective | where three is on a clock | Put up your right hand, please.
left [side] | adjective | where nine is on a clock | He writes with his left hand.
`,
);
