import { wordsOf } from '../word';

export const words = wordsOf(
  'A1',
  'nature',
  `
air | noun | what you take in through your nose and mouth | The air is clean in the mountains.
autumn | noun | the time of year after summer | The trees are red and yellow in autumn. | 🍂
beach | noun | a place next to the sea where people sit in the sun | Let’s play on the beach. | 🏖️
cloud | noun | a white or grey thing in the sky that rain comes from | That cloud looks like a horse. | ☁️
cloudy | adjective | with a white or grey sky and not much sun | It’s cloudy and cold today. | 🌥️
farm | noun | a place in the country where people make food with plants and animals | My cousins live on a farm.
field | noun | a big place on a farm with grass or vegetables | The horses are eating grass in the field.
flower | noun | the beautiful part of a plant, often red or yellow | This flower is for you, Mum! | 🌸
forest | noun | a big place with a lot of trees | There are bears in this forest.
grass | noun | a green plant that cows and sheep eat | Let’s sit on the grass.
hill | noun | a high place that you can walk up | Our school is on a hill.
ice | noun | very cold, hard water | There is ice on the lake in January. | 🧊
island | noun | a place that you can only get to by boat or plane | Jamaica is a beautiful island. | 🏝️
jungle | noun | a hot, wet place with many trees, monkeys and snakes | Tigers live in the jungle.
lake | noun | a place with a lot of water; smaller than the sea | Can you swim in this lake?
leaf | noun | a small green part of a tree | This leaf is red and yellow. | 🍃
moon | noun | a big white thing that you see in the sky at night | The moon is very big tonight. | 🌕
mountain | noun | a very high place, often with snow on it | There is snow on the mountain. | ⛰️
plant [green] | noun | a living thing that is green and cannot walk | This plant needs a lot of water. | 🌱
rain | noun | water that comes down from above | I don’t like rain, but my ducks do!
rain | verb | to come down from the clouds as water | It often rains here in April. | 🌧️
river | noun | water that goes a long way to the sea | The Nile is a very long river.
sand | noun | what a beach is made of, yellow or white | The sand is very hot today.
sea | noun | a very big place with water that is not good to drink | I can see the sea from my window.
sky | noun | what is above you when you are outside, often blue | There are no clouds in the sky today.
snow | noun | the white, cold thing that comes from the sky in winter | There is a lot of snow in Canada.
snow | verb | to come from the sky, cold and white | Look, it’s snowing! | 🌨️
spring [season] | noun | the time of year after winter | We plant tomatoes in spring.
star [sky] | noun | a small light in the sky at night | How many stars can you see? | ⭐
stone | noun | a small, hard thing that you find on the beach | I have a stone in my shoe. | 🪨
storm | noun | very bad weather, with a lot of wind and rain | Stay in the house. A storm is coming! | ⛈️
summer | noun | the hot time of year, after spring | We go to the beach every summer.
sun | noun | the hot, yellow thing in the sky by day | The sun is hot at noon. | ☀️
sunny | adjective | with blue sky and a lot of light | It’s a beautiful sunny day.
tree | noun | a very tall plant, often with many birds in it | There is a cat in that tree. | 🌳
warm | adjective | not cold, but not very hot | It’s warm today. Take off your coat.
weather | noun | hot, cold, sun, rain, wind or snow | What’s the weather like today?
wet | adjective | with water on it | My shoes are wet from the rain.
wind | noun | air that moves | The wind is very strong today. | 🌬️
windy | adjective | with air that moves a lot | It’s windy. Hold your hat!
winter | noun | the cold time of year, after autumn | It’s dark at four o’clock in winter.
world | noun | all the countries, people and seas together | People all over the world love football.
fire | noun | the hot red and yellow thing that cooks food or makes rooms warm | We cooked our fish over a fire. | 🔥
`,
);
