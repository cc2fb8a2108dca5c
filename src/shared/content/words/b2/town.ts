import { wordsOf } from '../word';

export const words = wordsOf(
  'B2',
  'town',
  `
abandoned | adjective | left by everyone and no longer used | Artists have turned the abandoned factory into studios.
amenities | noun | shops, parks, buses and other things that make living somewhere pleasant | The flat is close to all amenities, including a clinic and two schools.
boulevard | noun | a very wide and elegant city street | Elegant cafés line both sides of the boulevard.
bustling | adjective | full of people who are busy, in a pleasant way | We got lost in the narrow lanes of a bustling market.
cosmopolitan | adjective | with people and ideas from all over the world | London is a cosmopolitan city where you hear hundreds of languages.
deprived | adjective | without the money, jobs and schools that people need | The new youth centre is in one of the most deprived areas of town.
deserted | adjective | empty, with nobody there | By midnight, the streets of the little town were deserted.
estate | noun | an area with many similar homes, built at the same time | There are about four hundred homes on the estate.
flourish | verb | to grow and do very well | Small cafés are flourishing now that cars are banned from the centre.
housing | noun | homes for people to live in | The city needs more affordable housing for young families.
infrastructure | noun | roads, bridges, power lines and other basic systems that a country needs | The country is investing in infrastructure, especially railways.
inner city | noun | the middle part of a city, often with poorer homes | The project brings sport and music to children in the inner city.
metropolitan | adjective | of a very large city and its suburbs | About twenty million people live in the metropolitan area.
multicultural | adjective | with people from many different backgrounds | Our school is in a multicultural part of Toronto.
occupy | verb | to fill or use a room or building | A dance school occupies the top floor.
overcrowded | adjective | with more people than there is space for | Trains are so overcrowded that some passengers can’t get on.
overlook | verb | to have a view of something from above | Our hotel room overlooks the main square.
picturesque | adjective | pretty and often old, like something an artist would paint | They spent the summer in a picturesque fishing village.
province | noun | one of the large parts that some countries are divided into | He comes from a small town in the province of Quebec.
provincial | adjective | of the parts of a country that are not the capital | She grew up in a quiet provincial town far from the capital.
redevelop | verb | to build new homes or shops in an old part of town | There are plans to redevelop the area around the station.
relocate | verb | to move a business or a home to a new place | The company relocated to Manchester because offices were cheaper there.
run-down | adjective | in bad condition because nobody repairs anything | Ten years ago this was a run-down area with empty shops.
settlement | noun | a place where people came to live and built homes | Archaeologists found a Roman settlement under the car park.
skyline | noun | the shape of roofs and towers that you see from far away | From the ferry there is an amazing view of the city skyline.
slum | noun | a very poor, crowded part of a city with bad houses | The charity is bringing clean water to families in the slums.
tranquil | adjective | calm and peaceful | Behind the busy street there is a tranquil garden.
venue | noun | a place for a concert, match or other event | The band likes to play in smaller venues.
post [wood] | noun | a strong piece of wood or metal standing in the ground | They fixed the fence to a row of wooden posts.
barrier [fence] | noun | a fence or gate that stops people from going somewhere | The fans waited for the singer behind a metal barrier.
column [stone] | noun | a tall, round piece of stone that holds up a building | The temple still has twelve of its huge stone columns.
complex | noun | a group of buildings that are used together | The new sports complex has two pools and a gym.
regional | adjective | to do with one part of a country | The cook is famous for regional dishes from the coast.
settle [live] | verb | to go and live in a place for a long time | Her grandparents left Italy and settled in Argentina.
surrounding | adjective | near or all around a place | The town and the surrounding villages had no electricity.
facility | noun | a building or place that is made for a special activity | The town has a new sports facility with three pools.
boundary | noun | a line that shows where an area ends | The river is the boundary between the two farms.
`,
);
