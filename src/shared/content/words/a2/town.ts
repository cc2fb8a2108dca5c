import { wordsOf } from '../word';

export const words = wordsOf(
  'A2',
  'town',
  `
area | noun | a part of a town or country | This is a very quiet area at night.
ask the way | phrase | to try to learn from someone how to get to a place | We were lost, so we asked the way.
art gallery | noun | a building where you look at paintings | The art gallery has two famous paintings by Frida Kahlo.
bench | noun | a long seat for two or more people in a park | An old couple were sitting on a bench by the lake.
bridge | noun | something you walk or drive on to cross a river | You have to cross the bridge to get to the market. | 🌉
capital | noun | the most important city of a country | Nairobi is the capital of Kenya.
church | noun | a building where Christians go to pray | The church is more than five hundred years old. | ⛪
crossing | noun | a safe place to walk over a road | Wait at the crossing until the light is green.
crossroads | noun | a place where two roads meet and then continue | Turn left at the next crossroads.
crowded | adjective | full of people | The streets are always crowded on Saturdays.
downtown | adverb | in or to the middle of a city, with its shops and offices | They went downtown to look at the shops.
exit | noun | the door where you go out of a building | Where’s the nearest exit?
fountain | noun | a thing in a park that sends water up into the air | Children were playing in the water of the fountain. | ⛲
hairdresser’s | noun | a shop where you go to have your hair cut | He went to the hairdresser’s before his sister’s wedding.
hall [concerts] | noun | a very big room for concerts or meetings | Three hundred people were dancing in the hall.
in the middle of | phrase | in the centre, not at the sides | There’s a tall tree in the middle of the square.
mosque | noun | a building where Muslims go to pray | They are going to the mosque on Friday. | 🕌
palace | noun | a very large and beautiful house for a king or queen | There are seven hundred rooms in the palace.
pavement | noun | the side of a street where people walk | Don’t ride your bike on the pavement!
petrol station | noun | a place where drivers stop to buy what their cars need | Is there a petrol station before the motorway? | ⛽
sign [board] | noun | a board by the road that tells you something | What does that red sign mean?
skyscraper | noun | a very tall building with many floors | From this skyscraper you can see the whole city.
square [place] | noun | an open place in a town with buildings around it | There’s a flower market in the square every Tuesday.
stadium | noun | a place where thousands of people watch a match | The stadium was full for the last match. | 🏟️
statue | noun | a person or animal made of stone or metal | There’s a statue of a horse outside the station.
synagogue | noun | a building where Jewish people pray | The synagogue in our street has beautiful windows. | 🕍
temple | noun | a building where Hindus or Buddhists pray | We took off our shoes before we entered the temple. | 🛕
tower | noun | a tall, narrow building or part of a building | You can see the sea from the top of the tower. | 🗼
traffic lights | noun | red, yellow and green lamps that tell cars to stop or go | Turn right at the traffic lights. | 🚦
way [route] | noun | how you get from one place to another | Can you tell me the way to the post office?
wide | adjective | far from one side to the other | The street was so wide that eight cars could drive on it.
zebra crossing | noun | black and white lines where cars stop for people | Every driver must stop at a zebra crossing.
get to | phrasal verb | to arrive at a place | How do I get to the railway station from here?
ice rink | noun | a place where people skate | It was freezing at the ice rink, but we had fun.
theme park | noun | a large place where people pay to go on exciting rides | The queues at the theme park were very long. | 🎢
tourist information centre | noun | an office that helps visitors to a town | You can get a free map at the tourist information centre.
waiting room | noun | a place with chairs at a doctor’s or a station | There was nobody in the waiting room except one old man.
town centre | noun | the busy part of a place with the main shops | Cars can’t drive in the town centre on Saturdays.
close [near] | adjective | not far away | Our flat is close to the station.
narrow | adjective | with little space from one side to the other | Two cars can’t pass each other in these narrow streets.
community | noun | all the people of one area, who often help each other | The whole community helped to repair the school.
countryside | noun | land with fields and woods, outside towns | We left the noise of the city for the peaceful countryside.
local | adjective | of the area where you live or are | We always buy our vegetables at the local market.
parking | noun | leaving your car somewhere, or the space for it | Parking is free after eight in the evening.
population | noun | how many people live in a place | Our town has a population of about thirty thousand.
public | adjective | for everyone to use | The nearest public toilets are next to the bus station.
region | noun | a large part of a country, such as its north or its coast | This region is famous for its cheese and its mountains.
service | noun | something that people need, such as buses or hospitals | There’s a good bus service in our town.
view [place] | noun | what you can see from a place | From our balcony we have a wonderful view of the bay.
outdoor | adjective | not inside a building | In summer there’s an outdoor cinema in the park.
bakery | noun | a shop that makes and sells bread and cakes | The bakery opens at six in the morning.
cathedral | noun | a very large and important church | They took more than two hundred years to build the cathedral.
`,
);
