import { wordsOf } from '../word';

export const words = wordsOf(
  'B2',
  'sport',
  `
amateur | adjective | doing something because you enjoy it, not for money | The local theatre group is made up of amateur actors.
applaud | verb | to clap your hands to show you liked something | The spectators applauded both teams at the end.
arena | noun | a large building with seats all round for sports and concerts | Twenty thousand fans filled the arena to see the final.
be into | phrasal verb | to like something very much and spend time on it | My brother is really into photography at the moment.
contestant | noun | someone who takes part in a quiz or a competition | Each contestant has thirty seconds to answer.
dedicated | adjective | giving a lot of time and energy to something | Only the most dedicated swimmers train at five in the morning.
defender | noun | a player who tries to stop the other team scoring | The tall defender headed the ball away.
disqualify | verb | to stop someone from competing because they broke a rule | Two runners were disqualified for starting too early.
endurance | noun | the ability to continue for long although it is hard | A marathon is a test of endurance.
equaliser | noun | a goal that gives both teams the same score | The equaliser came in the last minute of the match.
foul | noun | an action that breaks the rules of a game | The defender received a red card for a dangerous foul.
hurdle | noun | a thing like a small gate that runners jump over | She knocked over the last hurdle but still finished first.
in shape | phrase | fit and healthy | I try to stay in shape by taking the stairs.
keep up | phrasal verb | to go as fast as the people who are with you | He walks so quickly that I can’t keep up.
knock out | phrasal verb | to beat a team, so that it must leave the competition | We were knocked out in the second round.
lap | noun | one time around a track | The runners began to sprint on the last lap.
opposition | noun | the team you are playing against | We mustn’t underestimate the opposition in Saturday’s game.
outplay | verb | to be much better in a match than the other side | We were completely outplayed in the first half.
pastime | noun | something you do because you enjoy it, in your free hours | Gardening is my grandmother’s favourite pastime.
penalty | noun | a kick at the goal, allowed because the other team broke a rule | The goalkeeper saved a penalty in the final minute.
qualify | verb | to do well enough to take part in the next stage | Only two teams from each group qualify for the next round.
recreation | noun | things people do to enjoy themselves when they are not working | The river is used for transport and for recreation.
relay | noun | a race in which team members run or swim one after another | The last runner in the relay dropped the baton.
rival | noun | someone who competes with you again and again | The two schools have been rivals for over a century.
round | noun | one part of a competition | The first round of the quiz is on geography.
runner-up | noun | the person or team that comes second | The runner-up received a silver cup.
semi-final | noun | one of two matches whose winners play for the cup | They lost the semi-final by a single point.
sponsor | noun | a company that pays for an event or a team | The club is looking for a new sponsor.
stamina | noun | the strength to keep going for a long time | Dancers need just as much stamina as footballers.
substitute | noun | a player who takes another player’s place in a match | The substitute scored two minutes after coming on.
tackle | verb | to try to get the ball from another player | He was tackled just as he was about to shoot.
team spirit | noun | the feeling of wanting to help each other and succeed together | Our team spirit is the secret of our success.
tie [score] | verb | to finish a game with equal points | The two singers tied for first place.
try out | phrasal verb | to test something to see if you like it | Come and try out some new sports at our open day.
unbeaten | adjective | not having lost any game | After fifteen matches the team is still unbeaten.
underdog | noun | the person or team that nobody expects to win | Everybody was cheering for the underdog.
unwind | verb | to relax after hard work or worry | I unwind by listening to music on the way home.
tie [score] | noun | the end of a game with equal points | The game ended in a tie, two goals each.
disc | noun | a thin, round, flat object | The dog jumped and caught the plastic disc in the air.
division [league] | noun | one of the levels in a sports competition between teams | Our team has moved up to the first division.
rank | verb | to give someone a position on a list from best to worst | She is ranked third in the world at chess.
transfer | noun | a move from one team, job or place to another | The player’s transfer to Madrid cost millions.
pace | noun | the speed at which someone or something moves | We walked at a slow pace so that everyone could keep up.
`,
);
