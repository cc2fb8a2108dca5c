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
  {
    id: 'b2-grandfathers-diaries',
    title: 'Eleven notebooks',
    level: 'B2',
    topic: 'people',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Ines: You’ve put them in a plastic bag. With the rubbish.
Pavel: Next to the rubbish. I wasn’t going to throw them out without asking you.
Ines: Eleven notebooks, Pavel. He wrote in them every night for eleven years.
Pavel: Exactly. Every night, in his room, with the door shut. Does that sound like somebody who wanted to be read?
Ines: If he hadn’t wanted to be read, he’d have burned them. He had a stove and plenty of time.
Pavel: Perhaps he thought he had more time than he did.
Ines: Have you looked inside?
Pavel: One page. I wish I hadn’t.
Ines: Why? What did it say?
Pavel: It was about Dad. From when he was seventeen. I’m not going to repeat it.
Ines: Was it so terrible?
Pavel: It was a bad day, that’s all. He was furious, he wrote it down, and at breakfast he was himself again. I think that’s what they were for. So that none of us ever had to hear it.
Ines: You’re making him sound like a saint with a secret drawer.
Pavel: I’m saying that we’d be reading the eleven notebooks of his worst hours and thinking that was the man.
Ines: You got all that from one page?
Pavel: No. But you’d open the next page hoping for something nice, and you know you would.
Ines: There are eleven years of the village in there, too. The flood, the strike at the glassworks. Nobody else wrote it down.
Pavel: Then give them to the archive in town. They can lock them up for fifty years.
Ines: And let strangers read what we’re too delicate to read?
Pavel: Strangers won’t look for themselves in it.
Ines: That’s the first good reason you’ve given me.
Pavel: Is that a yes?
Ines: It’s a maybe. You sleep on it, and so will I. And they’re staying at my place tonight.
Pavel: So that you can read them.
Ines: So that you can’t put them next to the rubbish.`,
    questions: [
      choose(
        'What do Ines and Pavel disagree about?',
        'Whether the family should read the notebooks',
        [
          ['Whether the family should publish the notebooks', 'Nobody suggests a publication.'],
          ['Whether the notebooks are really their grandfather’s', 'Neither of them doubts it.'],
          [
            'Whether the archive would accept the notebooks',
            'The archive is a way out, not the subject of the argument.',
          ],
        ],
        'Pavel asks: “Does that sound like somebody who wanted to be read?”',
      ),
      choose(
        'Why does Ines mention the stove?',
        'To argue that he left the notebooks on purpose',
        [
          ['To argue that the notebooks were in danger there', 'The stove is not used as a danger.'],
          ['To argue that he destroyed some of the notebooks', 'She says that he did not burn them.'],
          ['To argue that nobody used his room in winter', 'He wrote in it every night.'],
        ],
        '“If he hadn’t wanted to be read, he’d have burned them.”',
      ),
      choose(
        'How does Pavel explain the page that he read?',
        'Writing helped their grandfather to calm down.',
        [
          ['Writing made their grandfather more and more bitter.', 'He says that at breakfast he was himself again.'],
          ['Their grandfather wanted his son to find it.', 'He thinks it kept the family from hearing it.'],
          ['Their grandfather was never fond of his son.', '“It was a bad day, that’s all.”'],
        ],
        '“he wrote it down, and at breakfast he was himself again. I think that’s what they were for”',
      ),
      trueOrFalse(
        'In Pavel’s view, a diary can give a wrong picture of the person who wrote it.',
        true,
        '“we’d be reading the eleven notebooks of his worst hours and thinking that was the man”',
      ),
      choose(
        'What does Pavel mean by “Strangers won’t look for themselves in it”?',
        'They have no personal reason to be hurt.',
        [
          ['They have no interest in old documents.', 'He suggests that they may read them one day.'],
          ['They cannot understand the handwriting.', 'The handwriting is not mentioned.'],
          ['They will not visit the archive in person.', 'He is not speaking about a visit.'],
        ],
        'Ines has just called the family “too delicate to read”, and it was the line “about Dad” that upset Pavel.',
      ),
      trueOrFalse(
        'At the end, Ines agrees to hand over the notebooks.',
        false,
        '“It’s a maybe. You sleep on it, and so will I.”',
      ),
    ],
  },
];
