import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Action } from '#kernel/web/kit/row-menu.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { type OfferModel, offerModelsElement } from '../offer-model.model.ts'
import { offerModelsCalls } from '../offer-models.calls.ts'
import { OfferModelDialog } from './offer-model-dialog.tsx'

const stays = { staysOnPage: true } as const

/** What offers begin with: added, changed, put aside and taken back. */
export function OfferModels() {
  const t = useT()
  const alert = useAlert()
  const level = useLevel(offerModelsElement)
  const list = useListState({ module: 'rh.offer-models', usualSize: 25 })
  const { data, ...asked } = useCall(offerModelsCalls.getOfferModels, {}, stays)
  const [edited, setEdited] = useState<OfferModel | 'new' | null>(null)
  const [told, setTold] = useState<OfferModel | null>(null)
  const [leaving, setLeaving] = useState<OfferModel | null>(null)
  const archiving = useSend(offerModelsCalls.archiveOfferModel, stays)
  const restoring = useSend(offerModelsCalls.restoreOfferModel, stays)
  const restore = async ({ id, name }: OfferModel) => {
    await restoring.send({ id })
    alert.success(t('kernel.record.was-restored', { name }))
  }
  const add = level >= 2 && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
      {t('rh.offer-models.new')}
    </Button>
  )
  const actionsOf = (row: OfferModel): Action[] => [
    ...(level >= 2 && !row.archivedAt ? [{ label: t('verb.edit'), onSelect: () => setEdited(row) }] : []),
    { label: t('field.history'), onSelect: () => setTold(row) },
    ...(level >= 3 && !row.archivedAt ? [{ label: t('verb.archive'), onSelect: () => setLeaving(row) }] : []),
    ...(level >= 3 && row.archivedAt ? [{ label: t('kernel.record.restore'), onSelect: () => void restore(row) }] : []),
  ]
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{add}</Box>
      <DataTable
        label={t('rh.offer-models.title')}
        {...wholeTable({
          list,
          answer: { ...asked, data: data?.models },
          columns: useColumns(),
          textOf: ({ name, position }) => `${name} ${position ?? ''}`,
        })}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={actionsOf}
        searchBy={t('rh.offer-models.search')}
        exportName={t('rh.offer-models.file')}
        empty={{ title: t('rh.offer-models.none'), text: t('rh.offer-models.none-text'), action: add }}
      />
      {edited && data && (
        <OfferModelDialog
          model={edited === 'new' ? null : edited}
          positions={data.positions}
          onClose={() => setEdited(null)}
        />
      )}
      {told && <HistoryDialog table="rh.offer_model" rowId={told.id} name={told.name} onClose={() => setTold(null)} />}
      {leaving && (
        <Confirm
          title={t('kernel.record.archive-title', { name: leaving.name })}
          verb={t('verb.archive')}
          onConfirm={async () => {
            await archiving.send({ id: leaving.id })
            alert.success(t('kernel.record.was-archived', { name: leaving.name }))
          }}
          onClose={() => setLeaving(null)}
        >
          {t('kernel.record.archive-text')}
        </Confirm>
      )}
    </>
  )
}

function useColumns(): Column<OfferModel>[] {
  const t = useT()
  const spoken = ({ languages }: OfferModel) => languages.map(language => t(`rh.offer.language.${language}`)).join(', ')
  return [
    { key: 'name', label: t('field.name'), text: ({ name }) => name },
    {
      key: 'position',
      label: t('rh.field.position'),
      text: ({ position }) => position ?? t('rh.offer-model.any-position'),
    },
    { key: 'languages', label: t('rh.offer-model.languages'), text: spoken, hiddenBelow: 'md' },
    {
      key: 'archivedAt',
      label: t('field.state'),
      text: ({ archivedAt }) => t(archivedAt ? 'state.archived' : 'state.active'),
      cell: ({ archivedAt }) => (
        <Chip label={t(archivedAt ? 'state.archived' : 'state.active')} tone={archivedAt ? 'neutral' : 'success'} />
      ),
      onPhone: 'badge',
    },
  ]
}
