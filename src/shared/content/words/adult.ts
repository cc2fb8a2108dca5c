import { type Word, wordsOf } from './word';

/**
 * What classes of adults read and say, and what is left out for children: drink, crime, weapons, religion. Not in the
 * pack, so that it comes into no exercise by itself; a teacher adds it to a topic.
 */
export const adultWords: readonly Word[] = [
  ...wordsOf(
    'A2',
    'body',
    `
cigarette | noun | a thin paper tube that some people smoke | My grandfather smoked his last cigarette twenty years ago.
smoking | noun | the habit of using cigarettes | Smoking is bad for your lungs.
`,
  ),
  ...wordsOf(
    'A2',
    'food',
    `
beer | noun | a yellow or brown drink for adults, often sold in pubs | Grandad drinks a glass of beer with his Sunday lunch.
wine | noun | an alcoholic drink made from grapes | My uncle makes red wine from his own grapes.
`,
  ),
  ...wordsOf(
    'A2',
    'town',
    `
bar [drinks] | noun | a place where adults buy and have drinks | My parents met some friends in a bar near the theatre.
pub | noun | a place where adults go to drink and talk | We had Sunday lunch at the village pub.
`,
  ),
  ...wordsOf(
    'B1',
    'body',
    `
sex [activity] | noun | the physical act by which people can make babies | The leaflet answers young adults’ questions about sex.
sex [male or female] | noun | the fact of being male or female | You can’t tell the sex of this bird by its colour.
`,
  ),
  ...wordsOf(
    'B1',
    'communication',
    `
swear [rude] | verb | to use rude or offensive words | He was told not to swear in front of the children.
`,
  ),
  ...wordsOf(
    'B1',
    'feelings',
    `
evil | adjective | very bad and cruel | In the story, an evil king makes everyone unhappy.
`,
  ),
  ...wordsOf(
    'B1',
    'food',
    `
alcohol | noun | the part of some adult drinks that changes how people behave | Shops can’t sell alcohol to people under eighteen.
alcoholic | adjective | able to make people drunk | They don’t serve alcoholic drinks at the sports centre.
drunk | adjective | not able to think or walk well after too many strong drinks | He was drunk, so he couldn’t drive home.
`,
  ),
  ...wordsOf(
    'B1',
    'society',
    `
bomb | noun | a weapon that explodes and destroys things | Builders found an old bomb from the war under the street.
drug [illegal] | noun | something illegal that people take to feel different | The police found drugs in the car.
god [religion] | noun | the being who, many people believe, made the world | They pray to God every morning and every night.
gun | noun | a weapon that can kill people or animals from far away | The detective in the film never carries a gun.
prayer | noun | words that people say to a god | They said a prayer before the meal.
priest | noun | a person who leads religious services | The priest welcomed everyone to the church.
shoot [gun] | verb | to fire a gun at someone or something | The soldier shot at the car but missed.
shooting [crime] | noun | an event in which someone is hurt by a gun | The police arrived a few minutes after the shooting.
shot [gun] | noun | the act or sound of firing a gun | The guards heard two shots in the night.
weapon | noun | something used for fighting, such as a knife or gun | The guards carried no weapons.
`,
  ),
  ...wordsOf(
    'B2',
    'body',
    `
breast [woman] | noun | one of the two soft round parts of a woman’s chest | A mother’s breasts make milk for her baby.
cancer | noun | a serious illness in which some cells of the body grow too fast | Doctors can now treat many kinds of cancer.
sexual | adjective | to do with the physical act of making love | The film is for adults because of its sexual scenes.
`,
  ),
  ...wordsOf(
    'B2',
    'shopping',
    `
bet | noun | an agreement to risk money on the result of something | My uncle lost a bet on the football match.
bet | verb | to risk money on the result of a game or race | He bet ten pounds on the wrong horse.
`,
  ),
  ...wordsOf(
    'B2',
    'society',
    `
armed | adjective | carrying a gun or a knife | Two armed guards stood outside the bank.
bomb | verb | to attack a place from a plane | The city was bombed many times during the war.
bullet | noun | the small piece of metal that flies out of a gun | There was a hole in the wall from a bullet.
gang [criminals] | noun | a group of criminals who work together | The police have caught the gang that robbed the bank.
heaven [religion] | noun | the place where many people believe good people go after death | My grandmother believes that Grandpa is now in heaven.
hell | noun | the place where, in some religions, bad people go after death | The old painting shows hell as a place of fire.
holy | adjective | very special and important in a religion | For many Hindus, the Ganges is a holy river.
killing | noun | an act that makes a person or animal die | The killing of whales is against the law in most countries.
murder | noun | the crime of killing a person on purpose | The detective in this book solves a murder on a train.
murder | verb | to kill a person on purpose and against the law | In the film, someone murders a rich old man.
slave | noun | a person who is owned by another and works without pay | Slaves were forced to work in the cotton fields.
soul [religion] | noun | the part of a person that many believe never dies | Some people believe that the soul lives on after death.
spirit [ghost] | noun | a being without a body, such as a dead person’s ghost | In the old story, a spirit lives in the forest.
spiritual | adjective | to do with deep feelings and beliefs, not the body | She finds spiritual peace in the temple.
`,
  ),
  ...wordsOf(
    'B2',
    'sport',
    `
shooting [sport] | noun | a sport in which people fire guns at a target | She won an Olympic medal for shooting.
`,
  ),
];
