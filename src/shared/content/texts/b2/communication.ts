import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const communication: readonly AuthoredText[] = [
  {
    id: 'b2-finnish-to-a-dog',
    title: 'I learned Finnish from a dog',
    level: 'B2',
    topic: 'communication',
    kind: 'text',
    genre: 'story',
    text: `For my first six months in Oulu, my most successful conversations in Finnish were with a dog. He belonged to the man downstairs, his name was Nappi, and unlike everybody else he never switched to English.

I’m a nurse, originally from Cebu. I had passed the language exam and could discuss blood pressure or bus timetables. But the moment I hesitated, people kindly rescued me. “Shall we speak English?” they would say, and I would nod, half grateful and half ashamed. Their kindness was the problem. It’s hard to learn to swim when somebody pulls you out each time your chin gets wet.

Nappi had no such manners. On the stairs I told him about my shifts, my mother’s phone calls and the price of mangoes. He put his head on one side and waited for the end of the sentence, however long it took to arrive. What I hadn’t realised was that you could hear every word behind the doors. One evening his owner, Mr Heikkinen, who had said nothing to me but “Good morning” since I moved in, came out and remarked, in slow Finnish, “You used the wrong ending on ‘mangoes’. He’s too polite to mention it.”

It’s the longest speech I’ve ever heard him make. Then he asked whether I would walk the dog on Sundays, as he had a bad knee. There was a condition: he would come along as far as the bench, and on the way back I was to describe everything I had seen. In Finnish. No rescuing.

That was two years ago. These days, patients occasionally believe I grew up here, until I get excited and all my grammar falls down the stairs. People ask which app I used, and look disappointed when I tell them. All I can recommend is a listener who’s in no hurry.

As for Mr Heikkinen, I saw him run for the bus last week. There’s nothing wrong with his knee.`,
    questions: [
      choose(
        'What helped the writer most to learn Finnish?',
        'Being given enough time to speak',
        [
          ['Being helped whenever it was hard', 'This kind of help was the problem.'],
          ['Preparing carefully for an exam', 'The writer had passed an exam, but it was not enough.'],
          ['Finding a really good app', 'People expect this, and they are disappointed.'],
        ],
        'The writer says: “All I can recommend is a listener who’s in no hurry.”',
      ),
      choose(
        'Why does the writer mention learning to swim?',
        'To show that help can come too soon',
        [
          ['To describe what people do in Oulu', 'The sentence is a comparison, not a description of the town.'],
          ['To explain why exams are necessary', 'The exam comes earlier and has nothing to do with it.'],
          ['To compare two frightening activities', 'Both can be frightening, but the point is what other people do.'],
        ],
        'The sentence explains “Their kindness was the problem”: somebody “pulls you out each time your chin gets wet”.',
      ),
      trueOrFalse(
        'Before that evening, Mr Heikkinen and the writer had often talked on the stairs.',
        false,
        'He “had said nothing to me but ‘Good morning’ since I moved in”.',
      ),
      choose(
        '“There was a condition.” What does “condition” mean here?',
        'Something that had to be agreed to',
        [
          [
            'Something that was wrong with his knee',
            '“Condition” can be an illness, and a knee is mentioned, but the sentence goes on differently.',
          ],
          [
            'The state that the path to the bench was in',
            '“Condition” can mean a state, but nobody talks about the path.',
          ],
          ['The weather that they had on Sundays', '“Weather conditions” are mentioned nowhere.'],
        ],
        'After the words comes what Mr Heikkinen asked for: “on the way back I was to describe everything I had seen”.',
      ),
      write(
        'How often was the writer asked to walk the dog?',
        ['on Sundays', 'Sundays', 'every Sunday', 'each Sunday', 'once a week', 'weekly', 'on Sunday', 'every week'],
        'He “asked whether I would walk the dog on Sundays”.',
      ),
      choose(
        'What can we conclude about Mr Heikkinen?',
        'His knee was an excuse for helping a neighbour.',
        [
          [
            'His knee was cured by walking with the dog.',
            'He walked only to the bench, and the writer says that nothing was wrong.',
          ],
          ['His lie was a way of avoiding a neighbour.', 'He did lie, but he came along on the walks.'],
          ['His dog was the reason why he was so quiet.', 'He hardly spoke, but the dog had nothing to do with it.'],
        ],
        'He wanted to hear the writer speak Finnish, and “There’s nothing wrong with his knee.”',
      ),
    ],
  },
  {
    id: 'b2-carrots-and-traffic',
    title: 'Say it to somebody with a carrot',
    level: 'B2',
    topic: 'communication',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Hattie: Right, let’s begin. Professor Okonkwo, why are there traffic jams even when there hasn’t been an accident?
Professor Okonkwo: Well, beyond a certain density the flow of vehicles becomes unstable, and minor variations in speed …
Hattie: Sorry, may I stop you there?
Professor Okonkwo: Was I too close to the microphone?
Hattie: No, the sound’s lovely. It’s just that our listeners are in the kitchen, cutting up carrots. Could you say it to somebody with a carrot?
Professor Okonkwo: Ah. Right. Imagine a busy motorway. One driver touches the brake for a moment, because of a butterfly, say.
Hattie: Much better. Go on.
Professor Okonkwo: The next driver has to brake a little harder, the one behind harder still, and so on, until somebody a kilometre back has to stop completely. By then the butterfly driver is far away and has no idea.
Hattie: That’s perfect. And can anything be done about it?
Professor Okonkwo: Yes. Leave more space than you think you need. Then you can slow down gently, and the wave dies out behind you.
Hattie: So somebody who leaves a big gap isn’t holding everybody up?
Professor Okonkwo: On the contrary. It’s the one person who’s actually helping, and everybody’s shouting at them.
Hattie: Wonderful. That was exactly what I wanted.
Professor Okonkwo: Oh, good. So you can use it?
Hattie: I could, if I’d remembered to press the button. I’m so sorry. Would you mind?
Professor Okonkwo: Not at all. Just let me find my butterfly.`,
    questions: [
      choose(
        'What is happening in this conversation?',
        'An expert is being interviewed for the radio.',
        [
          ['A cook is being filmed at work in a kitchen.', 'The listeners are in the kitchen, not the speakers.'],
          ['A driver is being taught how to use the brake.', 'They talk about driving, but nobody is learning it.'],
          [
            'A student is being tested by a professor.',
            'One of them is a professor, but it is the professor who answers.',
          ],
        ],
        'They speak of a “microphone”, of “our listeners” and of a button that should have been pressed.',
      ),
      choose(
        'Why does Hattie stop the professor?',
        'The answer is too technical.',
        [
          ['The answer is too long.', 'The professor has said only half a sentence.'],
          ['The answer is too quiet.', 'The sound is lovely, Hattie says.'],
          ['The answer is too funny.', 'The butterfly is funny, but it comes later.'],
        ],
        'Ordinary listeners would not follow “beyond a certain density the flow of vehicles becomes unstable”: “Could you say it to somebody with a carrot?”',
      ),
      trueOrFalse(
        'The driver who starts a jam usually knows about it.',
        false,
        'The professor says: “By then the butterfly driver is far away and has no idea.”',
      ),
      choose(
        'What does “holding everybody up” mean here?',
        'Making everybody late',
        [
          [
            'Helping everybody along',
            'It is the opposite. The professor says that such drivers help “on the contrary”.',
          ],
          ['Making everybody angry', 'The others do shout, but the words are about time.'],
          ['Keeping everybody safe', 'A gap does this, but the words do not mean it.'],
        ],
        'People think that a driver with “a big gap” makes the traffic slower.',
      ),
      trueOrFalse(
        'According to the professor, drivers who leave a lot of space make jams less likely.',
        true,
        'The professor says: “Leave more space than you think you need. Then you can slow down gently, and the wave dies out behind you.”',
      ),
      choose(
        'How does the professor react to the bad news at the end?',
        'With good humour',
        [
          ['With impatience', '“Not at all” shows that the professor is patient.'],
          ['With real relief', 'It is not a relief to have to start again.'],
          ['With cold anger', 'The professor is ready to help and makes a joke.'],
        ],
        'The answer is: “Not at all. Just let me find my butterfly.”',
      ),
    ],
  },
];
