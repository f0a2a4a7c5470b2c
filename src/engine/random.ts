const { imul } = Math;

/**
 * A small, fast generator (Chris Doty-Humphrey's sfc32) for playouts, imagination and simulations. It is never
 * the chance of a served match: that is `fair.ts`.
 */
export class Random {
  // Not `#a`: V8 inlines only so much bytecode, and using a `#` field takes more of it.
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 0;

  constructor(seed: number) {
    this.reseed(seed);
  }

  /** The same seed gives the same numbers, on every machine. */
  reseed(seed: number): void {
    this.a = seed | 0;
    this.b = Math.floor(seed / 2 ** 32) | 0;
    this.c = 0x5eed;
    this.counter = 1;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** A signed 32-bit integer. */
  next(): number {
    const result = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + result) | 0;
    return result;
  }

  /** A whole number from 0 to n − 1, each equally likely (to within n ÷ 2³²). 1 ≤ n ≤ 2¹⁶. */
  below(n: number): number {
    // The 32 bits times n, without the lowest 32 bits of the product, in two halves: whole numbers are faster than doubles.
    const bits = this.next();
    return (imul(bits >>> 16, n) + (imul(bits & 0xffff, n) >>> 16)) >>> 16;
  }

  /** A number from 0 up to but not including 1, in steps of 2⁻¹⁹. */
  fraction(): number {
    return (this.next() >>> 13) / 2 ** 19;
  }
}
