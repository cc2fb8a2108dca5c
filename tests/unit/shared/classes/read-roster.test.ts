import { describe, expect, test } from 'vitest';
import { readRoster } from '#shared/classes/read-roster';

const students = (text: string) =>
  readRoster(text).rows.map(({ name, number }) => (number ? `${number} ${name}` : name));

describe('a roster is read', () => {
  test.each([
    ['names in lines', 'Anna Lind\nBen Okafor\n', ['Anna Lind', 'Ben Okafor']],
    ['a heading over one column', 'Name\nAnna Lind\n', ['Anna Lind']],
    ['lines of another system, empty ones too', 'Anna Lind\r\n\r\n  Ben Okafor  \r', ['Anna Lind', 'Ben Okafor']],
    ['last names first', 'Lind, Anna\nOkafor, Ben', ['Anna Lind', 'Ben Okafor']],
    ['a column of numbers', '7\tAnna Lind\n12\tBen Okafor', ['7 Anna Lind', '12 Ben Okafor']],
    ['first and last names', 'Anna\tLind\nBen\tOkafor', ['Anna Lind', 'Ben Okafor']],
    ['headings in any order', 'Surname;First name;No.\nLind;Anna;7', ['7 Anna Lind']],
    ['addresses beside names', 'Name,Email\nAnna Lind,anna@school.example', ['Anna Lind']],
    ['a quoted cell with a comma', 'Name,Number\n"Lind, Anna",7', ['7 Anna Lind']],
    ['cells that are marked as no formula', "Name,Number\n'@Ben,7", ['7 @Ben']],
    ['a mark of byte order', '\uFEFFName,Number\nAnna,7', ['7 Anna']],
    ['letters from right to left', 'الاسم\nليلى حداد', ['الاسم', 'ليلى حداد']],
    ['a name of one letter', 'X\nYi', ['X', 'Yi']],
    ['nothing', '  \n', []],
  ])('with %s', (_, text, expected) => {
    expect(students(text)).toEqual(expected);
  });

  test('as OneRoster has it: students alone, who are still at the school', () => {
    const text = [
      'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,identifier',
      '1,active,,true,s1,student,alind,,Anna,Lind,4711',
      '2,active,,true,s1,teacher,mlee,,Mary,Lee,1',
      '3,tobedeleted,,true,s1,student,bo,,Ben,Okafor,4712',
      '4,active,,false,s1,student,cs,,Cy,Sand,4713',
    ].join('\n');
    expect(students(text)).toEqual(['4711 Anna Lind']);
  });

  test('as somebody says it is to be read', () => {
    const text = 'A1\tAnna\nA2\tBen';
    expect(readRoster(text).table?.columns.map(({ meaning }) => meaning)).toEqual(['number', 'name']);
    const { rows } = readRoster(text, { meanings: ['ignore', 'name'], hasHeadings: true });
    expect(rows).toEqual([{ line: 2, name: 'Ben', number: '' }]);
  });
});
