import { useRef, useState } from 'react'
import type { ApiError } from '#kernel/web/api-error.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import type { TypedCell } from '#kernel/web/kit/entry-grid.tsx'
import type { HarvestForecast } from '../forecast.model.ts'
import { forecastsCalls } from '../forecasts.calls.ts'

type Typed = ReadonlyMap<string, number | null>
const keyOf = (plantingId: string, day: string) => `${plantingId} ${day}`

/**
 * What is typed is saved cell by cell, one saving after the other, so that each knows the version that the one before has
 * made. A cell that is refused keeps what was typed, with the words for it.
 */
export function useHarvestEntry(read: HarvestForecast) {
  const alert = useAlert()
  const [answered, setAnswered] = useState<{ of: HarvestForecast; forecast: HarvestForecast } | null>(null)
  const forecast = answered?.of === read ? answered.forecast : read
  const newest = useRef(forecast)
  newest.current = forecast
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const [typed, setTyped] = useState<Typed>(new Map())
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const { send, isSending } = useSend(forecastsCalls.saveHarvestForecast, { staysOnPage: true })
  const validation = useSend(forecastsCalls.validateHarvestForecast, { staysOnPage: true })

  const versionOf = (plantingId: string, day: string) =>
    newest.current.rows.find(row => row.plantingId === plantingId)?.cells.find(cell => cell.day === day)?.version ?? 0
  const keep = (told: HarvestForecast) => {
    newest.current = told
    setAnswered({ of: read, forecast: told })
  }
  const save = async (cells: readonly TypedCell[]) => {
    const keys = cells.map(({ row, column }) => keyOf(row, column))
    try {
      keep(
        await send({
          cells: cells.map(({ row, column, value }) => ({
            plantingId: row,
            day: column,
            kg: value,
            version: versionOf(row, column),
          })),
        }),
      )
      setTyped(present => without(present, keys))
      setFaults(present => without(present, keys))
    } catch (failure) {
      const { fields, message } = failure as ApiError
      if (fields.length === 0) alert.error(message)
      setFaults(present => {
        const next = new Map(present)
        for (const { field, message: words } of fields) {
          const cell = cells[Number(field.split('.')[1])]
          if (cell) next.set(keyOf(cell.row, cell.column), words)
        }
        return next
      })
    }
  }
  return {
    forecast,
    isSending: isSending || validation.isSending,
    typedAt: (plantingId: string, day: string) => typed.get(keyOf(plantingId, day)),
    faultAt: (plantingId: string, day: string) => faults.get(keyOf(plantingId, day)),
    type: (cells: readonly TypedCell[]) => {
      setTyped(
        present => new Map([...present, ...cells.map(cell => [keyOf(cell.row, cell.column), cell.value] as const)]),
      )
      queue.current = queue.current.then(() => save(cells))
    },
    validate: async (year: number, week: number) => {
      await queue.current
      keep(await validation.send({ year, week }))
    },
  }
}

function without<Value>(present: ReadonlyMap<string, Value>, keys: readonly string[]) {
  const next = new Map(present)
  for (const key of keys) next.delete(key)
  return next
}

export type HarvestEntry = ReturnType<typeof useHarvestEntry>
