import { wordsOf } from '../word';

export const words = wordsOf(
  'B2',
  'actions',
  `
accompany | verb | to go somewhere with someone | Children must be accompanied by an adult.
adjust | verb | to change something a little to make it better | Adjust the mirror before you start the car.
assemble | verb | to put the parts of something together | It took us all morning to assemble the wardrobe.
bounce | verb | to hit the ground and come up again, like a ball | The ball bounced over the fence.
bump into | phrasal verb | to meet someone by chance | I bumped into my old teacher at the market.
burst | verb | to break open suddenly because there is too much inside | A water pipe has burst in the bathroom.
cling | verb | to hold on to something very tightly | The baby monkey clung to its mother.
collapse | verb | to fall down suddenly | The roof collapsed under the weight of the snow.
conceal | verb | to hide something carefully | The camera was concealed behind a plant.
crawl | verb | to move on your hands and knees | Our daughter crawled before she could walk.
creep | verb | to move slowly and quietly so that nobody notices you | He crept upstairs without waking his parents.
crush | verb | to press something so hard that it breaks or loses its shape | Crush the garlic and fry it gently.
dash | verb | to run somewhere in a great hurry | She dashed out of the house with her hair still wet.
demolish | verb | to pull down a building | They demolished the old factory to make room for a park.
dip | verb | to put something into liquid for a moment | She dipped her toe into the water and screamed.
dispose of | phrasal verb | to get rid of something | How should we dispose of old batteries?
do without | phrasal verb | to manage although you haven’t got something | I could never do without my morning tea.
drift | verb | to be carried slowly by wind or water | The empty boat drifted out to sea.
emerge | verb | to come out of somewhere | A bear emerged from the cave.
get away with | phrasal verb | to do something wrong without being punished | You can’t cheat in the exam and get away with it!
get round to | phrasal verb | to do something at last after waiting a long time | I must get round to painting the kitchen one day.
glance | verb | to take a quick look | He glanced at his watch and stood up.
grip | verb | to hold something firmly | She gripped the rail as the boat began to rock.
hand over | phrasal verb | to give something to someone who has asked for it | The boy handed over the wallet to a police officer.
insert | verb | to put something into a hole or space | Insert a coin and press the green button.
keep up with | phrasal verb | to move or learn as fast as someone or something | I can’t keep up with all the new apps.
kneel | verb | to go down on your knees | The gardener knelt down to plant the bulbs. | 🧎
leap | verb | to jump high or a long way | The deer leapt over the stream.
leave out | phrasal verb | to not put in or not mention | You have left out the most important point.
let go | phrase | to stop holding something | Don’t let go of the rope!
maintain | verb | to keep a building or machine in good condition | It costs a lot to maintain such an old house.
make up for | phrasal verb | to do something good because you did something bad | He bought her flowers to make up for his mistake.
nod | verb | to move your head up and down to say yes | She nodded, but she didn’t say a word.
overcome | verb | to succeed in dealing with a problem | He overcame his fear of water and learned to swim.
peer | verb | to look hard at something that is difficult to see | She peered into the dark cave.
pile up | phrasal verb | to become more and more, one thing on top of another | Dirty dishes were piling up in the sink.
pop in | phrasal verb | to visit someone for a few minutes | Pop in for a coffee when you’re in town.
scatter | verb | to throw things over a wide area | The farmer scattered the seeds across the field.
scrape | verb | to remove something from a surface with a sharp edge | He scraped the ice off the car windows.
seize | verb | to take something suddenly and with force | He seized my arm and pulled me back from the road.
slam | verb | to shut a door with a loud noise | She walked out and slammed the door behind her.
snatch | verb | to pull something quickly out of someone’s hand | A monkey snatched the banana from my hand.
splash | verb | to throw water or make it fly into the air | A bus drove past and splashed us with dirty water.
stick out | phrasal verb | to come out further than the rest | Your shirt is sticking out at the back.
stroke | verb | to move your hand gently over something, such as a cat | You can stroke the rabbit, but don’t pick it up.
stumble | verb | to hit your foot against something and nearly fall | The old man stumbled on the uneven pavement.
swing | verb | to move from side to side while hanging | The monkeys swung from branch to branch.
take apart | phrasal verb | to separate something into its pieces | My son took apart the clock to see how it worked.
tap | verb | to touch or hit something lightly | A stranger tapped me on the shoulder.
track down | phrasal verb | to find someone or something after a long search | I finally tracked down a copy of the book.
vanish | verb | to disappear suddenly and completely | The rabbit vanished from the hat.
wipe | verb | to clean or dry something with a cloth | Wipe the table before you lay it.
drown | verb | to die because you cannot breathe under water | Two people nearly drowned in the lake last summer.
reflect | verb | to send back light or a picture, like a mirror | The mountains were reflected in the still lake.
spin | verb | to turn round and round very fast | The wheel spun faster and faster.
threaten | verb | to say that you will hurt someone or cause trouble | He threatened to tell the headteacher.
spring | verb | to jump or move suddenly and fast | She sprang out of bed when the alarm went off.
rock | verb | to move gently from side to side | The boat rocked in the waves.
abandon [leave] | verb | to leave a place, person or animal for ever | The villagers had to abandon their homes because of the flood.
abandon [stop] | verb | to stop doing something before it is finished | We abandoned the game because of the thunderstorm.
acquire | verb | to get or learn something, often over a long time | Pedro acquired a good knowledge of Japanese while he lived in Osaka.
advance | verb | to move forward | The explorers advanced slowly through the thick forest.
assist | verb | to help someone, in formal English | Two students assisted the scientist with her experiment.
capture [catch] | verb | to catch a person or animal and keep them | The keepers captured the monkey that had run away.
conduct [organise] | verb | to organise and do a task, such as a study | The students conducted a survey about school lunches.
construct | verb | to build something large, such as a bridge | It took five years to construct the new airport.
consume [use] | verb | to use energy, fuel or time | This old fridge consumes a lot of electricity.
convert | verb | to change something so that it has a different use or form | They converted the old factory into flats.
distribute | verb | to give things out to many people or places | Volunteers distributed bottles of water to the runners.
distribution | noun | giving things out to many people or places | The Red Cross organised the distribution of food and blankets.
encounter | noun | a meeting that was not planned | The book begins with an encounter between a boy and a bear.
encounter | verb | to meet someone or something that you did not expect | We encountered a family of deer on our walk.
engage in | phrasal verb | to take part in something, in formal English | Many teenagers engage in sports after school.
ensure | verb | to make certain that something happens | Please ensure that all the lights are off before you leave.
pin | verb | to fasten something in place with a thin, sharp piece of metal | Carmen pinned the notice to the board.
preserve | verb | to keep something in good condition for a long time | The museum preserves old maps in a cool, dark room.
pursue [aim] | verb | to try to reach an aim over a long time | Ravi moved to Mumbai to pursue his dream of acting.
pursue [chase] | verb | to follow someone in order to catch them | The police pursued the stolen car through the town.
reject | verb | to refuse to accept something or someone | The magazine rejected my first story.
retain | verb | to continue to have something, in formal English | This bottle retains heat for twelve hours.
secure | verb | to fasten or fix something firmly | Secure the boat with a strong rope.
seek | verb | to look for or ask for something, in formal English | You should seek advice from a doctor.
split [divide] | verb | to divide into smaller parts or groups | Our teacher split the class into four teams.
split [tear] | verb | to break or tear along a line | The bag split, and all the oranges rolled out.
struggle | verb | to try very hard to do something difficult | Dara struggled to carry the heavy suitcase upstairs.
transfer | verb | to move someone or something from one place to another | I transferred the photos from my phone to my laptop.
transform | verb | to change something completely, usually making it better | A little paint can transform an old chair.
hesitate | verb | to wait a moment because you are not sure | Ravi hesitated for a moment before jumping into the cold water.
lower | verb | to make something go down or become less | Please lower your voices when you’re in the library.
manner | noun | the way in which someone does something | The nurse spoke to us in a calm and friendly manner.
means | noun | a method, or a thing that helps you to do something | In the mountains, donkeys are still a useful means of transport.
modify | verb | to change something a little, usually to improve it | The engineers modified the plane to make it quieter.
monitor | verb | to watch something regularly to see how it changes | The nurses monitor the baby’s heart all night.
mount [horse] | verb | to get on a horse or a bicycle | The rider mounted her horse and disappeared into the forest.
obtain | verb | to get something that you need, often with some effort | You must obtain permission before you camp in the forest.
participate | verb | to take part in something | More than twenty schools participated in the quiz.
bring about | phrasal verb | to make a change happen | The internet has brought about huge changes in our lives.
catch sight of | phrase | to see something suddenly and only for a moment | We caught sight of a deer between the trees.
hold out | phrasal verb | to stretch your hand towards someone | She held out her hand and smiled.
make do | phrase | to manage with what you have | There was no rice, so we made do with potatoes.
mess up | phrasal verb | to make something untidy, or do it badly | I messed up the last question in the exam.
await | verb | to wait for, in formal English | Crowds awaited the arrival of the team.
collaborate | verb | to work together on something | Two artists collaborated on the wall painting.
confront | verb | to speak to someone openly about what they did wrong | She confronted him about the missing money.
cooperate | verb | to work together with others in a helpful way | If we all cooperate, we’ll finish by noon.
cooperation | noun | working together in a helpful way | Thank you for your cooperation.
devote | verb | to give your time or energy to something | She devoted her life to helping refugees.
dedicate | verb | to say that a book or song is for someone | He dedicated the song to his mother.
differ | verb | to be different | Opinions differ about the new building.
eliminate | verb | to remove completely | The new filter eliminates bad smells.
exclude | verb | to leave someone or something out | Nobody should be excluded from the game.
fulfil | verb | to do what you promised or dreamed of | He fulfilled his dream of seeing the Pyramids.
implement | verb | to start to use a plan or a rule | The school will implement the plan next year.
interact | verb | to talk or do things with others | The app lets students interact with each other.
interfere | verb | to take part in something that is not your business | I don’t want to interfere in your decision.
isolate | verb | to keep apart from others | Doctors isolated the patient to protect other people.
neglect | verb | to not give enough care to someone or something | If you neglect your plants, they will die.
proceed | verb | to continue, in formal English | Please proceed to gate twelve.
prohibit | verb | to say in a rule or law that something is not allowed | Smoking is prohibited on all trains.
reinforce | verb | to make stronger | The builders reinforced the wall with steel.
relieve | verb | to make pain or a bad feeling less strong | This cream relieves the pain of insect bites.
restore | verb | to repair something so that it is as it was before | They restored the old windmill.
restrict | verb | to limit | The number of visitors is restricted to fifty.
sustain | verb | to make something continue | It’s hard to sustain your interest in a long film.
stimulate | verb | to make something become active or grow | Bright colours stimulate a baby’s brain.
strengthen | verb | to make or become stronger | Swimming strengthens your back.
suspend | verb | to stop something for a time | Ferry services were suspended because of the storm.
tolerate | verb | to accept something that you do not like | Our teacher does not tolerate bullying.
transmit | verb | to send out radio, TV or other signals | The satellite transmits pictures to Earth.
trigger | verb | to make something happen suddenly | Nuts can trigger an allergy.
undertake | verb | to agree to do a task and begin it | They undertook the long journey on foot.
undergo | verb | to experience a change or an operation | The town has undergone great changes.
unite | verb | to join together | The disaster united the whole village.
derive | verb | to come from a certain source | Many English words derive from French.
distract | verb | to take someone’s attention away | The noise distracted me from my book.
discourage | verb | to make someone less keen to do something | Don’t let one bad result discourage you.
combat | verb | to fight against something bad | The city has a plan to combat air pollution.
hesitation | noun | a pause because you are not sure | She jumped in without hesitation.
`,
);
