import { type GenreTable, linesOf } from '../genre-table';

export const everyday: GenreTable = {
  characters: linesOf(`
a boy who cooks for four brothers
a grandfather who learns to text
a bus driver who knows every passenger’s story
a girl who translates for her parents
a neighbour who plays the tuba
a mother who goes back to school
a shopkeeper who gives too much change
a teenager with a job on Saturdays
two sisters who share one coat
a father who cannot throw anything away
a nurse on her way home at dawn
a delivery rider with a great fear of dogs
`),
  wants: linesOf(`
to have one hour alone
to find a present that costs nothing
to bring the family to one table
to keep the flat above the shop
to learn to swim at fifty
to tell the truth about the exam
to repair the radio before Sunday
to talk to the girl at the bus stop
to get an answer from a brother far away
to cook a dish exactly as grandmother did
to stop being angry
to say yes for once
`),
  obstacles: linesOf(`
the lift is broken, and it is the ninth floor
the rent is due tomorrow
two people tell the same story in two ways
the recipe is missing its last line
the train is cancelled
the phone is at the bottom of the lake
nobody in the family talks about that year
the job begins before the school day ends
the new baby never sleeps
the letter is written in a language she cannot read
the neighbour complains about every sound
pride is heavier than the shopping bags
`),
  twists: linesOf(`
the neighbour has been listening with pleasure
the missing line was “eat it together”
the brother is standing at the door
the wrong number becomes a friend
the present is given back years later
grandmother bought the dish at a shop
the angry letter was for someone else
the broken lift brings the whole house together
the truth was known, and waited for
the coat has a note in its pocket
the stranger on the bus is the new teacher
the thing that he kept for years is needed at last
`),
  places: linesOf(`
a kitchen on a Sunday morning
the stairs of a tall house
a laundrette at midnight
the back seat of a family car
a bus stop in the rain
a waiting room with old magazines
a small shop that sells everything
a balcony with one chair
a football pitch between two roads
a hospital corridor at dawn
a community garden
the table by the window in a café
`),
};
