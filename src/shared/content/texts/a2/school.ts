import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const school: readonly AuthoredText[] = [
  {
    id: 'a2-sign-club',
    title: 'The quiet club',
    level: 'A2',
    topic: 'school',
    kind: 'text',
    genre: 'story',
    text: `When Aroha came to our school in Wellington last year, she was the only deaf student. A man called Rob came to every lesson with her. He listened to the teacher and told Aroha everything in sign language, with his hands.

In the breaks, Rob went to have a coffee, and then it was difficult. We smiled at Aroha and she smiled at us. That was all. So my friend Sione learned ten signs from the internet and tried them. Aroha laughed for a long time. “You asked me to eat your shoe,” she wrote on her phone.

The next day she started a club. Every Wednesday at lunch she taught us, and speaking was against the rules. At first there were five of us. Now there are thirty, and two of them are teachers.

Sign language is useful. You can talk with your mouth full, through a window, and across a noisy playground. You can also talk in a test, but you shouldn’t. The teachers understand it now!`,
    questions: [
      choose(
        'What was Rob’s job?',
        'He put the lessons into signs.',
        [
          ['He taught sign language at a club.', 'Aroha started the club and taught there.'],
          ['He made the coffee for teachers.', 'He went to have a coffee in the breaks.'],
          ['He wrote the lessons on a phone.', 'Aroha wrote on her phone once.'],
        ],
        'He “listened to the teacher and told Aroha everything in sign language”.',
      ),
      trueOrFalse(
        'Sione’s signs were right the first time.',
        false,
        'Aroha laughed and wrote: “You asked me to eat your shoe”.',
      ),
      write(
        'On which day does the club meet?',
        ['Wednesday', 'on Wednesday', 'Wednesdays', 'on Wednesdays', 'every Wednesday'],
        '“Every Wednesday at lunch she taught us”.',
      ),
      choose(
        'What must people not do at the club?',
        'talk with their mouths',
        [
          ['eat or drink anything', 'It is at lunch, and the text has no rule about food.'],
          ['bring their teachers', 'Two members of the club are teachers.'],
          ['make jokes with signs', 'Aroha laughed about a funny mistake. There is no rule about it.'],
        ],
        '“speaking was against the rules”',
      ),
      trueOrFalse(
        'The club is bigger now than in the beginning.',
        true,
        '“At first there were five of us. Now there are thirty”.',
      ),
      choose(
        'Why is it a bad idea to sign in a test?',
        'Some teachers know the signs.',
        [
          ['The room is too noisy for it.', 'Signs are good in noisy places like a playground.'],
          ['Aroha is not in the tests.', 'The text does not say this.'],
          ['Tests are always at lunch.', 'The club is at lunch. The text does not say when the tests are.'],
        ],
        'You can talk in a test, “but you shouldn’t. The teachers understand it now!”',
      ),
    ],
  },
  {
    id: 'a2-same-mistake',
    title: 'The same mistake',
    level: 'A2',
    topic: 'school',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Mr Bianchi: Milan, can I talk to you about your geography homework?
Milan: Is it bad?
Mr Bianchi: No. But you wrote that the River Amazon is 640 kilometres long. Freja wrote the same.
Milan: Isn’t that right?
Mr Bianchi: It’s about 6,400! Everybody else has got that. So, who copied?
Milan: Nobody copied! I didn’t even see Freja last week. She was ill.
Mr Bianchi: Two people make the same strange mistake, and nobody copied?
Milan: Can I show you something, Mr Bianchi? This is the worksheet that you gave us.
Mr Bianchi: “The Amazon, 640 km.” Oh. There’s a zero missing.
Milan: The others looked on the internet. Freja and I believed our teacher.
Mr Bianchi: I’m sorry, Milan. That wasn’t fair of me.
Milan: So do we get the point?
Mr Bianchi: You get half a point. The Amazon crosses nearly all of South America. You should see that 640 is too short.
Milan: All right. But then Freja should get half a point, too.`,
    questions: [
      choose(
        'Why does Mr Bianchi want to talk to Milan?',
        'He thinks that somebody copied.',
        [
          ['He thinks that Milan was ill.', 'Freja was ill, not Milan.'],
          ['He thinks that Freja was late.', 'Nobody says this about Freja.'],
          ['He thinks that a page is missing.', 'Later he sees that a zero is missing on his worksheet.'],
        ],
        'Two pupils wrote the same wrong number, and he asks: “So, who copied?”',
      ),
      choose(
        '“Everybody else has got that.” What is “that”?',
        'the number 6,400',
        [
          ['the number 640', 'Only Milan and Freja have this number.'],
          ['the same worksheet', 'He talks about the right number here. The worksheet comes later.'],
          ['a bad mark', 'Nobody talks about bad marks. Milan only asks: “Is it bad?”'],
        ],
        'He says: “It’s about 6,400! Everybody else has got that.”',
      ),
      write(
        'Who made the mistake on the worksheet?',
        [
          'Mr Bianchi',
          'Bianchi',
          'the teacher',
          'their teacher',
          'Milan’s teacher',
          'teacher',
          'our teacher',
          'the geography teacher',
        ],
        'Milan calls it “the worksheet that you gave us”, and Mr Bianchi sees: “There’s a zero missing.”',
      ),
      trueOrFalse(
        'The other pupils found the right number on the internet.',
        true,
        'Milan says: “The others looked on the internet.”',
      ),
      trueOrFalse('Mr Bianchi gives Milan the full point in the end.', false, 'He says: “You get half a point.”'),
      choose(
        'What does Mr Bianchi think at the end?',
        'He and the two pupils made mistakes.',
        [
          ['Only the two pupils made a mistake.', 'He says: “That wasn’t fair of me.”'],
          ['Only he and the others made mistakes.', 'The others had the right number.'],
          ['Nobody really made a mistake.', 'He says that the pupils “should see that 640 is too short”.'],
        ],
        'He says “I’m sorry, Milan”, but also: “You should see that 640 is too short.”',
      ),
    ],
  },
];
