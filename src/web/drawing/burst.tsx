/** Sparks that fly from the origin and vanish: a small triumph. Draw it only if motion is allowed. */
export function Burst({ radius, sparks = 12 }: { readonly radius: number; readonly sparks?: number }) {
  return (
    <g class="burst" transform={`scale(${radius / 50})`}>
      {Array.from({ length: sparks }, (_, i) => (
        <g key={i} transform={`rotate(${(360 / sparks) * i})`}>
          <path class={i % 2 === 0 ? 'spark' : 'spark late'} d="M0-9 3 0 0 9-3 0Z" />
        </g>
      ))}
    </g>
  );
}
