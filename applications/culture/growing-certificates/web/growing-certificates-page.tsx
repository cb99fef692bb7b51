import { usePages, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { RecordsPage } from '#kernel/web/kit/records-page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { growingCertificatesElement, type GrowingCertificate } from '../growing-certificate.model.ts'
import { growingCertificatesCalls } from '../growing-certificates.calls.ts'
import { DaysLeft, daysLeft } from './days-left.tsx'
import { GrowingCertificateDialog } from './growing-certificate-dialog.tsx'

export function GrowingCertificatesPage() {
  const t = useT()
  const { date } = useFormat()
  const level = useLevel(growingCertificatesElement)
  const list = useList(growingCertificatesCalls.getPaginatedGrowingCertificates, {
    module: 'culture.growing-certificates',
    usualTab: 'active',
  })
  const answer = usePages(growingCertificatesCalls.getPaginatedGrowingCertificates, list.query)
  const archiving = useSend(growingCertificatesCalls.archiveGrowingCertificate, { staysOnPage: true })
  const restoring = useSend(growingCertificatesCalls.restoreGrowingCertificate, { staysOnPage: true })
  const columns: Column<GrowingCertificate>[] = [
    { key: 'name', label: t('field.name'), text: ({ name }) => name },
    {
      key: 'standard',
      label: t('culture.growing-certificates.standard'),
      text: row => t(`culture.growing-certificates.standard.${row.standard}`),
    },
    { key: 'number', label: t('culture.growing-certificates.number'), text: row => row.number },
    { key: 'body', label: t('culture.growing-certificates.body'), text: row => row.body, hiddenBelow: 'md' },
    {
      key: 'validFrom',
      label: t('culture.growing-certificates.valid-from'),
      text: row => row.validFrom && date(row.validFrom),
    },
    {
      key: 'validTo',
      label: t('culture.growing-certificates.valid-to'),
      text: row => row.validTo && date(row.validTo),
    },
    {
      key: 'left',
      label: t('culture.growing-certificates.left'),
      text: row => daysLeft(row.validTo),
      cell: row => <DaysLeft validTo={row.validTo} />,
      onPhone: 'badge',
    },
    { key: 'note', label: t('field.note'), text: ({ note }) => note, hiddenBelow: 'md' },
  ]
  return (
    <RecordsPage
      title={t('culture.growing-certificates.title')}
      list={list}
      answer={answer}
      columns={columns}
      nameOf={({ name }) => name}
      searchBy={t('culture.growing-certificates.search')}
      exportName={t('culture.growing-certificates.file')}
      empty={{ title: t('culture.growing-certificates.none'), text: t('culture.growing-certificates.none-text') }}
      may={{ write: level >= 2, archive: level >= 3 }}
      form={(row, onClose) => <GrowingCertificateDialog key={row?.id} row={row} onClose={onClose} />}
      history={({ id, name }, onClose) => (
        <HistoryDialog table="culture.growing_certificate" rowId={id} name={name} onClose={onClose} />
      )}
      onArchive={({ id }) => archiving.send({ id })}
      onRestore={({ id }) => restoring.send({ id })}
    />
  )
}
