import { type AuthoredText, choose, trueOrFalse } from '../text';

export const people: readonly AuthoredText[] = [
  {
    id: 'b2-small-rye-loaf',
    title: 'A small rye loaf',
    level: 'B2',
    topic: 'people',
    kind: 'text',
    genre: 'story',
    text: `The first time, Hanne said that it was a wrong number. “I do apologise,” said an old voice, and hung up. The following Friday, at six, the phone rang again. “A small rye loaf, please, and two of the rolls with seeds. Bergström.” Before she could speak, the line went dead.

She looked up the bakery. It had closed in April, and its number differed from hers by a single digit. She ought to have rung back and explained. But she had heard the care with which he said “please”, and it was, she noticed, the only call she had had that week.

On Saturday she bought a loaf and two rolls at the supermarket, put them into a plain paper bag and cycled to the only Bergström in the district. A tall man opened the door, paid what the bakery must have charged, and asked, “New girl?” Hanne was fifty-eight. “That’s right,” she said.

It went on all autumn. He gave his opinions of the bread, none of them flattering. “Dry,” he would say. “Tell the boss that the oven’s too hot.” Instead of feeling insulted, Hanne bought flour. By November she was getting up at four, her kitchen was white from floor to ceiling, and the loaf had progressed from “dry” to “not bad” to a silence which she treasured.

In December there was a second order, then a third: the woman next door, her cousin, a café. It seemed people had been told that the old bakery was back and had never been better.

“I didn’t know you were recommending us,” she said as she handed over the bag.

Mr Bergström counted out his coins, one by one.

“I could hardly keep it to myself,” he said. “I was there in April, you know, when they took down the sign. And I remember thinking: what if the people with the next number can’t even bake?”`,
    questions: [
      choose(
        'What is the story about?',
        'A call that gives a woman something new to do',
        [
          ['A family that saves an old bakery from closing', 'The bakery stays closed, and Hanne works alone.'],
          ['A baker who cannot please a difficult customer', 'Hanne was not a baker, and in the end he is pleased.'],
          [
            'A lie that destroys the trust between two people',
            'Neither of them says the whole truth, but nobody is hurt.',
          ],
        ],
        'It begins with “a wrong number”, and then “By November she was getting up at four” to bake.',
      ),
      choose(
        'Why did Hanne not ring back and explain?',
        'She liked his voice, and she was rather lonely.',
        [
          ['She hoped to earn some money with her baking.', 'She could not bake yet: she went to the supermarket.'],
          ['She did not know how to get in touch with him.', 'She found his house easily.'],
          ['She was too annoyed about his second call.', 'She liked the way in which he said “please”.'],
        ],
        'She “had heard the care with which he said ‘please’”, and it was “the only call she had had that week”.',
      ),
      trueOrFalse(
        'The first bread that Hanne delivered was home-made.',
        false,
        'The story says: “On Saturday she bought a loaf and two rolls at the supermarket”.',
      ),
      choose(
        '“… a silence which she treasured.” What does this tell us about Mr Bergström?',
        'He could no longer find any fault.',
        [
          ['He had decided to stop ordering.', 'Silence could mean this, but it went on all autumn.'],
          ['He was no longer able to speak.', 'He still speaks to her in December.'],
          ['He was too shy to praise the bread.', 'He had given his opinion freely all autumn.'],
        ],
        'He had complained about the bread before. Then “the loaf had progressed from ‘dry’ to ‘not bad’ to a silence which she treasured”.',
      ),
      trueOrFalse(
        'Mr Bergström praised the bread when he talked to other people.',
        true,
        'People had been told that the bakery “had never been better”, and he says: “I could hardly keep it to myself”.',
      ),
      choose(
        'What do we learn about Mr Bergström at the end?',
        'He had known that the bakery was closed.',
        [
          [
            'He had worked in the bakery himself.',
            'He was there when it closed, but nothing says that he worked there.',
          ],
          ['He had forgotten the bakery’s number.', 'He chose the next number, and not by mistake.'],
          ['He had asked Hanne to buy the bakery.', 'He asked for bread, and Hanne bought flour.'],
        ],
        'He says: “I was there in April, you know, when they took down the sign.”',
      ),
    ],
  },
];
