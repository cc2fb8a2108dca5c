import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'arts',
  `
audience | noun | the people who watch or listen to a performance | The audience clapped for ten minutes at the end.
author | noun | a person who has written a book | The author signed copies of her new book.
ballet | noun | a kind of dancing that tells a story without words | She started learning ballet when she was four. | 🩰
based on | phrase | developed from another thing, such as a book or real event | The film is based on a true story.
biography | noun | a book about a person’s life, written by someone else | I’m reading a biography of Nelson Mandela.
chapter | noun | one part of a book, often with a number or a title | I always read one chapter before I go to sleep.
character [story] | noun | a person in a book, film or play | My favourite character is the old fisherman.
classic | noun | a very good book or film that stays popular for years | This film is a classic: my grandparents love it too.
clap | verb | to hit your hands together because you liked a performance | Everyone clapped when the pianist came on stage. | 👏
comedy | noun | a film or play that makes people laugh | It’s a comedy about a chef who can’t cook.
composer | noun | a person who writes pieces of music | Clara Schumann was a pianist and composer.
creative | adjective | good at thinking of new ideas and making things | Creative people often see things in unusual ways.
director [film] | noun | the person who tells the actors in a film what to do | The director asked the actors to try the scene again.
fiction | noun | books and stories about people and events that are not real | She writes both fiction and books about history.
folk music | noun | traditional songs from one country or area | They played Irish folk music at the wedding.
genre | noun | a type of film, book or music, such as comedy | What’s your favourite film genre?
happy ending | noun | when everything goes well in the last part of a story | I prefer films with a happy ending.
hero | noun | the brave main person in a story | The hero of the story is a twelve-year-old girl.
imagination | noun | being able to make pictures and stories in your mind | It’s just an old box, but to a child with imagination it’s a ship.
literature | noun | novels, plays and poems that people think are important | He’s studying Spanish literature at university.
lyrics | noun | the words of a song | I know the tune, but I can’t remember the lyrics.
mystery [story] | noun | a story about a strange crime that is explained at the end | The book is a mystery about a missing painting.
perform | verb | to sing, dance or act for people | The children performed in front of their parents.
performance | noun | when someone acts, dances or plays for others | There are two performances of the play on Saturday.
plot | noun | the series of events in a story | The acting was great, but the plot made no sense.
poet | noun | a person who writes poems | The poet read her latest work to the students.
poetry | noun | poems in general | I never liked poetry until I met our new teacher.
pottery | noun | plates and cups made from soft earth that is baked hard | The museum has some beautiful Greek pottery.
rehearse | verb | to practise a play or a concert before the real show | We rehearsed the last song again and again.
review | noun | a piece of writing that gives an opinion of a film | The film got excellent reviews, so we booked tickets.
rhythm | noun | a regular pattern of sounds in music | It’s hard to sit still when you hear this rhythm.
romantic | adjective | about love | We watched a romantic film set in Paris.
scene | noun | one part of a film or play, in one place | In the first scene, a girl is waiting at a station.
soundtrack | noun | the music that is used in a film | I liked the soundtrack so much that I downloaded it.
talent | noun | being naturally able to do something very well | He has a talent for drawing people’s faces.
thriller | noun | an exciting film or book about crime or danger | It’s such a good thriller that I couldn’t stop reading.
tune | noun | a series of musical notes that are nice to listen to | She was humming a tune while she worked.
image | noun | a picture that you see or keep in your mind | The images in this book are amazing.
role | noun | the person that an actor plays | He got the main role in the school play.
treasure | noun | gold, jewellery and other valuable things that are hidden | The pirates hid their treasure on an island.
entertainment | noun | films, shows and music that people enjoy | There’s live entertainment at the hotel every night.
string | noun | very thin rope, or one of the thin lines on a guitar | We need some string to tie up this box.
fair | noun | an outdoor event with games, food and things to ride on | We ate too many sweets at the fair last night.
play [role] | verb | to be a certain person in a film or on the stage | Who is going to play the queen?
note [music] | noun | one sound in a piece of music | The singer held the last note for ten seconds.
star | verb | to have the most important part in a film or play | He starred in a film about a famous racing driver.
record [music] | noun | a flat, round, black thing with music on it | My grandmother still plays her old records.
drama [film] | noun | a serious film or play | We watched a drama about a family in Brazil.
ending | noun | the way in which a story or film finishes | I won’t tell you the ending, because you must read it yourself.
producer [film] | noun | the person who manages the making of a film or show | The producer found enough money to make the film.
release [music] | verb | to make a film or record available to the public | The band will release a new album in May.
talented | adjective | naturally able to do something very well | Leila is a talented young pianist.
exhibition | noun | when you can see a lot of pictures in a museum | There’s an exhibition of old photos at the museum.
photography | noun | the art or activity of taking pictures with a camera | He took up photography after he retired.
god | noun | a being with great powers in very old stories | In these old stories, Thor is the god of thunder.
humour | noun | what makes a story or a person funny | Children everywhere love the humour in these cartoons.
come out | phrasal verb | to be ready for people to buy or see | His new album comes out in May.
make up | phrasal verb | to think of a story or an excuse that is not true | He made up a story about a talking cat.
turn into | phrasal verb | to become something different | The frog turned into a prince.
`,
);
