/** The head of a table of scores: a column for everybody. */
export function ScoreHead(props: {
  /** What the first column has. */
  readonly first?: string;
  readonly names: readonly string[];
}) {
  const { first, names } = props;
  return (
    <thead>
      <tr>
        {first === undefined ? <td /> : <th scope="col">{first}</th>}
        {names.map((name, seat) => (
          <th key={seat} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
