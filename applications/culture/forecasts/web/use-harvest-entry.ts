import { useSend } from '#kernel/web/api.ts'
import { useGridEntry } from '#kernel/web/kit/use-grid-entry.ts'
import type { HarvestForecast } from '../forecast.model.ts'
import { forecastsCalls } from '../forecasts.calls.ts'

/** Kilograms by crop and day, saved as they are typed; weeks are validated once all is saved. */
export function useHarvestEntry(read: HarvestForecast) {
  const stays = { staysOnPage: true } as const
  const saving = useSend(forecastsCalls.saveHarvestForecast, stays)
  const validation = useSend(forecastsCalls.validateHarvestForecast, stays)
  const { told, change, ...entry } = useGridEntry(read, (cells, newest) => {
    const versionOf = (plantingId: string, day: string) =>
      newest.rows.find(row => row.plantingId === plantingId)?.cells.find(cell => cell.day === day)?.version ?? 0
    return saving.send({
      cells: cells.map(({ row, column, value }) => ({
        plantingId: row,
        day: column,
        kg: value,
        version: versionOf(row, column),
      })),
    })
  })
  return {
    ...entry,
    forecast: told,
    isSending: saving.isSending || validation.isSending,
    validate: (year: number, week: number) => change(() => validation.send({ year, week })),
  }
}

export type HarvestEntry = ReturnType<typeof useHarvestEntry>
