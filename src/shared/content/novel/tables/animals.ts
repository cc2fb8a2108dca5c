import { type GenreTable, linesOf } from '../genre-table';

export const animals: GenreTable = {
  characters: linesOf(`
a crow who collects keys
a tortoise who has seen three wars and one wedding
a guide dog in training who loves pigeons
a whale who sings too low for the others
a mouse who lives in a violin
a street cat with six names
an elephant who never remembers
a spider who is proud of her holes
a fox cub in the middle of the city
a parrot who repeats only secrets
a donkey who will not go round the mill
a hedgehog who wants to be hugged
`),
  wants: linesOf(`
to find the way back to the river
to build a home where the wind cannot reach
to join the great journey south
to be friends with the farmer’s dog
to see what is behind the hill
to save an egg that is not her own
to learn to bark in another language
to warn the forest of a fire
to be left alone, and not be lonely
to find out where the humans go at night
to return a lost child to its parents
to sing so that one other can hear it
`),
  obstacles: linesOf(`
the road is six lanes wide
the river has been moved
the oldest one says that it cannot be done
winter is early and the nest is not ready
a fence stands where there was a path
the trap smells of apples
the others laugh at the idea
one wing does not open
the noise of the city hides every call
the only shelter belongs to an enemy
the farmer has bought a new machine
they do not share a single word
`),
  twists: linesOf(`
the enemy has lost a child as well
the humans have been trying to help
the fence keeps out something worse
the one who was slow arrives first
the egg is a golf ball
the loudest animal is the most afraid
the whale is answered from the other side of the world
the lost home was moved piece by piece, and is close by
the trap saves them from the flood
the leader cannot see any more
the stranger was born in this very nest
the crow’s keys open the cages
`),
  places: linesOf(`
a rubbish tip full of treasures
a pond between two roads
the roof of a railway station
a barn on a stormy night
the branches of the oldest oak
a tunnel under the motorway
a reef that is losing its colours
a zoo after closing time
an island with one palm tree
the warm side of a bakery wall
a field on the day before harvest
a shop window full of cushions
`),
};
