import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { later } from '#kernel/web/later.tsx'
import type { ExternalWorker } from '../external-worker.model.ts'
import { externalWorkersCalls } from '../register.calls.ts'
import type { Establishment } from '../register-line.model.ts'
import { nameOf } from './use-register-columns.tsx'
import { useExternalWorkerList } from './use-register-list.ts'
import { useRegisterTabs } from './use-register-tabs.ts'

const ExternalWorkerDialog = later(async () => (await import('./external-worker-dialog.tsx')).ExternalWorkerDialog)

/** People sent by others, and trainees: entered by hand, written into the register on the day that they come. */
export function ExternalWorkers({ establishment }: { establishment: Establishment }) {
  const t = useT()
  const list = useExternalWorkerList()
  const [edited, setEdited] = useState<ExternalWorker | 'new' | null>(null)
  const siret = establishment.siret ?? ''
  const { correct: mayWrite } = establishment.can
  const answer = useCall(externalWorkersCalls.getExternalWorkers, { ...list.query, siret }, { staysOnPage: true })
  const add = mayWrite && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
      {t('rh.external.add')}
    </Button>
  )
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{add}</Box>
      <DataTable
        label={t('rh.external.title')}
        list={list}
        answer={answer}
        columns={useColumns()}
        rowId={row => row.id}
        rowName={nameOf}
        rowActions={row => (mayWrite ? [{ label: t('verb.edit'), onSelect: () => setEdited(row) }] : [])}
        tabs={useRegisterTabs()}
        empty={{ title: t('rh.external.none'), text: t('rh.external.none-text'), action: add }}
      />
      {edited && (
        <ExternalWorkerDialog siret={siret} worker={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  )
}

function useColumns(): Column<ExternalWorker>[] {
  const t = useT()
  const { digits } = useFormat()
  return [
    { key: 'name', label: t('rh.register.column.lastName'), text: nameOf, cell: row => <b>{nameOf(row)}</b> },
    { key: 'kind', label: t('rh.external.kind'), text: row => t(`rh.external.kind.${row.kind}`) },
    {
      key: 'organisation',
      label: t('rh.field.organisationName'),
      text: row => row.organisationName ?? (row.tutorName && `${t('rh.register.column.tutorName')} : ${row.tutorName}`),
      hiddenBelow: 'md',
    },
    { key: 'starts', label: t('field.firstDay'), text: row => digits(row.startsOn) },
    { key: 'ends', label: t('field.lastDay'), text: row => digits(row.endsOn) },
    {
      key: 'number',
      label: t('rh.register.column.number'),
      text: row => row.entryNumber ?? t('rh.external.to-come'),
      cell: row => row.entryNumber ?? <Chip label={t('rh.external.to-come')} tone="info" />,
      onPhone: 'badge',
    },
  ]
}
