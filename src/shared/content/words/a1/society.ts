import { wordsOf } from '../word';

export const words = wordsOf(
  'A1',
  'society',
  `
language | noun | you speak this, and it is not the same in every country | How many languages can you speak?
police | noun | the people you call when someone takes your car | The police are in our street!
party | noun | a time when friends eat, talk and play music in a house | Can you come to my birthday party? | 🎉
rule | noun | words that say what you must do, for example at school | This game has only three rules.
flag | noun | a thing with the colours of a country | Our flag is green, white and red.
queen | noun | a woman who is the head of a country; often in stories | The queen in this story is very old. | 👸
king | noun | a man who is the head of a country; often in stories | The king lives in a big castle. | 🤴
nationality | noun | something like Italian, Brazilian or Turkish | ‘What nationality is she?’ ‘She’s Brazilian.’
group | noun | some people or things that are together | A group of students is in the park.
American | adjective | from the USA | My American friend lives in Chicago.
Arabic | noun | the language of Egypt, Morocco and many other countries | Can you read this word in Arabic?
Australian | adjective | from Australia | Our new teacher is Australian.
Brazilian | adjective | from Brazil | Do you like Brazilian music?
British | adjective | from Britain | This is a very old British song.
Canadian | adjective | from Canada | Her Canadian grandparents live in Toronto.
Chinese | adjective | from China, or the language of China | We eat Chinese food on Fridays.
Colombian | adjective | from Colombia | This Colombian coffee is very good.
Egyptian | adjective | from Egypt | Omar is Egyptian. He’s from Cairo.
English | adjective | from England, or the language of England and the USA | My English lesson is on Monday.
French | adjective | from France, or the language of France | She speaks French with her mum.
German | adjective | from Germany, or the language of Germany | They have a big German car.
Greek | adjective | from Greece, or the language of Greece | I love Greek salad!
Indian | adjective | from India | There’s an Indian restaurant in our street.
Irish | adjective | from Ireland, or the first language of Ireland | Siobhan is an Irish name.
Italian | adjective | from Italy, or the language of Italy | Pizza is Italian food.
Japanese | adjective | from Japan, or the language of Japan | My best friend has a Japanese dad.
Korean | adjective | from Korea, or the language of Korea | My sister likes Korean films.
Mexican | adjective | from Mexico | The Mexican flag is green, white and red.
Polish | adjective | from Poland, or the language of Poland | How do you say ‘hello’ in Polish?
Portuguese | adjective | from Portugal, or the language of Portugal and Brazil | People in Brazil speak Portuguese.
Russian | adjective | from Russia, or the language of Russia | My grandmother reads long Russian books.
Spanish | adjective | from Spain, or the language of Spain and Mexico | Are you Spanish or Italian?
Turkish | adjective | from Turkey, or the language of Turkey | My grandpa always drinks Turkish coffee.
Ukrainian | adjective | from Ukraine, or the language of Ukraine | Olena sings a Ukrainian song.
`,
);
