import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const people: readonly AuthoredText[] = [
  {
    id: 'b1-woman-on-motorbike',
    title: 'The woman on the motorbike',
    level: 'B1',
    topic: 'people',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Look what I’ve found in Grandpa’s box. Who’s this on the motorbike?
B: No idea. She looks a bit like you, though.
A: There’s something on the back. “Morocco, 1968. She says that the brakes are fine.”
B: That’s Grandpa’s writing. Was he ever in Morocco?
A: He never said so. And he hated motorbikes. He made me sell mine.
B: Wait a minute. Look at her hand. That’s Grandma’s ring.
A: Our grandma? Who never drives faster than a bicycle?
B: Turn on the light. See the little mark on her chin? It’s her.
A: But she always told us that she got that when she fell down the stairs.
B: Well, perhaps there weren’t any stairs.
A: “She says that the brakes are fine.” Poor Grandpa. He was probably sitting behind her.
B: No wonder he never talked about it.
A: Shall we ask her?
B: Yes, on Sunday, when we’re all there. We’ll just put the photo next to her plate and say nothing.
A: Won’t she be angry?
B: I don’t think so. I think she’s been waiting for years for somebody to ask.`,
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
        ['a ring', 'ring', 'the ring', 'Grandma’s ring', 'her ring', 'a gold ring'],
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
        'How does the second speaker think that Grandma will feel on Sunday?',
        'Glad to tell the story',
        [
          ['Angry about the photo', 'It is the first speaker who is afraid of this.'],
          ['Sad about the old days', 'The photo is old, but the second speaker expects something happier.'],
          ['Shy in front of everyone', 'They will all be there, but that is not a problem.'],
        ],
        'The second speaker says: “I think she’s been waiting for years for somebody to ask.”',
      ),
    ],
  },
];
