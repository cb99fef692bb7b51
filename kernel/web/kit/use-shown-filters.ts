import { useT } from '../i18n.ts'
import type { ShownFilter } from './data-table-props.ts'
import type { ListState } from './use-list-state.ts'

/** What each filter says; undefined where it says nothing: a place that is gone, another's company, a mistyped word. */
export type FilterWords = Record<string, string | undefined>

/** Of a value whose name is still on its way. */
export const awaitedName = '…'

/** The name of the one that is chosen; awaited as long as the choices are on their way. */
export const nameAmong = (choices: readonly { id: string; name: string }[] | undefined, chosen: string | undefined) =>
  choices ? choices.find(({ id }) => id === chosen)?.name : awaitedName

/**
 * The filters that hold, as one reads them, each to be taken away with those below it; those that say nothing to this
 * reader, all at once.
 */
export function useShownFilters(
  list: ListState,
  words: FilterWords,
  below: Partial<Record<string, readonly string[]>> = {},
): ShownFilter[] {
  const t = useT()
  const shown = Object.keys(list.filters).map(name => ({
    name,
    label: Object.hasOwn(words, name) ? words[name] : undefined,
  }))
  const unknown = shown.filter(({ label }) => label === undefined)
  const remove = (...names: string[]) => {
    for (const name of names) list.setFilter(name, null)
  }
  return [
    ...shown.flatMap(({ name, label }) =>
      label === undefined ? [] : [{ label, onRemove: () => remove(name, ...(below[name] ?? [])) }],
    ),
    ...(unknown.length > 0
      ? [
          {
            label: t('kernel.table.unknown-filter', { count: unknown.length }),
            onRemove: () => remove(...unknown.map(({ name }) => name)),
          },
        ]
      : []),
  ]
}
