/** The journal of a client's changes. */
export const journalAddress = '/administration/journal'

type Shown = { support?: boolean; from?: string; to?: string; table?: string; row?: string }

/** The journal with its filters set, so that a figure elsewhere leads to the rows behind it. Instants bound it. */
export function journalOf({ support, from, to, table, row }: Shown) {
  const filters = new URLSearchParams({
    ...(support && { 'f.support': 'true' }),
    ...(from && { 'f.from': from }),
    ...(to && { 'f.to': to }),
    ...(table && { 'f.table': table }),
    ...(row && { 'f.row': row }),
  })
  return `${journalAddress}?${filters}`
}
