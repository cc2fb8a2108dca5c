import { type Level, levels } from '#shared/core/level';
import { type TaskType, taskTypeIds } from './task-types';

/** A task to write about. */
export interface WritingPrompt {
  id: string;
  type: TaskType;
  level: Level;
  text: string;
}

/** One prompt a line. */
const table: Record<TaskType, Record<Level, string>> = {
  paragraph: {
    A1: `Write about your family. Who are they? What do they do?
Write about your school or your work. Where is it? What is it like?
Write about your favourite day of the week. Why do you like it?
Write about the food that you eat on an ordinary day.
Write about your home. Which rooms are there? What do you do in them?
Write about a friend. What do you do together?`,
    A2: `Write about what you did last weekend.
Write about a festival or a special day in your country.
Write about a sport or a hobby that you enjoy, and how you began.
Write about your plans for the next holidays.
Write about a thing that you own and would never sell.
Write about how you come to school or work, and what you see on the way.`,
    B1: `Write about a skill that everybody should learn at school.
Write about a time when you were proud of yourself.
Write about how your life would be different without your phone.
Write about something that you used to believe as a child.
Write about a person who has taught you something important.
Write about a change that you would like to see in your town.
Write about a habit that you would like to break.`,
    B2: `Write about a decision that turned out better than you had expected.
Write about what makes a place feel like home.
Write about something that people your age are often wrong about.
Write about how the way that people shop has changed, and what has been lost.
Write about the difference between being alone and being lonely.
Write about one invention that has done more harm than good, or the other way round.`,
  },
  email: {
    A1: `Write an e-mail to a new friend in another country. Say who you are and what you like.
Invite a friend to your birthday party. Say when and where it is.
Thank your aunt for a present. Say why you like it.
Tell your teacher that you are ill and cannot come to class.
Write to a friend about your new room or flat.
Ask a friend to go to the cinema with you. Say which film it is.`,
    A2: `Write to a friend and tell them about your last holiday.
Write to a language school. Ask about dates, prices and the size of the classes.
Your friend is coming to your town. Say what you can do together.
Say sorry to a friend because you forgot to meet them. Suggest another day.
You left your bag on a bus. Write to the bus company and describe it.
Write to a neighbour and ask them to look after your plants or your pet.`,
    B1: `A friend wants to learn your language. Write and give three pieces of advice.
You bought something online and it does not work. Write to the shop.
Write to your head teacher or manager and suggest a quiet room for breaks.
Write to a host family before your stay. Introduce yourself and ask two questions.
Apply for a summer job at a campsite. Say why you are the right person.
A friend does not know whether to move to another city. Say what you think.
Invite a former teacher to a meeting of your old class.`,
    B2: `Write to a local newspaper about a plan to close the public library.
Apply for a place on an exchange programme. Explain what you would bring to it.
Write to a hotel about a stay that was not as advertised, and say what you expect.
A colleague has asked you to recommend a course. Recommend one and say for whom it is.
Ask a company whether you may visit it for a project, and explain what you need.
Write to a friend who is disappointed about a bad mark or a lost match.`,
  },
  opinion: {
    A1: `Are dogs or cats better pets? Say why.
Is it good to get up early? Say what you think.
Summer or winter: which do you like better, and why?
Is breakfast important? Say what you think.
Do you like big cities or small towns? Say why.
Is it fun to learn English? Say why or why not.`,
    A2: `Should children have a phone? Give two reasons.
Is it better to live in a city or in the country?
Should students wear a uniform?
Is it better to read a book or to see the film?
Should shops be open on Sundays?
Is it better to travel alone or with friends?`,
    B1: `Some people think that homework should be banned. What do you think?
Should public transport be free for everybody?
Is it better to have a few close friends or many friends?
Should young people do a year of work for their town after school?
Do computer games do more good than harm?
Should zoos be closed?
Is it a good idea to work while you are studying?`,
    B2: `Is it fair that athletes and actors earn so much more than nurses?
Should cities ban private cars from their centres?
Does social media bring people together or drive them apart?
Should voting be compulsory?
Is a university degree still worth its cost?
Should rich countries pay for the damage that a changing climate does in poor ones?`,
  },
  story: {
    A1: `A girl finds a small key in the park. What does it open?
A dog goes into a school. What happens?
Tom wakes up and everybody is very small. What does he do?
It is raining and the bus does not come. Then somebody stops.
A boy gets a letter with no name on it. What is in it?
Two friends find a map in an old book.`,
    A2: `Begin with: “I opened the door, and there was nobody there.”
You took the wrong suitcase at the airport. What was in it?
Write about a day when everything went wrong.
A shop sells only one thing, and nobody knows what it is for.
Write about a stranger who helped you, or whom you helped.
Begin with: “The lights went out, and we heard a noise.”`,
    B1: `End with: “And that is why I never take the lift.”
A photograph falls out of a second-hand book. Who is in it?
Write about a promise that was hard to keep.
The last train has gone, and two people who do not know each other have to wait.
Somebody begins to receive answers to letters that they have never written.
Write about a small lie that grew.
Begin with: “Nobody had used that path for years.”`,
    B2: `Write about a meeting between two people who remember the same day differently.
Begin with: “By the time I understood the joke, everyone had gone.”
A musician hears their own song, which nobody else has ever heard, in a street far from home.
Tell of a journey in which getting lost was the best part.
Write about an object that is passed on through three owners.
End with: “It was the first honest thing that either of us had said all day.”`,
  },
  review: {
    A1: `Write about a film that you like. Who is in it? Why is it good?
Write about a café in your town. What can you eat there?
Write about a game that you play. Is it easy or difficult?
Write about your favourite song.
Write about a book for children that you know.
Write about an app on your phone. What can you do with it?`,
    A2: `Write a review of the last film that you saw.
Write a review of a restaurant. Say something about the food, the people and the price.
Write a review of a place that tourists visit in your country.
Write a review of a television series for a friend.
Write a review of a hotel or a campsite where you stayed.
Write a review of a museum that you visited with your class.`,
    B1: `Write a review of a book that you could not put down, or one that you never finished.
Write a review of a concert or a show that you have been to.
Write a review of a website or an app for learners of English.
Write a review of a shop where you like to buy clothes.
Compare two films that tell a similar story.
Write a review of a sports centre or a club for a magazine for young people.
Write a review of something that you bought and were disappointed with.`,
    B2: `Write a review of a documentary, and say whether it was fair to both sides.
Write a review of a film that was made from a book. Was it true to it?
Write a review of an exhibition for people who hardly ever go to one.
Write a review of a podcast, and say who will enjoy it and who will not.
Write a review of a restaurant that everybody praises and you do not.
Write a review of an album that shows how a band has changed.`,
  },
  report: {
    A1: `Ask three people what they eat for breakfast. Write down what they say.
Look at the weather this week. Write about each day.
Count the cars, buses and bikes in your street. Write what you saw.
Write about your classroom: what there is, and what you need.
Ask four friends about their pets. Write what you found out.
Write about what your family does on a Saturday.`,
    A2: `Ask your class how they come to school, and report what you found out.
Report on the sports that you can do in your town.
Report on how much time you spend with a screen in one week.
Report on a school trip: where you went, what you did, what was good.
Ask six people about their favourite subjects, and report the results.
Report on the places in your town where visitors can eat cheaply.`,
    B1: `Your teacher wants to know how the library could be better. Write a report.
Report on how students in your class spend their free time, and draw a conclusion.
Report on public transport in your town for people who are new there.
Report on the food in your canteen, and make two suggestions.
Report on a lesson or a project that went well, and say why.
Report on ways to make your school or office use less paper.
Report on what there is for young people to do in the evening.`,
    B2: `Your town wants more visitors in winter. Write a report with recommendations.
Report on the advantages and problems of learning online in your school or company.
Report on how people of different ages in your area get their news.
Report on the results of a survey about part-time work among students.
Report on the noise in your neighbourhood, and recommend what should be done.
Report on a charity event: what it cost, what it brought in and what to do better.`,
  },
  description: {
    A1: `Describe your best friend. What do they look like?
Describe your room.
Describe your favourite animal.
Describe a photo of your family.
Describe the street where you live.
Describe your favourite clothes.`,
    A2: `Describe a place where you feel happy.
Describe a person in your family whom you love.
Describe your town for somebody who has never been there.
Describe a meal that you will never forget.
Describe a market: what do you see, hear and smell?
Describe your classroom on a busy morning.`,
    B1: `Describe a place that has changed since you were a child.
Describe somebody who always makes people laugh.
Describe a crowded beach or station without saying where it is.
Describe the view from a window at two times of the day.
Describe a tradition in your family to somebody from another country.
Describe the house of your dreams.
Describe a teacher you will remember.`,
    B2: `Describe a street at the moment when the shops open.
Describe a person by the things on their desk.
Describe a piece of music to somebody who cannot hear it.
Describe a storm from its first sign to its end.
Describe a place that frightened you as a child, as you see it now.
Describe a waiting room and three people in it, without using the verb be.`,
  },
  summary: {
    A1: `Tell a story that you know in five sentences.
Write in five sentences what you did yesterday.
Write in four sentences what your favourite book is about.
Read a short text in your course book. Write the three most important things.
Watch a short video. Write in five sentences what happens.
Write in five sentences what you learned in class today.`,
    A2: `Summarise a film in eight sentences, but do not tell the end.
Summarise a text from your course book for a friend who was ill.
Summarise the rules of a game so that a friend can play it.
Summarise the life of a famous person in one paragraph.
Summarise a piece of news from this week.
Summarise a story that your family often tells.`,
    B1: `Summarise an article that you have read, in about a quarter of its length.
Summarise a talk or a video, and say who should see it.
Summarise the plot of a novel in one paragraph.
Summarise what two people said in a discussion in your class.
Summarise how something works, for somebody who has never used it.
Summarise the history of your town in ten sentences.
Summarise an interview, and leave out what is not important.`,
    B2: `Summarise two articles on the same topic, and show where they differ.
Summarise a scientific text for readers who are not scientists.
Summarise a debate fairly, so that nobody can tell which side you are on.
Summarise a chapter in exactly one hundred words.
Summarise the arguments for and against a plan in your town.
Summarise a long report for somebody who has one minute.`,
  },
};

/** All prompts, in the order of the table. */
export const writingPrompts: readonly WritingPrompt[] = taskTypeIds.flatMap((type) =>
  levels.flatMap((level) =>
    table[type][level].split('\n').map((text, place) => ({ id: `${type}-${level}-${place + 1}`, type, level, text })),
  ),
);
