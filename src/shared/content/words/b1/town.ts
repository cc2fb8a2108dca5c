import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'town',
  `
access | noun | the way or the right to get into a place | There is no access to the beach from this road.
avenue | noun | a wide street, often with trees on both sides | We walked down an avenue of tall palm trees.
bypass | noun | a road that goes around a town and not through it | Since they built the bypass, the village has been much quieter.
canal | noun | a kind of river that people have made, for boats | Some people in Amsterdam live in boats on the canals.
cathedral | noun | a very large and important church | They took more than two hundred years to build the cathedral.
community | noun | all the people of one area, who often help each other | The whole community helped to repair the school.
construction | noun | the work of building houses, roads or bridges | The construction of the new stadium will take three years.
council | noun | the people who are chosen to run a town | The council has decided to plant a thousand trees.
countryside | noun | land with fields and woods, outside towns | We left the noise of the city for the peaceful countryside.
cycle path | noun | a way where you can safely ride a bike | The city has built fifty kilometres of cycle paths.
district | noun | a part of a city, often with a special use | Most of the banks are in the business district.
facilities | noun | rooms and equipment for people to use, such as a gym | The campsite has excellent facilities, including a gym and a laundry.
graffiti | noun | pictures or words painted on walls in the street | Some people call graffiti art, but others just want to clean it off.
historic | adjective | important in the past of a country or town | Thousands of visitors walk through the historic centre every day.
industrial | adjective | having a lot of factories | He grew up in an industrial town in the north.
inhabitant | noun | a person or animal that lives in a place | The island has only two hundred inhabitants.
landmark | noun | a building or place that is easy to see and recognise | The clock tower is a landmark that you can see from everywhere.
litter [rubbish] | noun | paper and bottles that people leave on the ground | After the concert the park was full of litter.
lively | adjective | full of people, energy and interesting things to do | The harbour is lively at night, with music everywhere.
local | adjective | of the area where you live or are | We always buy our vegetables at the local market.
located | adjective | being in a certain place | The hotel is located five minutes from the beach.
mayor | noun | the head of a town or city | The mayor opened the new library and read to the children.
monument | noun | something built so that people remember a famous person or event | There’s a monument to a great scientist in front of the university.
narrow | adjective | with little space from one side to the other | Two cars can’t pass each other in these narrow streets.
nearby | adverb | only a short way from here | Is there anywhere nearby where we can get a sandwich?
neighbourhood | noun | the streets around your home and the people there | It’s a friendly neighbourhood where everyone says hello.
nightlife | noun | what there is to do in a city late in the evening | Students love Barcelona for its nightlife.
one-way | adjective | where you may drive in only one direction | You can’t turn here. It’s a one-way street.
outdoor | adjective | not inside a building | In summer there’s an outdoor cinema in the park.
parking | noun | leaving your car somewhere, or the space for it | Parking is free after eight in the evening.
population | noun | how many people live in a place | Our town has a population of about thirty thousand.
public | adjective | for everyone to use | The nearest public toilets are next to the bus station.
region | noun | a large part of a country, such as its north or its coast | This region is famous for its cheese and its mountains.
residential | adjective | with homes, not offices and shops | It’s a quiet residential area with lots of families.
rural | adjective | of villages and fields, not of the city | There are few buses in rural areas.
rush hour | noun | the time when everyone is travelling to or from work | Don’t drive through the centre in the rush hour.
suburb | noun | an area with homes at the edge of a city | They moved from the centre to a green suburb.
surround | verb | to be on every side of something | High walls surround the old town.
surroundings | noun | everything that is around you in a place | The hotel stands in beautiful surroundings near a lake.
town hall | noun | the building where people run a town | They got married at the town hall.
turning | noun | a road that goes off to the left or right | Take the second turning on the left after the bridge.
urban | adjective | of cities, not of villages and fields | More than half of the world’s people live in urban areas.
view [place] | noun | what you can see from a place | From our balcony we have a wonderful view of the bay.
yard | noun | a small area with walls around it, next to a building | The children were playing in the school yard.
tyre | noun | a thick rubber ring around a wheel | My bike has a flat tyre.
service | noun | something that people need, such as buses or hospitals | There’s a good bus service in our town.
bakery | noun | a shop that makes and sells bread and cakes | The bakery opens at six in the morning.
close | adverb | with very little space between | Stay close to me, or you might get lost in the crowd.
block [streets] | noun | a group of buildings with streets on all sides | The cinema is only two blocks from here.
county | noun | a part of a country that has its own local government | Kent is a county in the south-east of England.
zone | noun | an area that has a special use or rule | Cars are not allowed in the pedestrian zone.
roundabout | noun | a circle in the road that cars drive around at a crossroads | At the roundabout, take the second exit.
location | noun | the place where something is or happens | This map shows the location of every café in town.
keep away | phrasal verb | to not go near something | Keep away from the edge of the cliff.
keep off | phrasal verb | to not walk or go on something | The sign says “Keep off the grass”.
keep out | phrasal verb | to stay outside, or to make others stay outside | There was a fence to keep out the rabbits.
knock down | phrasal verb | to hit someone so that they fall, or to destroy a building | They knocked down the old cinema.
pull down | phrasal verb | to destroy a building because it is not needed | They pulled down the old factory.
cabinet | noun | a piece of furniture with shelves for keeping things in | The cups are in the glass cabinet.
`,
);
