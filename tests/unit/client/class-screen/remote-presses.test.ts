import { expect, onTestFinished, test } from 'vitest';
import { carryOut, takePresses } from '#client/class-screen/remote-presses';

const taking = (...[take, options]: Parameters<typeof takePresses>) => onTestFinished(takePresses(take, options));

test('a press goes to the first that takes it, as a key would', () => {
  const heard: string[] = [];
  const taker = (name: string, takes: boolean) => (press: string) => {
    heard.push(`${name} ${press}`);
    return takes;
  };
  taking(taker('page', false));
  taking(taker('game', true));
  taking(taker('other', true));
  carryOut('next');
  expect(heard).toEqual(['page next', 'game next']);
});

test('who comes first is asked before all others, until it stops', () => {
  const heard: string[] = [];
  taking(() => {
    heard.push('page');
    return true;
  });
  const stop = takePresses(
    () => {
      heard.push('dark');
      return true;
    },
    { comesFirst: true },
  );
  carryOut('next');
  stop();
  carryOut('next');
  expect(heard).toEqual(['dark', 'page']);
});
