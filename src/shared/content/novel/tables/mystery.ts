import { type GenreTable, linesOf } from '../genre-table';

export const mystery: GenreTable = {
  characters: linesOf(`
a student who notices what is missing in a room
a caretaker with a key for every door
a retired detective who solves only small cases
a girl who never forgets a voice
a newspaper boy who knows what everyone reads
a magician who will not show the last trick
a neighbour who waters plants at midnight
a librarian who hides notes in books
a baker whose bread is never late, but today it is
a boy who collects lost gloves
a piano teacher with three names
a cat owner who has no cat
`),
  wants: linesOf(`
to find out who sends the blue letters
to prove that a friend did not do it
to open the box that arrived without an address
to learn why the clock stopped
to get back a photograph
to know who lived in the house before
to find the owner of a single red shoe
to clear the name of a teacher
to understand a message in numbers
to find out where the money goes
to keep a secret until Friday
to find the person in the old film
`),
  obstacles: linesOf(`
everybody has a good reason to lie
the only witness is four years old
the room was locked from the inside
the page that matters is torn out
somebody has cleaned everything
the best friend is also a suspect
the camera was pointing the other way
the museum closes for good tomorrow
the note is written in mirror writing
nobody believes a child
the clue was thrown away with the rubbish
the person who knows is on a train to another country
`),
  twists: linesOf(`
nothing was stolen; something was added
the detective wrote the letters
there were two thieves, and neither knew of the other
the victim planned it as a game
the clock was right and all others were wrong
the quiet neighbour was watching over them
the message was for someone else
the photograph shows tomorrow
the culprit wanted to be found
the missing person has been in the room all the time
the dog did not bark because it was asleep with the thief’s sister
the crime is an old one, and it is solved by accident
`),
  places: linesOf(`
a hotel in winter with seven guests
the lost property office
a night train with a locked carriage
a school theatre before the show
a house with one window too many
a small museum of keys
the back room of a bakery
a lift between two floors
an allotment with a new scarecrow
a ferry in thick fog
a library after closing time
a street where all the doors are green
`),
};
