import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { idIn, oneOf } from '#kernel/web/kit/filter-values.ts'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import { type FilterWords, nameAmong } from '#kernel/web/kit/use-shown-filters.ts'
import { clientRoles, type CompanyToFill } from '../../member.model.ts'

type Props = { list: ListState; companies: readonly CompanyToFill[] }

/** What an address says that means nothing narrows nothing. */
export const peopleFiltersIn = ({ filters }: Pick<ListState, 'filters'>) => ({
  company: idIn(filters.company),
  service: idIn(filters.service),
  role: oneOf(clientRoles, filters.role),
  invitation: oneOf(['late'], filters.invitation),
})

/** By company, by service of it, by role, by how long an invitation waits. */
export function PeopleFilters({ list, companies }: Props) {
  const t = useT()
  const { company } = list.filters
  const services = companies
    .filter(({ id }) => !company || id === company)
    .flatMap(({ name, services: own }) => own.map(one => ({ id: one.id, label: `${one.name} (${name})` })))
  return (
    <>
      {companies.length > 1 && (
        <ChoiceFilter
          list={list}
          name="company"
          label={t('users.people.company')}
          choices={companies.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <ChoiceFilter
        list={list}
        name="service"
        label={t('users.people.service')}
        choices={services.map(({ id, label }) => ({ value: id, label }))}
      />
      <ChoiceFilter
        list={list}
        name="role"
        label={t('users.people.role')}
        choices={clientRoles.map(id => ({ value: id, label: t(`users.people.role.${id}`) }))}
      />
      {list.tab !== 'ended' && (
        <ChoiceFilter
          list={list}
          name="invitation"
          label={t('users.people.invitation')}
          choices={[{ value: 'late', label: t('users.people.invitation.late') }]}
        />
      )}
    </>
  )
}

/** What the filters of the people say; companies are undefined while they are on their way. */
export function usePeopleFilterWords(list: ListState, companies: readonly CompanyToFill[] | undefined): FilterWords {
  const t = useT()
  const { company, service, role, invitation } = peopleFiltersIn(list)
  return {
    company: nameAmong(companies, company),
    service: nameAmong(
      companies?.flatMap(({ services }) => services),
      service,
    ),
    role: role && t(`users.people.role.${role}`),
    invitation: invitation && t('users.people.invitation.late'),
  }
}
