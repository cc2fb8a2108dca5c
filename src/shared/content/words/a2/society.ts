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
`,
);
