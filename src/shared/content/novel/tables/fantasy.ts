import { type GenreTable, linesOf } from '../genre-table';

export const fantasy: GenreTable = {
  characters: linesOf(`
a dragon who collects library books
an apprentice whose spells work a day late
a princess who would rather repair bridges
a giant who is afraid of stepping on people
a boy whose shadow does what it wants
a baker of bread that makes people tell the truth
a knight who has never found the right armour
a river spirit who misses the city
a girl who can speak with stones, slowly
a fox who was once a judge
a witch who only does the washing-up by magic
a map maker whose maps come true
`),
  wants: linesOf(`
to break an old promise without hurting anyone
to find the last word of a spell
to become an ordinary person again
to bring the colours back to a valley
to free a friend from a mirror
to pass the test of the seven doors
to learn to fly without being seen
to make peace between the hill people and the sea people
to find out who their parents are
to return a crown that nobody wants
to sleep one night without dreaming of the tower
to save the oldest tree
`),
  obstacles: linesOf(`
magic works only on Tuesdays
the spell costs a memory each time
the guard at the gate asks a new riddle every day
a friend has been turned into a teapot
the wand has a mind of its own
the book of answers has only questions in it
winter has not ended for three years
the dragon is asleep on the only road
whoever lies here loses their voice
the enemy is loved by everyone
the key melts in warm hands
nobody on this side can see them
`),
  twists: linesOf(`
the monster is the one who was cursed
the magic was never in the ring
the kind queen is made of glass
the prophecy was written by a child who was bored
the two kingdoms were one and the same
the apprentice is older than the master
the lost word is a name
the dragon has been protecting the village
the door leads into the first chapter
the curse is a gift, seen from the other side
the stone was an egg
their shadow has made friends of its own
`),
  places: linesOf(`
a castle that walks
a market where people sell hours
a forest with one tree that is always on fire and never burns
a town at the bottom of a lake
a school in a snail’s shell
a bridge between two seasons
the kitchen of a giant
a well in which you can hear the past
a tower with a different staircase each morning
an inn at the edge of the map
a garden of paper flowers
a cave where echoes answer back
`),
};
