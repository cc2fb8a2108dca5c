import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const sport: readonly AuthoredText[] = [
  {
    id: 'a1-wheelchair-team',
    title: 'Emre and the Lions',
    level: 'A1',
    topic: 'sport',
    kind: 'text',
    genre: 'story',
    text: `Emre is fifteen and he lives in Ankara. He uses a wheelchair, and he plays basketball in a team, the Lions. There are nine players: five boys and four girls.

The team meets on Tuesdays and Fridays at the sports centre. Emre’s best friend Defne doesn’t use a wheelchair. She wants to learn, and she plays in a chair too. “It’s very difficult,” she says. “You play with your hands and you drive with your hands!”

On Sunday there was a game against a team from Izmir. The Lions were not lucky. But they are not sad. They have got new red shirts, and next month they can try again.`,
    questions: [
      write(
        'How many players are there in the Lions?',
        ['nine', '9', 'nine players', '9 players'],
        '“There are nine players: five boys and four girls.”',
      ),
      choose(
        'When does the team meet?',
        'on Tuesdays and Fridays',
        [
          ['on Fridays and Sundays', 'There was one game on a Sunday, but the team meets on Tuesdays, too.'],
          ['on Mondays and Fridays', 'Friday is right, but the other day is not Monday.'],
          ['on Tuesdays and Sundays', 'Tuesday is right; the game was on Sunday.'],
        ],
        '“The team meets on Tuesdays and Fridays”.',
      ),
      trueOrFalse(
        'Defne always uses a wheelchair.',
        false,
        '“Emre’s best friend Defne doesn’t use a wheelchair.” She only plays in a chair.',
      ),
      choose(
        'What is difficult for Defne?',
        'She does two things with her hands.',
        [
          ['She plays with boys in her team.', 'There are boys and girls in the team, but this is not her problem.'],
          ['She is the only girl in the team.', 'There are four girls in the team.'],
          ['She can’t be there on Tuesdays.', 'The text says nothing about this.'],
        ],
        'Defne says: “You play with your hands and you drive with your hands!”',
      ),
      choose(
        'Who was better in the game on Sunday?',
        'the team from Izmir',
        [
          ['the team from Ankara', 'Emre and the Lions are from Ankara, and “The Lions were not lucky.”'],
          ['the team with red shirts', 'The Lions have got red shirts, and they were not lucky.'],
          ['the team with nine players', 'The Lions are nine, and they were not lucky.'],
        ],
        'There was “a game against a team from Izmir. The Lions were not lucky.”',
      ),
      trueOrFalse('The Lions want to play again next month.', true, '“next month they can try again”'),
    ],
  },
  {
    id: 'a1-swimming-lesson',
    title: 'The first swimming lesson',
    level: 'A1',
    topic: 'sport',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Good evening. Are you here for the swimming lesson?
B: Yes. My name’s Pedro Ramos. It’s my first time, and I’m a little afraid.
A: Don’t worry, Pedro. I’m Hana, your teacher. Can you swim at all?
B: No, I can’t. I’m fifty, and I come from the mountains.
A: That’s no problem. The water is warm and you can stand in it.
B: Are there other adults in the class?
A: Yes, there are six. Why do you want to learn now?
B: My little daughter is learning. I want to swim with her in the sea this summer.
A: That’s lovely. OK, let’s start!`,
    questions: [
      write(
        'What is the teacher’s name?',
        ['Hana', 'her name is Hana', 'it’s Hana'],
        'The teacher says: “I’m Hana, your teacher.”',
      ),
      trueOrFalse('Pedro can swim a little.', false, 'Hana asks “Can you swim at all?” Pedro says “No, I can’t.”'),
      choose(
        'Why is Pedro afraid?',
        'It is his first lesson.',
        [
          ['The water is too cold.', 'Hana says: “The water is warm”.'],
          ['He can’t stand in it.', 'Hana says that he can stand in the water.'],
          ['Everyone else is young.', 'There are six other adults in the class.'],
        ],
        'He says: “It’s my first time, and I’m a little afraid.”',
      ),
      trueOrFalse('There are other adults in the class.', true, 'Hana says: “Yes, there are six.”'),
      choose(
        'Why does Pedro want to learn to swim?',
        'He wants to swim with his daughter.',
        [
          ['He wants to teach his daughter.', 'She is learning too; he can’t teach her.'],
          ['He wants to live near the sea.', 'He wants to swim in the sea, not live there.'],
          ['He wants to win at a new sport.', 'He does not talk about games or winning.'],
        ],
        'He says of his daughter: “I want to swim with her in the sea this summer.”',
      ),
    ],
  },
];
