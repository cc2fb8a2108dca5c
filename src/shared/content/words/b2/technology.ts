import { wordsOf } from '../word';

export const words = wordsOf(
  'B2',
  'technology',
  `
algorithm | noun | a set of steps that a computer follows to reach an answer | An algorithm chooses which videos you see next.
artificial intelligence | noun | computer systems that can learn and do tasks that need human thinking | Doctors are using artificial intelligence to examine X-rays.
back up | phrasal verb | to make a second copy of files to keep them safe | If you’d backed up your photos, you wouldn’t have lost them.
compatible | adjective | able to work together with another machine or program | This printer isn’t compatible with my old laptop.
database | noun | a large amount of information organised in a computer | The library’s database contains details of every book it owns.
drone | noun | a small flying machine without a pilot, controlled from the ground | They used a drone to film the village from above.
generate | verb | to produce power, ideas or money | The wind farm generates enough electricity for ten thousand homes.
hack | verb | to get into someone’s computer without permission | Someone hacked the club’s website and changed all the photos.
handy | adjective | useful and easy to use | A torch comes in handy when the lights go out.
high-tech | adjective | using the newest and most modern machines | The hospital’s high-tech operating rooms opened last spring.
innovation | noun | a new idea or a new way of doing things | The company is famous for innovation in medical equipment.
innovative | adjective | new, clever and different from what others have done | Students came up with innovative ways to save water.
interactive | adjective | changing with what the user touches, says or chooses | The museum has an interactive map that children love.
launch | verb | to begin to sell a new product | The firm will launch its new electric bike in the spring.
manual | noun | a book that explains how to use a machine | If the light starts flashing, check the manual.
manufacture | verb | to make goods in large numbers in a factory | These solar panels are manufactured in Vietnam.
notification | noun | a short message on your phone that tells you something new | I turn off all notifications while I’m studying.
portable | adjective | small and light enough to carry with you | We took a portable cooker on our camping trip.
scan | verb | to pass something under a machine that reads or copies it | Scan the code on your ticket at the entrance.
scroll | verb | to move up or down a page on a screen | Scroll down to the bottom of the page to see the answers.
sensor | noun | a part that notices light, heat or movement | A sensor switches the light on when somebody walks past.
shut down | phrasal verb | to close completely or stop working | The whole system shut down during the storm.
smart [machine] | adjective | able to act by itself because a computer controls it | Our smart fridge tells us when we have run out of milk.
stream | verb | to play music or video straight from the internet | You can stream the concert live on your phone.
upgrade | verb | to change something for a newer and better version | The school is upgrading its computers during the holidays.
virtual | adjective | made by a computer so that it seems real | We took a virtual tour of the pyramids in class.
outdated | adjective | too old to be useful any more | The factory is still using outdated machinery.
flame | noun | the hot bright gas that you see in a fire | The candle has a small yellow flame.
current [electric] | noun | the electricity that goes through a wire | An electric current was running through the wire.
aid [tool] | noun | an object or machine that makes something easier | My grandfather hears better with his new hearing aid.
chip | noun | a tiny part that makes a computer or phone work | The chip inside this phone is smaller than your fingernail.
component | noun | one of the parts of a machine or system | The factory makes components for electric cars.
disk | noun | the part of a computer where it keeps information | The disk is full, so I can’t save any more photos.
port [computer] | noun | a place on a computer where you connect another device | Plug the keyboard into the port on the left.
working [machine] | adjective | doing what it should, not broken | The museum has a working model of a steam train.
flash | verb | to send out a bright light for a moment, again and again | A blue light was flashing on top of the ambulance.
phase out | phrasal verb | to stop using something step by step | The city will phase out its old diesel buses.
circuit | noun | a complete path that electricity flows around | We built a simple circuit with a battery and a lamp.
mode | noun | a way in which a machine works | Put your phone in silent mode.
`,
);
