import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'society',
  `
arrest | verb | to catch someone and take them to a police station | The police arrested two men outside the bank.
break the law | phrase | to do something illegal | You’re breaking the law if you drive without a licence.
burglar | noun | a person who gets into a house to steal things | A burglar got in through the kitchen window.
ceremony | noun | a formal event with traditional actions, such as a wedding | The prizes were given out at a ceremony in the town hall.
citizen | noun | a person who has the right to live in a country | After eight years, he became a Canadian citizen.
court [law] | noun | the place where people decide if someone has broken the law | She had to explain to the court what she had seen.
custom | noun | something that people in a country have always done | It’s a custom here to take off your shoes indoors.
duty | noun | something you must do because it is right or your job | It’s our duty to look after our parents when they’re old.
election | noun | an event when people choose their leaders | Who do you think will win the election?
equal | adjective | having the same rights as everyone else | Everyone is equal in the eyes of the law.
freedom | noun | being able to do and say what you want | Everyone should have the freedom to say what they think.
guilty [law] | adjective | having done something wrong or illegal | The judge decided that he was guilty.
illegal | adjective | not allowed by law | It’s illegal to ride a motorbike without a helmet.
innocent | adjective | having done nothing wrong | She was in prison for a year, although she was innocent.
judge | noun | the person who decides how a criminal should be punished | The judge sent him to prison for six months.
legal | adjective | allowed by law, or to do with law | Is it legal to camp on this beach?
obey | verb | to do what someone or a rule tells you to do | Drivers must obey the speed limit.
official | adjective | coming from the government or someone with power | Portuguese is the official language of Mozambique.
politician | noun | a person whose job is to help run a country | Three politicians discussed the plan on the radio.
politics | noun | the activities of governments and the people who want power | My uncle is interested in politics and reads every newspaper.
prisoner | noun | a person who is locked up and cannot leave | The prisoners are allowed one visitor a week.
protest | verb | to show in public that you strongly disagree with something | Hundreds of students protested against the new fees.
punish | verb | to make someone suffer because they did something wrong | He was punished for cheating in the exam.
respect | verb | to think someone’s ideas, feelings or rights are important | You should respect other people’s opinions.
right [law] | noun | something that the law allows you to have or do | Every child has the right to go to school.
rob | verb | to steal money from a bank or a person | Two men robbed a bank in the centre yesterday.
security | noun | the things that are done to keep people safe | Security at the airport was very strict.
volunteer | noun | a person who works without being paid, to help others | Volunteers are cleaning up the beach this Sunday.
prime minister | noun | the leader of the government in some countries | The prime minister will visit Japan next week.
violence | noun | when someone tries to hurt people by hitting them | We stopped watching because there was too much violence in the film.
victim | noun | someone who has been hurt or robbed | The victim of the robbery was an elderly shopkeeper.
agreement | noun | when people decide the same thing together | The two countries have signed an agreement.
battle | noun | a fight between two armies | The battle lasted for three days.
belief | noun | something that you think is true | It’s my belief that everyone can learn to sing.
punishment | noun | what happens to you because you did something wrong | As a punishment, he had to clean the classroom.
religion | noun | what a group of people believe, for example about a god | People of many religions live in our city.
robbery | noun | the crime of stealing from a bank or a person | There was a robbery at the bank yesterday.
committee | noun | a small group of people chosen to make decisions for others | The parents’ committee meets on Mondays.
cultural | adjective | to do with art and music, or with how a nation lives | The city has many cultural events, such as concerts and film festivals.
defend | verb | to protect someone or something from attack | Bees defend their home by stinging.
deserve | verb | to have the right to something because of what you did | After that long match, you deserve a rest.
political | adjective | to do with governments and people who want power | The two leaders belong to different political parties.
protection | noun | keeping people or things safe from harm | A hat gives you some protection from the sun.
religious | adjective | to do with what people believe about God | Diwali is an important religious festival.
royal | adjective | to do with a king or queen and their family | The royal family lives in this palace.
strict [rule] | adjective | that must be obeyed in every detail | The swimming pool has strict rules about safety.
united | adjective | joined together as one country or group | The whole village was united against the new airport.
fighting | noun | attacking each other, as people or armies do | The fighting stopped when the two countries agreed to talk.
officer | noun | a person with an important position in the army or police | An officer stopped our car and checked the lights.
break in | phrasal verb | to enter a building by force | Someone broke in through the kitchen window.
break into | phrasal verb | to enter a place by force to steal something | Thieves broke into the shop last night.
look into | phrasal verb | to try to learn more about a problem or a crime | The police are looking into the case.
believe it or not | phrase | used before you say something that is surprising but true | Believe it or not, my grandmother plays football.
ambassador | noun | a person who speaks for their country in another country | The ambassador invited the students to tea.
corporation | noun | a very large company | She works for an international corporation.
democratic | adjective | in which all people have the right to choose | The country held its first democratic elections.
embassy | noun | the office of one country in the capital of another | I lost my passport, so I went to the embassy.
foundation | noun | an organisation that gives money for a good purpose | The foundation pays for books for village schools.
immigration | noun | coming to live in another country | The programme was about immigration to Canada.
jail | noun | a building where criminals are kept | The thief went to jail for two years.
liberty | noun | the freedom to live as you want | They fought for their liberty.
officially | adverb | in a formal way that everybody knows about | The new library will be officially opened on Monday.
racism | noun | unkind or unfair behaviour towards people because of their race | The team wore badges against racism.
revenge | noun | something bad that you do because someone has hurt you | In the story, the giant wants revenge.
signature | noun | your name as you write it at the end of a letter | Put your signature at the bottom of the page.
situated | adjective | in a certain place | The hotel is situated near the beach.
universal | adjective | for everyone, or true everywhere | Music is a universal language.
take [steal] | verb | to go away with something that is not yours | Somebody took my wallet from my bag.
break [rule] | verb | to not do what a law or a promise says | If you break the rules, you’ll be punished.
pass [law] | verb | to agree to a new law | Parliament passed a law against plastic bags.
authority | noun | the official power to tell others what to do | Only the manager has the authority to sign this letter.
ban | verb | to say officially that something must not be done | The city has banned lorries from the centre during the day.
campaign | noun | a series of planned activities to change something in society | They’re running a campaign to save the old cinema.
conflict | noun | a serious and often long fight between people or countries | The two sides are trying to end the conflict peacefully.
donate | verb | to give money or goods to help people | A local bakery donates bread to the shelter every evening.
elect | verb | to choose someone for a position by voting | Maria was elected captain by the other players.
evidence | noun | facts or objects that help to show what is true | The police found no evidence that anyone had broken in.
homeless | adjective | having no place to live | The charity provides hot meals for homeless people.
minister | noun | a politician in charge of one part of a government | The education minister visited our school last week.
attract | verb | to make people want to come or be interested | The festival attracts visitors from all over Europe.
concern | noun | something that worries people | There’s growing concern about pollution.
economy | noun | the money, business and industry of a country | Tourism is important for the local economy.
issue | noun | an important subject that people discuss | Climate change is a serious global issue.
lack | noun | when there is not enough of something, or none | The plants died from lack of water.
mission | noun | an important job that someone is sent to do | Their mission was to bring food to the flooded villages.
nation | noun | a country and all its people | The whole nation watched the final.
poverty | noun | the state of being very poor | Many families were living in poverty after the factory closed.
represent | verb | to speak or act for a group of people | She represented her country at the Olympic Games.
require | verb | to need something, or make it necessary | All visitors are required to sign the book.
state | noun | a country or its government, or a part of a country | California is one of the largest states in America.
survey | noun | a set of questions to find out what people think | We did a survey about students’ eating habits.
violent | adjective | using force to hurt people | The film is too violent for young children.
volunteer | verb | to offer to do something without being paid | Over fifty people volunteered to clear the snow.
witness | noun | a person who saw a crime or an accident happen | A witness told the police that the driver hadn’t stopped.
circumstance | noun | a fact or condition that affects a situation | Under normal circumstances, the journey takes an hour.
incident | noun | something unusual or unpleasant that happens | There was a strange incident on the bus this morning.
investigate | verb | to try to find out the facts about something | Detectives are investigating the robbery.
permit | verb | to allow something, usually by a rule or law | Dogs are not permitted in the museum.
`,
);
