import { wordsOf } from '../word';

export const words = wordsOf(
  'A2',
  'school',
  `
pupil | noun | a child who learns in a school | There are four hundred pupils at our school.
college | noun | a place where people study after they leave school | My brother is learning to be a cook at college.
primary school | noun | the place where young children learn, from about five to eleven | He learnt to swim at primary school.
secondary school | noun | a school for young people from about eleven to eighteen | She starts secondary school in September.
subject | noun | something that you study, such as history | My favourite subject is music.
history | noun | all the things that happened in the past | Today’s history lesson was about the kings of Egypt.
geography | noun | you study countries, rivers and mountains in this lesson | In geography we learnt about the rivers of Africa.
biology | noun | you study animals, plants and people in this lesson | In biology we looked at the parts of a flower.
chemistry | noun | in this lesson you mix things to see what happens | We made soap in chemistry today.
physics | noun | you study heat, light and movement in this lesson | Physics can explain why planes fly.
exam | noun | an important test at the end of a course | I have to study because my exam is tomorrow.
mark | noun | the number or letter that shows how good your work is | Zeynep got the best mark in the test.
result [test] | noun | the information about how well you did in a test | We’ll get our test results next week.
pass [exam] | verb | to do well enough in an exam | Did you pass your driving test?
fail | verb | to not do well enough in an exam | He failed the exam because he didn’t study.
take [exam] | verb | to do an exam or a test | When are you taking your English exam?
course | noun | a number of lessons about one thing | My mother is doing a computer course.
term | noun | one of the two or three parts of a school year | We’ve read four books this term.
timetable | noun | a list of the times of lessons or trains | What’s after maths? Look at the timetable.
break | noun | the time between lessons when you can play or eat | Let’s play football at break!
textbook | noun | the thing with pages that you use in lessons to study | Open your textbook at page 34, please. | 📘
project | noun | a piece of work about one thing that takes a few weeks | Our group is doing a project about bees.
vocabulary | noun | all the words that you know or learn | Reading is a great way to learn vocabulary.
grammar | noun | the rules of a language | The grammar in this exercise is quite difficult.
spelling | noun | the right way to write a word | Check the spelling of your name, please.
meaning | noun | the thing or idea that a word stands for | This word has two different meanings.
level | noun | how good somebody is at something, for example English | What level are you? A2 or B1?
beginner | noun | a person who has just started to learn something | This guitar course is for beginners.
advanced [student] | adjective | at a high level, not easy | My aunt teaches the advanced students.
calculator | noun | a small machine that you use in maths | You can’t use a calculator in this test.
glue | noun | you put this on two pieces of paper to keep them together | You need paper, scissors and glue.
rucksack | noun | a bag that you carry on your back | Her rucksack is full of books.
practise | verb | to do something again and again to get better | He practises the piano every afternoon.
practice | noun | the time when you do something again to get better | Speaking English well takes a lot of practice.
improve | verb | to get better or make something better | Your English has improved a lot this year.
copy | verb | to write the same thing again | Copy the words from the board into your notebook.
correct | verb | to find what is wrong and make it right | Our teacher is correcting our tests.
hand in | phrasal verb | to give your finished work to the teacher | Please hand in your homework on Friday.
by heart | phrase | so that you can say all of something without a book | We had to learn the poem by heart.
prepare | verb | to get ready for something | We’re preparing for the school play.
fill in | phrasal verb | to write the missing words or information | Fill in the gaps with the correct words.
look up | phrasal verb | to find information in a book or on the internet | I didn’t know the word, so I looked it up.
playground | noun | a place outside where children can play | The children ran out into the playground.
noun | noun | a word for a person, place or thing | ‘Table’ and ‘happiness’ are nouns.
verb | noun | a word for something that you do | ‘Run’ and ‘think’ are verbs.
adjective | noun | a word that says what something is like | ‘Big’ and ‘happy’ are adjectives.
tick | verb | to put a small mark next to something that is right | Tick the correct answer. | ✔️
complete | verb | to finish something, or add the parts that are missing | Complete the sentences with the right words.
primary [school] | adjective | for children from about five to eleven years old | My little brother is still in primary education.
secondary [school] | adjective | for students between about eleven and eighteen years old | Secondary education is free in many countries.
writing [letters] | noun | the way your letters and words look on paper | I can’t read the doctor’s writing.
paragraph | noun | a part of a text that starts on a new line | The first paragraph introduces the main idea.
phrase | noun | a few words that go together | ‘In the end’ is a useful phrase.
hand out | phrasal verb | to give something to each person in a group | The teacher handed out the books.
work on | phrasal verb | to spend time doing or making something | We’re working on a project about whales.
put [write] | verb | to write something in a certain place | Put your name at the top of the paper.
do [study] | verb | to study a subject | We do history on Mondays.
ability | noun | being able to do something | His ability to remember numbers is amazing.
degree [university] | noun | what you get after you finish university | She has a degree in chemistry.
education | noun | teaching and learning at schools and colleges | A good education can change your life.
essay | noun | a short piece of writing by a student about one subject | We have to write an essay on climate change.
grade | noun | a letter, such as A or B, for the quality of your work | Rashid has had top grades in every subject this year.
instruction | noun | words that tell you how to do something | Read the instructions before you start the test.
item | noun | one thing on a list or in a group | What’s the first item on your shopping list?
skill | noun | something you can do well because you have practised it | Cooking is a skill that everyone should learn.
task | noun | a piece of work that you must do | Our first task was to draw a map of the school.
unit | noun | one complete thing, or one part of a course book | We’re on the last unit of the book.
diploma | noun | a paper that says that you finished a course at college | He has a diploma in hotel management.
professor | noun | a university teacher of the highest level | Professor Okafor has written a book about volcanoes.
triangle | noun | a shape with three straight sides | Cut the sandwiches into triangles. | 🔺
preposition | noun | a little word such as ‘in’, ‘at’ or ‘under’ | Which preposition do we use after ‘listen’?
adverb | noun | a word such as ‘slowly’ that says how you do something | In the sentence “He runs fast”, “fast” is an adverb.
reader | noun | a person who looks at books or newspapers | The magazine has over a million readers.
correction | noun | a change that makes something wrong right | The teacher writes her corrections in green.
table [chart] | noun | numbers or facts in lines, one under the other | The table shows how many students walk to school.
blank | adjective | with nothing written or drawn on it | Write your name at the top of a blank page.
correctly | adverb | in the right way, without mistakes | Only three students answered all the questions correctly.
pay attention | phrase | to listen or watch carefully | Please pay attention, because this will be in the test.
headteacher | noun | the most important teacher of a school | The headteacher knows the name of every child.
mathematics | noun | the study of numbers, amounts and shapes | Engineers need a good knowledge of mathematics.
attention | noun | listening, watching or thinking carefully | The lesson was so exciting that it held everyone’s attention.
`,
);
