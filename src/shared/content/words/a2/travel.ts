import { wordsOf } from '../word';

export const words = wordsOf(
  'A2',
  'travel',
  `
abroad | adverb | in or to another country | Have you ever lived abroad?
adventure | noun | an exciting and unusual trip or time | Our week in the desert was a real adventure.
backpack | noun | a big bag that you carry behind you on long walks | Put a bottle of water in your backpack. | 🎒
book | verb | to ask for a room or a ticket before you need it | We booked a table for six at the new restaurant.
catch [train] | verb | to get on a bus, train or plane in time to go | Hurry up or we won’t catch the last bus.
check in | phrasal verb | to give your name when you get to a hotel or airport | We checked in at the hotel and went straight to bed.
coach [bus] | noun | a comfortable bus for long trips | The coach to Scotland took nine hours.
cross | verb | to go from one side of a road or river to the other | Look both ways before you cross the road.
cycle | verb | to travel on two wheels | More and more people cycle to work these days.
delayed | adjective | late because of a problem | My plane was delayed because of the snow.
direction | noun | the way in which you go, such as north or left | You’re walking in the wrong direction!
engine | noun | the part of a car that makes it move | I can hear the engine, but the car isn’t moving.
foreign | adjective | from a country that is not yours | Which foreign languages can you speak?
get back | phrasal verb | to come home again after you were away | What time did you get back last night?
get off | phrasal verb | to leave a bus, train or plane | Get off at the third stop, next to the museum.
get on [bus] | phrasal verb | to go into a bus, train or plane | Hundreds of people were waiting to get on the train.
get lost | phrase | to not know where you are any more | It’s easy to get lost in the old part of town.
guidebook | noun | a book for tourists with facts about a place | This guidebook says that the museum is closed on Mondays.
journey | noun | a long trip from one place to another | How long was your journey from Cairo?
land | verb | to come down to the ground from the air | Our plane landed twenty minutes early. | 🛬
luggage | noun | all the bags that you take with you on a trip | You can leave your luggage in this room.
miss [train] | verb | to come too late to get on a bus, train or plane | He got up late and missed his train.
motorway | noun | a very wide road where cars can go fast between cities | There was an accident on the motorway this morning.
park | verb | to leave a car in a place for some time | You can’t park here. It’s a bus stop!
passenger | noun | a person in a car, bus or plane, but not the driver | All the passengers are already on the plane.
petrol | noun | what you put in a car to make it go | We stopped to put some petrol in the car.
pick up [by car] | phrasal verb | to go and get someone in your car | Can you pick up the children from school today?
platform | noun | the place at a station where you wait for a train | The train to Oxford leaves from platform five.
railway | noun | the metal way that trains travel on | They’re building a new railway between the two cities. | 🛤️
return | verb | to come or go back | They will return to Kenya in September.
return ticket | noun | a paper that pays for your trip there and home again | A return ticket to Bristol, please.
scooter | noun | a small, light motorbike | He took his helmet and got on his scooter. | 🛵
seat | noun | the place where you sit on a train, plane or bus | Excuse me, is this seat free? | 💺
sightseeing | noun | visiting the famous and beautiful places in a city | We did a lot of sightseeing in Istanbul.
stay [hotel] | verb | to sleep in a hotel or at a friend’s home for some days | Which hotel did you stay at?
straight on | adverb | without turning left or right | Go straight on and you’ll see the library. | ⬆️
take off [plane] | phrasal verb | to leave the ground and start to fly | Please don’t stand up before the plane takes off. | 🛫
tour | noun | a visit to see all the interesting parts of a place | We went on a boat tour of the islands.
traffic | noun | all the cars, buses and lorries on the road | We were late because the traffic was terrible.
tram | noun | a kind of train that goes through the streets of a city | You can take a tram to the city centre. | 🚊
turn [direction] | verb | to start to go left or right | Turn right after the bridge.
underground | noun | trains that go below the streets of a city | It’s quicker to go by underground than by bus. | 🚇
wheel | noun | one of the round parts under a car or a bike | One of the wheels came off my suitcase. | 🛞
camp | verb | to sleep in a tent | We camped by a river for a week.
sail | verb | to travel on water, in a boat or ship | They sailed from Italy to Greece.
sailor | noun | a person who works on a ship | The sailors were at sea for three months.
tractor | noun | a strong machine that pulls heavy things on a farm | The farmer drove his tractor across the field. | 🚜
ride | noun | a trip on or in something, for example on a bike | Let’s go for a bike ride after lunch.
walk | noun | a trip on foot | It’s only a ten-minute walk to the beach.
right [side] | noun | the place where three is on a clock | Our house is the second one on the right.
left | noun | the place where nine is on a clock | The bank is the first building on the left.
reception [hotel] | noun | the desk where you go first in a hotel or office | Leave your key at reception when you go out.
transport | noun | buses, trains, planes and other ways of moving people | What kind of transport do you use to get to school?
truck | noun | a lorry, in American English | The truck drove all the way from Texas to Canada.
vacation | noun | a holiday, in American English | Our friends from Boston are here on vacation.
van | noun | a kind of big car for carrying things, smaller than a lorry | The flowers arrived in a white van.
aeroplane | noun | the long word for a plane | Who made the first aeroplane?
arrive at | phrasal verb | to reach a place such as a station or a hotel | We arrived at the hotel at ten o’clock.
come over | phrasal verb | to visit someone at their home | Why don’t you come over on Sunday?
go down | phrasal verb | to move to a lower place or level | The sun goes down at six o’clock in winter.
go up | phrasal verb | to move to a higher place or level | Bus tickets went up to three pounds this year.
go past | phrasal verb | to walk or drive near something without stopping | Go past the bank and turn left.
move away | phrasal verb | to go to live in another place | My best friend moved away last year.
slow down | phrasal verb | to go less fast | The driver slowed down near the school.
driving | noun | moving a car along the road | Driving is harder at night.
unpack | verb | to take your things out of a suitcase | I unpacked my bag at the hotel.
take [transport] | verb | to travel by bus, train or taxi | Let’s take a taxi to the airport.
airline | noun | a company that carries people by plane | The airline lost both of our suitcases.
double room | noun | a hotel bedroom for two people | I’d like a double room for two nights.
explore | verb | to go around a place you don’t know and discover it | We spent the afternoon exploring the narrow streets of the old town.
ferry | noun | a ship that takes people and cars across the water regularly | The ferry to the island runs twice a day. | ⛴️
public transport | noun | buses, trains and trams that everyone can use | If you use public transport, you don’t need a car.
reservation | noun | when a table or a room is kept for you | I’d like to make a reservation for Friday evening.
route | noun | the roads you follow to get from one place to another | This isn’t the shortest route, but it’s the prettiest.
tourism | noun | the business of hotels, tours and holidays | Tourism brings a lot of money to the island.
traffic jam | noun | a long line of cars that can’t move or move slowly | We were stuck in a traffic jam for two hours.
traveller | noun | a person who is on a long trip | The travellers slept in a small hotel by the sea.
vehicle | noun | anything with wheels and an engine that carries people or things | No vehicles are allowed in this street at weekends.
direct | adjective | going straight to a place without a change or stop | Is there a direct train from Cardiff to London?
seat belt | noun | the belt that keeps you safe in a car | Fasten your seat belt, please.
break down | phrasal verb | to stop working, for example on the road | Our bus broke down in the middle of nowhere.
motorcycle | noun | a fast, heavy bike with an engine | Always wear a helmet when you ride a motorcycle.
`,
);
