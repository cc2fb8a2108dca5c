import { wordsOf } from '../word';

export const words = wordsOf(
  'A2',
  'arts',
  `
act | verb | to be someone else in a film or a play | She acted in a play about a famous doctor.
beginning | noun | the first part of something | The beginning of the film was a bit boring.
classical | adjective | like music that orchestras play, often from long ago | My parents often listen to classical music.
dragon | noun | a big animal in stories that has wings and makes fire | The dragon flew over the castle. | 🐉
drawing | noun | a picture that you make with a pencil | There’s a drawing of a bird on the first page.
drum | noun | a round thing that you hit to make music | My brother plays the drums in a rock band. | 🥁
fairy | noun | a tiny person with wings in children’s stories | The fairy gave the boy three wishes. | 🧚
horror film | noun | a long, scary story at the cinema | I couldn’t sleep after that horror film.
instrument | noun | something like a piano or guitar that you play | Which instrument would you like to play?
jazz | noun | a kind of American music, often with a piano and a trumpet | We listened to jazz in a little café.
magic | noun | what makes impossible things happen in stories | The girl used magic to open the door. | 🪄
musical | adjective | to do with songs, or good at singing and playing | Everyone in that family is musical.
musician | noun | a person who plays the piano or guitar, often as a job | The musicians played until midnight.
novel | noun | a book with one long story that is not true | I read a novel about a family in Egypt.
opera | noun | a play where people sing nearly all the words | My aunt took me to the opera in Milan.
orchestra | noun | a big group of people who play classical music together | There are sixty people in the school orchestra.
painting | noun | a picture that somebody made with a lot of colours | This painting of the sea is my favourite.
play | noun | a story that actors tell in a theatre | We’re doing a play at the end of term.
poem | noun | short lines of beautiful words, often about feelings | He wrote a poem about the rain.
pop | noun | modern songs that many young people like | Do you prefer pop or classical music?
prince | noun | the son of a king or queen | The prince didn’t want to be king.
princess | noun | the daughter of a king or queen | The princess rode away on her white horse.
rock [music] | noun | loud modern songs with guitars and drums | My grandfather still loves rock.
science fiction | noun | stories about the future, space or robots | Do you like science fiction?
stage [theatre] | noun | the place in a theatre where the actors stand | The band came onto the stage and started to play.
star [famous] | noun | a very famous actor or singer | She became a star after her first film.
sculpture | noun | something that an artist makes from stone, wood or metal | There’s a sculpture of a lion in the park.
title | noun | the name of a book, film or song | What’s the title of that song?
trumpet | noun | you blow into this gold instrument to play it | Who is playing the trumpet at this time of night? | 🎺
violin | noun | a small wooden instrument that you hold under your face | He has played the violin since he was five. | 🎻
artist | noun | a person who makes paintings or other beautiful things | This artist paints only birds and fish. | 🧑‍🎨
famous | adjective | known by a lot of people | The singer is famous all over the world.
circus | noun | a show in a big tent with clowns and animals or dancers | There was a man on a very tall bike at the circus. | 🎪
clown | noun | a funny person with a red nose and big shoes | The clown made all the children laugh. | 🤡
pirate | noun | a person who takes things from other ships | The story is about a pirate with a wooden leg.
movie | noun | the American word for a film | We watched an old movie at my friend’s house.
photograph | noun | the long word for a photo | There’s an old photograph of my great-grandmother on the wall.
album [music] | noun | a group of songs by one singer or band, sold together | The singer’s new album has twelve songs.
drama [acting] | noun | plays and acting | Ravi loves drama and wants to be an actor.
actress | noun | a woman who performs in films or plays | The young actress won a prize for her first film.
gallery | noun | a place that shows art to the public | The gallery is showing photos from Kenya this month.
model [small copy] | noun | a small copy of something | Jin made a model of the Eiffel Tower.
audience | noun | the people who watch or listen to a performance | The audience clapped for ten minutes at the end.
author | noun | a person who has written a book | The author signed copies of her new book.
ballet | noun | a kind of dancing that tells a story without words | She started learning ballet when she was four. | 🩰
chapter | noun | one part of a book, often with a number or a title | I always read one chapter before I go to sleep.
character [story] | noun | a person in a book, film or play | My favourite character is the old fisherman.
comedy | noun | a film or play that makes people laugh | It’s a comedy about a chef who can’t cook.
creative | adjective | good at thinking of new ideas and making things | Creative people often see things in unusual ways.
fiction | noun | books and stories about people and events that are not real | She writes both fiction and books about history.
hero | noun | the brave main person in a story | The hero of the story is a twelve-year-old girl.
image | noun | a picture that you see or keep in your mind | The images in this book are amazing.
perform | verb | to sing, dance or act for people | The children performed in front of their parents.
performance | noun | when someone acts, dances or plays for others | There are two performances of the play on Saturday.
poet | noun | a person who writes poems | The poet read her latest work to the students.
poetry | noun | poems in general | I never liked poetry until I met our new teacher.
review | noun | a piece of writing that gives an opinion of a film | The film got excellent reviews, so we booked tickets.
role | noun | the person that an actor plays | He got the main role in the school play.
romantic | adjective | about love | We watched a romantic film set in Paris.
scene | noun | one part of a film or play, in one place | In the first scene, a girl is waiting at a station.
fair | noun | an outdoor event with games, food and things to ride on | We ate too many sweets at the fair last night.
play [role] | verb | to be a certain person in a film or on the stage | Who is going to play the queen?
record [music] | noun | a flat, round, black thing with music on it | My grandmother still plays her old records.
happy ending | noun | when everything goes well in the last part of a story | I prefer films with a happy ending.
drama [film] | noun | a serious film or play | We watched a drama about a family in Brazil.
photography | noun | the art or activity of taking pictures with a camera | He took up photography after he retired.
`,
);
