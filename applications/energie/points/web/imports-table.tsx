import { useState } from 'react'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { pointsCalls } from '../points.calls.ts'
import { pointsElement } from '../points-place.model.ts'

type Import = AnswerOf<typeof pointsCalls.getPointImports>[number]

/** The files that points came from, the latest first. */
export function ImportsTable() {
  const t = useT()
  const { date, moment, number } = useFormat()
  const level = useLevel(pointsElement)
  const list = useListState({ module: 'energie.points' })
  const answer = useCall(pointsCalls.getPointImports, {})
  const { send } = useSend(pointsCalls.deletePointImport, { staysOnPage: true })
  const [deleting, setDeleting] = useState<Import | null>(null)
  const columns: Column<Import>[] = [
    { key: 'fileName', label: t('field.file'), text: ({ fileName }) => fileName },
    { key: 'meter', label: t('energie.points.meter'), text: ({ meter }) => meter },
    {
      key: 'days',
      label: t('energie.points.period'),
      text: ({ firstDay, lastDay }) => `${date(firstDay)} – ${date(lastDay)}`,
      comparedBy: ({ firstDay }) => firstDay,
    },
    { key: 'read', label: t('energie.points.read'), text: ({ read }) => number(read), align: 'end' },
    { key: 'written', label: t('energie.points.written'), text: ({ written }) => number(written), align: 'end' },
    { key: 'same', label: t('energie.points.same'), text: ({ same }) => number(same), align: 'end', hiddenBelow: 'lg' },
    {
      key: 'different',
      label: t('energie.points.different'),
      text: ({ different }) => number(different),
      align: 'end',
      hiddenBelow: 'lg',
    },
    {
      key: 'at',
      label: t('field.when'),
      text: ({ at, by }) => [moment(at), by].filter(Boolean).join(' · '),
      cell: ({ at, by, deletedAt }) =>
        deletedAt ? (
          <Chip label={t('energie.points.deleted')} tone="neutral" />
        ) : (
          [moment(at), by].filter(Boolean).join(' · ')
        ),
    },
  ]
  return (
    <>
      <DataTable
        label={t('energie.points.imports')}
        {...wholeTable({ list, answer, columns, textOf: row => `${row.fileName} ${row.meter}` })}
        rowId={row => row.id}
        rowName={row => row.fileName}
        rowActions={row =>
          level >= 3 && row.deletedAt === null
            ? [{ label: t('energie.points.delete'), onSelect: () => setDeleting(row) }]
            : []
        }
        empty={{ title: t('energie.points.no-import'), text: t('energie.points.no-import-text') }}
      />
      {deleting && (
        <Confirm
          title={t('question.deleteNamed', { name: deleting.fileName })}
          verb={t('energie.points.delete')}
          isDestructive
          onConfirm={() => send({ id: deleting.id })}
          onClose={() => setDeleting(null)}
        >
          {t('energie.points.delete-text')}
        </Confirm>
      )}
    </>
  )
}
