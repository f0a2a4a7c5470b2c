/**
 * The statements, in order, that hand everything of one player over to another; for both stores. `from` and `to` stand
 * for their ids. What the other player already has stays; what is then left of the first is deleted with it.
 */
export function carrying(from: string, to: string): readonly string[] {
  const unless = (table: string, key: string) =>
    `${key} NOT IN (SELECT ${key} FROM ${table} WHERE player = ${to})`;
  const move = (table: string, where = '') =>
    `UPDATE ${table} SET player = ${to} WHERE player = ${from}${where && ` AND ${where}`}`;
  const toOthers = (table: string) => [
    move(table, `${unless(table, 'other')} AND other <> ${to}`),
    `UPDATE ${table} SET other = ${to} WHERE other = ${from} AND player <> ${to}
     AND player NOT IN (SELECT player FROM ${table} WHERE other = ${to})`,
  ];
  return [
    // If both have a rating in a game, their histories cannot be merged into one.
    move('history', `${unless('history', 'tbl')} AND ${unless('ratings', 'game')}`),
    move('ratings', unless('ratings', 'game')),
    move('subscriptions'),
    move('wishes', `NOT EXISTS (SELECT 1 FROM wishes WHERE player = ${to})`),
    move('played', unless('played', 'source')),
    move('standing', unless('standing', 'tbl')),
    move('deals', unless('deals', 'deal')),
    move('members', unless('members', 'club')),
    ...toOthers('blocks'),
    ...toOthers('follows'),
    `UPDATE players SET owner = ${to} WHERE owner = ${from}`,
  ];
}
