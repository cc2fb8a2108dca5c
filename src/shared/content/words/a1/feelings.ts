import { wordsOf } from '../word';

export const words = wordsOf(
  'A1',
  'feelings',
  `
happy | adjective | feeling good, as on your birthday | We’re happy because it’s the weekend. | 😀
sad | adjective | not happy; you want to cry | Why are you sad, Amina? | 😢
angry | adjective | not happy with somebody who did something bad | Mum is angry because I’m late. | 😠
afraid | adjective | feeling bad because you think of something dangerous | My little sister is afraid of big dogs. | 😨
bored | adjective | not interested, because there is nothing good to do | I’m bored. Let’s play a game!
excited | adjective | very happy about something that is coming soon | The children are excited about the party. | 🤩
surprised | adjective | happy or afraid because you didn’t know about something before | I’m surprised to see you here! | 😲
worried | adjective | not happy because you think about something bad | Dad is worried about his job. | 😟
sorry | adjective | sad about something bad that you did | I’m sorry I’m late, Ms Silva.
love | verb | to like somebody or something very, very much | Grandma loves her garden.
like | verb | to think that something is nice | Do you like cheese? | 👍
hate | verb | to have a very bad feeling about something or somebody | I hate cold showers.
enjoy | verb | to be happy when you do something | My parents enjoy long walks.
feel | verb | to be happy, sad or tired, for example | How do you feel today?
smile | verb | to make a happy face | The baby is smiling at you. | 🙂
laugh | verb | to say ‘ha, ha, ha’ | We always laugh at his stories. | 😂
cry | verb | to be so sad that there is water in your eyes | Don’t cry. Your mum is here. | 😭
nice | adjective | good to other people | Our new neighbours are very nice.
kind | adjective | wanting to help and to be good to people | Thank you! You’re very kind.
friendly | adjective | nice; wanting to talk and to know people | The people in this town are friendly.
funny | adjective | making you laugh | Samir tells funny stories.
clever | adjective | learning fast and knowing many things | She’s so clever! She speaks five languages.
naughty | adjective | bad and doing what Mum or Dad doesn’t like | The naughty dog is on my bed.
lucky | adjective | having good things, but not because you work for them | You’re lucky to live near the sea.
careful | adjective | looking and thinking, because you don’t want anything bad | Be careful! The plate is hot.
quiet [person] | adjective | not talking much | My brother is quiet, but he’s funny.
love | noun | what you feel for your family and good friends | This letter is full of love. | ❤️
smile | noun | a happy face | Maria has a beautiful smile.
unhappy | adjective | sad | The boy is unhappy without his dog.
fun | noun | a happy time when you play and laugh | The party is great. We’re having fun!
interested | adjective | wanting to know more about something | Are you interested in football?
come on | exclamation | you say this when someone must go faster or try again | Come on! The bus is here.
`,
);
