import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import { Link, useSearchParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { importsCalls } from '../imports.calls.ts'
import { FormerRuns } from './former-runs.tsx'
import { NewImport } from './new-import.tsx'
import { RunView } from './run-view.tsx'
import { addressOfImports, supportDesk } from './support-desk.ts'

/** People brought in from a client's own file: a new run, the former ones, or one of them from step to step. */
export function ImportPage() {
  const t = useT()
  const [address] = useSearchParams()
  const choices = useCall(importsCalls.getImportChoices, {})
  const { models = [], clients = [] } = choices.data ?? {}
  const asked = clients.find(({ id }) => id === address.get('client'))
  const client = asked ?? (clients.length === 1 ? clients[0] : undefined)
  const runId = address.get('run')

  return (
    <Page
      title={t('imports.title')}
      context={client && runId ? client.name : t('imports.context')}
      actions={
        runId && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<Add />}
            component={Link}
            to={addressOfImports({ clientId: client?.id })}
          >
            {t('imports.new')}
          </Button>
        )
      }
    >
      {choices.error && <Failed error={choices.error} onRetry={choices.refetch} />}
      {choices.data && clients.length === 0 && (
        <Empty title={t('imports.no-client')} text={t('imports.no-client-text')} />
      )}
      {client && runId && <RunView key={runId} desk={supportDesk(client.id)} runId={runId} models={models} />}
      {!runId && clients.length > 0 && <NewImport models={models} clients={clients} client={client} />}
      {!runId && client?.isOpen && <FormerRuns key={client.id} desk={supportDesk(client.id)} models={models} />}
    </Page>
  )
}
