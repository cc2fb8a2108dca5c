import { wordsOf } from '../word';

export const words = wordsOf(
  'A2',
  'technology',
  `
battery | noun | a small thing that makes a phone or a toy work | The battery in my phone is nearly empty. | 🔋
blog | noun | a website where one person often writes about their life | Noor writes a blog about her trips around Asia.
break [machine] | verb | to stop working because something bad happens to it | The washing machine broke yesterday.
broken | adjective | not working any more, or in pieces | We can’t watch the film because the TV is broken.
button [machine] | noun | a small round thing that you push on a machine | Press the green button to start the machine.
cable | noun | a long, thin thing between a machine and the wall | The cable of this lamp is too short.
computer program | noun | a list of orders that tells a machine what to do | We used a simple computer program to draw the house.
delete | verb | to take away words or photos from a computer or phone | I deleted all the old messages on my phone.
digital | adjective | showing the time or other information in numbers on a screen | Dad gave me a digital watch for my birthday.
download | verb | to bring music, photos or games from the internet to your computer | You can download this song for free. | 📥
electric | adjective | working with power from a battery or from the wall | Our neighbours have bought an electric car.
electricity | noun | power that gives us light and makes machines work | There was no electricity in our street last night.
email address | noun | the name with @ in it that people write to send you messages | My email address is too long to remember.
file [computer] | noun | a place for your writing, music or photos in a computer | She saved the file with her homework in it.
go online | phrase | to start to use the internet | He went online to look for a cheap flight.
headphones | noun | two small things on your ears to listen to music | Please use headphones if you listen to music here. | 🎧
invent | verb | to be the first person to make something new | Who invented the telephone?
link | noun | words on a website that you click to see another page | Click on the link to see the timetable.
machine | noun | something with moving parts that does a job for people | This machine makes coffee in ten seconds.
modern | adjective | new, and using the ideas of today | The new library is a very modern building.
password | noun | a secret word or number that you need to use a computer | Don’t tell anyone your password.
print | verb | to put words or pictures from a computer on paper | Could you print these tickets for me?
printer | noun | a machine that puts words from a computer on paper | The printer has no more paper. | 🖨️
save [computer] | verb | to keep your work or photos in a computer | Always save your work before you close the laptop.
smartphone | noun | a phone with a camera, apps and the internet | Most of my friends have a smartphone now.
type | verb | to write with a keyboard | How many words can you type in a minute?
user | noun | a person who does something with a machine or website | This app has over a million users.
web page | noun | one part of a website | This web page has photos of all our teachers.
Wi-Fi | noun | this brings the internet to your phone without a cable | Is there free Wi-Fi in this café? | 🛜
switch on | phrasal verb | to make a light or a machine start to work | Can you switch on the kitchen light, please?
switch off | phrasal verb | to make a light or a machine stop working | Always switch off the lights when you go out.
selfie | noun | a photo that you take of yourself | They took a selfie in front of the castle. | 🤳
key [keyboard] | noun | one of the small parts with letters that you press to type | To send the message, press this key.
record | verb | to put music, a voice or a film on a phone or computer | We recorded our song on my phone.
microphone | noun | a thing that makes your voice louder when you speak | The singer held the microphone in her left hand. | 🎤
speaker [sound] | noun | the part of a radio or computer that the music comes from | Put the speaker next to the window. | 🔈
email | verb | to write to someone on a computer | I’ll email you the photos tonight.
search for | phrasal verb | to look for something, for example on the internet | She searched for cheap hotels on her phone.
tool | noun | something you hold in your hand to make or repair things | My grandfather keeps his tools in the garage. | 🛠️
charger | noun | a cable that gives power to a phone | I left my phone charger at the hotel.
CD | noun | a small round thing that you play to hear music | My dad still listens to his old CDs in the car.
DVD | noun | a round thing that you play to watch a film | Let’s stay at home and watch a DVD.
program | noun | a set of instructions that makes a computer do something | This computer program helps you to draw pictures.
recording | noun | music or speech that you can play again and again | Listen to the recording and answer the questions.
web [internet] | noun | all the pages on the internet together | I found a good recipe on the web.
code | noun | instructions for a computer, written in a special language | Her son learned to write code when he was ten.
connect | verb | to join two machines, or a machine and the internet | The hotel has Wi-Fi, but I can’t connect to it.
design | verb | to draw and plan how something new will look and work | Zara designed a lamp that never gets hot.
device | noun | a machine or tool made to do one special job | This little device measures how far you walk.
document | noun | a text on a computer, or an important paper | Save the document before you close it.
electronic | adjective | using very small parts, like those in a computer | You aren’t allowed to bring electronic games into the exam.
electrical | adjective | to do with the power that makes lights and machines work | There was a fire because of an electrical fault.
equipment | noun | all the things that you need for an activity or job | The school has bought new equipment for its science rooms.
error | noun | a mistake, especially in a computer or a test | The program stopped because of an error.
invention | noun | something new that a person has made for the first time | The bicycle was one of the most useful inventions in history.
software | noun | the instructions that tell a computer what to do | You need special software to open this kind of file.
technology | noun | the use of science to make new tools and machines | Modern technology helps doctors find illnesses early.
solution | noun | the answer to a problem | Turning the machine off and on again isn’t always the solution.
turn down [quieter] | phrasal verb | to make a TV or radio quieter | Could you turn down the music? I’m trying to work.
upload | verb | to put your photos or files on the internet | He uploads a new cooking video every Friday. | 📤
log in | phrasal verb | to give your password and start using a website | I can’t log in because I’ve forgotten my password.
profile [online] | noun | a short description of yourself on a website | Never put your home address in your online profile.
connected | adjective | joined together, or having a link | Is the printer connected to the computer?
`,
);
