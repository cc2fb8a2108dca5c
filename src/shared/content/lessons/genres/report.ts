import type { WritingGenre } from './genre';

export const genre: WritingGenre = {
  name: 'A report',
  otherNames: [
    'report',
    'reports',
    'survey report',
    'class survey',
    'report on a survey',
    'minutes',
    'proposal',
    'business proposal',
  ],
  taskAbout:
    'Write a report of {length} for the head of your school or firm about {topic} there. Say what you looked at, what works well, what does not, and what you suggest.',
  takesTopicTasks: true,
  isFormal: true,
  models: {
    A1: {
      task: 'Ask your class: “Where do you do your homework?” Write a report on the answers for your teacher. Say what the question is, give the numbers, and say what is true for most people. Write 45 to 60 words.',
      title: 'Homework and soup',
      text: 'This report is about homework. Where do the twenty students in our class do it?\n\nEleven students work in the kitchen. Six work in bed. Two work on the bus. One works in an old car, because it is quiet. Nobody works at a desk!\n\nSo most of us use the kitchen. It is warm, and the soup is near.',
      parts: [
        { name: 'The question', from: 'This report is about' },
        { name: 'The answers, with numbers', from: 'Eleven students work' },
        { name: 'What is true for most people', from: 'So most of us' },
      ],
      works: [
        { quote: 'This report is about', why: 'The first words say what kind of text it is.' },
        { quote: 'Eleven students', why: 'A report gives numbers. The biggest number comes first.' },
        { quote: 'Two work on the bus.', why: '“Two” is “two students”. The sentence is short and clear.' },
        { quote: 'because it is quiet', why: 'This answer is strange, so the reader wants to know why.' },
        {
          quote: 'So most of us',
          why: '“So” comes before the answer to the question. “Most” is a big part of the class.',
        },
      ],
      phrases: [
        'This report is about …',
        'Our question is: …?',
        '… students like/have/go …',
        'Only one student …',
        'Nobody …',
        'So most of us …',
      ],
      yours:
        'Ask your class: “What do you do first after the lesson?” Write a report on the answers for your teacher. Say what the question is, give the numbers, and say what is true for most people. Write 45 to 60 words.',
      plan: [
        'What is the question?',
        'How many people give an answer?',
        'Which answer is number one, and how many people give it?',
        'What are the other numbers?',
        'Which answer is funny or strange?',
        'What is true for most people?',
      ],
      checklist: [
        'Do you know what the question is?',
        'Is there a number with every answer?',
        'Does the biggest number come first?',
        'Does the end say what is true for most people?',
        'Do the verbs after “one” or “one student” have an “s”?',
      ],
    },
    A2: {
      task: 'The lunch queue at your school is very slow. Your class tried to find out why. Write a report for the head of the school. Say what you did, what you found out, and what the school should do. Write 80 to 100 words.',
      title: 'Report on the lunch queue',
      text: 'Last week our class watched the lunch queue for three days. We wanted to find out why it was so slow.\n\nMost students waited about eleven minutes. We thought that the food was the problem, but it only took two minutes to get the food. Then we saw it: everybody stopped at the forks. They were in one small box, under the spoons.\n\nOn Friday we put forks on every table. Most students waited only five minutes.\n\nWe think the school should do this every day. It costs nothing. Next month we are going to watch the queue again.',
      parts: [
        { name: 'What we did and why', from: 'Last week our class' },
        { name: 'What we found out', from: 'Most students waited' },
        { name: 'What we tried', from: 'On Friday we put' },
        { name: 'What should happen now', from: 'We think the school' },
      ],
      works: [
        { quote: 'We wanted to find out why', why: 'The reader knows from the start what the report is for.' },
        {
          quote: 'about eleven minutes',
          why: 'A number is better than “a long time”. “About” means “nearly, or a little more”.',
        },
        {
          quote: 'We thought that the food was the problem, but',
          why: 'The writers were wrong at first, and they say so. We can trust them.',
        },
        {
          quote: 'Then we saw it: everybody stopped at the forks.',
          why: 'First we read “it”, and then the answer comes. So we wait for it.',
        },
        { quote: 'It costs nothing.', why: 'This is important to the head of a school. It is a short, strong reason.' },
      ],
      phrases: [
        'Last week we asked/watched/counted …',
        'We wanted to find out …',
        'Most people …, but …',
        'We thought that …, but …',
        'We think … should …',
        'Next … we are going to …',
      ],
      yours:
        'Think of a place where something is slow or difficult: a bus stop, a door, a shop. Imagine that you watched it for a few days. Write a report for the person who looks after it: what you did, what you found out, and what this person should do. Write 80 to 100 words.',
      plan: [
        'Which place did you watch, and when?',
        'What did you want to find out?',
        'What did you see, and how many or how long?',
        'What surprised you?',
        'What should the reader do?',
        'What are you going to do next?',
      ],
      checklist: [
        'Do you know why the writer watched this place?',
        'Are there two or more numbers?',
        'Is there one thing that surprised you?',
        'Do you know exactly what the reader should do?',
        'Are the verbs about what the writer did and saw in the past?',
      ],
    },
    B1: {
      task: 'There is an empty room in your language school. The director has asked your class what to do with it. Write a report for the director: say how you got your information, what students want, and what you suggest. Use headings. Write 120 to 150 words.',
      title: 'Report on the use of Room 12',
      text: 'Aim of this report\n\nThe aim of this report is to suggest how the school could use Room 12, which has been empty since spring. We interviewed forty students.\n\nWhat we found\n\nEighteen students would like a quiet place to study, while seventeen want to play table tennis. The other five only asked for a kettle. At first, this looked like a problem. However, when we asked about times, we noticed something interesting. Almost everyone who wants quiet comes before lessons, and most of the players are free after four o’clock.\n\nWhat we suggest\n\nWe therefore recommend one room with two timetables: silence until four o’clock and table tennis after that. The school would not have to buy desks, because a table-tennis table is also a very big desk. Finally, the kettle should be there all day.',
      parts: [
        { name: 'Why the report was written, and how', from: 'Aim of this report' },
        { name: 'What students said', from: 'What we found' },
        { name: 'Suggestions, with reasons', from: 'What we suggest' },
      ],
      works: [
        {
          quote: 'The aim of this report is to suggest',
          why: 'One clear sentence tells the director what the report will do.',
        },
        {
          quote: 'while seventeen want to play table tennis',
          why: '“While” puts two opposite groups side by side in one sentence.',
        },
        {
          quote: 'However, when we asked about times',
          why: '“However” is the turning point: a second question solves the problem.',
        },
        { quote: 'We therefore recommend', why: '“Therefore” shows that the suggestion follows from the facts.' },
        {
          quote: 'The school would not have to buy desks',
          why: 'It thinks of the reader, who has to pay; “would” shows that it is only an idea.',
        },
        {
          quote: 'the kettle should be there all day',
          why: 'Nobody is forgotten, not even the five who only wanted tea.',
        },
      ],
      phrases: [
        'The aim of this report is to …',
        'We interviewed/asked …',
        '… would like …, while …',
        'However, we noticed that …',
        'We therefore recommend …',
        'Finally, … should …',
      ],
      yours:
        'Your town has a small piece of land that nobody uses. The town council would like to know what people want there. Ask your class, and write a report for the council: say how you got your information, what people want, and what you suggest. Use headings. Write 120 to 150 words.',
      plan: [
        'What is the aim of your report, and who did you ask?',
        'What do the two biggest groups want, and how many people are in each?',
        'Did a smaller group want something else?',
        'What did you notice that could bring the groups together?',
        'What do you suggest, and why is it good for your reader?',
      ],
      checklist: [
        'Do the first lines say what the report is for and who was asked?',
        'Does each part have a heading that fits?',
        'Do the numbers add up?',
        'Does the suggestion follow from what people said?',
        'Are the ideas linked with words such as “while”, “however” and “therefore”?',
      ],
    },
    B2: {
      task: 'For three months your local library has lent out useful objects as well as books. You helped to run the trial. Write a report for the library committee in which you present the findings, explain any problems and make recommendations. Use headings. Write 190 to 230 words.',
      title: 'Beyond books: report on a trial',
      text: 'Purpose of this report\n\nThis report evaluates the three-month trial in which the library lent out objects as well as books. It is based on our records and on interviews with fifty borrowers.\n\nMain findings\n\nIn total, 38 objects were borrowed 214 times. The electric drills, which had been the most expensive to buy, were borrowed less often than expected, whereas the cake tins were hardly ever on the shelf. Four out of five borrowers said that they would use the service again.\n\nA problem and its cause\n\nIn nearly a third of cases, sewing machines were returned late. We had assumed that people were simply being careless, but the interviews suggest otherwise. Most of these borrowers had kept the machine because they were still trying to thread it. In other words, what they lacked was not a tool but somebody to show them how to use it.\n\nConclusions and recommendations\n\nOverall, the trial was a success, although not always in the way we had expected. We recommend making the service permanent and buying no more drills for the time being. Above all, we suggest a monthly evening at which experienced borrowers help beginners. Several have already offered to do so, which means that the costs would be low. Judging by our figures, there would also be plenty of cake.',
      parts: [
        { name: 'What the report is about and based on', from: 'Purpose of this report' },
        { name: 'The results in figures', from: 'Main findings' },
        { name: 'A problem explained', from: 'A problem and its cause' },
        { name: 'What follows from it', from: 'Conclusions and recommendations' },
      ],
      works: [
        {
          quote: 'It is based on our records and on interviews',
          why: 'The committee can see at once where the information comes from.',
        },
        {
          quote: 'whereas the cake tins were hardly ever on the shelf',
          why: '“Whereas” puts two opposite results side by side: a disappointment and a success.',
        },
        {
          quote: 'but the interviews suggest otherwise',
          why: 'The writers correct their own guess; “suggest” avoids claiming too much.',
        },
        {
          quote: 'what they lacked was not a tool but somebody',
          why: 'This structure saves the main insight for the end of the sentence.',
        },
        {
          quote: 'We recommend making the service permanent',
          why: 'A verb followed by the “-ing” form states the advice briefly and formally.',
        },
        { quote: 'Judging by our figures', why: 'Even the small joke at the end rests on evidence from the report.' },
      ],
      phrases: [
        'This report evaluates … and is based on …',
        'In total, … were …',
        '…, whereas …',
        'This suggests that …',
        'Overall, … was a success, although …',
        'We recommend …ing … and suggest …',
      ],
      yours:
        'For a month, your school has tried out shared lunches or lessons outdoors. Imagine the trial and invent the figures. Write a report for the head in which you present the findings, explain a problem and make recommendations. Use headings. Write 190 to 230 words.',
      plan: [
        'What was tried, for how long, and what is your information based on?',
        'Which two or three figures show the results best?',
        'Which result was not expected?',
        'What went wrong, and what was the real cause?',
        'What do you recommend, and how does each recommendation follow from the findings?',
      ],
      checklist: [
        'Is it clear at once what was tried and where the information comes from?',
        'Are the most important results given in figures?',
        'Is a problem not only described but also explained?',
        'Does each recommendation follow from something in the findings?',
        'Is the language neutral and careful, with the passive and with verbs such as “suggest”?',
      ],
    },
  },
  others: {
    B2: [
      {
        about: ['survey', 'surveys', 'questionnaire'],
        task: 'Your class has carried out a survey on how students prepare for tests. Write a report of 150 to 190 words for your teacher. Explain how the survey was done, present the results, draw careful conclusions and make a recommendation. Use headings.',
        title: 'How we prepare for tests: report on a survey',
        text: 'Aim and method\n\nThe aim of this report is to present the results of a survey on how students in our class prepare for tests. All 28 students completed a questionnaire, and six were interviewed afterwards.\n\nResults\n\nThe majority, 17 students, read their notes several times, usually the evening before. Seven write summaries. The remaining four explain the material aloud to somebody else: a sister, a grandfather and, in two cases, a dog.\n\nAsked how confident they feel in the test, most readers chose “not very”. By contrast, all four explainers chose “fairly” or “very”. Although this group is too small for firm conclusions, the interviews point in the same direction. As one student put it, “You can’t skip the difficult bit while somebody is looking at you.”\n\nConclusion and recommendation\n\nIt appears that many of us choose the easiest method rather than the most effective one. We would recommend that, before each test, pairs should spend ten minutes explaining the main points to each other. For practice at home, both dogs are said to be available.',
        parts: [
          { name: 'Aim, and how the survey was done', from: 'Aim and method' },
          { name: 'The main results in figures', from: 'Results' },
          { name: 'A comparison, and how far it can be trusted', from: 'Asked how confident' },
          { name: 'Conclusion and recommendation', from: 'Conclusion and recommendation' },
        ],
        works: [
          {
            quote: 'All 28 students completed a questionnaire, and six were interviewed',
            why: 'The numbers let the reader judge how reliable the results are.',
          },
          {
            quote: 'The majority, 17 students,',
            why: 'Word and figure together: one gives the meaning, the other the proof.',
          },
          {
            quote: 'By contrast, all four explainers',
            why: '“By contrast” marks the result which the whole report is built around.',
          },
          {
            quote: 'too small for firm conclusions',
            why: 'The writers name the limits of their own survey, and so gain our trust.',
          },
          {
            quote: '“You can’t skip the difficult bit while somebody is looking at you.”',
            why: 'A quotation explains in plain words what figures can only suggest.',
          },
          {
            quote: 'It appears that many of us',
            why: 'Careful wording, and “us” instead of “students”: the writers do not look down on anybody.',
          },
        ],
        phrases: [
          'The aim of this report is to present the results of a survey on …',
          'All … students completed a questionnaire.',
          'The majority, … students, …',
          'Asked …, most students chose/said …',
          'By contrast, …',
          'It appears that … We would recommend that …',
        ],
        yours:
          'Your class has carried out a survey on how students spend their breaks, or on what helps them to fall asleep. You can invent the figures. Write a report of 150 to 190 words for your teacher. Explain how the survey was done, present the results, and make a recommendation. Use headings.',
        plan: [
          'What was the aim of the survey, how many people took part, and how?',
          'What does the majority do, and what do the other groups do?',
          'Which two groups are worth comparing?',
          'Which quotation could explain the difference?',
          'What are the limits of your survey?',
          'What do you conclude, and what do you recommend?',
        ],
        checklist: [
          'Do you know who was asked, and how?',
          'Do the figures add up?',
          'Are two groups compared, and is the difference explained?',
          'Does the recommendation follow from the results?',
          'Is the language careful, with forms such as “It appears that” or “are said to”?',
        ],
      },
    ],
  },
};
