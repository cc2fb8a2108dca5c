import { wordsOf } from '../word';

export const words = wordsOf(
  'A2',
  'society',
  `
allow | verb | to give someone permission to do something | They don’t allow dogs in the museum.
army | noun | a large group of soldiers | His grandfather was in the army for ten years.
belong to | phrasal verb | to be somebody’s thing | Who does this umbrella belong to?
crime | noun | something bad that is against the law, such as stealing a car | There isn’t much crime in our little town.
culture | noun | the food, music and ideas of the people in a country | I’m interested in the culture of Japan.
festival | noun | special days when many people meet for music, dance or food | There’s a big music festival here every summer.
fight | verb | to hit or hurt another person because you are angry | The two brothers often fought when they were small.
government | noun | the people who decide things for a whole country | The government wants to build more schools.
in danger | phrase | in a place where something bad could happen to you | The people in the little boat were in danger.
international | adjective | between or for many countries | Students from all over the world go to this international college.
law | noun | something that the government says everyone must do or not do | There is a law against driving too fast.
national | adjective | for all of one country | Baseball is the national sport of Cuba.
prison | noun | a place where people who did bad things must stay | The thief went to prison for two years.
president | noun | a person who is the head of a country, but not all their life | The new president spoke on television last night.
queue | verb | to wait in a line of people | We queued for an hour to get tickets.
steal | verb | to take something that is not yours | Somebody stole my bike yesterday.
thief | noun | a person who takes other people’s money or things | The police caught the thief near the bank.
traditional | adjective | done in the same way for many, many years | They wore traditional clothes and danced in the street.
war | noun | when countries fight with each other for a long time | My great-grandmother was a child during the war.
identity card | noun | a small card with your name and photo on it | You need your identity card to get into the building. | 🪪
free [person] | adjective | not in prison; able to go anywhere | After six years in prison, he was free again.
against the law | phrase | when the police can stop you because you do it | It’s against the law to drive without a licence.
police car | noun | a car with blue lights on top that is used to catch thieves | A police car stopped outside our house. | 🚓
celebrate | verb | to do something nice because it is a special day | How do you celebrate New Year in your country?
member | noun | a person who is in a club or group | Our basketball club has forty members.
share | verb | to have or use something together with other people | I share a room with my sister.
soldier | noun | a person who fights for a country as a job | The soldiers walked through the town.
visitor | noun | a person who comes to see a place or someone’s home | The castle has thousands of visitors every year.
danger | noun | a situation in which something bad can happen to you | The sign says: ‘Danger! Don’t swim here.’
African | adjective | from Africa | The museum has a room full of African art.
Argentinian | adjective | from Argentina | The Argentinian team won the last match.
Asian | adjective | from Asia | You can buy Asian vegetables at this shop.
Austrian | adjective | from Austria | We went skiing in the Austrian mountains.
Belgian | adjective | from Belgium | Everyone in our family loves Belgian chocolate.
Bengali | noun | the language of Bangladesh and of some people in India | My neighbours speak Bengali at home.
Bulgarian | adjective | from Bulgaria, or the language of Bulgaria | Elena taught us a Bulgarian dance.
Chilean | adjective | from Chile | My Chilean pen friend lives near the beach.
Croatian | adjective | from Croatia, or the language of Croatia | We spent a week on a Croatian island.
Cuban | adjective | from Cuba | They danced to Cuban music all evening.
Czech | adjective | from a country between Germany, Poland and Austria, or its language | Her name is Czech, so it’s hard for us to spell.
Danish | adjective | from Denmark, or the language of Denmark | On Sundays we buy Danish cakes for breakfast.
Dutch | adjective | from the Netherlands, or the language of the Netherlands | Dutch people often cycle to work.
European | adjective | from Europe | They travelled to six European countries by train.
Filipino | adjective | from the Philippines, or the language of the Philippines | My Filipino aunt works as a nurse in London.
Finnish | adjective | from Finland, or the language of Finland | Our Finnish cousins swim in the lake in winter.
Hebrew | noun | the language of Israel | You read Hebrew from right to left.
Hindi | noun | a language that many people in India speak | The song is in Hindi, but I know what it means.
Hungarian | adjective | from Hungary, or the language of Hungary | We had Hungarian soup with a lot of red pepper.
Indonesian | adjective | from Indonesia, or the language of Indonesia | Dewi showed us photos of Indonesian villages.
Iranian | adjective | from Iran | She met an Iranian student on the train.
Israeli | adjective | from Israel | The Israeli singer gave a concert in our town.
Kenyan | adjective | from Kenya | A Kenyan runner won the race.
Moroccan | adjective | from Morocco | We bought some Moroccan plates at the market.
Nepalese | adjective | from Nepal | Two Nepalese women helped the lost tourists.
Nigerian | adjective | from Nigeria | I’m reading a book by a Nigerian writer.
Norwegian | adjective | from Norway, or the language of Norway | Their ship visited four Norwegian towns.
Pakistani | adjective | from Pakistan | The Pakistani team played very well yesterday.
Persian | noun | the language of Iran | My friend’s parents read Persian poems together.
Peruvian | adjective | from Peru | She wore a warm Peruvian hat.
Romanian | adjective | from Romania, or the language of Romania | My best friend is Romanian.
Saudi | adjective | from the country where Mecca is | Three Saudi students have joined our class.
Scottish | adjective | from Scotland | The Scottish islands are quiet and beautiful.
Serbian | adjective | from Serbia, or the language of Serbia | The tennis player Novak Djokovic is Serbian.
Slovak | adjective | from Slovakia, or the language of Slovakia | Our guide told us an old Slovak story.
Swahili | noun | a language that many people in East Africa speak | My friend from Kenya speaks Swahili and English.
Swedish | adjective | from Sweden, or the language of Sweden | There is a Swedish furniture shop near here.
Swiss | adjective | from Switzerland | My uncle collects Swiss watches.
Syrian | adjective | from Syria | The Syrian family next door gave us some sweets.
Thai | adjective | from Thailand, or the language of Thailand | Is Thai food always hot?
Urdu | noun | the language of Pakistan and of some people in India | Can your parents read and write Urdu?
Vietnamese | adjective | from Vietnam, or the language of Vietnam | We learned to cook a Vietnamese soup.
Welsh | adjective | from Wales, or the language of Wales | The road signs are in English and Welsh.
behaviour | noun | the way that someone acts | The teacher thanked the class for their good behaviour.
charity | noun | a group that collects money to help people who need it | They ran ten kilometres to raise money for charity.
criminal | noun | a person who has done something against the law | The police are looking for a dangerous criminal.
fair [equal] | adjective | giving the same to everyone | It’s not fair! You gave him more than me.
leader | noun | a person who is in control of a group or country | World leaders are meeting in Geneva this week.
organisation | noun | a large group of people who work for the same purpose | She works for an organisation that protects sea birds.
peace | noun | a time without war | After years of war, the two countries finally made peace.
permission | noun | when someone says that you can do something | You need your parents’ permission to come on the trip.
social | adjective | to do with people and how they live together | Not having enough homes is a serious social problem.
society | noun | all the people in a country and how they live together | In modern society, most people live in cities.
tradition | noun | something that a family or country has done for many years | It’s a family tradition to plant a tree for each new baby.
trouble | noun | problems that make you worried | We had some trouble with the car on the way here.
unfair | adjective | better for some people than for others | It’s unfair that only the boys can play.
opportunity | noun | a time when you can do something that you want | This trip is a great opportunity to practise your Spanish.
vote | verb | to show by your hand or on paper who or what you want | You can vote when you’re eighteen. | 🗳️
award | noun | a prize for something good that someone has done | Wei won an award for his photographs of birds.
pray | verb | to speak to a god, often without a sound | He went into the temple to pray.
`,
);
