import type { Narrowing } from '#kernel/shared/list.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import { type FilterWords, nameAmong } from '#kernel/web/kit/use-shown-filters.ts'
import { accountsCalls } from '../../accounts.calls.ts'

const { role: roles, type: types } = accountsCalls.getAllUsers.list.filters

type Client = { id: string; name: string }

/** By client, by role, by the way of signing in. */
export function AccountFilters({ list, clients }: { list: ListState; clients: readonly Client[] }) {
  const t = useT()
  return (
    <>
      <ChoiceFilter
        list={list}
        name="client"
        label={t('field.client')}
        choices={clients.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ChoiceFilter
        list={list}
        name="role"
        label={t('field.role')}
        choices={roles.values.map(id => ({ value: id, label: t(`users.account.role.${id}`) }))}
      />
      <ChoiceFilter
        list={list}
        name="type"
        label={t('users.type')}
        choices={types.values.map(id => ({ value: id, label: t(`users.type.${id}`) }))}
      />
    </>
  )
}

/** What the filters of the accounts say; clients are undefined while they are on their way. */
export function useAccountFilterWords(
  { memberOf, role, type }: Narrowing<typeof accountsCalls.getAllUsers.list>,
  clients: readonly Client[] | undefined,
): FilterWords {
  const t = useT()
  return {
    client: nameAmong(clients, memberOf),
    role: role && t(`users.account.role.${role}`),
    type: type && t(`users.type.${type}`),
  }
}
