import type { PlatformDb } from '#platform/platform-db.ts'
import type { BulkModel, Choice } from '../bulk-model.slot.ts'

/** By column, what all lines of a file may mean at once; a column with nothing to choose from is not there. */
export async function choicesOf({ columns }: BulkModel, db: PlatformDb) {
  const offered = Object.entries(columns).map(
    async ([column, { choices: chosen }]): Promise<[string, Choice[]]> => [
      column,
      [...((await chosen?.(db as never)) ?? [])],
    ],
  )
  const choices: Record<string, Choice[]> = Object.fromEntries(await Promise.all(offered))
  return Object.fromEntries(Object.entries(choices).filter(([, values]) => values.length > 0))
}

export const isOffered = (choices: Record<string, readonly Choice[]>, column: string, value: string) =>
  Object.hasOwn(choices, column) && choices[column]?.some(choice => choice.value === value)
