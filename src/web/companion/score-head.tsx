/** The head of a score table, with one column per player. */
export function ScoreHead(props: {
  /** The heading of the first column. */
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
