import type { Narrowing } from '#kernel/shared/list.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import { type FilterWords, nameAmong } from '#kernel/web/kit/use-shown-filters.ts'
import { clientRoles, type CompanyToFill } from '../../member.model.ts'
import type { membersCalls } from '../../members.calls.ts'

type Props = { list: ListState; companies: readonly CompanyToFill[] }

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
          label={t('field.company')}
          choices={companies.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <ChoiceFilter
        list={list}
        name="service"
        label={t('field.service')}
        choices={services.map(({ id, label }) => ({ value: id, label }))}
      />
      <ChoiceFilter
        list={list}
        name="role"
        label={t('field.role')}
        choices={clientRoles.map(id => ({ value: id, label: t(`users.people.role.${id}`) }))}
      />
      {list.tab !== 'ended' && (
        <ChoiceFilter
          list={list}
          name="invitation"
          label={t('field.invitation')}
          choices={[{ value: 'late', label: t('users.people.invitation.late') }]}
        />
      )}
    </>
  )
}

/** What the filters of the people say; companies are undefined while they are on their way. */
export function usePeopleFilterWords(
  { companyId, serviceId, role, invitation }: Narrowing<typeof membersCalls.getPaginatedUsers.list>,
  companies: readonly CompanyToFill[] | undefined,
): FilterWords {
  const t = useT()
  return {
    company: nameAmong(companies, companyId),
    service: nameAmong(
      companies?.flatMap(({ services }) => services),
      serviceId,
    ),
    role: role && t(`users.people.role.${role}`),
    invitation: invitation && t('users.people.invitation.late'),
  }
}
