import { usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useRefusalReasons } from '#rh/refusal-names.ts'
import { retentionCalls } from '../retention.calls.ts'
import type { ApplicationProof } from '../retention.model.ts'
import { useRetentionList, useRetentionTabs } from './use-retention-list.ts'

/** What was decided of people who were emptied: identity, offer, days, reason, and nothing else. */
export function ProofsTable() {
  const t = useT()
  const { date } = useFormat()
  const list = useRetentionList(retentionCalls.getApplicationProofs)
  const answer = usePages(retentionCalls.getApplicationProofs, list.query)
  const { nameOf: reasonName } = useRefusalReasons()
  const tabs = useRetentionTabs()
  const outcomeOf = ({ outcome, refusalReason }: ApplicationProof) =>
    [t(`rh.application.state.${outcome}`), refusalReason && reasonName(refusalReason)].filter(Boolean).join(' · ')
  const columns: Column<ApplicationProof>[] = [
    { key: 'name', label: t('rh.field.candidate'), text: row => `${row.name} ${row.firstname}` },
    { key: 'birthdate', label: t('rh.field.dateOfBirth'), text: row => row.birthdate && date(row.birthdate) },
    { key: 'offer', label: t('field.jobtitle'), text: row => row.offer ?? row.position },
    { key: 'company', label: t('field.company'), text: row => row.company, hiddenBelow: 'lg' },
    { key: 'receivedOn', label: t('rh.retention.received'), text: row => date(row.receivedOn), hiddenBelow: 'lg' },
    { key: 'decidedOn', label: t('rh.retention.decided'), text: row => date(row.decidedOn) },
    { key: 'outcome', label: t('rh.retention.decision'), text: outcomeOf },
    {
      key: 'formVersion',
      label: t('rh.retention.form'),
      text: row => row.formVersion,
      align: 'end',
      hiddenBelow: 'lg',
    },
    { key: 'keptUntil', label: t('rh.retention.kept-until'), text: row => date(row.keptUntil) },
  ]
  return (
    <DataTable
      label={t('rh.retention.proofs')}
      list={list}
      answer={answer}
      columns={columns}
      rowId={row => row.id}
      rowName={row => `${row.name} ${row.firstname}`}
      tabs={tabs}
      searchBy={t('rh.retention.search')}
      empty={{ title: t('rh.retention.no-proof'), text: t('rh.retention.no-proof-text') }}
    />
  )
}
