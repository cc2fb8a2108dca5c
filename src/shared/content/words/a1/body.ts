import { wordsOf } from '../word';

export const words = wordsOf(
  'A1',
  'body',
  `
body | noun | all of a person, from head to feet | Swimming is good for your body.
head | noun | the part of you above your neck | Put your hands on your head.
face | noun | the front of your head | Wash your face and hands, please.
eye | noun | one of the two things you see with | My cat has green eyes. | 👁️
ear | noun | one of the two things on your head that sounds go into | Rabbits have long ears. | 👂
nose | noun | the thing between your eyes and your mouth | The clown has a big red nose. | 👃
mouth | noun | the part of your face for eating and speaking | Open your mouth, please. | 👄
tooth | noun | one of the hard white things in your mouth | The baby has only one tooth. | 🦷
hair | noun | the long thin things on your head, often brown or black | Anna has long black hair.
neck | noun | the thin part of you that moves your face left and right | A giraffe has a very long neck.
shoulder | noun | the place where your arm starts | The bird is on his shoulder.
arm | noun | the long part of you with a hand at the end | The baby is asleep in my arms.
hand | noun | the part of you that you write and hold things with | What’s in your hand? | ✋
finger | noun | one of the five long thin parts of your hand | How many fingers can you see?
back | noun | the part of you that you can’t see, below your neck | My back hurts. I can’t stand up.
stomach | noun | the part of you where food goes | My stomach is full.
leg | noun | one of the two long parts that you walk with | Dogs have four legs. | 🦵
knee | noun | the part of your leg that moves when you sit down | The water is up to my knees.
foot | noun | the part of you at the end of your leg | My left foot is very cold. | 🦶
toe | noun | one of the five small parts at the end of your foot | Can you touch your toes?
ill | adjective | not well, so you have to stay in bed | Leo is ill today, so he isn’t here.
sick | adjective | not feeling well in your stomach | I feel sick after all that chocolate. | 🤢
well | adjective | not ill; having no pain | Are you well today, Grandma?
tired | adjective | wanting to go to bed or sit down | We’re tired after the long walk.
hurt | verb | to feel bad, for example your feet in small shoes | My leg hurts. I can’t walk.
cold [illness] | noun | you have this when your nose is full of water | I can’t come. I have a bad cold.
headache | noun | when the part above your neck feels very bad | The music is too loud. I have a headache!
medicine | noun | something you eat or drink to be well again | Take this medicine after lunch. | 💊
soap | noun | you use this with water to get clean | There isn’t any soap in the bathroom. | 🧼
toothbrush | noun | a thing you clean your mouth with every day | My toothbrush is green. | 🪥
wash | verb | to make something clean with water | Wash your hands before dinner.
fine | adjective | OK, not ill or sad | I’m fine, thank you. And you?
hear | verb | to know with your ears that something is there | Can you speak louder? I can’t hear you.
`,
);
