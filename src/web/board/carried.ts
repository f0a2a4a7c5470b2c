import type { Point } from './targets.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** A likeness of what is dragged, under the pointer until it is dropped. */
export class Carried {
  readonly #layer = document.createElementNS(SVG, 'svg');
  readonly #from: Point;

  constructor(board: Element, source: Element, from: Point) {
    this.#from = from;
    this.#layer.classList.add('carried');
    this.#layer.setAttribute('aria-hidden', 'true');
    const piece = source.querySelector('.carry');
    const matrix = piece?.parentNode instanceof SVGGraphicsElement ? piece.parentNode.getScreenCTM() : null;
    if (piece && matrix) {
      const { x, y } = board.getBoundingClientRect();
      const { a, b, c, d, e, f } = matrix;
      const place = document.createElementNS(SVG, 'g');
      place.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e - x} ${f - y})`);
      place.append(piece.cloneNode(true));
      this.#layer.append(place);
    }
    board.append(this.#layer);
  }

  moveTo({ x, y }: Point): void {
    this.#layer.style.translate = `${x - this.#from.x}px ${y - this.#from.y}px`;
  }

  remove(): void {
    this.#layer.remove();
  }
}
