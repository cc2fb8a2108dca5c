import { type GenreTable, linesOf } from '../genre-table';

export const school: GenreTable = {
  characters: linesOf(`
a new student who says nothing for a week
a class clown who is tired of being funny
a captain of the chess club who has never won
a girl who writes other people’s letters
a boy who eats lunch in the library
a teacher on her very first day
best friends who stopped talking in the summer
a student with a phone that is older than he is
a brother and sister in the same class
a girl who is good at everything but asking for help
a caretaker who used to be a singer
a boy who speaks four languages and none of them at school
`),
  wants: linesOf(`
to find one friend before the end of term
to save the school garden
to be chosen for the play
to say sorry without saying it
to start a band with no instruments
to keep a secret that everybody wants to hear
to be in the picture for once
to pass the test without cheating
to find out who draws on the board at night
to stay when the family wants to move
to win the science fair with a potato
to be called by the right name
`),
  obstacles: linesOf(`
the hall is closed for repairs
the two best singers do not talk to each other
somebody has shared a private message
the bus leaves before practice ends
the costume is two sizes too small
a rumour is faster than the truth
the only free table is beside the bully
the head teacher has a different plan
the parents think that it is a waste of time
the best idea belongs to somebody else
the rain falls on the day of the fair
the lead actor has lost her voice
`),
  twists: linesOf(`
the bully writes beautiful songs
the teacher was a student here, and failed
the anonymous helper is the little sister
the prize goes to the people behind the stage
the rumour began as a joke about a cat
the quiet one has filmed it all
the friend was moving away, and could not say it
the letter was never sent, but it was read
losing the match saves the team
the drawings on the board are a map
the worst group wins by asking for help
the secret was known to everyone from the start
`),
  places: linesOf(`
the back row of the bus
a music room with one broken piano
the roof garden that nobody may enter
the corridor outside the head teacher’s office
a library corner behind the atlases
the football field in the rain
the kitchen of the school canteen
a tent on the class trip
an empty classroom on a Saturday
the stairs where everyone meets
the lost property box
the stage, ten minutes before the curtain
`),
};
