import type { Glance, OnScreen } from '#shared/api/screens';
import type { ScreenContent } from '#shared/screen/content';

/** What a remote may know of what is shown: where in which row. Its phone lies on desks, so it has no text and no name. */
export function glanceOf(shown: OnScreen): Glance {
  if ('isDark' in shown) return { title: 'The screen is dark', number: null, of: null };
  if ('wall' in shown) {
    const { question, questions } = shown.wall.game;
    return { title: 'Live game', number: Math.min(question + 1, questions), of: questions };
  }
  const { content } = shown;
  const row = 'number' in content && content.number && content.of ? content : undefined;
  return { title: titleOf(content), number: row?.number ?? null, of: row?.of ?? null };
}

function titleOf(content: ScreenContent): string {
  switch (content.kind) {
    case 'wait':
      return content.title ?? content.forClass ?? 'Nothing yet';
    case 'question':
      return 'Question';
    case 'text':
      return content.title ?? 'Text';
    case 'card':
      return 'Card';
    case 'dice':
      return 'Story dice';
    case 'order':
      return 'Words in order';
    case 'teams':
      return 'Points';
    case 'words':
      return content.title ?? 'Words';
  }
}
