import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'town',
  `
access | noun | the way or the right to get into a place | There is no access to the beach from this road.
avenue | noun | a wide street, often with trees on both sides | We walked down an avenue of tall palm trees.
bypass | noun | a road that goes around a town and not through it | Since they built the bypass, the village has been much quieter.
canal | noun | a kind of river that people have made, for boats | Some people in Amsterdam live in boats on the canals.
construction | noun | the work of building houses, roads or bridges | The construction of the new stadium will take three years.
council | noun | the people who are chosen to run a town | The council has decided to plant a thousand trees.
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
located | adjective | being in a certain place | The hotel is located five minutes from the beach.
mayor | noun | the head of a town or city | The mayor opened the new library and read to the children.
monument | noun | something built so that people remember a famous person or event | There’s a monument to a great scientist in front of the university.
nearby | adverb | only a short way from here | Is there anywhere nearby where we can get a sandwich?
neighbourhood | noun | the streets around your home and the people there | It’s a friendly neighbourhood where everyone says hello.
nightlife | noun | what there is to do in a city late in the evening | Students love Barcelona for its nightlife.
one-way | adjective | where you may drive in only one direction | You can’t turn here. It’s a one-way street.
residential | adjective | with homes, not offices and shops | It’s a quiet residential area with lots of families.
rural | adjective | of villages and fields, not of the city | There are few buses in rural areas.
rush hour | noun | the time when everyone is travelling to or from work | Don’t drive through the centre in the rush hour.
suburb | noun | an area with homes at the edge of a city | They moved from the centre to a green suburb.
surround | verb | to be on every side of something | High walls surround the old town.
surroundings | noun | everything that is around you in a place | The hotel stands in beautiful surroundings near a lake.
town hall | noun | the building where people run a town | They got married at the town hall.
turning | noun | a road that goes off to the left or right | Take the second turning on the left after the bridge.
urban | adjective | of cities, not of villages and fields | More than half of the world’s people live in urban areas.
yard | noun | a small area with walls around it, next to a building | The children were playing in the school yard.
tyre | noun | a thick rubber ring around a wheel | My bike has a flat tyre.
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
attraction | noun | an interesting place that many visitors go to see | The old harbour is the city’s main tourist attraction.
historical | adjective | connected with the study of the past | The museum shows historical photographs of the harbour.
resident | noun | a person who has his or her home in a certain place | Local residents are worried about the noise from the new road.
ruins | noun | what is left of a very old or destroyed building | We climbed up to the ruins of a castle.
site | noun | a piece of ground where something is built or happened | This is the site of the city’s first railway station.
elsewhere | adverb | in some different place, not here | The café was full, so we went elsewhere.
opening [event] | noun | an event at which a new place receives its first visitors | Hundreds of people came to the opening of the new museum.
`,
);
