import { type AuthoredText, choose, trueOrFalse } from '../text';

export const school: readonly AuthoredText[] = [
  {
    id: 'b2-marking-teachers',
    title: 'Should students mark their teachers?',
    level: 'B2',
    topic: 'school',
    kind: 'text',
    genre: 'argument',
    text: `Once a year, at many universities, students fill in a form about the people who teach them. Should schools do the same? The parents’ council asked two of its members, who have been friends since their own schooldays and have never agreed about anything, to put the case.

FOR: Valeria Conti, restaurant owner
Every evening, about sixty people tell me what they think of my work. Some of them do so on the internet, where it hurts. I do not always enjoy this, and I would not be in business without it. Teachers, on the other hand, can work for thirty years without ever hearing an honest word. Their colleagues are polite; the inspector comes for an hour, announced, on a day when the lesson has been rehearsed like an opera. The only people who see what happens on a wet Thursday in February are the students, and they are the only ones whom nobody asks.

I am told that young people would take revenge for bad marks. A few would. But anybody who reads thirty forms can tell the one that is written in anger from the twenty-nine that say, in different words, “We can’t hear you at the back.” And if we truly believe that a sixteen-year-old is unable to judge fairly, what does that say about ten years of education?

AGAINST: Joaquim Duarte, physiotherapist
My friend runs an excellent restaurant, and the comparison is a poor one. Her guests know at once whether the soup is good. With teaching, you may find out twenty years later. I can name the teacher from whom I learned most. I could not stand her. She gave me back the same essay four times, and had there been a form I would have filled it in with real pleasure. The colleague next door, who told us stories and finished early, would have received full marks.

My own patients fill in forms, and I know what they have done to me. An exercise that hurts brings down my score. A hot pack, which does nothing in particular, brings it up. I like to think that I have remained honest, but I have noticed how often I reach for the hot pack.

By all means, let us ask the students. Let their teacher ask them, in November, when something can still be changed: what helps you, what doesn’t, what should I stop doing? Such a conversation is worth a great deal, precisely because nobody adds it up. The moment it becomes a mark, it will be used to compare; and the moment it is used to compare, teachers will begin to teach for it. We ought to know. It is exactly what marks have done to the students.`,
    questions: [
      choose(
        'What is Valeria’s view of inspections?',
        'They do not show what lessons are normally like.',
        [
          ['They are the best way to find out about lessons.', 'She thinks that students are better placed.'],
          ['They make teachers feel that nobody trusts them.', 'This is not her complaint.'],
          ['They should take place more often in the winter.', 'The wet Thursday is only an example.'],
        ],
        '“the inspector comes for an hour, announced, on a day when the lesson has been rehearsed like an opera”',
      ),
      choose(
        'How does Valeria deal with the argument about revenge?',
        'She accepts it, but thinks it does little harm.',
        [
          ['She denies that students would ever be unfair.', '“A few would.”'],
          ['She proposes to punish those who are unfair.', 'No punishment is mentioned.'],
          ['She says that teachers take revenge as well.', 'She does not say this.'],
        ],
        '“A few would. But anybody who reads thirty forms can tell the one that is written in anger”',
      ),
      choose(
        'What does Joaquim’s story about his teacher show?',
        'Students do not always value what helps them most.',
        [
          ['Students remember strict teachers with great affection.', 'He could not stand her.'],
          ['Teachers who tell stories are usually the better ones.', 'They would only get the better marks.'],
          ['Teachers should not give back an essay too often.', 'He learned most from the one who did.'],
        ],
        '“I can name the teacher from whom I learned most. I could not stand her.”',
      ),
      trueOrFalse(
        'Joaquim admits that the forms have influenced his own work.',
        true,
        '“I have noticed how often I reach for the hot pack.”',
      ),
      choose(
        'What does Joaquim propose instead of a form?',
        'Talks between teachers and their own students',
        [
          ['Talks between parents and the school inspector', 'He speaks of the students and their teacher.'],
          ['Forms that are filled in twenty years later', 'This is how long it may take to judge, not a proposal.'],
          ['Forms that are read, but not signed by anyone', 'He wants no marks at all.'],
        ],
        '“Let their teacher ask them, in November, when something can still be changed”',
      ),
      choose(
        'What is ironic about the end of Joaquim’s text?',
        'Marks for teachers would repeat a mistake made with students.',
        [
          ['Marks for teachers would be worse than those of the students.', 'He does not say how high they would be.'],
          ['Students would refuse to accept marks from their teachers.', 'Nobody refuses anything.'],
          ['Teachers would enjoy being marked more than students do.', 'He does not suggest that they would enjoy it.'],
        ],
        '“teachers will begin to teach for it … It is exactly what marks have done to the students.”',
      ),
    ],
  },
  {
    id: 'b2-no-bells',
    title: 'The school that turned off its bells',
    level: 'B2',
    topic: 'school',
    kind: 'dialogue',
    genre: 'interview',
    text: `Amira: Samuel Mensah, you’re the head of a school that switched off its bells two years ago. What on earth made you do that?
Samuel: They broke. I’d love to say that it was a vision, but it was a cable. The repair was going to take a fortnight.
Amira: And?
Samuel: I expected chaos. On the first day, there was some. By the fourth, people had started to look at the clock, and by the tenth, at each other.
Amira: I’m not sure what that means.
Samuel: A teacher used to stop in the middle of a sentence, because the bell had gone. Now she has to notice that they’ve had enough. Or they notice that she’s nearly there and give her two more minutes.
Amira: That sounds idyllic. I’ve spoken to some of your students, and one of them called it “a lottery”.
Samuel: Who? No, don’t tell me. It’ll have been somebody who has Physics before lunch.
Amira: He says he’s always last in the queue.
Samuel: He’s right. My colleague gets carried away, and the pizza doesn’t wait. We’ve moved lunch by ten minutes, and it hasn’t solved it.
Amira: Are people late more often than they used to be?
Samuel: In the first term, yes, noticeably. Now slightly less often than before. I can’t prove that it’s because of the bells.
Amira: Your own deputy told our paper that she’d like them back.
Samuel: She told me too, every Friday for a year. She’s the one who does the timetable for the sports hall, and a sports hall isn’t a conversation.
Amira: So isn’t she simply right?
Samuel: About the hall she is. It’s got a bell now. You can hear it as far as the bike shed.
Amira: Then there is a bell at the school without bells.
Samuel: One. I’d ask you not to put it in the headline, but I can see that you’re already writing it down.`,
    questions: [
      choose(
        'Why were the bells turned off in the first place?',
        'A technical fault made it necessary.',
        [
          ['A new idea of teaching required it.', '“I’d love to say that it was a vision”'],
          ['The students had voted against them.', 'No vote is mentioned.'],
          ['The deputy could no longer stand them.', 'She would like to have them back.'],
        ],
        '“They broke. I’d love to say that it was a vision, but it was a cable.”',
      ),
      choose(
        'What does Samuel think is the advantage of having no bells?',
        'People pay more attention to one another.',
        [
          ['People get to their lunch more quickly.', 'One student is always last in the queue.'],
          ['People spend more time in each lesson.', 'Two minutes may be given, but that is not the point.'],
          ['People no longer need to look at a clock.', 'They began to look at the clock more.'],
        ],
        '“people had started to look at the clock, and by the tenth, at each other”',
      ),
      trueOrFalse(
        'Samuel claims that turning off the bells has made people more punctual.',
        false,
        '“Now slightly less often than before. I can’t prove that it’s because of the bells.”',
      ),
      choose(
        'What does he mean by “a sports hall isn’t a conversation”?',
        'Its use has to be planned to the minute.',
        [
          ['Its noise makes it impossible to talk there.', 'Noise is not what matters here.'],
          ['Nobody is allowed to discuss its timetable.', 'He listened to his deputy every Friday.'],
          ['Students should not chat during sport there.', 'He speaks of times, not of behaviour.'],
        ],
        'His deputy “does the timetable for the sports hall”, and he agrees: “About the hall she is.”',
      ),
      choose(
        'What is Amira’s attitude in the interview?',
        'She tests what he says against other opinions.',
        [
          ['She is full of admiration for his experiment.', 'She calls it idyllic only in order to question it.'],
          ['She tries to make him bring back the old bells.', 'She asks questions and does not take sides.'],
          ['She knows little and accepts all of his answers.', 'She has spoken to students and to his deputy.'],
        ],
        '“I’ve spoken to some of your students, and one of them called it ‘a lottery’.”',
      ),
      trueOrFalse(
        'There is still a bell in one part of the school.',
        true,
        '“About the hall she is. It’s got a bell now.”',
      ),
    ],
  },
];
