import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { messageStates } from '../message.model.ts'
import { messagesCalls } from '../messages.calls.ts'
import { addressOfMessage, newMessageAddress } from './directory-addresses.ts'
import { messageColumns } from './message-columns.tsx'

/** What one has written: drafts, what is planned, what was sent and how it arrived. */
export function MessagesPage() {
  const t = useT()
  const list = useList(messagesCalls.getMessages, { module: 'directory.messages' })
  const answer = useCall(messagesCalls.getMessages, list.query, { refetchInterval: 5_000 })
  const write = useLevel('annuaire/messages') >= 2 && (
    <Button component={Link} to={newMessageAddress} variant="contained" startIcon={<Add />}>
      {t('directory.messages.new')}
    </Button>
  )
  return (
    <Page title={t('field.messages')} context={t('directory.messages.context')} actions={write}>
      <DataTable
        label={t('field.messages')}
        list={list}
        answer={answer}
        columns={messageColumns(t)}
        rowId={({ id }) => id}
        rowName={({ subject }) => subject}
        rowPath={({ id }) => addressOfMessage(id)}
        tabs={['', ...messageStates].map(value => ({
          value,
          label: t(value ? `directory.messages.tab-${value}` : 'directory.messages.all'),
        }))}
        exportName={t('directory.messages.file')}
        empty={{ title: t('directory.messages.none'), text: t('directory.messages.none-text'), action: write }}
      />
    </Page>
  )
}
