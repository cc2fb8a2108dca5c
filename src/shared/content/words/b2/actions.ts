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
come up with | phrasal verb | to think of a new idea or plan | Who came up with this brilliant idea?
conceal | verb | to hide something carefully | The camera was concealed behind a plant.
cope with | phrasal verb | to manage a difficult situation well | Nurses have to cope with a lot of stress.
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
end up | phrasal verb | to finally be somewhere that you hadn’t planned | We took the wrong bus and ended up in Brighton.
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
sink | verb | to go down below the surface of water | The toy boat filled with water and sank.
slam | verb | to shut a door with a loud noise | She walked out and slammed the door behind her.
slide | verb | to move easily over something smooth, such as ice | The children were sliding down the hill on a tray.
snatch | verb | to pull something quickly out of someone’s hand | A monkey snatched the banana from my hand.
splash | verb | to throw water or make it fly into the air | A bus drove past and splashed us with dirty water.
stick out | phrasal verb | to come out further than the rest | Your shirt is sticking out at the back.
stroke | verb | to move your hand gently over something, such as a cat | You can stroke the rabbit, but don’t pick it up.
stumble | verb | to hit your foot against something and nearly fall | The old man stumbled on the uneven pavement.
swing | verb | to move from side to side while hanging | The monkeys swung from branch to branch.
take apart | phrasal verb | to separate something into its pieces | My son took apart the clock to see how it worked.
tap | verb | to touch or hit something lightly | A stranger tapped me on the shoulder.
track down | phrasal verb | to find someone or something after a long search | I finally tracked down a copy of the book.
turn out | phrasal verb | to be, in the end, different from what you expected | The weather looked terrible, but it turned out fine.
vanish | verb | to disappear suddenly and completely | The rabbit vanished from the hat.
wipe | verb | to clean or dry something with a cloth | Wipe the table before you lay it.
affect | verb | to make something or someone change | The strike affected thousands of travellers.
combine | verb | to join or mix two or more things | The dish combines sweet and spicy flavours.
drown | verb | to die because you cannot breathe under water | Two people nearly drowned in the lake last summer.
involve | verb | to include something as a necessary part | The job involves a lot of travelling.
reflect | verb | to send back light or a picture, like a mirror | The mountains were reflected in the still lake.
spin | verb | to turn round and round very fast | The wheel spun faster and faster.
spoil | verb | to make something less good or enjoyable | The rain completely spoilt our picnic.
supply | verb | to give people, shops or places what they need, again and again | The river supplies the whole valley with water.
threaten | verb | to say that you will hurt someone or cause trouble | He threatened to tell the headteacher.
react | verb | to do or feel something because of what has happened | How did he react when you told him the news?
force | verb | to make someone do something that they do not want to do | Bad weather forced us to stop for the night.
spring | verb | to jump or move suddenly and fast | She sprang out of bed when the alarm went off.
rock | verb | to move gently from side to side | The boat rocked in the waves.
`,
);
