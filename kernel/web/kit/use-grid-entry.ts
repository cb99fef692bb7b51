import { useRef, useState } from 'react'
import type { ApiError } from '../api-error.ts'
import { useAlert } from '../alerts.ts'
import type { TypedCell } from './entry-grid.tsx'

const keyOf = (row: string, column: string) => `${row} ${column}`

/**
 * What is typed in a grid is saved as it is left, one saving after the other, so that each knows the versions that the one
 * before has made: `save` is given what was last answered, and answers anew. A cell that is refused keeps what was typed, with
 * the server's words for it, which name cells as `cells.3.kg`.
 */
export function useGridEntry<Told>(read: Told, save: (cells: readonly TypedCell[], newest: Told) => Promise<Told>) {
  const alert = useAlert()
  const [answered, setAnswered] = useState<{ of: Told; told: Told } | null>(null)
  const told = answered?.of === read ? answered.told : read
  const newest = useRef(told)
  newest.current = told
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const [typed, setTyped] = useState<ReadonlyMap<string, number | null>>(new Map())
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())

  const keep = (answer: Told) => {
    newest.current = answer
    setAnswered({ of: read, told: answer })
  }
  const saveNext = async (cells: readonly TypedCell[]) => {
    const keys = cells.map(({ row, column }) => keyOf(row, column))
    try {
      keep(await save(cells, newest.current))
      setTyped(present => without(present, keys))
      setFaults(present => without(present, keys))
    } catch (failure) {
      const { fields, message } = failure as ApiError
      if (fields.length === 0) alert.error(message)
      setFaults(present => new Map([...present, ...faultsOf(cells, fields)]))
    }
  }
  return {
    told,
    typedAt: (row: string, column: string) => typed.get(keyOf(row, column)),
    faultAt: (row: string, column: string) => faults.get(keyOf(row, column)),
    type: (cells: readonly TypedCell[]) => {
      setTyped(
        present => new Map([...present, ...cells.map(cell => [keyOf(cell.row, cell.column), cell.value] as const)]),
      )
      queue.current = queue.current.then(() => saveNext(cells))
    },
    /** Something else changes the whole, once all that was typed is saved. */
    change: async (work: () => Promise<Told>) => {
      await queue.current
      keep(await work())
    },
  }
}

const faultsOf = (cells: readonly TypedCell[], fields: ApiError['fields']) =>
  fields.flatMap(({ field, message }): [string, string][] => {
    const cell = cells[Number(field.split('.')[1])]
    return cell ? [[keyOf(cell.row, cell.column), message]] : []
  })

function without<Value>(present: ReadonlyMap<string, Value>, keys: readonly string[]) {
  const next = new Map(present)
  for (const key of keys) next.delete(key)
  return next
}
