import type { Task } from '../exam';

const trees = {
  title: 'Text messages',
  text: 'Samira Haidari (10.41): I’m at the bank with the trees for the roof garden. The lift isn’t working, and it’s six floors up.\n\nOwen Pryce (10.43): Can the caretaker do anything about it?\n\nSamira Haidari (10.44): He’s called the engineers, but they can’t promise to be here before two. And I’m supposed to bring the van back by noon.\n\nOwen Pryce (10.46): Couldn’t you leave the trees in the entrance hall and go back tomorrow?\n\nSamira Haidari (10.47): They’d have to stand right by the doors, which are open all day, and it’s going to freeze.\n\nOwen Pryce (10.50): Fair point. I’ll ask Lina whether she can do without the van.\n\nOwen Pryce (10.58): It’s all right. She’ll take my car to the market and come back by bus if need be. Wait for the engineers, and don’t worry about the time.\n\nSamira Haidari (10.59): Thanks. I’ll plan the garden on paper until they get here.',
};
const film = {
  title: 'Advertisement',
  text: 'Could your building be in a film?\n\nFilm companies do not only need castles. Most of the places that they ask us for are ordinary ones: a waiting room, a staircase, an office kitchen that has not been painted for thirty years. If you own such a place, or rent it and have the owner’s written permission, put it in our catalogue. There is no charge for this. Only when you have been paid by a film company do we ask for our share, which is 15 per cent. You decide which dates suit you, and you may turn down any request without giving a reason. Before the film crew arrives, we photograph every room, so that everything can be put back exactly where it was.\n\nInterested? Send us half a dozen pictures of your place by e-mail. Please do not tidy up first: it is real life that sells.\n\nScene and Place, Rotterdam',
};
const minutes = {
  title: 'E-mail',
  text: 'From: Beatriz Lobo\nTo: Heads of department\nSubject: Minutes of meetings\n\nDear all,\n\nAs you know, three teams have spent the last six weeks trying out software that listens to our meetings and writes the minutes. I promised to let you know how it went.\n\nThe good news is that nobody misses taking notes. According to Rashid’s team, the discussions have become livelier, since everybody can now take part in them. The software also dealt with our many accents better than we had been led to expect.\n\nHowever, it has no sense of what matters. In one text, a remark about the weather was given as much room as the decision to change suppliers. Somebody still has to go through each text before it is sent out, so we save about twenty minutes per meeting rather than the hour that we had hoped for.\n\nAt its present price, I cannot recommend the software for every team. Instead, I would like us to pay for two teams only: those whose meetings are the longest or most frequent. If you believe that yours should be one of them, send me a few lines explaining why by the 20th.\n\nBest wishes,\nBeatriz',
};
const power = {
  title: 'Notice',
  text: 'Testing our emergency power\n\nOn Saturday 17 May, the electricity in the whole of the research centre will be switched off at 7 a.m. We have to find out whether our two emergency generators still start by themselves and supply enough power. They were last tested three years ago, when some of the laboratories had not been built yet.\n\nIf all goes well, the laboratories and the cold stores will have power again in less than ten seconds. Everywhere else, including the offices, the lifts and the canteen, there will be none until about noon. Should one of the generators fail to start, the test will be stopped at once and repeated a week later.\n\nBefore you leave on Friday, please turn off your computer and pull out the plug. Do not leave anything in the office fridges, as we will be taking the opportunity to have them cleaned.\n\nTeams whose experiments cannot bear even the shortest break should contact the technical manager, Ms Wanjiru, by Wednesday. She can lend you batteries, although not for an unlimited number of devices.',
};
const faults = {
  title: 'Article',
  text: 'Faults for sale\n\nFor decades, one in ten of the tiles that left the ovens of a family firm near Aveiro had something wrong with it: a bubble, a pale corner, a line that was not quite straight. Such tiles were broken up and used in building roads, until a trainee, Joana Reis, asked whether she might take some of them to a street market instead. She came back in the evening with an empty van.\n\nHer customers, it turned out, were artists and café owners who were tired of perfect walls. Some of her colleagues had feared that selling faulty goods would harm the firm’s good name. Today, the firm offers them in mixed boxes at two thirds of the usual price, each with a card that explains how the faults came about.\n\nThis success has led to an unexpected problem. Orders for the boxes have doubled since last year, when the old ovens were replaced. The tiles that come out of the new ones are nearly all perfect, so that customers may have to wait four months for a box. Could the firm not make faulty tiles on purpose? Its director, Henrique Matos, shakes his head. A fault that is planned, he says, is only a pattern.',
};
const course = {
  title: 'Review',
  text: 'Learning to Negotiate: an online course in six weeks\n\nI buy fish and vegetables for a group of restaurants, so I negotiate every day. When I signed up for this course, I doubted whether a screen could teach me anything. I was wrong, at least about the first four weeks.\n\nEach of these begins with a film in which two actors negotiate a price, a rent or a delivery date. It stops at the decisive moment, and only when you have written down what you would say next can you see how the actors went on. I have seldom learned so much from my own mistakes. Even more useful are the weekly phone calls with another participant. Mine was Tarek, who runs a sports centre in Amman and taught me that silence can be an answer, too.\n\nThe last two weeks, which deal with contracts, were a disappointment. The films give way to long lists of legal terms, and the final test simply asks you to repeat them. Anyone who needs this knowledge would do better to buy a book.\n\nThe organisers recommend two hours of study a week; four would be more realistic. At 90 euros, the course is good value all the same. On the morning after my second call, a supplier named a price that was too high. I said nothing for what felt like a minute, and saved more than the course had cost me.',
};
const magazine = {
  title: 'Guidelines and e-mail',
  text: '1. Guidelines\n\nInside: guidelines for our authors\n\nOur magazine is written by the people who work here. You need not be a journalist, but please keep to these rules.\n\nTopics. We print whatever may surprise colleagues in other branches: unusual tasks, clever solutions, what you do after work. Prizes and anniversaries are reported on our website and have no place in the magazine.\n\nLength. An article should have between 400 and 600 words. If yours is longer, we will shorten it, and show you the result before it is printed.\n\nPictures. We print up to two with each article, at least one of which must show people. Please make sure that they do not mind.\n\nTitle. We may suggest another one, but we will never change yours unless you agree.\n\nDates. Inside comes out on the first of every month. What reaches us by the tenth can appear in the next issue; anything that arrives later has to wait for the one after that.\n\n2. E-mail\n\nFrom: Wren Kaplan\nTo: Matías Rojas\nDate: 14 March\nSubject: Your article\n\nDear Matías,\n\nThank you for your article about the Valencia office choir, which arrived yesterday. I read it on the bus home and almost missed my stop.\n\nI have cut it by a third and attach the new version. I was sorry to lose the journey to Lisbon, so if there is anything else that you would rather give up, I will gladly put it back. The paragraph about the choir’s tenth birthday is another matter, for reasons that you will find in our guidelines.\n\nOf your three pictures, my favourite is the one of the empty hall, with forty coats hanging over the chairs. I will print it together with one of the other two, in which the singers can be seen. Both are good, so the choice is yours.\n\n“Ten Years of Singing” will no longer do as a title, of course. What would you think of “Forty Coats”?\n\nI know that you were hoping for the April issue because of your concert on the 20th of that month. I am afraid that I cannot make an exception, but I can add the concert to the list of dates on our website.\n\nBest wishes,\nWren Kaplan',
};
const shops = {
  title: 'Article and two e-mails',
  text: '1. Article\n\nMill Street is looking for ideas\n\nFor the third year in a row, the town of Westbrook is lending empty shops in Mill Street to people who would like to try out a business idea. For the first six months, they pay for electricity and insurance but no rent. Those who decide to stay pay half of the normal rent for another year. Farida Belhadj, who is in charge of the project, says that she prefers a shop that may close again to one that never opens. Of the eight businesses that have taken part so far, five are still in Mill Street.\n\nApplications must arrive by 31 March. Applicants must not have a shop in the town already, and must offer something that cannot be found in Mill Street yet. Each shop must be open on at least four days a week. Those who share a shop with another business will be given priority.\n\n2. E-mail\n\nFrom: Greta Albrecht\nTo: Farida Belhadj\nDate: 29 March\nSubject: 14 Mill Street\n\nDear Ms Belhadj,\n\nI would like to apply for number 14, the former flower shop. For six years, I have been restoring old lamps and radios in the garage behind my house, and selling them at markets. I hardly have room to turn round in there any more, although my neighbours tell me that they will miss the music.\n\nIn the shop, people could watch me at work, and on Saturday mornings I would teach those who want to learn how to repair things themselves. I would be open from Thursday to Saturday, because I spend the first half of the week looking for lamps and radios in other towns. I already have insurance for my business.\n\nAs number 14 has two rooms, Desta Alemu, who repairs watches, would like to use the one at the back. Nobody else in Mill Street does what either of us does.\n\nKind regards,\nGreta Albrecht\n\n3. E-mail\n\nFrom: Farida Belhadj\nTo: Greta Albrecht\nDate: 6 April\nSubject: Re: 14 Mill Street\n\nDear Ms Albrecht,\n\nThank you for your application, which everyone here read with great interest. Unfortunately, the roof of number 14 has turned out to be in need of repair and will not be ready before the winter. I can offer you number 22 instead. It also has two rooms and a wide window, so your plans would hardly have to change. Both rooms are rather small, though. For your lessons, you could use a room in the library across the street, which is empty on Saturdays.\n\nThere is one more thing. Your opening times do not meet our conditions yet. If you can solve this, you may have the keys on 1 May, and the six months would begin on that day. Please let me know by 15 April.\n\nKind regards,\nFarida Belhadj',
};

