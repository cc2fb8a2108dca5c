import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'school',
  `
tutor | noun | a person who teaches one student or a small group | I had a tutor to help me with physics.
lecture | noun | a talk to a large group of university students | There are two hundred students at her Monday lecture.
nursery | noun | a place where very young children play and learn | Their little boy goes to nursery three mornings a week.
certificate | noun | an official paper that shows you have passed a course | My swimming certificate is on the wall.
qualification | noun | an exam you have passed or a course you have finished | You don’t need any qualifications for this job.
summary | noun | a short description of the main points only | Write a summary of the story in fifty words.
progress | noun | getting better, or getting closer to what you want | Your daughter is making good progress in maths.
handwriting | noun | the way you form letters with a pen | I can’t read the doctor’s handwriting.
graduate | verb | to finish university and get a degree | My cousin graduated in law last summer.
revise | verb | to study again what you learnt before, to prepare for an exam | I can’t come out tonight. I have to revise.
attend | verb | to go regularly to a school or a course | All the children on the island attend the same school.
concentrate | verb | to think hard about one thing and nothing else | I can’t concentrate with that music on.
cheat | verb | to do something dishonest in an exam or a game | Two students were caught cheating in the exam.
educate | verb | to teach people over a long time | She was educated in Canada and India.
underline | verb | to draw something below a word | Underline all the verbs in the text.
calculate | verb | to use numbers to find out an amount | Calculate how much paint you need for the room.
absent | adjective | not at school or work when you should be | Five students were absent on Monday because of flu.
intermediate | adjective | between the beginners and the best students | I’m in the intermediate group this year.
educational | adjective | giving you new information and skills | The game is fun and educational.
catch up | phrasal verb | to reach the same level as the others | She missed two weeks of school but soon caught up.
go over | phrasal verb | to check or practise something again | Let’s go over the new words once more.
take notes | phrase | to write down the main points while you listen | Take notes while you watch the film.
graduation | noun | the ceremony when students get their degrees | The whole family came to my sister’s graduation. | 🎓
presentation | noun | a talk in which you show your ideas to the class | Our group gave a presentation about life in the desert.
revision | noun | studying again what you have learnt, before an exam | I have a lot of revision to do this weekend.
gap year | noun | twelve months off between school and university | During his gap year, Jonas worked on a farm in Peru.
give out | phrasal verb | to hand a paper or a book to each person | Could you give out the worksheets, please?
focus | verb | to give all your attention to one thing | Turn off the TV and focus on your homework.
label | noun | a piece of paper on a thing that says what it is | The washing instructions are on the label.
section | noun | one part of a book, a shop or a test | Answer all the questions in the first section.
gap | noun | an empty space between two things | Fill the gaps with the words from the list.
method | noun | a way of doing something | She tried a new method of learning vocabulary.
improvement | noun | a change that makes something better | There’s been a great improvement in his writing.
column [page] | noun | one of the parts of a page that go from top to bottom | Write the new words in the column on the left.
diagram | noun | a simple drawing that explains how something works | The diagram shows how water moves through a plant.
educated | adjective | having learned a lot at school or university | She comes from a highly educated family of doctors and teachers.
examination [test] | noun | a formal test of what you have learned | The final examination will take place in June.
register | noun | an official list of names | The teacher calls the register every morning.
register | verb | to put your name on an official list | You must register for the course before Friday.
summarise | verb | to say only the main points of something | Can you summarise the story in three sentences?
tape [sticky] | noun | a long thin piece of sticky plastic for joining things | I mended the torn page with some tape.
aim | noun | what you hope to do or reach | The aim of the course is to improve your writing.
feedback | noun | opinions that tell someone how well they have done something | The teacher gave me useful feedback on my essay.
highlight | verb | to mark words with a bright colour | I always highlight the new words in yellow.
introduction [book] | noun | the first part of a book or talk | The introduction explains why the author wrote the book.
journal [notebook] | noun | a book in which you often write your thoughts | I keep a journal about all the books that I read.
learning | noun | getting new knowledge or skills | Games make learning fun for small children.
passage [text] | noun | a short piece from a book or a piece of music | Read the passage and answer the questions.
concentrate on | phrasal verb | to give all your attention to something | I can’t concentrate on my homework with this noise.
do well | phrase | to be successful | Tomas did well in his exams.
give in [homework] | phrasal verb | to pass your work to a teacher | Please give in your essays by Friday.
look through | phrasal verb | to read something quickly | I looked through my notes before the test.
make progress | phrase | to get better at something | You’re making progress with your piano playing.
stay behind | phrasal verb | to not leave when others leave | Two pupils stayed behind to help the teacher.
succeed in | phrasal verb | to manage to do what you tried to do | She succeeded in climbing the mountain.
attendance | noun | the fact of going to school or to a meeting | Attendance at the lesson is important.
elementary | adjective | to do with the first and easiest part of a subject | I’m in the elementary French class.
encouragement | noun | words or acts that give someone hope | With her coach’s encouragement, she learned to swim.
lecturer | noun | a person who teaches at a university | The lecturer showed us a film about volcanoes.
guidance | noun | help and advice about what to do | Students get guidance on choosing a career.
historian | noun | a person who studies the past | The historian wrote a book about castles.
economics | noun | the study of how money and business work | My sister is studying economics at university.
psychological | adjective | to do with the mind and how it works | The illness can have psychological causes.
thorough | adjective | careful and complete | The mechanic made a thorough check of the car.
workshop | noun | a lesson in which people learn by doing | We went to a workshop about drawing comics.
academic | adjective | connected with studying at schools and universities | Her academic results were excellent.
assignment | noun | a task that your teacher or boss gives you | The assignment has to be handed in by Thursday.
campus | noun | the land and buildings of a university | There are three cafés on the campus.
optional | adjective | that you can choose to do or not | The trip to the museum is optional.
psychology | noun | the study of the mind and why people act as they do | She’s studying psychology at university.
examine | verb | to look at something very carefully | The scientist examined the leaf under a microscope.
session | noun | a period of time for one activity | There are two training sessions a week.
`,
);
