import type { ComponentChildren } from 'preact';
import { Materials } from '../drawing/materials.tsx';
import { BOLD, Gate, HEIGHT, WIDTH } from './frame.tsx';

/** The band with the title, below the pictures. */
const BAND = 126;
const ROOM = HEIGHT - BAND;

/** Pictures of one game, or of several in rows of two, with their titles. No sentences: it is for every language. */
export function Preview(props: {
  readonly title: string;
  readonly pictures: readonly (() => ComponentChildren)[];
}) {
  const { title, pictures } = props;
  const columns = pictures.length > 1 ? 2 : 1;
  const width = WIDTH / columns;
  const height = ROOM / Math.ceil(pictures.length / columns);
  const isApp = pictures.length > 1;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT}>
      <title>{title}</title>
      <Materials />
      <rect width={WIDTH} height={HEIGHT} fill="var(--plaster)" />
      {pictures.map((Picture, at) => (
        <svg
          key={at}
          aria-hidden="true"
          x={width * (at % columns)}
          y={height * Math.floor(at / columns)}
          width={width}
          height={height}
        >
          <Picture />
        </svg>
      ))}
      <path d={`M0 ${ROOM}H${WIDTH}`} stroke="var(--stone-dark)" stroke-width={6} />
      <g font-family={BOLD} font-weight="800" fill="var(--ink)">
        <text x={44} y={ROOM + 84} font-size={66}>
          {title}
        </text>
        {!isApp && (
          <text x={WIDTH - 100} y={ROOM + 78} font-size={32} text-anchor="end" fill="var(--ink-soft)">
            Quattro Mura
          </text>
        )}
        <g transform={`translate(${WIDTH - 84} ${ROOM + 45})`}>
          <Gate />
        </g>
      </g>
    </svg>
  );
}
