import { useRef, useState } from 'react'
import type { ApiError } from '../api-error.ts'
import { useAlert } from '../alerts.ts'
import type { TypedCell } from './entry-grid.tsx'

const keyOf = (row: string, column: string) => `${row} ${column}`
const keyOfCell = ({ row, column }: TypedCell) => keyOf(row, column)

/**
 * What is typed in a grid is saved as it is left, one saving after the other, so that each knows the versions that the one
 * before has made: `save` is given what was last answered, and answers anew. Cells that were left together are kept together
 * or not at all: when they are refused each keeps what was typed and says so, with the server's words for it, which name cells
 * as `cells.3.kg`, and all of them go again with the one that is corrected.
 */
export function useGridEntry<Told>(read: Told, save: (cells: readonly TypedCell[], newest: Told) => Promise<Told>) {
  const alert = useAlert()
  const [answered, setAnswered] = useState<{ of: Told; told: Told } | null>(null)
  const told = answered?.of === read ? answered.told : read
  const newest = useRef({ read, told })
  newest.current = { read, told }
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const [typed, setTyped] = useState<ReadonlyMap<string, number | null>>(new Map())
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())

  /** Newer than what the page has read up to now, whenever the saving began. */
  const keep = (answer: Told) => {
    newest.current = { ...newest.current, told: answer }
    setAnswered({ of: newest.current.read, told: answer })
  }
  const refused = useRef<readonly (readonly TypedCell[])[]>([])
  const withRefused = (left: readonly TypedCell[]) => {
    const keys = new Set(left.map(keyOfCell))
    const [again, others] = parted(refused.current, cells => cells.some(cell => keys.has(keyOfCell(cell))))
    refused.current = others
    return [...new Map([...again.flat(), ...left].map(cell => [keyOfCell(cell), cell])).values()]
  }
  const saveNext = async (left: readonly TypedCell[]) => {
    const cells = withRefused(left)
    const keys = cells.map(keyOfCell)
    try {
      keep(await save(cells, newest.current.told))
      setTyped(present => without(present, keys))
      setFaults(present => without(present, keys))
    } catch (failure) {
      const { fields, message } = failure as ApiError
      if (fields.length === 0) alert.error(message)
      refused.current = [...refused.current, cells]
      const unnamed = keys.map((key): [string, string] => [key, message])
      setFaults(present => new Map([...present, ...unnamed, ...faultsOf(cells, fields)]))
    }
  }
  return {
    told,
    typedAt: (row: string, column: string) => typed.get(keyOf(row, column)),
    faultAt: (row: string, column: string) => faults.get(keyOf(row, column)),
    type: (cells: readonly TypedCell[]) => {
      setTyped(present => new Map([...present, ...cells.map(cell => [keyOfCell(cell), cell.value] as const)]))
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
    return cell ? [[keyOfCell(cell), message]] : []
  })

function parted<One>(all: readonly One[], isMeant: (one: One) => boolean) {
  return [all.filter(isMeant), all.filter(one => !isMeant(one))] as const
}

function without<Value>(present: ReadonlyMap<string, Value>, keys: readonly string[]) {
  const next = new Map(present)
  for (const key of keys) next.delete(key)
  return next
}
