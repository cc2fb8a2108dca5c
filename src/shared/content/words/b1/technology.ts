import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'technology',
  `
account [online] | noun | your own place on a website that you enter with a password | You need to create an account before you can order anything.
automatic | adjective | working by itself, without a person | Stand back from the automatic doors, please.
browser | noun | a program that lets you look at pages on the internet | Try opening the page in a different browser.
charge [battery] | verb | to put electricity into a phone so that it works again | I charge my phone every night while I’m asleep.
connection | noun | what joins your computer to the internet | The video keeps stopping because our connection is so slow.
crash | verb | to stop working suddenly, like a computer | My laptop crashed and I lost an hour’s work.
data | noun | facts and numbers, often kept in a computer | The scientists collected data from forty schools.
gadget | noun | a small, clever machine that is useful or fun | Our kitchen is full of gadgets that nobody uses.
hardware | noun | the parts of a computer that you can touch | The school spent more money on hardware than on books.
install | verb | to put a new program or machine in, ready to use | You have to install the app before you can play.
inventor | noun | a person who thinks of and makes completely new things | The young inventor won a prize for her solar oven.
log out | phrasal verb | to leave your account on a website or a computer | Remember to log out if you use a computer in the library.
out of order | phrase | not working at the moment, like a public machine | The lift was out of order, so we walked up six floors.
plug in | phrasal verb | to join a machine to the electricity in the wall | The kettle won’t work if you don’t plug it in.
podcast | noun | a programme that you download and listen to when you like | I listen to a history podcast while I’m running.
post [online] | verb | to put a photo or message on a website | She posted a video of her cat, and thousands of people watched it.
remote control | noun | you hold this to change TV channels from your chair | Who’s got the remote control? I want to watch the news.
scanner | noun | a machine that copies a photo or page into a computer | Put the page face down in the scanner.
search engine | noun | a website that finds other pages about what you want | I typed the name of the village into a search engine.
sign up | phrasal verb | to put your name on a list for a course | More than fifty people have signed up for the online course.
signal | noun | the radio waves that a phone needs to work | There’s no signal up here in the mountains. | 📶
technical | adjective | to do with how machines or computers work | The concert was delayed because of technical problems.
turn up [volume] | phrasal verb | to make a TV or radio louder | Turn up the radio! This is my favourite song.
update | verb | to add the newest information to something | The website is updated every hour during the race.
virus [computer] | noun | something hidden that gets into your computer and damages it | Don’t open that file: it might contain a virus.
feature | noun | an important or special part that something has | One of the best features of this phone is its camera.
plug | noun | the part on a cable that you push into the wall | You’ll need a different plug when you travel to Britain. | 🔌
switch | noun | you press this to make a light start or stop | Where’s the switch for the bathroom light?
advanced [modern] | adjective | very modern and well developed | The hospital has some of the most advanced machines in Europe.
alarm | noun | a loud sound that warns you or wakes you | I set the alarm for six o’clock. | ⏰
safety | noun | when nothing bad can happen to you | Wear a helmet for your own safety.
post [online] | noun | words or a photo that you put on a website | Hundreds of people liked her post about the storm.
edit | verb | to change a text or film to make it better | Zoe edited her video before she showed it to the class.
program | verb | to write instructions for a computer | Zanele programmed the robot to pick up the blocks.
tank [container] | noun | a large container for water, petrol or gas | There is a fish tank in our classroom.
tape [recording] | noun | a long thin plastic band once used to store music | My parents still have their old music tapes.
volume [sound] | noun | how loud a sound is | Please turn the volume down; the baby is asleep.
model [type] | noun | one type of car, phone or other machine | This phone is cheaper than last year’s model.
monitor | noun | the screen of a computer | The monitor was so bright that it hurt my eyes.
put together | phrasal verb | to make something from its parts | It took an hour to put together the new shelf.
machinery | noun | large machines | The farmer bought new machinery.
installation | noun | putting a machine or program in place | The installation of the new heating took a day.
graphics | noun | the pictures in a computer game or program | The graphics in this game look very real.
printing | noun | making books or papers with a machine | Printing was invented a very long time ago.
socket | noun | the place in a wall where you plug in a machine | Is there a socket near the bed?
set [clock] | verb | to make a clock or machine ready to work | Don’t forget to set your alarm before you go to bed.
run [machine] | verb | to work, as an engine or a program does | This car runs on electricity.
automatically | adverb | without a person having to do anything | The heating comes on automatically when the temperature drops.
efficient | adjective | working well without wasting time, money or energy | The new engines are far more efficient than the old ones.
engineering | noun | the work of designing machines, roads, bridges and buildings | Lina is studying engineering because she dreams of building bridges.
function | noun | the job that something is made to do | The main function of this button is to stop the machine.
network | noun | a group of computers, roads or people that are connected | All the computers in the building are on the same network.
operate | verb | to use or control a machine | You need special training to operate this crane.
process | noun | a series of actions that you do to reach a result | Making glass is a long and complicated process.
privacy | noun | the right to keep your life and information secret from others | Many users are worried about their privacy online.
fault [problem] | noun | something wrong in a machine or a system | A fault in the engine stopped the train.
motor | noun | the part that uses power to make a machine move | The motor in the washing machine makes a strange noise.
`,
);
