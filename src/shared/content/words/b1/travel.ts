import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'travel',
  `
accommodation | noun | a place to stay or live, such as a flat or a hotel | It’s hard to find cheap accommodation near the beach in August.
arrival | noun | the moment when someone or something gets to a place | On arrival at the hotel, guests are given a cold drink.
board | verb | to get on a plane, a ship or a train | Passengers with small children may board the plane first.
boarding pass | noun | the card you must show to get on a plane | You can save your boarding pass on your phone.
border | noun | the line where one country ends and another begins | Officers checked our passports at the border.
brochure | noun | a thin magazine with pictures that advertises trips or hotels | The brochure showed a pool, but there wasn’t one.
cabin | noun | a small room where you sleep on a ship or a train | Our cabin had two beds and a tiny round window.
carriage | noun | one of the parts of a train where people sit | The last carriage was almost empty.
check out | phrasal verb | to pay and leave a hotel | Guests have to check out before eleven o’clock.
crash | noun | an accident in which a car or plane hits something | Luckily, nobody was hurt in the crash.
crew | noun | all the people who work on a ship or plane | The crew helped the passengers to find their seats.
cruise | noun | a holiday on a big ship that visits different places | They won a two-week cruise around the Greek islands. | 🛳️
customs | noun | the place where your bags are checked when you enter a country | It took an hour to go through customs. | 🛃
delay | noun | the extra time you wait when something is late | Passengers were angry about the long delay.
departure | noun | the moment when a train, a plane or a person leaves | Please be at the gate thirty minutes before departure.
destination | noun | the place that a traveller is going to | Bali is a popular holiday destination.
drop off | phrasal verb | to stop your car and let someone get out | I’ll drop you off in front of the theatre.
fare | noun | the money you pay to go by bus, train or taxi | Train fares have gone up again this year.
get around | phrasal verb | to go to different places in a city or area | The easiest way to get around Amsterdam is by bike.
harbour | noun | a safe place on the coast where boats can stay | Fishing boats were coming back into the harbour.
hire [car] | verb | to pay to use a car or a bike for a short time | We hired a car at the airport and drove south.
hitchhike | verb | to travel free in the cars of people you don’t know | When he was a student, he hitchhiked from Paris to Rome.
hostel | noun | a cheap place to stay where you often share a room | In the hostel I met students from all over the world.
lift [ride] | noun | a free ride in someone else’s car | Shall I give you a lift to the station?
on board | phrase | in or on a ship, a plane or a train | There were two hundred people on board the ferry.
overseas | adverb | to a place on the other side of the ocean | My cousin is going to study overseas next year.
resort | noun | a town by the sea or in the mountains with many hotels | In winter this quiet village becomes a busy ski resort.
set off | phrasal verb | to start a journey | If we set off at six, we’ll miss the traffic.
souvenir | noun | something you buy to remember a holiday | What did you bring back as a souvenir from Peru?
speed limit | noun | the fastest that you are allowed to drive on a road | The speed limit near the school is thirty kilometres an hour.
tunnel | noun | a long hole through a hill for cars or trains | The train went through a tunnel under the mountain.
visa | noun | the official permission to enter another country for a time | Do I need a visa to visit Vietnam?
voyage | noun | a long trip by ship or into space | The voyage from Southampton to New York took a week.
licence | noun | an official paper that says you may do something | You can’t drive without a licence.
entry | noun | when you go into a place, or what lets you go in | Entry to the castle is free for children.
lighthouse | noun | a tall building with a light that warns ships | The lighthouse stands on a rock in the sea.
port [ships] | noun | a town or place where ships stop to take on people or things | The ferry leaves the port at six o’clock.
reserve | verb | to ask for a seat, table or room to be kept for you | I’d like to reserve a table for four, please.
further | adverb | at or to a greater distance | The beach was further away than it looked on the map.
check into | phrasal verb | to arrive at a hotel and get your key | We checked into the hotel at midnight.
give way | phrase | to stop and let others go first | You must give way to cars from the right.
pass by | phrasal verb | to go near a place or a person without stopping | A friend passed by and waved to me.
pull up | phrasal verb | to stop, as a car does | A taxi pulled up outside our house.
run over | phrasal verb | to hit someone or something with a car | Luckily, the car didn’t run over the cat.
see off | phrasal verb | to go to the station or airport to say goodbye | We went to the airport to see off my cousin.
set out | phrasal verb | to begin a trip | They set out early in the morning.
show round | phrasal verb | to go with someone through a place and explain it | Ahmed showed us round his school.
speed up | phrasal verb | to go faster | The train speeds up after the bridge.
turn back | phrasal verb | to stop and go the way that you came | The path was closed, so we turned back.
walk out | phrasal verb | to leave suddenly, often because you are angry | Three people walked out of the meeting.
compass | noun | a thing whose needle shows you where north is | Take a map and a compass on your hike.
seatbelt | noun | you fasten this in a car to stay safe | Please put on your seatbelt.
run [bus] | verb | to travel at certain times, as a bus does | The buses run every ten minutes.
pass [go by] | verb | to go in front of or near something | We pass the post office on the way to school.
pass | noun | a card or paper that lets you go in or travel | Show your bus pass to the driver.
aircraft | noun | any machine that flies | The new aircraft can carry five hundred passengers.
fuel | noun | something, such as petrol, that an engine burns | Modern cars use much less fuel than older ones.
lane | noun | one of the parts a road is divided into by lines | Buses and bikes have their own lane here.
pedestrian | noun | a person who is walking, not driving or cycling | Drivers must stop for pedestrians at the crossing.
terminal | noun | a building where you begin or end a flight | Our flight leaves from the new terminal.
exploration | noun | travel through an unknown place to learn about it | Robots play an important part in the exploration of space.
load | noun | something heavy that a person, animal or vehicle carries | The donkey was carrying a heavy load of wood.
locate | verb | to find the exact place where something is | The rescue team used a drone to locate the lost climbers.
expedition | noun | an organised journey to explore a far place | Scientists from six countries joined the expedition to the Antarctic.
vacancy [hotel] | noun | a room that nobody has booked | I’m afraid we have no vacancies until Monday.
`,
);
