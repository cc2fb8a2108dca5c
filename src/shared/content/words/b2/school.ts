import { wordsOf } from '../word';

export const words = wordsOf(
  'B2',
  'school',
  `
curriculum | noun | all the subjects that a school teaches | Cooking is part of the curriculum at our school.
syllabus | noun | the list of what students will learn in one subject | The syllabus includes four modern novels.
assessment | noun | when someone decides how well students are doing | The assessment includes a test and an oral presentation.
coursework | noun | written tasks that count towards your final grade | Half of the marks are given for coursework.
dissertation | noun | a very long piece of writing for a university degree | He wrote his dissertation on children’s television.
draft | noun | a first version of a text that you will improve | This is only the first draft of my essay.
reference | noun | a note that says where your information comes from | List all your references at the end of the essay.
plagiarism | noun | copying someone’s work and pretending it is your own | The university has strict rules against plagiarism.
undergraduate | noun | a student who is studying for a first degree | As an undergraduate, she shared a flat with five friends.
postgraduate | noun | a student who is doing a second or higher degree | Two postgraduates are helping the professor with her research.
master’s degree | noun | a qualification that takes a year or two after your first one | He is doing a master’s degree in education.
faculty | noun | a group of university departments, for example for law | She teaches in the Faculty of Science.
seminar | noun | a class where a small group of students discuss a subject | We discussed the article in yesterday’s seminar.
scholarship | noun | money that pays for a good student’s studies | Thanks to a scholarship, she could study abroad.
tuition | noun | teaching, especially for a small group or one person | The fees include three hours of tuition a day.
discipline | noun | training people to obey rules | The new headteacher believes in strict discipline.
detention | noun | having to stay at school late as a punishment | Three boys got detention for throwing paper aeroplanes.
literacy | noun | being able to read and write | The programme has improved literacy among adults.
bilingual | adjective | speaking two languages very well | Her children are bilingual because she speaks Portuguese to them.
mother tongue | noun | the first language that you learn as a child | Swahili is the mother tongue of many students here.
mentor | noun | someone with experience who gives advice to a younger person | Every new student has a mentor from the final year.
enrol | verb | to become a student on a course, officially | More than fifty people have enrolled on the course.
cram | verb | to learn a lot very quickly just before an exam | He spent the whole night cramming for his history exam.
resit | verb | to take an exam again after failing it | You can resit the exam in September.
expel | verb | to make a student leave a school for good | The school may expel students who cheat in final exams.
memorise | verb | to learn something so well that you know every word | Actors have to memorise hundreds of lines.
compulsory | adjective | that you have to do because of a rule or law | English is compulsory until the age of sixteen.
vocational | adjective | teaching the skills for a particular job | The college offers vocational courses for future chefs.
gifted | adjective | naturally very good at something | Special classes are offered to gifted young musicians.
challenging | adjective | difficult in an interesting way that tests you | Maths at university is challenging but exciting.
drop out | phrasal verb | to leave a course before you have finished it | He dropped out of college to start his own company.
fall behind | phrasal verb | to make slower progress than the others | Ask for help if you start to fall behind.
pick up [learn] | phrasal verb | to learn something without really trying | She picked up some Arabic while she was working in Jordan.
brush up on | phrasal verb | to improve a skill that you have nearly forgotten | I need to brush up on my Spanish before the trip.
refer | verb | to look in a book or at notes for information | Please refer to the map on page ten.
submit | verb | to give your work or a document to someone in charge | Please submit your essays by Monday.
institute | noun | an organisation where people study or do research | My aunt studies volcanoes at a research institute.
master | verb | to learn to do something extremely well | It takes years of practice to master the violin.
outline [plan] | noun | a plan of a text that shows only its main ideas | I always write an outline before I start an essay.
write up | phrasal verb | to write notes again in a complete form | I have to write up my experiment tonight.
convention | noun | a large meeting of people with the same interest | Thousands of fans came to the comics convention.
evaluation | noun | judging how good or useful something is | At the end of the course, we wrote an evaluation.
framework | noun | a set of ideas or rules on which something is built | The plan gives a framework for the next two years.
guideline | noun | official advice about how to do something | Follow the safety guidelines in the lab.
hypothesis | noun | an idea that scientists test to see if it is true | The experiment showed that our hypothesis was right.
intellectual | adjective | to do with thinking and using your mind | Chess is an intellectual game.
scholar | noun | a person who knows a lot about a subject | Scholars have studied this old map for years.
theoretical | adjective | about ideas, not about doing things | The course has a practical and a theoretical part.
`,
);