export const reading: readonly Task[] = [
  {
    passage: trees,
    ask: 'What does Owen most likely mean when he writes “Fair point” at 10.50?',
    key: 'The trees should not be left near the entrance.',
    wrong: [
      'The van has to be returned by noon.',
      'The engineers ought to come sooner.',
      'The trees should be carried up the stairs.',
    ],
    why: 'It answers the doubt about the hall: “They’d have to stand right by the doors … and it’s going to freeze.”',
  },
  {
    passage: trees,
    ask: 'What has Owen arranged by 10.58?',
    key: 'That Samira can keep a vehicle longer',
    wrong: [
      'That Lina will come and help Samira',
      'That the lift will be repaired before noon',
      'That the trees will be delivered another day',
    ],
    why: 'Lina will “take my car”, so Samira can keep the van: “don’t worry about the time”.',
  },
  {
    passage: film,
    ask: 'When does the owner of a building have to pay Scene and Place?',
    key: 'After the building has earned money',
    wrong: [
      'When the building enters the catalogue',
      'When the owner turns down a request',
      'Before the film crew arrives',
    ],
    why: '“Only when you have been paid by a film company do we ask for our share.”',
  },
  {
    passage: film,
    ask: 'What should the pictures sent by e-mail show?',
    key: 'The place as it usually looks',
    wrong: [
      'At least a dozen different rooms',
      'The place after it has been painted',
      'Things that have to be put back later',
    ],
    why: '“Please do not tidy up first: it is real life that sells.”',
  },
  {
    passage: minutes,
    ask: 'Why did Ms Lobo write the e-mail?',
    key: 'To report on the results of a trial',
    wrong: [
      'To invite teams to a training course',
      'To suggest having fewer meetings',
      'To announce a change of suppliers',
    ],
    why: 'Three teams tried out software, and “I promised to let you know how it went”.',
  },
  {
    passage: minutes,
    ask: 'Why is a remark about the weather mentioned?',
    key: 'To show that the software cannot tell what is important',
    wrong: [
      'To show that the software has problems with accents',
      'To show that people talk too much about themselves',
      'To show that discussions have become livelier',
    ],
    why: 'It is an example: the software “has no sense of what matters”.',
  },
  {
    passage: minutes,
    ask: 'What does Ms Lobo suggest?',
    key: 'Buying the software for a small number of teams',
    wrong: [
      'Waiting until the software costs less than now',
      'Letting two more teams test the software for free',
      'Asking each team to pay for the software itself',
    ],
    why: '“I would like us to pay for two teams only.”',
  },
  {
    passage: power,
    ask: 'Why is the electricity going to be switched off?',
    key: 'To check that other machines work properly',
    wrong: [
      'To replace two machines that are out of date',
      'To connect laboratories that have just been built',
      'To find out how much power the offices need',
    ],
    why: 'They want to know “whether our two emergency generators still start by themselves and supply enough power”.',
  },
  {
    passage: power,
    ask: 'If both generators start, what will be possible at nine o’clock on 17 May?',
    key: 'Using the equipment in a laboratory',
    wrong: ['Taking a lift to the top floor', 'Having coffee in the canteen', 'Printing a report in an office'],
    why: '“The laboratories and the cold stores will have power again in less than ten seconds.”',
  },
  {
    passage: power,
    ask: 'The word “bear” in the sentence “Teams whose experiments cannot bear even the shortest break …” is closest in meaning to',
    key: 'survive',
    wrong: ['carry', 'produce', 'prevent'],
    why: 'What cannot bear a break is harmed by it.',
  },
  {
    passage: faults,
    ask: 'What was done with faulty tiles before Ms Reis had her idea?',
    key: 'They became building material.',
    wrong: ['They were put into the oven again.', 'They were given to artists.', 'They were sold at a market.'],
    why: 'They were “broken up and used in building roads”.',
  },
  {
    passage: faults,
    ask: 'What were some of Ms Reis’s colleagues worried about?',
    key: 'The firm’s reputation',
    wrong: ['The firm’s prices', 'The age of the ovens', 'The cost of the boxes'],
    why: 'They had feared that it “would harm the firm’s good name”.',
  },
  {
    passage: faults,
    ask: 'What can be understood about the new ovens?',
    key: 'They are more reliable than the old ones.',
    wrong: [
      'They are too small for the number of orders.',
      'They were paid for by the sale of mixed boxes.',
      'They will be changed so that more faults occur.',
    ],
    why: '“The tiles that come out of the new ones are nearly all perfect.”',
  },
  {
    passage: course,
    ask: 'How did the reviewer feel before the course?',
    key: 'Unsure whether it would be useful',
    wrong: ['Worried about being too slow', 'Eager to pass the final test', 'Keen to learn more about contracts'],
    why: '“I doubted whether a screen could teach me anything.”',
  },
  {
    passage: course,
    ask: 'What do participants have to do during a film?',
    key: 'Decide how a conversation could continue',
    wrong: [
      'Look for mistakes in what the actors say',
      'Phone another participant for advice',
      'Write down useful legal terms',
    ],
    why: 'They see the rest “only when you have written down what you would say next”.',
  },
  {
    passage: course,
    ask: 'The words “give way to” in the sentence “The films give way to long lists of legal terms …” are closest in meaning to',
    key: 'are replaced by',
    wrong: ['are explained by', 'depend on', 'make use of'],
    why: 'In the last two weeks, there are lists where there were films before.',
  },
  {
    passage: course,
    ask: 'What is suggested in the last paragraph?',
    key: 'The reviewer put Tarek’s advice into practice at work.',
    wrong: [
      'The reviewer studied less than was recommended.',
      'The reviewer has had to find another supplier.',
      'The reviewer considers the course too expensive.',
    ],
    why: 'Tarek had said “that silence can be an answer”; then the reviewer “said nothing” and saved money.',
  },
  {
    passage: magazine,
    ask: 'According to the guidelines, which article would the magazine be most likely to print?',
    key: 'One about a new way of packing glass',
    wrong: [
      'One about the winner of a design prize',
      'One about a branch that is now fifty years old',
      'One of two hundred words about a hobby',
    ],
    why: 'It asks for “clever solutions”, but for no “prizes and anniversaries” and for “between 400 and 600 words”.',
  },
  {
    passage: magazine,
    ask: 'What does Wren Kaplan say about the journey to Lisbon?',
    key: 'It could still become part of the article again.',
    wrong: [
      'It would make a good article of its own.',
      'It was described in too much detail.',
      'It had less to do with music than the rest.',
    ],
    why: '“If there is anything else that you would rather give up, I will gladly put it back.”',
  },
  {
    passage: magazine,
    ask: 'Why can the choir’s birthday not be mentioned in the article?',
    key: 'The magazine does not cover such events.',
    wrong: [
      'The magazine reported on it last month.',
      'The choir is older than the author believed.',
      'The author does not want it to be printed.',
    ],
    why: '“Prizes and anniversaries are reported on our website and have no place in the magazine.”',
  },
  {
    passage: magazine,
    ask: 'Why would the picture of the empty hall not be enough?',
    key: 'Nobody can be seen in it.',
    wrong: ['The author did not take it.', 'Each article needs two pictures.', 'It is not as good as the others.'],
    why: 'It shows an “empty hall”, but “at least one” picture “must show people”.',
  },
  {
    passage: magazine,
    ask: 'When will the article probably appear?',
    key: 'On 1 May',
    wrong: ['On 1 April', 'On 20 April', 'On 1 June'],
    why: 'It “arrived yesterday”, on 13 March: “anything that arrives later has to wait for the one after that”.',
  },
  {
    passage: shops,
    ask: 'What does Ms Belhadj think, according to the article?',
    key: 'It is better to try and fail than not to try at all.',
    wrong: [
      'Shops should not open before they are ready.',
      'A shop that has once failed should stay closed.',
      'Too many of the new businesses have given up.',
    ],
    why: 'She prefers a shop “that may close again to one that never opens”.',
  },
  {
    passage: shops,
    ask: 'Why does Ms Albrecht want to move out of her garage?',
    key: 'It has become too small for her work.',
    wrong: [
      'Her neighbours have complained about the noise.',
      'It is too far away from the markets.',
      'She is not allowed to teach there.',
    ],
    why: '“I hardly have room to turn round in there any more.”',
  },
  {
    passage: shops,
    ask: 'What probably gave Ms Albrecht an advantage over other applicants?',
    key: 'She will not be using the shop alone.',
    wrong: [
      'She has already insured her business.',
      'She applied earlier than most people do.',
      'She intends to work at the weekend, too.',
    ],
    why: 'Desta Alemu would use one room, and those who share a shop “will be given priority”.',
  },
  {
    passage: shops,
    ask: 'What does Ms Albrecht have to do before she can get the keys?',
    key: 'Decide to open on one more day',
    wrong: ['Agree to close on Saturdays', 'Find a room for her lessons', 'Pay for better insurance'],
    why: '“From Thursday to Saturday” is three days, and it must be “at least four days a week”.',
  },
  {
    passage: shops,
    ask: 'If Ms Albrecht accepts the offer and stays, when will she begin to pay rent?',
    key: 'In November',
    wrong: ['In May', 'In December', 'In the following May'],
    why: 'She gets the keys “on 1 May”, and no rent is paid “for the first six months”.',
  },
];
