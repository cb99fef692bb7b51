import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { later } from '#kernel/web/later.tsx'
import { useLevel } from '#platform/rights/rights.web.ts'
import { groupsCalls } from '../groups.calls.ts'
import { addressOfGroup } from './directory-addresses.ts'
import { groupColumns } from './group-columns.tsx'
import { ruleInWords } from './rule-in-words.ts'

const GroupDialog = later(async () => (await import('./group-dialog.tsx')).GroupDialog)

/** The groups that the reader sees, with how many they hold and what holds them. */
export function GroupsPage() {
  const t = useT()
  const navigate = useNavigate()
  const [isMaking, setIsMaking] = useState(false)
  const table = wholeTable({
    list: useListState({ module: 'directory.groups' }),
    answer: useCall(groupsCalls.getGroups, {}),
    columns: groupColumns(t),
    textOf: group => `${group.name} ${ruleInWords(group.rule, t)}`,
  })
  const make = useLevel('annuaire/groupes') >= 2 && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setIsMaking(true)}>
      {t('directory.groups.new')}
    </Button>
  )
  return (
    <Page title={t('field.groups')} context={t('directory.groups.context')} actions={make}>
      <DataTable
        label={t('field.groups')}
        {...table}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowPath={({ id }) => addressOfGroup(id)}
        searchBy={t('directory.groups.search')}
        exportName={t('directory.groups.file')}
        empty={{ title: t('directory.groups.none'), text: t('directory.groups.none-text'), action: make }}
      />
      {isMaking && (
        <GroupDialog onSaved={({ id }) => navigate(addressOfGroup(id))} onClose={() => setIsMaking(false)} />
      )}
    </Page>
  )
}
