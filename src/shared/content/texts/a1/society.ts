import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const society: readonly AuthoredText[] = [
  {
    id: 'a1-sunday-shops',
    title: 'Sunday: open or closed?',
    level: 'A1',
    topic: 'society',
    kind: 'text',
    genre: 'argument',
    text: `Our question this week: do we want open shops on Sundays in our town?

YES, says Ms Moyo. “I am a bus driver, and I work from Monday to Saturday. When can I buy a lamp or a pair of shoes? Some students want to work on Sundays because they need money. And do you like quiet Sundays? That’s fine. Don’t go to the shops!”

NO, says Mr Lund. “I sell shoes. Sunday is my only free day. It is for my children and my old mother. You can buy shoes on other days, or on the internet. What does a family need on a Sunday? Only bread and milk! I always get them at the station. The little supermarket there is open all day.”`,
    questions: [
      choose(
        'What is in the text?',
        'two people’s ideas about one question',
        [
          ['one person’s ideas about two towns', 'Two people speak, and it is about one town.'],
          ['two people’s plans for one Sunday', 'They talk about all Sundays, not about one plan.'],
          ['one person’s answers to two students', 'Ms Moyo talks about students, but nobody answers them.'],
        ],
        'The question is “do we want open shops on Sundays in our town?” One answer is “YES, says Ms Moyo” and the other is “NO, says Mr Lund”.',
      ),
      trueOrFalse('Ms Moyo works five days a week.', false, 'She works “from Monday to Saturday”: that is six days.'),
      write(
        'Who wants to work on Sundays?',
        ['some students', 'students', 'the students', 'some of the students', 'students do', 'some students do'],
        'Ms Moyo says: “Some students want to work on Sundays because they need money.”',
      ),
      trueOrFalse('Mr Lund is with his family on Sundays.', true, 'His Sunday “is for my children and my old mother”.'),
      choose(
        'What does “them” in “I always get them at the station” mean?',
        'bread and milk',
        [
          ['shoes and lamps', 'Ms Moyo wants to buy these; Mr Lund says that he does not need them on a Sunday.'],
          ['his two children', 'He is with his children, but he does not get them at the station.'],
          ['his free days', 'He has got only one free day.'],
        ],
        'He asks what a family needs and says: “Only bread and milk! I always get them at the station.”',
      ),
      choose(
        'Ms Moyo reads Mr Lund’s words. What can she say to him?',
        'But you buy things on Sundays, too!',
        [
          ['But you work on Sundays, too!', 'Sunday is his “only free day”.'],
          ['But you never see your children!', 'He sees them on Sundays.'],
          ['But you don’t want any supermarkets!', 'He goes to a little supermarket.'],
        ],
        'Mr Lund says NO, but he gets bread and milk on Sundays at the station. “The little supermarket there is open all day.”',
      ),
    ],
  },
  {
    id: 'a1-horse-in-the-park',
    title: 'Tango isn’t a dog',
    level: 'A1',
    topic: 'society',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Idris: Good afternoon. I’m Idris, and I work in this park. You can’t bring a horse in here.
Halina: Hello, Idris. I’m Halina, and this is Tango. Why can’t he come in?
Idris: Look at the sign, please.
Halina: “No dogs, no bikes, no football.” Tango isn’t a dog.
Idris: I can see that, Halina.
Halina: He isn’t a bike, and he doesn’t play football.
Idris: But he’s very big, and the children are afraid of him.
Halina: Really? Two of them are giving him an apple.
Idris: Oh. And who cleans the park after him?
Halina: I do. I’ve got a bag here.
Idris: OK, but only today. Walk slowly and don’t go on the grass.
Halina: Thank you! And tomorrow?
Idris: No, I’m sorry. Tomorrow there’s a new sign here.`,
    questions: [
      choose(
        'Why does Idris talk to Halina?',
        'There is a horse in the park.',
        [
          ['There is a dog in the park.', 'Tango is not a dog.'],
          ['There is a bike on the grass.', 'Bikes are on the sign, but Halina hasn’t got one.'],
          ['There is a new sign there.', 'The new sign comes tomorrow.'],
        ],
        'Idris says: “You can’t bring a horse in here.”',
      ),
      choose(
        'What does Halina want to say about the sign?',
        'It isn’t about horses.',
        [
          ['It isn’t easy to read.', 'Halina can read it: “No dogs, no bikes, no football.”'],
          ['It isn’t very old.', 'Halina does not talk about this.'],
          ['It isn’t for children.', 'Halina does not say that it is for children or not.'],
        ],
        'The sign says “No dogs, no bikes, no football”, and Tango “isn’t a dog”.',
      ),
      trueOrFalse(
        'All the children are afraid of Tango.',
        false,
        'Halina says: “Two of them are giving him an apple.”',
      ),
      write(
        'What does Halina use to clean the park?',
        ['a bag', 'bag', 'one bag', 'the bag'],
        'Halina says: “I’ve got a bag here.”',
      ),
      trueOrFalse('Halina and Tango can stay in the park today.', true, 'Idris says: “OK, but only today.”'),
      choose(
        'What is new on the sign tomorrow, do you think?',
        'No horses',
        [
          ['No apples', 'The apple is not a problem for Idris.'],
          ['No children', 'Idris thinks about the children and doesn’t want them to be afraid.'],
          ['No bags', 'It is good that Halina has got a bag.'],
        ],
        'Tango can stay “only today”, and “Tomorrow there’s a new sign.”',
      ),
    ],
  },
];
