import { useState } from 'react'

/** Rows that a person has ticked, kept while he turns the pages. */
export function useSelection<Row>(rowId: (row: Row) => string) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())

  const toggle = (rows: readonly Row[], isChosen: boolean) => {
    const next = new Map(chosen)
    for (const row of rows) {
      if (isChosen) next.set(rowId(row), row)
      else next.delete(rowId(row))
    }
    setChosen(next)
  }
  const has = (row: Row) => chosen.has(rowId(row))
  const stateOf = (rows: readonly Row[]) => {
    const count = rows.filter(has).length
    return { isAll: rows.length > 0 && count === rows.length, isSome: count > 0 && count < rows.length }
  }
  return { rows: [...chosen.values()], has, stateOf, toggle, clear: () => setChosen(new Map()) }
}

export type Selection<Row> = ReturnType<typeof useSelection<Row>>
