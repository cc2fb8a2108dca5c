import { wordsOf } from '../word';

export const words = wordsOf(
  'A1',
  'school',
  `
school | noun | the place where children learn | We walk to school every day. | 🏫
teacher | noun | a person who helps you learn in class | Our maths teacher is very funny. | 🧑‍🏫
student | noun | a person who learns at a school or university | There are twenty students in my class. | 🧑‍🎓
class | noun | a group of children or adults who learn together | How many girls are in your class?
classroom | noun | a room where you have lessons | Our classroom is very big.
classmate | noun | somebody who learns in the same room as you | Nina is my friend and my classmate.
lesson | noun | the time when you learn one thing with a teacher | We have an English lesson on Monday.
book | noun | a thing with many words or pictures that you read | Open your books, please. | 📖
notebook | noun | something with many white pages to write in | Write the new words in your notebook. | 📓
dictionary | noun | a book that tells you what words mean | Look for the word in a dictionary.
page | noun | one piece of paper in a book | Look at the picture on page ten.
paper | noun | something thin and white that you write on | I need a pen and some paper.
pen | noun | you write with this, often in blue | Can I have your pen, please? | 🖊️
pencil | noun | a long, thin thing that you draw or write with | Draw a cat with your pencil. | ✏️
pencil case | noun | you put your pens, rubber and ruler in this | There are five pens in my pencil case.
rubber | noun | you make wrong pencil words go away with this | This is wrong. Do you have a rubber?
ruler | noun | you use this when you draw a line | My ruler is 30 centimetres long. | 📏
scissors | noun | you cut paper with these | Be careful with the scissors. | ✂️
desk | noun | a table where you write and work | There’s a computer on my desk.
board | noun | the big thing on the wall that the teacher writes on | Please look at the board.
homework | noun | what you do after classes, not at school | I do my homework after dinner.
test | noun | some questions to see what you know | We have a maths test tomorrow.
question | noun | you ask this because you want to know something | Can I ask a question?
answer | noun | what you say or write after a question | That’s the right answer. Well done!
word | noun | some letters that mean something together, for example ‘dog’ | How do you spell that word?
letter [alphabet] | noun | A, B or C, for example | ‘Dog’ has three letters. | 🔤
alphabet | noun | all the letters from A to Z | Can you say the English alphabet?
sentence [words] | noun | some words with a full stop at the end | Please read the first sentence.
exercise [task] | noun | a page or part of a book with questions to answer | Do exercise four at home, please.
maths | noun | you learn about numbers in this lesson | Two plus two is four. Maths is easy!
university | noun | adults learn here after school | My sister is at university in Cairo.
learn | verb | to start to know something new | We’re learning a new song today.
study | verb | to read and work to know more | Hugo is studying English at university.
teach | verb | to help people learn | Ms Park teaches art and music.
read | verb | to look at words and know what they say | I read a story to my brother.
write | verb | to put words on paper with a pen | Please write your name here. | ✍️
spell | verb | to say the letters of a word | How do you spell ‘beautiful’?
crayon | noun | a thing in red, blue or green for children’s drawing | The child has a box of crayons. | 🖍️
card | noun | paper with a picture and nice words that you give someone | This birthday card is for you, Grandma!
reading | noun | looking at books and understanding the words | My favourite hobby is reading.
writing [activity] | noun | putting words on paper or on a computer | We do reading and writing in the morning.
hard [difficult] | adjective | difficult; not easy to do | The maths test was very hard.
mistake | noun | something you do or write that is wrong | There’s only one mistake in your letter.
`,
);
