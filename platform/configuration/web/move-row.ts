/** The list with one of its rows so many places further. */
export function moveRow<Row extends { id: string }>(rows: readonly Row[], id: string, by: number): Row[] {
  const at = rows.findIndex(row => row.id === id)
  const others = rows.filter(row => row.id !== id)
  return [...others.slice(0, at + by), ...rows.slice(at, at + 1), ...others.slice(at + by)]
}
