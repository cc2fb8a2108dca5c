import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'sport',
  `
athletics | noun | running, jumping and throwing as sports | She has won three medals in athletics.
captain | noun | the leader of a team | The captain shook hands with the referee.
challenge | noun | something new and difficult that tests you | Swimming across the lake was a real challenge.
championship | noun | a competition to find the best player or team | The world championship takes place every four years.
cheer | verb | to shout because you are happy or want a team to win | The crowd cheered when the players came out.
competitor | noun | one of the people who are trying to win a race | All the competitors must be at the start by nine.
court [tennis] | noun | the place where people play tennis or basketball | There are six tennis courts in the park.
crossword | noun | a puzzle in which you write words in little squares | Grandma does the crossword every morning with her coffee.
draw | noun | the end of a match when nobody has won | The game ended in a draw.
entertain | verb | to make people laugh or enjoy themselves | A clown entertained the children for an hour.
half-time | noun | the break in the middle of a football match | The score was one all at half-time.
hang out | phrasal verb | to spend time with friends without doing anything special | We usually hang out at Amina’s place after school.
have a go | phrase | to try to do something, often for fun | I’ve never tried climbing, but I’d like to have a go.
hike | noun | a long walk in the country | We went on a ten-kilometre hike along the coast.
indoor | adjective | inside a building | The hotel has an indoor pool for the winter.
join in | phrasal verb | to start doing something that other people are doing | Everyone was singing, so we joined in.
keep fit | phrase | to stay healthy and strong | She keeps fit by cycling to work.
league | noun | a group of teams that play against each other | Our team finished third in the league.
leisure | noun | the time when you can do what you enjoy | We have little time for leisure during the week.
lottery | noun | a game in which your numbers may win you a lot of money | If I won the lottery, I’d build a school.
marathon | noun | a running race of about forty-two kilometres | My aunt ran her first marathon at fifty.
martial arts | noun | sports such as judo and karate | Children learn respect as well as fighting in martial arts.
medal | noun | a round piece of gold or silver for the winner | She won a silver medal in the long jump. | 🏅
mountaineering | noun | the sport of climbing to the top of very high places | You need strong boots and ropes for mountaineering.
opponent | noun | the person or team on the other side in a game | My opponent was two years older than me.
referee | noun | the person who makes sure that players follow the rules | The referee blew her whistle to stop the game.
row | verb | to make a boat move with two long sticks | We rowed out to the middle of the lake. | 🚣
spectator | noun | a person who watches a match or race | More than fifty thousand spectators filled the stadium.
sprint | verb | to run as fast as you can for a short way | He sprinted to catch the bus.
squash | noun | a game where two players hit a small ball against a wall | My back hurts because I played squash yesterday.
take up | phrasal verb | to start a new hobby or sport | My father took up painting when he retired.
tournament | noun | a competition with many matches until one winner is left | Eight schools are playing in the chess tournament.
trophy | noun | a silver cup that the winner gets | The captain held the trophy high above her head. | 🏆
warm up | phrasal verb | to prepare your body before exercise | Always warm up for ten minutes before you run.
world record | noun | the best result that anyone has ever had in a sport | He ran so fast that he broke the world record.
energetic | adjective | able to do a lot without getting tired | The puppies were so energetic that they never sat down.
cyclist | noun | a person on a bike | Drivers should give cyclists plenty of room.
bowling | noun | a game where you roll a heavy ball to knock things over | We went bowling on her birthday. | 🎳
trick | noun | something clever that you learn to do to surprise people | He can do a few card tricks.
contest | noun | an event in which people try to win a prize | Samira won first prize in the cake contest.
pool [game] | noun | a game in which you hit balls with a long stick on a table | Do you want to play pool at the youth club?
shoot [sport] | verb | to try to score by kicking or throwing the ball | Instead of passing the ball, Salma decided to shoot.
shot [sport] | noun | an act of kicking, hitting or throwing a ball to score | What a great shot! The ball went straight into the goal.
supporter | noun | a person who wants a certain team or plan to win | The supporters sang for the whole match.
instructor | noun | a person who teaches a sport or a practical skill | The ski instructor showed us how to stop safely.
junior [young] | adjective | for young people | My cousin swims for the junior team on Saturdays.
miss out | phrasal verb | to lose the chance to enjoy something | Come to the party, or you’ll miss out on the fun.
take a seat | phrase | to sit down, in polite language | Please take a seat; the doctor will see you soon.
athletic | adjective | strong, fit and good at sport | She is tall and athletic.
racing | noun | the sport of trying to be faster than others | My uncle loves motor racing.
workout | noun | a time of hard exercise | I do a short workout before breakfast.
competitive | adjective | always wanting to be better than others | My sisters are so competitive that even card games end in arguments.
defeat | noun | what happens to the side that loses | After their third defeat in a row, the players looked exhausted.
target | noun | what you try to hit or reach | The arrow hit the centre of the target. | 🎯
victory | noun | the fact of winning a game, a competition or a war | The whole country celebrated the victory.
`,
);
