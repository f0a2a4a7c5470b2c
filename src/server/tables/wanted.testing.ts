import { API, type Body, type Given } from '../../protocol/http.ts';

/** A table to make in a test, as somebody asks for it, with the protocol's defaults. Seats stay as they are. */
export function wanted(table: Given<'makeTable'>['body']): Body<'makeTable'> {
  return API.makeTable.body.parse({ begins: 0, ...table });
}
