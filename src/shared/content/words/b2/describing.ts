import { wordsOf } from '../word';

export const words = wordsOf(
  'B2',
  'describing',
  `
abstract | adjective | about ideas or feelings, not things that you can touch | Small children find it hard to understand abstract ideas like time.
apparent | adjective | easy to notice or understand | It soon became apparent that nobody had read the instructions.
barely | adverb | only just; almost not | There was barely enough light to read by.
considerable | adjective | large enough to be important | They have spent a considerable amount of money on the house.
crucial | adjective | so important that everything else depends on it | The next few weeks will be crucial for the team.
delicate | adjective | thin, beautiful and needing to be touched very carefully | The cups are so delicate that we never use them.
entirely | adverb | in every possible way | The accident was entirely my fault.
extensive | adjective | covering a large area or a lot of information | The storm caused extensive damage along the coast.
faint | adjective | so weak that you can hardly see, hear or smell it | We heard the faint sound of bells in the distance.
fragile | adjective | easily broken, like thin glass | The box was marked ‘fragile’, so we carried it very carefully.
fundamental | adjective | basic and more important than everything else | There is a fundamental difference between the two plans.
hollow | adjective | having an empty space inside | An owl had made its nest in a hollow tree.
inevitable | adjective | sure to happen, and impossible to prevent | With so much traffic, delays were inevitable.
minor | adjective | small and not very important | We had one or two minor problems with the car.
moderate | adjective | neither very large nor very small in amount | Moderate exercise is better for you than none at all.
novel | adjective | new, different and interesting | One café has found a novel way to attract customers.
precise | adjective | exact and giving every detail | At that precise moment, the phone rang.
relatively | adverb | quite, when you compare it with other things | The exam was relatively easy this year.
remarkable | adjective | so unusual that people notice and admire it | Her recovery has been remarkable.
significantly | adverb | by a large or important amount | House prices have risen significantly since last year.
solid | adjective | hard all the way through | The lake had frozen solid overnight, and people were skating on it.
subtle | adjective | not strong or clear, and so hard to notice | There’s a subtle difference between the two shades of green.
superb | adjective | of the very highest quality | The meal was superb, and the service was excellent too.
transparent | adjective | that you can see through, like glass | The phone comes in a transparent plastic case.
vague | adjective | not clear, because the details are missing | I have only a vague memory of my first school.
vital | adjective | absolutely necessary | It’s vital that you keep these pills out of children’s reach.
vivid | adjective | producing very bright, clear pictures in your mind | He has vivid memories of his first day in London.
dramatic | adjective | sudden, great and often exciting | There has been a dramatic rise in the number of cyclists.
massive | adjective | extremely large and often heavy | A massive rock had fallen across the road.
rapid | adjective | happening in a short time, or at great speed | The patient made a rapid recovery.
severe | adjective | very bad or serious | Severe storms are expected along the coast tonight.
sufficient | adjective | as much as is needed | Make sure that you have sufficient water for the journey.
visible | adjective | able to be seen | The lighthouse is visible from ten miles away.
broad | adjective | wide, or including many different things | She has a broad range of interests, from chess to climbing.
considerably | adverb | by a lot | This flat is considerably cheaper than the last one.
contrast | noun | a big and clear difference between two things | There’s a sharp contrast between the old town and the new.
upper | adjective | in a higher position | He broke a bone in his upper arm.
inner | adjective | on the inside, or near the middle | The inner walls of the castle are older than the outer ones.
outer | adjective | on the outside, or far from the middle | Remove the outer leaves of the cabbage.
scale | noun | how big something is compared with other things | Nobody knew the scale of the problem at first.
widely | adverb | by many people or in many places | English is widely spoken on the island.
absolute | adjective | total, or as great as possible | The librarian asked for absolute silence.
acceptable | adjective | good enough, or right in the opinion of most people | It isn’t acceptable to copy someone else’s homework.
artificial | adjective | made by people, not by nature | The flowers on the table are artificial, so they need no water.
capacity | noun | the largest amount or number that something can hold | The stadium has a capacity of sixty thousand.
chief | adjective | most important | The chief reason for the delay was the heavy snow.
complex | adjective | made of many parts that are connected in a difficult way | The human brain is extremely complex.
consistent | adjective | always behaving or happening in the same way | Good teachers are fair and consistent with everyone.
critical [serious] | adjective | at a point where things could become very good or very bad | We are at a critical moment in the match.
decent | adjective | good enough, or fairly good | There’s a decent café near the station.
division [parts] | noun | the act of sharing something or cutting it into parts | The division of the work among four people was fair.
effectively | adverb | in a way that works well | This app helps you to learn new words more effectively.
enhance | verb | to make something good even better | A little salt will enhance the flavour of the soup.
entire | adjective | whole, with nothing missing | Femi ate the entire pizza by himself.
equally | adverb | in the same way, or in parts of the same size | The cake was divided equally among the six children.
primary [main] | adjective | main or most important | The primary purpose of the visit is to learn about farming.
prime | adjective | most important, or of the very best quality | Their café is in a prime position beside the sea.
representative | adjective | typical of a larger group | The people we asked were representative of the whole town.
secondary [less important] | adjective | less important than something else | For Diego, winning is secondary to having fun.
secure [firm] | adjective | fixed well, so that it cannot move or fall | Check that the ladder is secure before you climb it.
significant | adjective | large or important enough to be noticed | There has been a significant rise in the price of food.
slight | adjective | small in amount or degree | There is a slight difference between the two colours.
somewhat | adverb | a little, but not very much | The second test was somewhat easier than the first.
specifically | adverb | for one particular purpose, person or thing | These games were designed specifically for young learners.
steady [still] | adjective | fixed, and not shaking or moving | You need a steady hand to paint such thin lines.
stiff [material] | adjective | hard and difficult to bend | The cover of the book is made of stiff card.
vary | verb | to be different, or change, in different situations | Prices vary from one shop to another.
extend [size] | verb | to make something bigger or longer | They are extending the tram line to the airport.
extent | noun | how large, serious or important something is | Nobody knew the full extent of the damage until morning.
external | adjective | on the outside of something, or coming from outside it | The external walls of the house need painting.
fancy | adjective | expensive and fashionable, or with a lot of decoration | They celebrated their anniversary at a fancy restaurant by the river.
firm [hard] | adjective | quite hard, and not easy to press | I prefer a firm mattress because soft ones hurt my back.
fixed | adjective | that does not change and cannot be changed | Tickets have a fixed price: twelve euros for everyone.
flexible [body] | adjective | able to bend easily without breaking | Gymnasts need strong and flexible bodies.
grand | adjective | large, beautiful and expensive | The ambassador lives in a grand house with fifty rooms.
increasingly | adverb | more and more | It’s becoming increasingly hard to find a quiet beach.
indirect | adjective | not going straight to a place, person or subject | We took an indirect route to avoid the traffic.
intense | adjective | extremely strong | The heat in the desert was intense at midday.
internal | adjective | on the inside of a body, building or organisation | The X-ray showed that there was no internal damage.
largely | adverb | almost completely; more than anything else | The island is largely covered with forest.
leading | adjective | more important or successful than almost all others | She is one of the world’s leading experts on bees.
multiple | adjective | more than one; many | This question has multiple correct answers.
opening [hole] | noun | a hole or space that something can go through | The cat escaped through an opening in the fence.
overall | adjective | including everything or everyone | The overall cost of the trip was four hundred euros.
complexity | noun | having many parts and being hard to understand | I was amazed at the complexity of the machine.
comprehensive | adjective | including everything or almost everything | The book is a comprehensive guide to birds.
conventional | adjective | normal and traditional | He has very conventional tastes in music.
diverse | adjective | of many different kinds | Our city is very diverse.
dominant | adjective | stronger or more important than the others | The dominant wolf eats first.
dynamic | adjective | full of energy and new ideas | Our new coach is young and dynamic.
endless | adjective | seeming to have no end | The journey across the desert seemed endless.
essentially | adverb | in its most important point | The two plans are essentially the same.
evident | adjective | easy to see or understand | It was evident that she was tired.
existing | adjective | that is there now | The new road will follow the existing path.
exotic | adjective | unusual because it comes from a far country | The market sells exotic fruit.
genuinely | adverb | really and honestly | He was genuinely surprised by the party.
gradual | adjective | happening slowly, step by step | There has been a gradual improvement in her health.
inadequate | adjective | not enough or not good enough | The heating in the flat was inadequate.
irrelevant | adjective | not connected with the subject | His age is irrelevant; he’s the best player.
immense | adjective | extremely large | An immense cloud of smoke rose from the volcano.
literally | adverb | in the exact meaning of the words | The word “telephone” literally means “far sound”.
mere | adjective | nothing more than | She was a mere child when she won her first prize.
merely | adverb | only | I wasn’t complaining; I was merely asking.
minimal | adjective | extremely small in amount | The storm did minimal damage.
overwhelming | adjective | so strong or large that you cannot resist it | She felt an overwhelming wish to laugh.
precisely | adverb | exactly | The show starts at precisely eight o’clock.
primarily | adverb | more than anything else | The museum is primarily for children.
prominent | adjective | important and well known, or easy to notice | A prominent scientist spoke at the conference.
readily | adverb | quickly and easily | The information is readily available online.
reasonably | adverb | quite, but not very | The tickets were reasonably cheap.
remarkably | adverb | to a surprising degree | The old car is in remarkably good condition.
severely | adverb | very badly or seriously | The roof was severely damaged by the storm.
sheer | adjective | complete; nothing but | It was sheer luck that nobody was hurt.
solely | adverb | only; with nothing else | The driver was solely responsible for the accident.
sophisticated | adjective | advanced and complicated | The robot uses sophisticated software.
steadily | adverb | slowly but without stopping | The number of visitors has grown steadily.
striking | adjective | very easy to notice, often because it is beautiful | There is a striking difference between the two sisters.
substantial | adjective | large in amount | They won a substantial sum of money.
sufficiently | adverb | to the degree that is needed | The ice isn’t sufficiently thick to skate on.
superior | adjective | better than others | This camera is superior to the old one.
thoroughly | adverb | completely and carefully | Wash the vegetables thoroughly before you cook them.
tremendous | adjective | very great | The concert was a tremendous success.
ultimate | adjective | last and most important | Her ultimate goal is to swim in the Olympics.
undoubtedly | adverb | used to say that something is certainly true | She is undoubtedly the best player in the team.
utterly | adverb | completely | I was utterly exhausted after the race.
variable | adjective | often changing | The weather here is very variable in April.
virtually | adverb | almost completely | The stadium was virtually empty.
vulnerable | adjective | easily hurt or attacked | Young birds are vulnerable to cats.
widespread | adjective | found in many places or among many people | There is widespread support for the new park.
valid | adjective | that can be officially used or accepted | Your passport must be valid for six months.
downward | adjective | going towards a lower level | The downward path was steep and wet.
`,
);
