import type { t as translate } from '#kernel/web/i18n.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import { ChoiceFilter } from '../choice-filter.tsx'
import { clientRoles, type CompanyToFill } from '../../member.model.ts'

type Props = { list: ListState; companies: readonly CompanyToFill[] }

/** By company, by service of it, by role. */
export function PeopleFilters({ list, companies }: Props) {
  const t = useT()
  const { company, service, role } = list.filters
  const services = companies
    .filter(({ id }) => !company || id === company)
    .flatMap(({ name, services: own }) => own.map(one => ({ id: one.id, label: `${one.name} (${name})` })))
  return (
    <>
      {companies.length > 1 && (
        <ChoiceFilter
          label={t('users.people.company')}
          value={company}
          choices={companies.map(({ id, name }) => ({ id, label: name }))}
          onChoose={id => list.setFilter('company', id)}
        />
      )}
      <ChoiceFilter
        label={t('users.people.service')}
        value={service}
        choices={services}
        onChoose={id => list.setFilter('service', id)}
      />
      <ChoiceFilter
        label={t('users.people.role')}
        value={role}
        choices={clientRoles.map(id => ({ id, label: t(`users.people.role.${id}`) }))}
        onChoose={id => list.setFilter('role', id)}
      />
    </>
  )
}

/** The filters that hold, as one reads them. */
export function shownFilters(t: typeof translate, { list, companies }: Props) {
  const names: Record<string, string | undefined> = Object.fromEntries([
    ...companies.map(({ id, name }) => [id, name]),
    ...companies.flatMap(({ services }) => services.map(({ id, name }) => [id, name])),
    ...clientRoles.map(role => [role, t(`users.people.role.${role}`)]),
  ])
  return Object.entries(list.filters).map(([filter, value]) => ({
    label: names[value] ?? '…',
    onRemove: () => list.setFilter(filter, null),
  }))
}
