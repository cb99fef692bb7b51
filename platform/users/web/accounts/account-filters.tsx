import type { t as translate } from '#kernel/web/i18n.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import { accountTypes } from '../../member.model.ts'
import { ChoiceFilter } from '../choice-filter.tsx'

export const accountRoles = ['superAdmin', 'superDev', 'adminOfClient'] as const

type Client = { id: string; name: string }

/** By client, by role, by the way of signing in. */
export function AccountFilters({ list, clients }: { list: ListState; clients: readonly Client[] }) {
  const t = useT()
  const { client, role, type } = list.filters
  return (
    <>
      <ChoiceFilter
        label={t('users.account.client')}
        value={client}
        choices={clients.map(({ id, name }) => ({ id, label: name }))}
        onChoose={id => list.setFilter('client', id)}
      />
      <ChoiceFilter
        label={t('users.people.role')}
        value={role}
        choices={accountRoles.map(id => ({ id, label: t(`users.account.role.${id}`) }))}
        onChoose={id => list.setFilter('role', id)}
      />
      <ChoiceFilter
        label={t('users.type')}
        value={type}
        choices={accountTypes.map(id => ({ id, label: t(`users.type.${id}`) }))}
        onChoose={id => list.setFilter('type', id)}
      />
    </>
  )
}

export function shownAccountFilters(t: typeof translate, list: ListState, clients: readonly Client[]) {
  const words: Record<string, string | undefined> = Object.fromEntries([
    ...clients.map(({ id, name }) => [id, name]),
    ...accountRoles.map(role => [role, t(`users.account.role.${role}`)]),
    ...accountTypes.map(type => [type, t(`users.type.${type}`)]),
  ])
  return Object.entries(list.filters).map(([filter, value]) => ({
    label: words[value] ?? '…',
    onRemove: () => list.setFilter(filter, null),
  }))
}
