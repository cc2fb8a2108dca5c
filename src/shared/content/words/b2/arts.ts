import { wordsOf } from '../word';

export const words = wordsOf(
  'B2',
  'arts',
  `
abstract art | noun | paintings that show shapes and colours, not real things | Some people don’t understand abstract art, but I love it.
adapt | verb | to change a book so that it can become a film | Her novel has been adapted for television.
applause | noun | the noise of people clapping their hands | There was loud applause when the curtain fell.
artistic | adjective | good at painting, drawing or making beautiful things | Both sisters are artistic: one paints, and the other makes jewellery.
autobiography | noun | a book that someone has written about their own life | In his autobiography, he describes growing up in a mining village.
bestseller | noun | a book that a huge number of people buy | Her second novel became an international bestseller.
cast | noun | all the actors in a film or play | The whole cast came back on stage at the end.
choir | noun | a group of people who sing together | The choir practises every Tuesday evening.
climax | noun | the most exciting point of a story | The film reaches its climax on the roof of a moving train.
compose | verb | to write a piece of music | He composed his first symphony at the age of nine.
conductor | noun | the person who stands in front of an orchestra and leads it | The conductor lifted her arms, and the music began.
craft | noun | an activity in which you make things by hand, with skill | Traditional crafts such as weaving are still taught in the village.
creativity | noun | the ability to produce new and original ideas | Teachers should encourage creativity in every subject.
critic | noun | someone whose job is to write opinions of films or books | The critics hated the film, but audiences loved it.
depict | verb | to show someone or something in a picture or story | The painting depicts a busy market in Istanbul.
exhibit | verb | to show works of art to the public | The students will exhibit their photos in the town hall.
folk tale | noun | a traditional story passed on from parents to children | This folk tale about a clever spider comes from Ghana.
illustration | noun | a picture in a book | The book has beautiful illustrations by the author’s sister.
inspiration | noun | something or someone that gives you ideas for creating things | The mountains have always been an inspiration to artists.
inspire | verb | to give someone the idea or wish to create something | The song was inspired by a conversation with her grandfather.
legend | noun | a very old, well-known story that may not be true | According to legend, a dragon lives at the bottom of the lake.
masterpiece | noun | a work of art that is one of the best ever made | Many people think this painting is her masterpiece.
narrator | noun | the person who tells the story in a book or film | The narrator of the novel is a ten-year-old boy.
rehearsal | noun | a practice of a play or concert before the real one | We have a final rehearsal on the day before the concert.
script | noun | the written words of a film or play | The actors were given the script only a week before filming.
setting | noun | the place and time in which a story happens | The setting of the novel is a small island in the 1920s.
sketch | noun | a simple drawing that is done quickly | She made a quick sketch of the harbour before it got dark.
symbolise | verb | to be a sign that stands for an idea | In many stories, a white bird symbolises peace.
tragedy | noun | a serious play with a sad ending | ‘Romeo and Juliet’ is a tragedy about two young lovers.
visual | adjective | to do with seeing | The film has little dialogue, but great visual humour.
subtitle | noun | the words of a film that you read on the screen | We watched the film in Korean with English subtitles.
capture [show] | verb | to show what something is really like in words or pictures | Her photos capture the beauty of the desert.
conduct [music] | verb | to lead an orchestra or choir | Ms Novak will conduct the school orchestra tonight.
creation | noun | making something new, or the new thing itself | The chef’s latest creation is a cake like a castle.
direct | verb | to tell actors what to do in a film or play | Nkechi directed the school play, and all her actors were brilliant.
pose | noun | the position in which someone stands or sits for a picture | Hold that pose while I take the photo.
pose | verb | to sit or stand still for a photograph or painting | The whole team posed for a photo with the cup.
realistic [lifelike] | adjective | showing things as they are in life | The dinosaurs in the film looked very realistic.
release | noun | a new film, game or record that people can buy or see | The cinema shows all the latest releases.
shoot [film] | verb | to make a film or take a photograph | They are shooting the film in New Zealand.
shot [photo] | noun | a photograph | I got a beautiful shot of the lions at sunrise.
soul | noun | a kind of popular music that expresses strong feelings | My aunt sings in a soul band.
tale | noun | a story, often about exciting or imaginary events | My grandmother knew many tales about clever foxes.
volume [book] | noun | one of a set of books that belong together | The third volume of the story comes out next week.
folk | adjective | traditional among the ordinary people of a country | The children learned a folk dance from Bulgaria.
humorous | adjective | making people smile or laugh | Chen read us a humorous poem about homework.
illustrate [pictures] | verb | to draw the pictures for a book | The author illustrated the book with her own drawings.
master | noun | a person who is extremely skilled at something | The Japanese artist Hokusai was a master of drawing.
moral | noun | the lesson that a story teaches | The moral of the story is that greedy people lose everything.
narrative | noun | a story, or a description of events | The narrative jumps between two different centuries.
outline [shape] | noun | the line around the edge of a shape | We could just see the outline of a ship through the fog.
bring out | phrasal verb | to produce something new for people to buy | The company is bringing out a cheaper phone next year.
icon | noun | a small picture on a screen, or a very famous person | Click on the icon to open the program.
literary | adjective | to do with literature | The town has a literary festival in May.
novelist | noun | a person who writes long stories as books | She is a famous Nigerian novelist.
portray | verb | to show or describe someone in a picture or book | The film portrays the queen as a lonely woman.
myth | noun | an old story about gods and heroes, or a false belief | The dragon appears in myths from many countries.
tragic | adjective | very sad, often because someone dies | The story has a tragic ending.
set [story] | verb | to give a story its place and time | The novel is set in India in 1920.
`,
);
