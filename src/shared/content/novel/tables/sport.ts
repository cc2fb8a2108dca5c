import { type GenreTable, linesOf } from '../genre-table';

export const sport: GenreTable = {
  characters: linesOf(`
a goalkeeper who is afraid of the ball
a runner who starts last and likes it
a coach who has forgotten how to lose
a swimmer with a fear of the deep end
a skater who repairs her own board
a referee in a family of players
a boy who keeps the score and never plays
a climber who learns the wall by touch
a table tennis champion of one small street
twins in two different teams
a wheelchair basketball player with a very loud laugh
a dancer who joins the boxing club
`),
  wants: linesOf(`
to finish one race
to beat a record that is thirty years old
to play one match with the whole family watching
to save the club from closing
to get back on the bike after the fall
to be chosen for who they are
to build a field where there is only mud
to win without the star player
to show a father that girls can box
to keep a promise to a sick team mate
to learn the move that nobody can teach
to bring the two village teams together
`),
  obstacles: linesOf(`
the shoes have a hole
the final is on the day of an exam
the coach has left for the rival team
the field is under water
there are ten players, and eleven are needed
an old injury comes back
the referee is the rival’s uncle
nobody wants to pass the ball
training begins at five in the morning
the money for the bus is gone
a sister is better at everything
the whole stadium is cheering for the others
`),
  twists: linesOf(`
the rival gives away her own shoes
the record was never true
the last one in the race helps the first
the two teams finish the match as one
the coach has been writing to the runner for years
the score was counted wrongly, in their favour
the fall was the best thing that happened
the mascot is the best player
the trophy is full of letters
the loud father in the crowd is someone else’s
the team wins by giving up a goal
the quiet boy with the score book sees how to win
`),
  places: linesOf(`
a swimming pool early in the morning
a street with a goal painted on a garage
the changing room before the final
a mountain road with fourteen bends
a gym above a laundry
a beach where they play volleyball by moonlight
a bus full of wet jerseys
a stadium with three people in it
a climbing wall in an old church
the finish line after everyone has left
a frozen lake
a schoolyard with lines for six games
`),
};
