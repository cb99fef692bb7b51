import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import type { ListAnswer } from '#kernel/web/kit/data-table-props.ts'
import type { Action } from '#kernel/web/kit/row-menu.tsx'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import type { PositionRow } from '../position.model.ts'
import { positionsCalls } from '../positions.calls.ts'
import { FollowUpChip } from './follow-up-chip.tsx'
import { addressOfPosition } from './position-addresses.ts'

type Props = { list: ListState; answer: ListAnswer<PositionRow>; isArchived: boolean; add: ReactNode }

export function PositionsTable({ list, answer, isArchived, add }: Props) {
  const t = useT()
  const columns = useColumns()
  const { actionsOf, leaving, stay, archive } = useActions()
  const [told, setTold] = useState<PositionRow | null>(null)
  return (
    <>
      <DataTable
        label={t('rh.field.positions')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={row => row.id}
        rowName={row => row.name}
        rowPath={row => addressOfPosition(row.id)}
        rowActions={row => [...actionsOf(row), { label: t('field.history'), onSelect: () => setTold(row) }]}
        tabs={[
          { value: 'active', label: t('rh.positions.tab-active') },
          { value: 'archived', label: t('rh.positions.tab-archived') },
        ]}
        searchBy={t('rh.positions.search')}
        exportName={t('rh.positions.file')}
        empty={
          isArchived
            ? { title: t('rh.positions.none-archived') }
            : { title: t('rh.positions.none'), text: t('rh.positions.none-text'), action: add }
        }
      />
      {told && <HistoryDialog table="rh.position" rowId={told.id} name={told.name} onClose={() => setTold(null)} />}
      {leaving && (
        <Confirm
          title={t('kernel.record.archive-title', { name: leaving.name })}
          verb={t('rh.position.archive')}
          onConfirm={() => archive(leaving)}
          onClose={stay}
        >
          {leaving.headcount > 0 && (
            <Typography>{t('rh.position.archive-held', { count: leaving.headcount })}</Typography>
          )}
          {t('rh.position.archive-text')}
        </Confirm>
      )}
    </>
  )
}

function useColumns(): Column<PositionRow>[] {
  const t = useT()
  const { number } = useFormat()
  return [
    {
      key: 'name',
      label: t('rh.field.position'),
      text: row => row.name,
      cell: row => (
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
            {row.name}
          </Typography>
          <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary', maxWidth: 420 }}>
            {row.description || t('rh.position.no-description')}
          </Typography>
        </Box>
      ),
    },
    {
      key: 'csp',
      label: t('rh.field.cspCode'),
      text: row => row.csp && `${row.csp.code} · ${row.csp.label}`,
      hiddenBelow: 'md',
    },
    {
      key: 'followUp',
      label: t('rh.position.follow-up'),
      text: row => row.medicalFollowUp,
      cell: row => <FollowUpChip followUp={row.medicalFollowUp} isShort />,
      onPhone: 'badge',
    },
    { key: 'headcount', label: t('rh.field.headcount'), text: row => number(row.headcount), align: 'end' },
  ]
}

function useActions() {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState<PositionRow | null>(null)
  const sending = { staysOnPage: true }
  const archiving = useSend(positionsCalls.archivePosition, sending)
  const restoring = useSend(positionsCalls.editPost, {
    ...sending,
    onDone: ({ name }) => alert.success(t('rh.position.restored', { name })),
  })
  const archive = async ({ id, name }: PositionRow) => {
    await archiving.send({ id })
    alert.success(t('rh.position.archived', { name }))
  }
  const actionsOf = (row: PositionRow): Action[] => [
    {
      label: t(row.can.edit && !row.archivedAt ? 'verb.edit' : 'verb.open'),
      onSelect: () => navigate(addressOfPosition(row.id)),
    },
    ...(row.can.archive && !row.archivedAt
      ? [{ label: t('rh.position.archive'), onSelect: () => setLeaving(row) }]
      : []),
    ...(row.can.edit && row.archivedAt
      ? [
          {
            label: t('verb.restore'),
            onSelect: () => restoring.start({ position: { id: row.id, version: row.version, archived: false } }),
          },
        ]
      : []),
  ]
  return { actionsOf, leaving, stay: () => setLeaving(null), archive }
}
