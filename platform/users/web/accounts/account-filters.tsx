import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { idIn, oneOf } from '#kernel/web/kit/filter-values.ts'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import { type FilterWords, nameAmong } from '#kernel/web/kit/use-shown-filters.ts'
import { accountTypes } from '../../member.model.ts'

const accountRoles = ['superAdmin', 'superDev', 'adminOfClient'] as const

type Client = { id: string; name: string }

/** What an address says that means nothing narrows nothing. */
export const accountFiltersIn = ({ filters }: Pick<ListState, 'filters'>) => ({
  client: idIn(filters.client),
  role: oneOf(accountRoles, filters.role),
  type: oneOf(accountTypes, filters.type),
})

/** By client, by role, by the way of signing in. */
export function AccountFilters({ list, clients }: { list: ListState; clients: readonly Client[] }) {
  const t = useT()
  return (
    <>
      <ChoiceFilter
        list={list}
        name="client"
        label={t('users.account.client')}
        choices={clients.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ChoiceFilter
        list={list}
        name="role"
        label={t('users.people.role')}
        choices={accountRoles.map(id => ({ value: id, label: t(`users.account.role.${id}`) }))}
      />
      <ChoiceFilter
        list={list}
        name="type"
        label={t('users.type')}
        choices={accountTypes.map(id => ({ value: id, label: t(`users.type.${id}`) }))}
      />
    </>
  )
}

/** What the filters of the accounts say; clients are undefined while they are on their way. */
export function useAccountFilterWords(list: ListState, clients: readonly Client[] | undefined): FilterWords {
  const t = useT()
  const { client, role, type } = accountFiltersIn(list)
  return {
    client: nameAmong(clients, client),
    role: role && t(`users.account.role.${role}`),
    type: type && t(`users.type.${type}`),
  }
}
