import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import type { useList } from '#kernel/web/kit/use-list.ts'
import { qualityStatuses, type StockSummary } from '../lot.model.ts'
import type { lotsCalls } from '../lots.calls.ts'

type Props = { list: ReturnType<typeof useList<typeof lotsCalls.getLots.list>>; summary: StockSummary | undefined }

/** By family, place and what holds a lot. */
export function StockFilters({ list, summary }: Props) {
  const t = useT()
  const choices = [
    {
      name: 'family',
      label: t('trade.family'),
      choices: (summary?.families ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'place',
      label: t('atelier.lot.place'),
      choices: (summary?.places ?? []).map(({ location }) => ({ value: location.id, label: location.name })),
    },
    {
      name: 'status',
      label: t('field.state'),
      choices: qualityStatuses.map(value => ({ value, label: t(`atelier.lot.status.${value}`) })),
    },
  ]
  return choices.map(choice => <ChoiceFilter key={choice.name} list={list} {...choice} />)
}
