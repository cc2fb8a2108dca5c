import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const people: readonly AuthoredText[] = [
  {
    id: 'b1-woman-on-motorbike',
    title: 'The woman on the motorbike',
    level: 'B1',
    topic: 'people',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Zoe: Look what I’ve found in Grandpa’s box. Who’s this on the motorbike?
Max: No idea. She looks a bit like you, though.
Zoe: There’s something on the back. “Morocco, 1968. She says that the brakes are fine.”
Max: That’s Grandpa’s writing. Was he ever in Morocco?
Zoe: He never said so. And he hated motorbikes. He made me sell mine.
Max: Wait a minute. Look at her hand. That’s Grandma’s ring.
Zoe: Our grandma? Who never drives faster than a bicycle?
Max: Turn on the light. See the little mark on her chin? It’s her.
Zoe: But she always told us that she got that when she fell down the stairs.
Max: Well, perhaps there weren’t any stairs.
Zoe: “She says that the brakes are fine.” Poor Grandpa. He was probably sitting behind her.
Max: No wonder he never talked about it.
Zoe: Shall we ask her?
Max: Yes, on Sunday, when we’re all there. We’ll just put the photo next to her plate and say nothing.
Zoe: Won’t she be angry?
Max: I don’t think so. I think she’s been waiting for years for somebody to ask.`,
    questions: [
      choose(
        'What happens in this conversation?',
        'The speakers discover something about a relative.',
        [
          [
            'The speakers plan a trip that a relative once made.',
            'They talk about a trip to Morocco, but they do not plan one.',
          ],
          ['The speakers choose a present for a relative.', 'They plan a surprise for Sunday, but not a present.'],
          ['The speakers argue about a relative’s old ring.', 'The ring helps them, but nobody argues.'],
        ],
        'At first they ask “Who’s this on the motorbike?” Then they know: “It’s her.”',
      ),
      trueOrFalse(
        'They knew at once who the woman in the photo was.',
        false,
        'The first answer is “No idea.” They look at her hand and her chin before they are sure.',
      ),
      write(
        'What is the woman in the photo wearing on her hand?',
        ['a ring', 'ring', 'the ring', 'Grandma’s ring', 'her ring'],
        'One of them says: “Look at her hand. That’s Grandma’s ring.”',
      ),
      choose(
        'How do they now think that Grandma got the mark on her chin?',
        'In an accident on the road',
        [
          ['In a fall on the stairs', 'This is what she always told them.'],
          ['In a fight with a friend', 'It is a surprising story, but it is about a motorbike.'],
          ['In a game with the children', 'She told the children about it, but it is older than they are.'],
        ],
        'They say “perhaps there weren’t any stairs” and laugh about the words “She says that the brakes are fine.”',
      ),
      choose(
        '“No wonder he never talked about it.” What does “no wonder” mean?',
        'It isn’t surprising that',
        [
          ['It isn’t true that', 'It is true: Grandpa never said anything.'],
          ['It isn’t a pity that', 'They feel sorry for Grandpa, but the words say something else.'],
          ['It isn’t clear why', 'It is the other way round: now they know why.'],
        ],
        'Now they know the reason: “Poor Grandpa. He was probably sitting behind her.”',
      ),
      choose(
        'How does Max think that Grandma will feel on Sunday?',
        'Glad to tell the story',
        [
          ['Angry about the photo', 'It is Zoe who is afraid of this.'],
          ['Sad about the old days', 'The photo is old, but Max expects something happier.'],
          ['Shy in front of everyone', 'They will all be there, but that is not a problem.'],
        ],
        'Max says: “I think she’s been waiting for years for somebody to ask.”',
      ),
    ],
  },
  {
    id: 'b1-louis-braille',
    title: 'The boy who read in the dark',
    level: 'B1',
    topic: 'people',
    kind: 'text',
    genre: 'biography',
    source: 'Encyclopaedia Britannica, “Louis Braille”',
    text: `Louis Braille was born in 1809 in Coupvray, a small town near Paris. His father made things from leather for horses, and Louis loved to play in the workshop. When he was three, a sharp tool slipped in his hand and injured his eye. The eye became infected, the infection spread to the other one, and before long he could see nothing at all.

At ten, he won a place at a school for blind children in Paris. There were a few books there, but they were enormous, because the letters were ordinary ones, only bigger and raised above the page. You had to feel each letter slowly, and nobody could write like that at home.

Then a visitor called Charles Barbier showed the school another idea. He had invented a code of raised dots that could be read at night, without a lamp. It was clever, but each sign had up to twelve dots, which is more than a fingertip can feel at once.

Louis liked the dots and disliked the rest. He worked on them for about three years, and by the age of fifteen he had a system with no more than six dots for each letter. The pupils could read it, and, just as importantly, they could write it too.

Not everyone was pleased. For years, his own school was slow to accept the system officially. Louis became a teacher there, played the organ in Paris churches, and died in 1852. Two years later, the school finally adopted his six dots.`,
    questions: [
      choose(
        'What was the problem with the books that the school had at first?',
        'Reading them took too long.',
        [
          ['There were too many of them.', 'The text says that there were only a few.'],
          ['Learning them cost too much.', 'Money is not mentioned anywhere.'],
          ['The dots were hard to feel.', 'That was the trouble with the night code, not with the books.'],
        ],
        '“You had to feel each letter slowly”',
      ),
      trueOrFalse(
        'Louis was the first person to think of a code of raised dots.',
        false,
        'Charles Barbier “had invented a code of raised dots” before him.',
      ),
      choose(
        'What does “the rest” mean in “Louis liked the dots and disliked the rest”?',
        'The other parts of Barbier’s system',
        [
          ['The other pupils at his school', 'He worked on the dots for them, and nothing says that he disliked them.'],
          ['The old books with the big letters', 'They come earlier, but this sentence is about the code.'],
          ['The time when he could not work', '“Rest” can mean a break, but not here.'],
        ],
        'The text has just described the code: “each sign had up to twelve dots, which is more than a fingertip can feel at once”.',
      ),
      write(
        'What is the largest number of dots that a letter in Louis’s system can have?',
        ['six', '6', 'six dots', '6 dots'],
        'He made “a system with no more than six dots for each letter”.',
      ),
      trueOrFalse(
        'Louis did not live to see his school accept his system officially.',
        true,
        'He “died in 1852. Two years later, the school finally adopted his six dots.”',
      ),
      choose(
        'Why does the writer say “just as importantly”?',
        'Pupils could now write as well as read.',
        [
          ['Pupils could now see as well as feel.', 'They were still blind: they felt the dots.'],
          ['Louis could now teach as well as learn.', 'He became a teacher later.'],
          ['Louis could now play as well as work.', 'He played the organ, but this comes later.'],
        ],
        '“The pupils could read it, and, just as importantly, they could write it too.”',
      ),
    ],
  },
];
