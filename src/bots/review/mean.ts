/** A mean that knows how uncertain it is. */
export class Mean {
  #count = 0;
  #mean = 0;
  #squares = 0;

  add(value: number): void {
    this.#count++;
    const off = value - this.#mean;
    this.#mean += off / this.#count;
    this.#squares += off * (value - this.#mean);
  }

  get value(): number {
    return this.#mean;
  }

  /** The standard error. */
  get error(): number {
    return this.#count < 2 ? 1 : Math.sqrt(this.#squares / (this.#count - 1) / this.#count);
  }
}
