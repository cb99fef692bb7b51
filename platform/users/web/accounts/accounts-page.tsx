import DevicesOutlined from '~icons/ic/outline-devices'
import FolderOpenOutlined from '~icons/ic/outline-folder-open'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall, usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { roundBelow } from '#kernel/web/kit/round-below.ts'
import type { Action } from '#kernel/web/kit/row-menu.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { type AccountRow, accountStates } from '../../account.model.ts'
import { accountsCalls } from '../../accounts.calls.ts'
import { listedName } from '../../person-names.model.ts'
import { addressOfAccount, addressOfDevices } from './account-addresses.ts'
import { accountColumns } from './account-columns.tsx'
import { AccountFilters, useAccountFilterWords } from './account-filters.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { useOpenAccount } from './use-open-account.ts'

/** Everybody who has an account, whatever the client. */
export function AccountsPage() {
  const t = useT()
  const { number } = useFormat()
  const navigate = useNavigate()
  const reopen = useOpenAccount()
  const [closing, setClosing] = useState<AccountRow[] | null>(null)
  const list = useList(accountsCalls.getAllUsers, { module: 'users-accounts' })
  const clients = useCall(accountsCalls.getClientsOfAccounts, {}, { staleTime: 60_000 }).data
  const filters = useShownFilters(list, useAccountFilterWords(list.narrowing, clients))
  const answer = usePages(accountsCalls.getAllUsers, list.query)

  const actionsOf = (account: AccountRow): Action[] => [
    {
      label: t('verb.openRecord'),
      icon: <FolderOpenOutlined fontSize="small" />,
      onSelect: () => navigate(addressOfAccount(account.id)),
    },
    {
      label: t('users.account.devices'),
      icon: <DevicesOutlined fontSize="small" />,
      onSelect: () => navigate(addressOfDevices(account.id)),
    },
    ...(account.can.lead && account.state === 'active'
      ? [{ label: t('users.account.close'), isDestructive: true, onSelect: () => setClosing([account]) }]
      : []),
    ...(account.can.lead && account.state === 'disabled'
      ? [{ label: t('users.account.open'), onSelect: () => reopen(account) }]
      : []),
  ]

  return (
    <Page
      title={t('users.accounts.title')}
      context={
        answer.data &&
        (answer.data.totalIsExact
          ? t('users.accounts.count', { count: answer.data.total, number: number(answer.data.total) })
          : t('users.accounts.more-than', {
              count: answer.data.total,
              number: number(roundBelow(answer.data.total)),
            }))
      }
    >
      <DataTable
        label={t('users.accounts.title')}
        list={list}
        answer={answer}
        columns={accountColumns(t)}
        rowId={row => row.id}
        rowName={listedName}
        rowPath={row => addressOfAccount(row.id)}
        rowActions={actionsOf}
        bulkActions={[{ label: t('users.account.close'), isDestructive: true, onSelect: rows => setClosing(rows) }]}
        tabs={[
          { value: '', label: t('users.accounts.tab-all') },
          ...accountStates.map(value => ({ value, label: t(`users.accounts.tab-${value}`) })),
        ]}
        searchBy={t('users.people.search')}
        filters={filters}
        filterPanel={<AccountFilters list={list} clients={clients ?? []} />}
        empty={{ title: t('users.accounts.none') }}
        exportName={t('users.accounts.file')}
      />
      {closing && <CloseDialog accounts={closing} onClose={() => setClosing(null)} />}
    </Page>
  )
}
