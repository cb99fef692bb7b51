import Add from '~icons/ic/baseline-add'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { BulkAction } from '#kernel/web/kit/data-table-props.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { addressOfEnvelope, newEnvelopePath } from '../envelope-place.model.ts'
import { type ApplicationWithWork, type Envelope, envelopeStates, tabs } from '../envelope.model.ts'
import { envelopesCalls } from '../envelopes.calls.ts'
import { ApplicationChips } from './application-chips.tsx'
import { type BulkTask, BulkDialog } from './bulk-dialog.tsx'
import { useEnvelopeColumns } from './envelope-columns.tsx'
import { useEnvelopeChanged } from './use-envelope-changed.ts'

const none: readonly ApplicationWithWork[] = []

type Props = {
  /** All that one reads of an application; without it, what concerns oneself, wherever. */
  applicationId?: number
}

/** Envelopes by what becomes of them: those that wait for the reader first. */
export function EnvelopesPage({ applicationId }: Props) {
  const t = useT()
  useEnvelopeChanged()
  const [task, setTask] = useState<BulkTask | null>(null)
  const scope = applicationId === undefined ? {} : { applicationId }
  const module = applicationId === undefined ? 'envelopes' : `envelopes.${applicationId}`
  const list = useList(envelopesCalls.getEnvelopes, { module, usualTab: 'toSign' })
  const answer = useCall(envelopesCalls.getEnvelopes, { ...list.query, ...scope }, { keepsFormer: true })
  const counts = useCall(envelopesCalls.getEnvelopeTabs, scope).data
  const applications = counts?.applications ?? none
  const columns = useEnvelopeColumns(applications)
  const { state, application } = list.narrowing
  const bulkActions = actionsOf(list.tab, t, setTask)
  const filters = useShownFilters(list, {
    state: state && t(`envelopes.state.${state}`),
    application: application && (applications.find(({ id }) => String(id) === application)?.name ?? application),
  })
  return (
    <Page
      title={t('envelopes.title')}
      context={counts && t('envelopes.context', { count: counts.toSign })}
      actions={
        <Button component={Link} to={newEnvelopePath} variant="outlined" color="inherit" startIcon={<Add />}>
          {t('envelopes.new')}
        </Button>
      }
    >
      {counts && !counts.isReady && <Alert severity="warning">{t('envelopes.not-ready-text')}</Alert>}
      <ApplicationChips list={list} applications={applications} />
      <DataTable
        label={t('envelopes.title')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={row => row.id}
        rowName={row => row.subject}
        rowPath={row => addressOfEnvelope(row.id)}
        tabs={tabs.map(value => ({ value, label: t(`envelopes.tab.${value}`), count: counts?.[value] }))}
        {...(bulkActions.length > 0 && { bulkActions })}
        searchBy={t('envelopes.search')}
        filters={filters}
        filterPanel={
          <ChoiceFilter
            list={list}
            name="state"
            label={t('field.state')}
            choices={envelopeStates.map(value => ({ value, label: t(`envelopes.state.${value}`) }))}
          />
        }
        exportName={t('envelopes.title')}
        empty={{ title: t(`envelopes.none.${list.tab}`), text: t('envelopes.none-text') }}
      />
      {task && <BulkDialog task={task} onClose={() => setTask(null)} />}
    </Page>
  )
}

function actionsOf(tab: string, t: ReturnType<typeof useT>, onTask: (task: BulkTask) => void): BulkAction<Envelope>[] {
  const action = (kind: BulkTask['kind'], isDestructive = false): BulkAction<Envelope> => ({
    label: t(`envelopes.bulk.${kind}`),
    isDestructive,
    onSelect: (envelopes, done) => onTask({ kind, envelopes, done }),
  })
  if (tab === 'toSign') return [action('sign')]
  if (tab === 'waiting') return [action('send'), action('remind'), action('cancel', true)]
  return []
}
