/** A queue that serves the networks in turn, so a network with many entries keeps nobody else waiting. */
export class ByTurns<T> {
  /** By network; the one whose turn is next comes first. */
  readonly #waiting = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(network: string, one: T): void {
    const others = this.#waiting.get(network);
    if (others) others.push(one);
    else this.#waiting.set(network, [one]);
    this.#size++;
  }

  next(): T | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [network, waiting] = first;
    const one = waiting.shift();
    this.#size--;
    this.#waiting.delete(network);
    if (waiting.length > 0) this.#waiting.set(network, waiting);
    return one;
  }
}
