import { size } from '../../../engine/bits.ts';
import { largestConnection, noPlaces, type Places, setPlaces, sizeOf, spreadOut } from '../rules/places.ts';
import { rows } from './rows.ts';

const { freePlaces, openPlaces } = rows;

/**
 * About the last connection found: bricks that cannot be taken away, places where it can grow, and places that join it
 * with others.
 */
export const found = { safe: 0, growing: 0, joining: 0 };

/**
 * How many bricks the largest connection (MM-15) of a side has. Also finds out what can become of it, or of all that
 * are as large.
 */
export function findConnection(side: Places, canGrowLeft: boolean): number {
  const bricks = largestConnection(side, largest);
  const { low, middle, high } = largest;
  const loose = size(low & freePlaces.low) + size(middle & freePlaces.middle) + size(high & freePlaces.high);
  found.safe = sizeOf(largest) - loose;
  spreadOut(largest, beside);
  setPlaces(
    beside,
    beside.low & openPlaces.low,
    beside.middle & openPlaces.middle,
    beside.high & openPlaces.high,
  );
  // The place left of the base is in no set. It has only one neighbour, so nothing can be joined there.
  found.growing = sizeOf(beside) + (canGrowLeft ? low & 1 : 0);
  setPlaces(others, side.low & ~low, side.middle & ~middle, side.high & ~high);
  spreadOut(others, others);
  found.joining =
    size(beside.low & others.low) + size(beside.middle & others.middle) + size(beside.high & others.high);
  return bricks;
}

const largest = noPlaces();
const beside = noPlaces();
const others = noPlaces();
