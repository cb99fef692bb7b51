import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import { type FilterWords, nameAmong } from '#kernel/web/kit/use-shown-filters.ts'
import { documentKindsCalls } from '#rh/employee-documents/document-kinds.calls.ts'
import { deadlineStates, usualWithin, withinChoices } from '../deadline.model.ts'
import type { DeadlineList } from './use-deadline-list.ts'

export type Company = { id: string; name: string }
type Props = { list: ListState; companies: readonly Company[] }

/** Kinds whose papers end; undefined while they are on their way. */
const useKinds = () =>
  useCall(documentKindsCalls.getDocumentKinds, {})
    .data?.filter(({ hasExpiry }) => hasExpiry)
    .map(({ code, label }) => ({ id: code, name: label }))

export function DeadlineFilters({ list, companies }: Props) {
  const t = useT()
  const kinds = useKinds() ?? []
  return (
    <>
      <ChoiceFilter
        list={list}
        label={t('rh.deadlines.kind')}
        name="kind"
        choices={kinds.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ChoiceFilter
        list={list}
        label={t('field.state')}
        name="state"
        choices={deadlineStates.map(value => ({ value, label: t(`rh.deadlines.state-${value}`) }))}
      />
      <ChoiceFilter
        list={list}
        label={t('rh.deadlines.within')}
        name="within"
        choices={withinChoices
          .filter(days => days !== usualWithin)
          .map(days => ({ value: String(days), label: t('rh.deadlines.days', { count: days }) }))}
      />
      {companies.length > 1 && (
        <ChoiceFilter
          list={list}
          label={t('field.company')}
          name="company"
          choices={companies.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  )
}

/** What the filters of the deadlines say. */
export function useFilterWords(
  { within, narrowing: { kind, state, companyId } }: Pick<DeadlineList, 'narrowing' | 'within'>,
  companies: readonly Company[] | undefined,
): FilterWords {
  const t = useT()
  const kinds = useKinds()
  return {
    kind: nameAmong(kinds, kind),
    state: state && t(`rh.deadlines.state-${state}`),
    within: within && t('rh.deadlines.within-days', { days: t('rh.deadlines.days', { count: within }) }),
    company: nameAmong(companies, companyId),
  }
}
