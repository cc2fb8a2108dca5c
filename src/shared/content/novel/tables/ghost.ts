import { type GenreTable, linesOf } from '../genre-table';

export const ghost: GenreTable = {
  characters: linesOf(`
a girl who is not afraid of the dark, only of morning
a ghost who has forgotten his own name
a night porter who hums to stay awake
a boy who can see people who have left
a grandmother who sets one plate too many
an actor who plays a ghost and is answered
a builder who finds a room that is on no plan
a dog who growls at an empty chair
a taxi driver on the last trip of the night
a violinist who hears a second violin
a ghost who wants to learn to whistle
a new tenant who gets letters for someone else
`),
  wants: linesOf(`
to find out who knocks at three o’clock
to help a ghost to go home
to sleep one quiet night
to get back a stolen ring
to hear the end of a song
to prove that the house is not haunted
to finish a game that began a hundred years ago
to be seen once
to keep the theatre open
to know what happened to the lighthouse keeper
to return a doll to its owner
to say goodbye properly
`),
  obstacles: linesOf(`
the light goes out at the wrong moment
nobody else can hear the steps
the door is gone in the morning
the ghost can say only one word
the story in the village has two endings
the key turns, but the lock is on the other side
the fog does not lift
the mirror shows the room without them
the stairs have one step more at night
the phone rings, though the line was cut
a promise keeps the ghost from speaking
the house is to be pulled down on Monday
`),
  twists: linesOf(`
the ghost is afraid of them
the house is haunted by someone who has not been born yet
they have been the ghost all along
the knocking is a warning that saves them
the second violin is a recording, and the player is alive
the missing plate was for the reader
the ghost wanted to give something back
the haunted room is the only safe one
the letters were written by the house
the lighthouse keeper never left the light
the doll is a map
the last page of the diary is still wet
`),
  places: linesOf(`
a theatre between two shows
a house with a light in the attic
an empty swimming pool
a hotel corridor with no number thirteen
a bridge in the fog
an old school in the holidays
a lighthouse on a quiet night
a railway tunnel that is too long
a fairground in winter
a museum of toys
a garden behind a locked gate
the last bus of the night
`),
};
