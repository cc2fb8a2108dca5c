import { type GenreTable, linesOf } from '../genre-table';

export const history: GenreTable = {
  characters: linesOf(`
a stonemason’s daughter with a plan for a tower
a boy who carries water to the builders
a printer’s apprentice who reads everything backwards
a cook in a castle under siege
a weaver who hides messages in cloth
a young sailor on the first voyage round the cape
a girl who dresses as a boy to go to school
a musician at a court where music is forbidden
a scribe who makes one small mistake
a potter whose bowls are famous far away
a telegraph girl who hears the news first
a shepherd who finds a coin with an unknown face
`),
  wants: linesOf(`
to learn to read
to carry a secret across the border
to build something that lasts
to buy back a brother’s freedom
to see the great city once
to save the books from the fire
to find work that is not her mother’s
to deliver a letter before the war begins
to paint what the king does not want to see
to know who laid the first stone
to cross the sea with a garden in a box
to be remembered
`),
  obstacles: linesOf(`
the gates close at sunset
only sons may enter the workshop
the river is higher than anyone remembers
paper costs more than bread
the guard knows her face
the winter has eaten the stores
the king has changed his mind
there is no word for what she wants to say
the road belongs to a lord who hates strangers
the ship’s captain trusts nobody
a sickness closes the town
the letter is in a language that no one can read
`),
  twists: linesOf(`
the mistake of the scribe saves a city
the feared lord cannot write his own name
the tower leans, and everyone comes to see it
the message in the cloth was a love song
the enemy soldiers are hungry boys
the forbidden music was written by the king
the coin shows her own grandmother
the ship has been sailing in a circle
the book they saved is a cookbook
the stranger at the gate is the lost brother
the queen has been working in the kitchen
a child’s drawing proves who was there
`),
  places: linesOf(`
a market square on the day of the fair
a workshop full of wet paint
the cabin of a wooden ship
a road lined with olive trees
a bridge with houses on it
the roof of a half-built temple
a kitchen with four fires
an inn where riders change their horses
a river port at dawn
the secret room behind an oven
a caravan camp under a red sky
a telegraph office on a stormy night
`),
};
