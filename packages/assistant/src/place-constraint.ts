/** What rules a place out, whatever else speaks for it. `moment` is when it has to be open: a day, and the minute of it. */
export type PlaceConstraints = {
  most: number | null;
  isFree: boolean;
  isOutsideMalls: boolean;
  isVegetarian: boolean;
  isForChildren: boolean;
  moment: { date: string; minute: number | null } | null;
};
