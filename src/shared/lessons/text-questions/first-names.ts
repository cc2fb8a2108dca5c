import { men, women } from '#shared/grammar/data/people';

/** First names that are nothing else in English, neither a word nor a place. */
const names = (list: string) => list.trim().split(/\s+/);

const ofWomen = new Set([
  ...women,
  ...names(`Alice Amy Ana Anita Anne Beth Carla Carmen Caroline Catherine Charlotte Ciara Clara Claire Daniela Diana Elena
    Eleni Elif Elizabeth Ella Ellen Emily Esther Eva Fatou Gloria Greta Hannah Helen Helena Ines Irene Isabel Isabella Jane
    Janet Jessica Joanna Julia Julie Karen Kate Katie Laura Layla Leah Lena Lily Linda Lisa Lucy Magda Margaret Mariam Marie
    Marta Mary Maya Megan Mia Mina Miriam Molly Monica Nina Noor Nora Olivia Paula Rachel Rania Rebecca Rita Rosa Ruth Salma
    Sandra Sara Sarah Silvia Sonia Sophie Susan Tamara Abigail Aisha Amara Amina Annika Astrid Ayesha Beatriz Bridget Camila Deborah Diane Edith Elaine Erin Fatima
    Fiona Gemma Giulia Harriet Hilda Imogen Ingrid Jenny Josephine Judith Katherine Kathleen Kirsten
    Leila Lorna Lucia Maeve Marcela Maureen Meera Nadia Naomi Natasha Nicola Nuria Paloma Patricia Pauline Priya
    Rosalind Rosie Samira Shirin Sylvia Theresa Tamsin Wanda Zeynep Zuzana Tanya Teresa Tina Valentina Vera Yasmin Zara Zoe
    Abbie Ada Agnes Alison Angela Annie Audrey Barbara Becky Beryl Betty Brenda Carol Cecilia Celia Christine Cynthia
    Daphne Debbie Denise Doris Dorothy Eileen Eleanor Elsie Enid Ethel Evelyn Frances Freya Gail Geraldine Gillian
    Gladys Gwen Heidi Helga Ida Isla Jacqueline Janice Jill Joan Joanne Josie Joyce Kathy Kirsty Lauren Leanne Lizzie
    Lois Loretta Louise Lynn Mabel Madeleine Maggie Marianne Marilyn Marion Martha Matilda Maud Mavis Melissa Mildred
    Millie Minnie Moira Muriel Nancy Nell Nellie Norma Pamela Peggy Petra Phoebe Phyllis Polly Sally Sheila Shirley
    Stella Stephanie Sue Susanna Sybil Trudy Ursula Valerie Vanessa Veronica Wendy Winifred Yvonne`),
]);
const ofMen = new Set([
  ...men,
  ...names(`Abdul Adam Adrian Ahmed Albert Alberto Alexander Alfred Andrew Andy Anthony Antonio Arthur Arun Bashir Brian Bruno
    Charles Charlie Chris Christopher Daniel Diego Dmitri Eduardo Edward Emre Eric Ernesto Felix Fernando Filip Francisco
    George Gustav Hamid Hans Hassan Henry Hiroshi Ibrahim Isaac Jack Jacob James Javier Joe John Jonas Jorge Joseph Juan Karim
    Karl Kevin Leo Leon Liam Louis Luis Lukas Marco Marcus Martin Matthew Max Michael Miguel Mohammed Musa Nelson Nicholas Niko
    Oliver Oscar Pablo Patrick Paul Peter Ravi Raj Ricardo Richard Roberto Robert Roger Sami Simon Stefan Stephen Steve Theo
    Thomas Tim Tomas Aaron Alan Amir Arjun Ben Bilal Carlos Craig Darius David Derek Dylan Elias Emeka Farid Finn Gabriel Gareth
    Giorgio Hamza Hugo Ian Idris Imran Ivan Jamal Jason Jeremy Jerome Joaquin Jonathan Julian Kenji Kofi Kwame Mateo Mustafa
    Nabil Neil Nigel Olaf Omar Owen Pedro Philip Rafael Rajesh Rashid Samir Samuel Sanjay Sergei Stuart Tariq Tom Trevor Vikram
    Wesley Viktor Walter William Yusuf
    Alastair Alec Alfie Archie Barney Barry Bernard Bert Billy Bobby Boris Brendan Callum Cedric Clarence Clifford Clive
    Colin Connor Cyril Damian Danny Dave Dennis Desmond Dominic Donald Doug Duncan Edgar Edmund Edwin Ernest Eugene Ewan
    Fred Freddie Frederick Geoff Geoffrey Gerald Gerry Giles Graham Greg Gregory Gus Harold Harry Hector Horace Hubert
    Humphrey Jake Jed Jeff Jeffrey Jim Jimmy Joel Joey Josh Joshua Keith Ken Kenneth Kurt Larry Len Lionel Luke Malcolm
    Matt Maurice Melvin Mike Mick Ned Neville Noah Norman Orville Oswald Percy Pete Phil Ralph Raymond Reg Reggie
    Reginald Rick Rodney Roland Ron Ronald Rory Rufus Rupert Sean Sebastian Seth Sidney Stan Ted Terence Theodore
    Timothy Toby Todd Tony Travis Tristan Vernon Victor Wilbur Wilfred Winston`),
]);
const ofAnyone = new Set(names('Alex Andrea Kim Robin Sam Jules Nico Ash Toni Noa'));

export const isFirstName = (text: string) => ofWomen.has(text) || ofMen.has(text) || ofAnyone.has(text);

const titleOfWomen = /^(?:Mrs|Ms|Miss|Lady|Queen|Princess|Señora|Doña|Madame|Frau) /;
const titleOfMen = /^(?:Mr|Sir|Lord|King|Prince|Señor|Don|Monsieur|Herr) /;

/** Whether somebody of this name can be she or he; a name that is in neither list may be both. */
export function canBe(pronoun: 'he' | 'she', name: string): boolean {
  if (titleOfWomen.test(name)) return pronoun === 'she';
  if (titleOfMen.test(name)) return pronoun === 'he';
  // Ivo and Bruno are hardly she; Yoko and Margo are.
  if (
    pronoun === 'she' &&
    /^\p{Lu}\p{Ll}*[^k\W]o$/u.test(name) &&
    !ofWomen.has(name) &&
    !/^(?:Margo|Cleo|Noor|Coco|Flo|Jo)$/.test(name)
  )
    return false;
  return pronoun === 'she' ? !ofMen.has(name) : !ofWomen.has(name);
}
