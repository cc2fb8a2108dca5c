import { wordsOf } from '../word';

export const words = wordsOf(
  'A1',
  'technology',
  `
computer | noun | you use this at a desk to write, play games or find information | Our classroom has a new computer. | 🖥️
laptop | noun | a computer that you can carry in a bag | She takes her laptop to work. | 💻
tablet [computer] | noun | like a laptop, but you use your fingers on the screen | My little brother plays games on his tablet.
phone | noun | you use this to talk to people who are not with you | Where’s my phone? It’s time to call Dad.
mobile | noun | a phone that is always in your bag or hand | What’s the number of your mobile? | 📱
internet | noun | you can find information, videos and games here | You can buy clothes on the internet.
website | noun | a place on the internet with photos and things to read | Our school has a good website.
online | adjective | on the internet | He has an online English lesson today.
online | adverb | using the internet | They buy their food online.
app | noun | you open this on your phone for games, maps or music | This app teaches you new words.
video | noun | a short film that you watch on a computer or phone | Let’s watch a video about elephants.
photo | noun | a picture that you make with a phone | This is a photo of my family.
take a photo | phrase | to make a picture with a phone or a camera | Can you take a photo of us, please?
camera | noun | you need this to take photos and make films | He always has a camera on holiday. | 📷
screen | noun | the part of a computer or phone that you look at | The photo on your screen is beautiful.
keyboard | noun | the part of a computer with letters for your fingers | I write emails on a big keyboard. | ⌨️
mouse [computer] | noun | a small thing that you move with your hand near a computer | Click here with the mouse. | 🖱️
click | verb | to use your finger on the mouse of a computer | Click on the picture of the house.
robot | noun | a thing like a computer that can move and do jobs | The robot cleans the floor every day. | 🤖
work [machine] | verb | to be OK, so that you can use it | The old radio doesn’t work.
text message | noun | short words from one phone to another phone | He gets a text message from Mum every day.
mobile phone | noun | a small phone that you can take with you | My mobile phone is in my bag.
`,
);
