import { useT } from '../i18n.ts'
import { FilterSelect } from './filter-select.tsx'
import type { ListState } from './use-list-state.ts'

type Props = {
  list: ListState
  /** Of the filter, in the address of the page. */
  name: string
  label: string
  choices: readonly { value: string; label: string }[]
}

/** Keeps the rows of one kind, or all of them. */
export function ChoiceFilter({ list, name, label, choices }: Props) {
  const t = useT()
  return (
    <FilterSelect
      label={label}
      choices={choices}
      chosen={list.filters[name] ?? null}
      onChoose={value => list.setFilter(name, value)}
      all={t('kernel.table.every')}
      fillsItsPlace
    />
  )
}
