import { type GenreTable, linesOf } from '../genre-table';

export const scienceFiction: GenreTable = {
  characters: linesOf(`
a robot who writes poems about rust
a girl born on a space station
a mechanic who talks to old engines
a captain who gets seasick
a student who can hear machines think
a gardener on Mars
a time traveller who is always late
a boy with a copy of himself
a doctor for robots
a message from the future that learns to speak
an alien who has come only for the music
a cleaner on a ship with ten thousand sleepers
`),
  wants: linesOf(`
to go home to a planet that has moved
to send one message back in time
to be treated like a person
to find out why the crew is shrinking
to grow the first real strawberry in space
to switch off a machine without hurting it
to meet whoever sends the signal
to remember the year that was deleted
to win the race around the moon
to find the last paper book
to learn to dream
to warn a city that does not listen
`),
  obstacles: linesOf(`
the air will last six hours
the computer follows the rules too well
the translation machine makes jokes
everyone else is asleep for a hundred years
gravity has been turned off by mistake
the spare part is on the other side of the sun
nobody may know that they are human
the clock runs backwards on this side
the door opens only for people who are calm
the copy is better at everything
the rain on this planet eats metal
the signal comes from inside the ship
`),
  twists: linesOf(`
the new planet is Earth, much later
the robot has been the captain all along
the message was sent by their own grandchildren
the test is not for the machine but for the humans
the aliens think that plants are the rulers
the ship never left
the enemy speaks a language of smells, and was saying hello
the time machine has moved only the clocks
the copy is the original
the deleted year was deleted by themselves
the signal is a lullaby
the moon is an egg carton for something sleeping
`),
  places: linesOf(`
a greenhouse in orbit
a city under the ice of a moon
a school bus between planets
a museum of the internet
a lift to space with a broken light
a beach with three suns
a repair shop for old robots
a village that follows the shade
the silent half of a spaceship
a market where memories are sold
a control room with one red button
a train that runs through four centuries
`),
};
