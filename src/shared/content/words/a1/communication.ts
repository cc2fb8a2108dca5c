import { wordsOf } from '../word';

export const words = wordsOf(
  'A1',
  'communication',
  `
hello | exclamation | you say this when you meet someone | Hello, my name is Amina.
hi | exclamation | you say this short word when you meet a friend | Hi, Leo! Are you ready?
goodbye | exclamation | you say this when you go away | Goodbye, Grandpa! Thank you for lunch.
bye | exclamation | you say this short word to friends when you go | Bye, everyone! Have a nice weekend.
good morning | phrase | you say this when you meet someone before twelve o’clock | Good morning, class. Please sit down.
good evening | phrase | you say this when you meet someone after six o’clock | Good evening. A table for two, please.
good night | phrase | you say this to someone before you go to bed | Good night, Mum. Sleep well.
see you | phrase | you say this to a friend that you will meet again | See you tomorrow at the swimming pool!
how are you | phrase | you ask a friend this to know if everything is OK | It’s nice to see you! How are you?
nice to meet you | phrase | you say this the first time that you see someone | Hello, I’m Kenji. Nice to meet you.
happy birthday | phrase | you say this to someone who is one year older today | Happy birthday, Sofia! This cake is for you.
please | exclamation | you say this when you ask for something nicely | Close the window, please.
thank you | exclamation | you say this when someone helps you or gives you something | Thank you for your help, Mrs Khan.
thanks | exclamation | you say this short word when a friend helps you | Thanks for the lovely present!
you’re welcome | phrase | you say this after someone says thanks | ‘Thanks for the flowers!’ ‘You’re welcome.’
welcome | exclamation | you say this to people who come to your home or town | Welcome to our new school!
sorry | exclamation | you say this when you do something wrong | Sorry I’m late, Mr Silva.
excuse me | phrase | you say this before you ask a new person a question | Excuse me, where is the bus station?
yes | exclamation | you say this when something is right or you want it | ‘Do you like fish?’ ‘Yes, I do.’
no | exclamation | you say this when something is wrong or you don’t want it | ‘Is this your bag?’ ‘No, it isn’t.’
OK | exclamation | you say this when you are happy to do something | ‘Can you open the window?’ ‘OK.’
of course | phrase | you say this to mean ‘yes, I’m happy to do that’ | Of course you can use my phone!
say | verb | to make words with your mouth | The baby can say ‘no’ and ‘bye’.
speak | verb | to know and use a language | My mother speaks three languages.
talk | verb | to say things to a person who answers you | They talk about football every day.
tell | verb | to give someone some information or a story | Please tell me your phone number.
ask | verb | to use a question because you want to know something | You can ask the teacher for help.
answer | verb | to say or write something after a question | Can you answer this question, Yusuf?
call [phone] | verb | to use the phone because you want to talk to someone | Dad calls us from work every evening.
message | noun | some words that you write on your phone to a person | There is a message from Ji-woo. | 💬
letter [post] | noun | a paper that you write to a person far away | Grandma writes me a letter every month. | ✉️
email | noun | words that you write to a person on a computer | I have ten new emails today. | 📧
postcard | noun | something with a picture that you send home from your holiday | This postcard from Egypt is beautiful.
phone number | noun | you need these numbers if you want to call someone | What’s your phone number?
newspaper | noun | many pages of new stories about the world, every day | He reads the newspaper on the train. | 📰
magazine | noun | a thin book with many photos, new every week or month | This magazine has great pictures of animals.
radio | noun | a thing that you can listen to music and news on | I listen to the radio in the kitchen. | 📻
programme | noun | something with people or stories that you watch on TV | My favourite programme is about animals.
here you are | phrase | you say this when you give something to someone | ‘Can I have a pen, please?’ ‘Here you are.’
television | noun | you watch films, sport and the news on this | There’s a big television in the café.
listen | verb | to use your ears because you want to hear something | Please listen to the teacher.
wow | exclamation | you say this when something is very, very good | Wow! Your new bike is great!
oh | exclamation | you say this when you are surprised, happy or sad | Oh, what a beautiful cat!
all right | exclamation | you say this when you agree to something | “Can I use your pen?” “All right.”
yeah | exclamation | yes, in friendly talk | Yeah, I’d love to come!
information | noun | what you read or hear about something | You can find more information on our website. | ℹ️
news | noun | what people tell you about the world today on TV | My parents watch the news at nine every evening.
ask for | phrasal verb | to say that you want something | Let’s ask for the menu.
listen to | phrasal verb | to use your ears for music or for a person who is talking | Do you listen to the radio?
talk to | phrasal verb | to say things to someone and listen to their answers | I talk to my friends at lunch.
okay | exclamation | you say this when you agree | “Let’s go to the park.” “Okay!”
`,
);
