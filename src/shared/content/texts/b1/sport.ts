import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const sport: readonly AuthoredText[] = [
  {
    id: 'b1-walking-football',
    title: 'No running, please',
    level: 'B1',
    topic: 'sport',
    kind: 'text',
    genre: 'report',
    text: `It’s Wednesday morning in a small town in Uruguay, and the match stops again. “Running!” shouts the referee. Rosa Méndez, who is seventy-one, raises her hands like a thief. She has been caught for the third time this half.

Rosa plays walking football. The sport started in England and has spread to many countries. The rules change a little from place to place, but one is the same everywhere: you may not run, with or without the ball. In many clubs, hard contact isn’t allowed either, so that fewer people get hurt.

It sounds like a gentle hobby, but it isn’t. When nobody can run, players have to think, pass and move early. “At twenty I was fast, so I never needed a brain,” says Rosa. “Now I’m learning the game for the first time.”

The team began when a doctor told six of her patients to take more exercise. Five of them hated the gym. Today there are twenty-two women and men between fifty-four and eighty, and the doctor plays in goal.

After the match they all walk to a café, rather quickly. I ask Rosa what the hardest part of the game is. Her knees? Her heart?

“My grandchildren,” she says. “They come to every match, and they shout, ‘Run, Grandma!’”`,
    questions: [
      choose(
        'What is the main idea of the article?',
        'A slow sport can be harder than it looks.',
        [
          ['A doctor can teach you to play football.', 'The doctor started the team, but she does not teach.'],
          ['A fast player is always the best player.', 'Rosa says that she was fast and did not understand the game.'],
          ['A hobby is better for you than a gym.', 'Some patients hated the gym, but the article is not about that.'],
        ],
        'The writer says: “It sounds like a gentle hobby, but it isn’t.”',
      ),
      choose(
        'Why does Rosa raise her hands “like a thief”?',
        'She knows that she broke a rule.',
        [
          ['She has stolen the ball in the air.', 'Players can steal a ball, but the referee shouted “Running!”'],
          ['She is happy that she has scored.', 'Players raise their hands then, but here the match was stopped.'],
          ['She wants to leave the match early.', 'The match stops, but Rosa does not leave it.'],
        ],
        'The referee shouts “Running!” and “She has been caught for the third time”.',
      ),
      trueOrFalse(
        'Players may run when they do not have the ball.',
        false,
        'The text says: “you may not run, with or without the ball”.',
      ),
      choose(
        '“I never needed a brain,” says Rosa. What does she mean?',
        'I did not have to think about the game.',
        [
          ['I did not get good results at school.', 'A brain is needed at school, but Rosa talks about football.'],
          ['I did not listen to the other players.', 'She says nothing about the other players.'],
          ['I did not have to learn any new rules.', 'She talks about how she played, not about rules.'],
        ],
        'Her reason is: “At twenty I was fast”. Now “players have to think, pass and move early”.',
      ),
      write(
        'Who had the idea that led to the team?',
        ['a doctor', 'the doctor', 'doctor', 'their doctor', 'a woman doctor'],
        'The text says: “The team began when a doctor told six of her patients to take more exercise.”',
      ),
      trueOrFalse(
        'Rosa’s grandchildren make it harder for her to follow the rules.',
        true,
        'Rosa says: “They come to every match, and they shout, ‘Run, Grandma!’”',
      ),
    ],
  },
  {
    id: 'b1-first-climb',
    title: 'How high am I?',
    level: 'B1',
    topic: 'sport',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Emre: Ready, Sofia? Put your left foot on the blue one.
Sofia: Which blue one?
Emre: The one by your knee. That’s it. Now push with your legs. Don’t pull with your arms.
Sofia: Like this? Oh, that’s much easier.
Emre: Good! You’re already two metres …
Sofia: Stop! Don’t tell me how high I am.
Emre: Sorry. I won’t say another word about it. Can you see the yellow one on your right?
Sofia: Yes. Got it. What’s next?
Emre: The green one, above your left hand. Take your time.
Sofia: My legs are shaking.
Emre: That’s normal. Just keep breathing.
Sofia: I am breathing! OK. No. Sorry, Emre, I want to come down now.
Emre: No problem at all. Lean back and sit, as if there was a chair behind you. I’ve got the rope.
Sofia: And I just let go?
Emre: When you’re ready. That’s it. Nice and slow. And you’re down.
Sofia: Phew. That was awful. How far did I get?
Emre: You were one step from the top.
Sofia: One step? Why on earth didn’t you tell me?
Emre: You asked me not to.
Sofia: Hm. That’s true. Right. Give me a minute, and then take that rope again.`,
    questions: [
      choose(
        'What are the speakers doing?',
        'One is helping the other to climb a wall.',
        [
          [
            'One is helping the other to paint a wall.',
            'They are high up and speak of colours, but nobody is painting.',
          ],
          [
            'One is teaching the other to ride a bike.',
            'They speak of feet and legs, but there is a rope and no bike.',
          ],
          ['One is leading the other over a bridge.', 'One is afraid of falling, but they go up and not across.'],
        ],
        'Emre says which places to use and adds: “I’ve got the rope” and “You were one step from the top.”',
      ),
      write(
        'What does Emre tell Sofia to push with?',
        ['her legs', 'legs', 'the legs', 'with her legs'],
        'Emre says: “Now push with your legs. Don’t pull with your arms.”',
      ),
      choose(
        'Emre says, “Take your time.” What does he mean?',
        'You needn’t hurry.',
        [
          ['You should look at your watch.', 'The words are not about a clock.'],
          ['You’ve got one more minute.', 'Sofia asks for a minute, but later.'],
          ['You’re very slow today.', 'Emre does not complain. He wants to help.'],
        ],
        'He wants her to stay calm: “Just keep breathing” and “When you’re ready.”',
      ),
      trueOrFalse('Emre is angry when Sofia wants to come down.', false, 'He answers: “No problem at all.”'),
      choose(
        'Why did Emre not tell Sofia that she was near the top?',
        'She did not want to know how high she was.',
        [
          ['He could not see her well from the ground.', 'He could see her: he told her where to put her hands.'],
          ['He thought that it would be more fun for her.', 'It was not a joke. He did what she had asked.'],
          ['She did not listen when he spoke to her.', 'She listened to all that he said.'],
        ],
        'She had said “Don’t tell me how high I am”, and later he says: “You asked me not to.”',
      ),
      choose(
        'What is Sofia probably going to do next?',
        'Try it once more',
        [
          ['Hold Emre’s rope', 'She tells Emre to take the rope, so it is her turn.'],
          ['Go home at once', 'She says that it was awful, but then she has another idea.'],
          ['Have a long rest', 'She needs only a minute.'],
        ],
        'She says: “Give me a minute, and then take that rope again.”',
      ),
    ],
  },
];
