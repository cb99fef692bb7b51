import type { RowGroup, RowsProps } from './data-table-props.ts'

/** The name of the group that begins with a row; none where it goes on. */
export function groupBeginning<Row>({ rows = [], groupOf }: RowsProps<Row>, index: number): RowGroup | undefined {
  const [row, former] = [rows[index], rows[index - 1]]
  if (!groupOf || row === undefined) return undefined
  const group = groupOf(row)
  return former !== undefined && groupOf(former).key === group.key ? undefined : group
}
