interface Place {
  start: number;
  end: number;
}

/* Where the next scene that is opened shows its place. In memory: it is about the press that has just been made. */
let waiting: (Place & { sceneId: string }) | undefined;

export function jumpNext(sceneId: string, place: Place): void {
  waiting = { sceneId, ...place };
}

export function takeJump(sceneId: string): Place | undefined {
  if (waiting?.sceneId !== sceneId) return undefined;
  const place = waiting;
  waiting = undefined;
  return place;
}
