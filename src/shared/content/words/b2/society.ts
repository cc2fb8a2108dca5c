import { wordsOf } from '../word';

export const words = wordsOf(
  'B2',
  'society',
  `
accuse | verb | to say that someone has done something wrong | They accused him of taking the money, but he was innocent.
commit | verb | to do something illegal, such as a robbery | Nobody knows who committed the robbery.
democracy | noun | a system in which people choose their government by voting | In a democracy, everyone’s vote has the same value.
discrimination | noun | treating some people worse than others in an unfair way | The new law should protect older workers from discrimination.
diversity | noun | the fact that many different types of people are included | Our choir is proud of the diversity of its members.
enforce | verb | to make sure that people obey a rule | It’s not easy to enforce a law that nobody likes.
equality | noun | a situation in which everyone has the same rights | Women in many countries are still fighting for equality at work.
fraud | noun | the crime of getting money by lying to people | Online fraud is becoming harder to recognise.
heritage | noun | the buildings, art and traditions that people keep from the past | These temples are an important part of the country’s heritage.
immigrant | noun | someone who has come to live in a new country for good | Both her parents were immigrants who arrived in the 1980s.
justice | noun | fair treatment by the law | The families spent years demanding justice.
obligation | noun | something that you must do by law or as a promise | You’re welcome to look round, with no obligation to buy anything.
policy | noun | an official plan that a government or company follows | It’s the company’s policy to answer every email within a day.
prejudice | noun | an unfair opinion of people that is not based on facts | The film is about a young nurse who faces prejudice at work.
refugee | noun | a person who had to leave their country because they were in danger | The town has welcomed more than forty refugee families.
regulation | noun | an official rule that controls how something is done | Under the new regulations, every flat must have a smoke alarm.
sentence [prison] | noun | the punishment that a judge gives to a criminal | He received a two-year sentence for stealing cars.
suspect | noun | a person the police think may be guilty of a crime | Detectives have interviewed three suspects so far.
trial | noun | a legal process to decide whether somebody is guilty | The trial lasted three weeks, and forty people gave evidence.
demonstration | noun | an event where people walk through the streets to protest | Thousands joined a peaceful demonstration against the new airport.
human rights | noun | the basic freedoms that every person should have | The organisation fights for human rights all over the world.
parliament | noun | the group of elected people who make a country’s laws | The new law was discussed in parliament for several months.
identity | noun | who or what someone is | The police still don’t know the identity of the thief.
tolerance | noun | accepting people who think or live in another way | Living with students from ten countries taught us tolerance.
crisis | noun | a very difficult or dangerous time | The country is facing an energy crisis.
export | verb | to sell goods to another country | Ecuador exports bananas all over the world.
import | verb | to buy goods from another country | Most of our coffee is imported from Brazil.
independence | noun | freedom from being controlled by others | Ghana celebrates its independence on 6 March.
oppose | verb | to disagree with a plan and try to stop it | Most residents oppose the new airport.
revolution | noun | a great change, often of the whole government of a country | The internet has caused a revolution in shopping.
threat | noun | something that may be dangerous or do damage | Plastic is a serious threat to sea animals.
theft | noun | the crime of stealing | He told the police about the theft of his car.
fine | verb | to make somebody pay money as a punishment | They were fined for parking outside the fire station.
affair | noun | a subject that a government or a group of people deals with | The prime minister talked about foreign affairs.
agent [spy] | noun | a person who finds out what others keep secret, for a government | In the film, a secret agent has to find some stolen plans.
aid [help] | noun | money, food or other help for people in trouble | Planes brought aid to the towns after the earthquake.
appeal | noun | a serious request for help, money or information | The school made an appeal for books for the new library.
association | noun | a group of people who work together for one purpose | The football association has made a new rule.
award | verb | to give a prize officially | The judges awarded first prize to a girl from Kenya.
barrier [problem] | noun | something that makes it hard to do what you want | Shyness can be a barrier to making new friends.
civil | adjective | to do with the ordinary people of a country and their lives | Martin Luther King fought for civil rights in the United States.
commission [group] | noun | an official group that has to find out about something | A government commission is looking into the causes of the accident.
credit [praise] | noun | praise for something good that you did | Everyone helped, but Leo took all the credit.
defence | noun | the act of protecting someone or something from attack | The castle’s thick walls were a good defence against enemies.
demonstrate [protest] | verb | to walk through the streets with others in protest | Thousands of people demonstrated against the new law.
dominate | verb | to be stronger than all the others and control them | One team has dominated the competition for years.
economic | adjective | to do with money, trade and industry | The country has serious economic problems.
establish | verb | to start a company or organisation that will last a long time | The school was established in 1890.
rank | noun | a person’s position in an army or organisation | A general has a higher rank than a captain.
relation [link] | noun | the way in which people or things are connected | Scientists studied the relation between diet and health.
representative | noun | a person chosen to speak or act for others | Each class sends a representative to the school council.
resist [fight] | verb | to fight against something or refuse to accept it | Many villagers resisted the plan for a new motorway.
settle [argument] | verb | to end an argument by reaching an agreement | The two countries settled their dispute peacefully.
status | noun | a person’s social or professional position | Doctors have a high status in most countries.
struggle | noun | a long, hard fight or effort | Winning the vote for women was a long struggle.
tank [army] | noun | a heavy army vehicle that can cross rough ground | We saw an old tank at the war museum.
union [countries] | noun | a group of countries or states that act together | Croatia joined the European Union in 2013.
union [workers] | noun | a group that people join to get better pay and conditions | The bus drivers’ union asked for higher pay.
worldwide | adjective | happening in all parts of the planet | There is a worldwide demand for cheap energy.
worldwide | adverb | in all parts of the planet | The film was a success worldwide.
faith [religion] | noun | belief in a god, or one of the religions of the world | People of many different faiths live in our street.
govern | verb | to control a country and make its laws | The queen governed her country for almost fifty years.
grant | verb | to agree officially to give what someone has asked for | The headteacher granted our request for a longer break.
impose | verb | to make people accept a rule, tax or punishment | The city has imposed a ban on cars in the centre.
initiative [plan] | noun | a new plan to improve something or solve a problem | The school has started an initiative to reduce waste.
inquiry | noun | an official search for the reasons why something happened | There will be an inquiry into the train crash.
institution | noun | a large, important organisation such as a university or a bank | The national museum is one of the oldest institutions in the country.
investigation | noun | a careful search for the facts about something | The police have started an investigation into the theft.
military | adjective | to do with soldiers and armies | There’s a military airport near the town.
moral | adjective | to do with what is right and wrong | Is it a moral duty to help strangers?
offence [crime] | noun | something that is against the law | It’s an offence to ride a motorbike without a helmet.
permit | noun | a paper from an office that lets you do something | You need a permit to fish in this river.
bring in | phrasal verb | to introduce a new law or rule | The school has brought in a new rule about phones.
call for | phrasal verb | to need or demand something | The situation calls for quick action.
do away with | phrasal verb | to get rid of something, such as a rule | The school has done away with uniforms.
crack down on | phrasal verb | to act more firmly against something bad | The police are cracking down on bike thieves.
agriculture | noun | the work of growing food on farms | Agriculture needs a lot of water.
conspiracy | noun | a secret plan by a group to do something bad | The film is about a conspiracy to rob a museum.
controversy | noun | a public disagreement about something | The plan for a new road caused controversy.
convict | verb | to decide in a court that someone is guilty of a crime | He was convicted of stealing paintings.
corruption | noun | dishonest use of power | The mayor promised to fight corruption.
deputy | noun | a person who is second in charge | The deputy head spoke to the parents.
empire | noun | a group of countries that one ruler controls | The Roman Empire was very large.
ethical | adjective | to do with beliefs about right and wrong behaviour | There are ethical questions about zoos.
ethnic | adjective | to do with a group of people who share a culture | People of many ethnic groups live here.
governor | noun | a person who governs a part of a country | The governor visited the flooded villages.
hostage | noun | a person who is kept until others do what is demanded | All the hostages were set free.
invade | verb | to enter a country by force with an army | The Normans invaded England in 1066.
invasion | noun | entering a country by force with an army | The invasion began in spring.
jury | noun | a group of people who decide in court if someone is guilty | The jury found him not guilty.
legislation | noun | laws | New legislation will protect the rivers.
privilege | noun | a special right that only some people have | It was a privilege to meet the author.
racial | adjective | to do with race | The law forbids racial discrimination.
radical | adjective | very new and completely different | She has radical ideas about education.
reform | noun | a change that makes a system better | The reform of the health system took years.
regime | noun | a government, often one that was not elected fairly | Thousands of people fled from the regime.
resistance | noun | fighting against or refusing something | There was strong resistance to the plan.
scandal | noun | something shocking that important people have done | The newspaper wrote about a scandal at the bank.
territory | noun | land that belongs to a country or an animal | Tigers defend their territory.
welfare | noun | the health and happiness of people or animals | Vets care about the welfare of animals.
voluntary | adjective | done without being forced or paid | He does voluntary work at the hospital.
`,
);
