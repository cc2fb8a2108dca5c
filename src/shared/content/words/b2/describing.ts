import { wordsOf } from '../word';

export const words = wordsOf(
  'B2',
  'describing',
  `
abstract | adjective | about ideas or feelings, not things that you can touch | Small children find it hard to understand abstract ideas like time.
accurate | adjective | correct in every detail | The witness gave an accurate description of the car.
apparent | adjective | easy to notice or understand | It soon became apparent that nobody had read the instructions.
barely | adverb | only just; almost not | There was barely enough light to read by.
considerable | adjective | large enough to be important | They have spent a considerable amount of money on the house.
crucial | adjective | so important that everything else depends on it | The next few weeks will be crucial for the team.
delicate | adjective | thin, beautiful and needing to be touched very carefully | The cups are so delicate that we never use them.
dull | adjective | not bright, or not interesting | It was a dull, grey morning, and no one felt like going out.
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
appropriate | adjective | right for a particular situation | Shorts aren’t appropriate for a job interview.
dramatic | adjective | sudden, great and often exciting | There has been a dramatic rise in the number of cyclists.
effective | adjective | producing the result that was wanted | Lemon juice is an effective way to remove the smell of fish.
essential | adjective | so important that you cannot do without it | Strong boots are essential for this walk.
highly | adverb | very, or at an advanced level | He’s a highly skilled carpenter.
major | adjective | large, important or serious | Traffic is a major problem in the city centre.
massive | adjective | extremely large and often heavy | A massive rock had fallen across the road.
rapid | adjective | happening in a short time, or at great speed | The patient made a rapid recovery.
severe | adjective | very bad or serious | Severe storms are expected along the coast tonight.
specific | adjective | exact, or about one particular thing | Could you be more specific about the type of help you need?
sufficient | adjective | as much as is needed | Make sure that you have sufficient water for the journey.
visible | adjective | able to be seen | The lighthouse is visible from ten miles away.
broad | adjective | wide, or including many different things | She has a broad range of interests, from chess to climbing.
considerably | adverb | by a lot | This flat is considerably cheaper than the last one.
contrast | noun | a big and clear difference between two things | There’s a sharp contrast between the old town and the new.
global | adjective | of the whole world | Pollution is a global problem.
upper | adjective | in a higher position | He broke a bone in his upper arm.
inner | adjective | on the inside, or near the middle | The inner walls of the castle are older than the outer ones.
outer | adjective | on the outside, or far from the middle | Remove the outer leaves of the cabbage.
scale | noun | how big something is compared with other things | Nobody knew the scale of the problem at first.
version | noun | one form of something that is different from others | I prefer the original version of this song.
widely | adverb | by many people or in many places | English is widely spoken on the island.
`,
);
