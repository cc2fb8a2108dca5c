import { wordsOf } from '../word';

export const words = wordsOf(
  'A1',
  'thinking',
  `
think | verb | to have words and ideas in your head | I think this book is very good. | 🤔
know | verb | to have something in your head, for example a name | Do you know his name?
understand | verb | to know what someone’s words mean | Sorry, I don’t understand the question.
remember | verb | to keep something in your head and not forget it | I can’t remember the name of that film.
forget | verb | to not have something in your head any more | Don’t forget your lunch!
mean | verb | to be another way to say something | What does this word mean?
choose | verb | to take the one that you like best | Choose a number between one and ten.
idea | noun | something new that you think of | ‘Let’s make a cake.’ ‘That’s a good idea!’
problem | noun | something that is difficult or wrong | There’s a problem with my computer.
example | noun | one thing that helps you to understand a lot of things | Can you give me an example, please?
thing | noun | what is not a person or an animal, for example a cup | What’s that red thing on the table?
way [method] | noun | how you do something | This is a good way to learn words.
true | adjective | right; not only in a story | Is it true that you have a snake?
sure | adjective | knowing that you are right | I’m sure this is the right house.
maybe | adverb | you say this when you don’t know if it is yes or no | Maybe Grandma is in the garden.
I don’t know | phrase | you say this when you do not have the answer | ‘Where’s Tim?’ ‘I don’t know.’ | 🤷
false | adjective | not true; not right | Is the sentence true or false?
want | verb | to feel that you would like something | The baby is hungry and wants some milk.
`,
);
