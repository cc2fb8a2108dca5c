/** How long a part wants to take, and how long it can take at least and at most. */
export interface Share {
  wanted: number;
  least: number;
  most: number;
}

/**
 * Whole minutes for each part, near to what it wants and within what it can, that add up to `total` exactly. Nothing
 * where that cannot be.
 */
export function balanceMinutes(shares: readonly Share[], total: number): number[] | undefined {
  const minutes = shares.map(({ wanted, least, most }) => Math.round(Math.min(Math.max(wanted, least), most)));
  let rest = total - minutes.reduce((sum, one) => sum + one, 0);
  while (rest !== 0) {
    const step = Math.sign(rest);
    let best: number | undefined;
    shares.forEach(({ wanted, least, most }, place) => {
      const next = (minutes[place] ?? 0) + step;
      if (next < least || next > most) return;
      // The part that is furthest from its wish in the other direction gives or gets the next minute.
      const strain = (step * next) / Math.max(1, wanted);
      const bestShare = best === undefined ? undefined : shares[best];
      const bestStrain =
        best === undefined || !bestShare
          ? Number.POSITIVE_INFINITY
          : (step * ((minutes[best] ?? 0) + step)) / Math.max(1, bestShare.wanted);
      if (strain < bestStrain) best = place;
    });
    if (best === undefined) return undefined;
    minutes[best] = (minutes[best] ?? 0) + step;
    rest -= step;
  }
  return minutes;
}
