import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const sport: readonly AuthoredText[] = [
  {
    id: 'a2-young-referee',
    title: 'The girl with the whistle',
    level: 'A2',
    topic: 'sport',
    kind: 'dialogue',
    genre: 'interview',
    text: `Bashir: Ilinca, you’re only seventeen, but you’re already a football referee. Did you play before?
Ilinca: Yes, and I was terrible! But I knew all the rules. I always told our referee when he was wrong.
Bashir: Was he pleased?
Ilinca: No. One day he gave me his whistle and said, “Then you do it.” So I learned how.
Bashir: Do players get angry with you?
Ilinca: Every week. Last year my uncle shouted so much that I gave him a red card.
Bashir: Your uncle! Was that difficult?
Ilinca: That was easy. The drive home was difficult. It was his car.
Bashir: Have you ever made a big mistake?
Ilinca: Yes. I gave a goal, and later I saw on a video that the ball wasn’t in. I phoned the other team and said sorry. They were very angry, and they were right.
Bashir: So why do you do it?
Ilinca: Because I love a fair match. When I do it well, both teams talk about the goals and nobody talks about me. I like that.`,
    questions: [
      trueOrFalse(
        'Ilinca knew the rules before she was a referee.',
        true,
        'She says of the time when she played: “But I knew all the rules.”',
      ),
      choose(
        'Why did the old referee give Ilinca his whistle?',
        'She told him about his mistakes.',
        [
          ['She wanted to buy one from him.', 'He gave it to her because he was not pleased with her.'],
          ['She was the best in her team.', 'She says that she was a terrible player.'],
          ['She wanted to play without him.', 'She does not say this. He was not pleased with what she said.'],
        ],
        'She “always told our referee when he was wrong”, and he was not pleased.',
      ),
      choose(
        'He said, “Then you do it.” What did he want her to do?',
        'be the referee',
        [
          ['leave the team', 'Nobody sent her away from the team.'],
          ['learn the rules', 'She knew all the rules already.'],
          ['say sorry to him', 'She said sorry to a team, but that was later.'],
        ],
        '“he gave me his whistle”, and the whistle is what a referee uses.',
      ),
      write(
        'After the red card, Ilinca went home by car. Whose car was it?',
        [
          'her uncle’s',
          'her uncle’s car',
          'the uncle’s',
          'the uncle’s car',
          'uncle’s',
          'uncle’s car',
          'Ilinca’s uncle’s',
          'Ilinca’s uncle’s car',
          'my uncle’s',
          'my uncle’s car',
          'it was her uncle’s',
          'her uncle',
          'uncle',
        ],
        'Her uncle got the red card, and of the drive home she says: “It was his car.”',
      ),
      choose(
        'What does Ilinca think about the team that was angry on the phone?',
        'They had a good reason.',
        [
          ['They had to watch the video.', 'She watched the video. She does not say that they should.'],
          ['They were very unfair to her.', 'She says: “they were right”.'],
          ['They were worse than her uncle.', 'She does not compare them with her uncle.'],
        ],
        '“They were very angry, and they were right.”',
      ),
      trueOrFalse(
        'Ilinca is pleased when people talk about her after a match.',
        false,
        'She says: “nobody talks about me. I like that.”',
      ),
    ],
  },
  {
    id: 'a2-strange-sport',
    title: 'How to watch a sport that you don’t know',
    level: 'A2',
    topic: 'sport',
    kind: 'text',
    genre: 'instructions',
    text: `Your friend’s family has invited you to a match. They love this sport, but you don’t know the rules. Don’t worry.

1. Before you go, find out two things: the colour of your team, and how long the match is. Football takes about two hours. Some cricket matches can take five days.

2. Sit next to a child. Adults often say, “It’s difficult to explain.” A nine-year-old will explain everything twice.

3. At first, watch the people around you. If they stand up, stand up too, but never be the first. I once jumped up alone and shouted “Yes!” It was a goal for the other team.

4. Don’t ask questions when everybody is quiet. Something important is going to happen. Wait until they buy some food.

5. Choose one player and watch only him or her for ten minutes. You will learn more from one player than from twenty.

6. After the match, somebody will ask if you liked it. Don’t say that it was great if you were bored, because people notice. Talk about your player. “Number seven ran the whole time, but nobody gave her the ball.” Perhaps you are the only one who saw it.`,
    questions: [
      choose(
        'Who are these instructions for?',
        'people who don’t understand a game',
        [
          ['people who want to play in a team', 'The text is about watching and not about playing.'],
          ['people who take children to a match', 'You should sit next to a child. You don’t have to bring one.'],
          ['people who explain a game to others', 'You are the person who needs help.'],
        ],
        '“They love this sport, but you don’t know the rules.”',
      ),
      choose(
        'Why should you sit next to a child?',
        'Children like to explain things.',
        [
          ['Children don’t know the rules.', 'A child “will explain everything”, so a child knows the rules.'],
          ['Children stand up at the right time.', 'The text says this about all the people around you.'],
          ['Children are quieter than adults.', 'The text does not say that they are quiet.'],
        ],
        '“A nine-year-old will explain everything twice.”',
      ),
      trueOrFalse(
        'The writer once made a mistake at a match.',
        true,
        'The writer “jumped up alone” and shouted, but “It was a goal for the other team.”',
      ),
      trueOrFalse(
        'You should ask your questions in a quiet moment.',
        false,
        '“Don’t ask questions when everybody is quiet.”',
      ),
      choose(
        'Why is it a good idea to talk about your player?',
        'You can say something that is true.',
        [
          ['You can show that you know the rules.', 'You don’t know the rules, and you don’t have to show anything.'],
          ['You can say that the match was great.', 'The text says: “Don’t say that it was great if you were bored”.'],
          ['You can find out who number seven was.', 'You watched the player, and now you tell the others something.'],
        ],
        'You don’t have to say “that it was great if you were bored”. You can tell them what you saw.',
      ),
      choose(
        'What does “it” mean in “the only one who saw it”?',
        'number seven’s problem',
        [
          ['the goal for the other team', 'That was in a different match, when the writer shouted.'],
          ['the end of the long match', 'The text does not say anything about the end of the match.'],
          ['the rule about the ball', 'The sentence before is about a player and not about a rule.'],
        ],
        '“Number seven ran the whole time, but nobody gave her the ball.”',
      ),
    ],
  },
];
