import { type GenreTable, linesOf } from '../genre-table';

export const adventure: GenreTable = {
  characters: linesOf(`
a girl who draws maps of places she has never seen
a boy who is afraid of deep water
twins who can read each other’s faces
an old sailor with one last journey in her
a cook who knows every star by name
a messenger who never asks what is in the bag
a climber who has lost his best rope
a young pilot with a borrowed plane
a guide who has never told anyone her real name
a boy who talks to his bicycle as if it were a horse
a treasure hunter who is tired of treasure
a radio fan who hears a call nobody else can hear
`),
  wants: linesOf(`
to find a missing brother before the snow comes
to be the first to cross the valley
to bring home a letter that was never delivered
to prove that an old map is true
to win back the family boat
to see the sea once
to reach the island before the rival team
to take medicine to a village behind the mountains
to return a stolen bell
to find out where the river begins
to keep a promise made to a grandfather
to come home in time for a birthday
`),
  obstacles: linesOf(`
the only bridge has fallen
the map is cut in two, and somebody else has the other half
the guide will go no further
a storm comes a day too early
there is food for two days and a way of five
the compass points in the wrong direction
a rival is always one step ahead
nobody in the village will say what happened there
the boat has a hole the size of a hand
one of the group is hiding an injury
the signal is gone, and so is the battery
the tide comes in faster than anyone can walk
`),
  twists: linesOf(`
the treasure is a garden
the rival was sent to protect them
the map shows a place in the future
the person they are looking for does not want to be found
the island is not an island
the message was written by one of them
the guide has been here before, as a child
the storm shows a path that was under the sand
what they carried all the way was the thing they needed
the stolen bell was never stolen
the one who is afraid of water saves them all
the way back is not the way they came
`),
  places: linesOf(`
an island that is on no map
a market on boats
a tunnel behind a waterfall
a railway station where no train stops
a lighthouse without a door
a desert with a door standing in it
a rope bridge in the clouds
a camp under a frozen wave of rock
a harbour full of sleeping ships
a forest where the paths move at night
a library on the back of a lorry
the roof of the tallest tower in the city
`),
};
