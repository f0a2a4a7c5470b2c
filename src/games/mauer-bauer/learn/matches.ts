/**
 * The matches that pictures and the lesson show moments of. If the dice leave a choice, it follows them; if they don't,
 * the rules build automatically.
 */

/** Two sides of the triangle in the middle. */
const SIDES = 'b4-c5 wRP b4w,c5g B4P,B5R  b6-c5 wGB B5G,B6B';

/** The third side closes it: a city with a red palace. */
const THIRD_SIDE = 'b4-b6 RY A5Y,B5R';

/** You (or Ada) and Bruno. Two sides of the triangle in the middle stand; the third is missing. */
export const TWO_SIDES = `S1 S2 HR N ow otk   HG HP ot P rE HB   ${SIDES}`;

export const FIRST_CITY = `${TWO_SIDES} ${THIRD_SIDE}`;

/** The same city, but Ada has no good cards for it. */
export const FIRST_CITY_BAD_CARDS = `S2 S3 HG ow HP oR   S1 HR T P Tw rC   ${SIDES} ${THIRD_SIDE}`;

/** Bruno discards a card for the first city, gets two, exchanges another, and has his turn. */
export const BRUNO_GATHERS = '-HB C oc Tk -rE . T  d4-d6 gPP d4g,d6g';

/** Two black towers on the east coast, by seat 0. */
export const ON_THE_COAST = 'a9-b10 kPP a9k,b10k';

/** Bruno builds beside the first city, and seat 0 closes the triangle above it. */
export const SECOND_CITY = 'a5-b4 wBB  a5-b6 GG';

/** Bruno's cards for the two cities that seat 0 has joined, and everything until only the last wall is left. */
export const LATER = `
  P+T HY oY .
  d6-e5 gPP
  a1-b0 gRR a1g,b0w
  d4-e5 RP D4R,D5P   HP+oc N rC S3 -Tk . oG
  c1-d0 wGG c1w,d0k
  a3-b2 kYY a3k,b2w
  c3-d2 kBB c3k,d2k
  e1-f0 gRR e1g,f0g
  b8-c7 wYY b8w,c7k
  c9-d10 kGG c9k,d10g
  e9-f10 gBB e9g,f10w
  d8-e7 wRR d8w,e7k
  d2-e3 gYY`;

/** Bruno places the last two towers. */
export const LAST_TOWERS = 'f6-f8 kPP f6k,f8w';

/** A city of six plains around one point, in which a wall is left over; Ada can close it. */
export const ALMOST_SIX = `
  S2 C T ow HR oG   S1 P oB rW Tg N
  b4-b6 wRR b4w,b6g
  b6-c7 kGG
  c7-d6 wBB
  c5-d6 gYY
  d4-d6 kPP
  c3-d4 wRR`;

/**
 * Ada, Bruno and Carla. A city of four plains around c5 and a city of one to its right are complete; the two plains
 * between them are walled in except on their upper side, and it is Ada's turn.
 */
export const BETWEEN_CITIES = `
  S2 C T ow HR oG   S1 P oB rW Tg N   S3 oc HB rE Tk ot
  b4-c3 wRR b4w,c3g
  c3-d4 kGG
  d4-d6 wBB
  c7-d6 gYY
  b4-c5 kPP
  c5-c7 RB B6B,C6R   HB T P   oR S7 otk   . .
  b6-c7 wGG
  b6-b8 gBB
  b8-c7 YP B7Y,B8P   rE oG N   HY Tw oY   .`;

/**
 * Four seats. Three small cities, a row of walls along the west coast, and a city of seven plains that Ada has just
 * closed and not joined to any other. (It is the example of the original.)
 */
export const COUNTING = `
  S7 oc HG P S3 Tk   ow S1 HB Tw otw S2   N oP HR Tg C oB   rW T HY otg ot S1
  b6-b8 wRR b6w,b8g
  a7-b6 kGG
  a7-a9 wYY
  a9-b8 BB   HY HG S2 C   rE otk oY oR   . .
  a1-b0 kPP a1k,b0g
  d6-d8 gBB d6g,d8w
  d6-e7 kYY
  e7-e9 wRR
  d8-e9 GG   P HB HR otg   HP oG S2 Tk   .
  b0-c1 wRP B1R
  c1-d0 gBP C1P
  d0-e1 kYY
  e1-e3 gGP D2P,E2G
  d4-d6 wGG
  d4-e5 kBB
  d6-e5 RY D5Y,D6R   Tk HP oY oB   C HR oB P   .
  a3-a5 wPP a3w,a5g
  b8-c9 kYY
  c9-d8 PP
  c5-d4 kGG
  b6-c5 PP =`;
