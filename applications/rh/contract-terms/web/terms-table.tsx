import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import MuiLink from '@mui/material/Link'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import type { Action } from '#kernel/web/kit/row-menu.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { useRowInHand } from '#kernel/web/kit/use-row-in-hand.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Uses } from '../term.model.ts'
import { type TermKind, TermUses, TermUsesDialog } from './term-uses.tsx'
import { useTermActs } from './use-term-acts.ts'
import { usesInWords } from './uses-in-words.ts'

type Term = {
  id: string
  archivedAt: string | null
  uses: Uses
  can: { edit: boolean; archive: boolean }
  version: number
}

type Whole<Row> = { data: readonly Row[] | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }

type Props<Row extends Term> = {
  kind: TermKind
  /** Asks the whole list, with its archived rows or without. */
  useTerms: (archived: 'true' | 'false') => Whole<Row>
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
  onArchive: (row: Row) => Promise<unknown>
  onRestore: (row: Row) => void
  /** The form of one, or of a new one. */
  form: (row: Row | null, onClose: () => void) => ReactNode
}

/** Terms of one kind: added, changed, archived and taken back, each telling where it serves. */
export function TermsTable<Row extends Term>({ kind, useTerms, columns, nameOf, ...does }: Props<Row>) {
  const t = useT()
  const { number } = useFormat()
  const { mayAdd, why } = useTermActs(kind)
  const list = useListState({ module: `rh.${kind}`, usualSize: 25 })
  const [leaving, setLeaving] = useState<Row | null>(null)
  const [told, setTold] = useState<Row | null>(null)
  const showsArchived = list.filters.archived === 'true'
  const answer = useTerms(showsArchived ? 'true' : 'false')
  const [edited, setEdited] = useRowInHand(answer.data, ({ id }) => id)
  const add = mayAdd && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
      {t(`rh.${kind}.add`)}
    </Button>
  )

  const actionsOf = (row: Row): Action[] => [
    ...(row.can.edit && !row.archivedAt ? [{ label: t('verb.edit'), onSelect: () => setEdited(row) }] : []),
    { label: t('rh.term.where'), onSelect: () => setTold(row) },
    ...(row.can.archive && !row.archivedAt ? [{ label: t('verb.archive'), onSelect: () => setLeaving(row) }] : []),
    ...(row.can.edit && row.archivedAt ? [{ label: t('verb.restore'), onSelect: () => does.onRestore(row) }] : []),
  ]
  const name: Column<Row> = {
    key: 'name',
    label: t('field.name'),
    text: nameOf,
    cell: row => (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
        {row.can.edit && !row.archivedAt ? (
          <MuiLink
            component="button"
            type="button"
            onClick={() => setEdited(row)}
            sx={{ fontWeight: 600, textAlign: 'start', color: 'text.primary' }}
          >
            {nameOf(row)}
          </MuiLink>
        ) : (
          <b>{nameOf(row)}</b>
        )}
        {row.archivedAt && <Chip label={t('state.archived')} />}
      </Box>
    ),
  }
  const uses: Column<Row> = {
    key: 'uses',
    label: t('rh.term.uses'),
    text: row => usesInWords(t, row.uses, value => number(value)),
    comparedBy: ({ uses: { positions, employees, contracts } }) => positions + employees + contracts,
    hiddenBelow: 'md',
  }

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <FormControlLabel
          control={
            <Switch checked={showsArchived} onChange={(_, isOn) => list.setFilter('archived', isOn ? 'true' : null)} />
          }
          label={t('rh.term.show-archived')}
        />
        {add}
        {why && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {why}
          </Typography>
        )}
      </Box>
      <DataTable
        label={t(`rh.${kind}.title`)}
        {...wholeTable({ list, answer, columns: [name, ...columns, uses], textOf: nameOf })}
        rowId={row => row.id}
        rowName={nameOf}
        rowActions={actionsOf}
        searchBy={t('rh.term.search')}
        empty={{ title: t(`rh.${kind}.none`), text: t(`rh.${kind}.none-text`), action: add }}
      />
      {edited && does.form(edited === 'new' ? null : edited, () => setEdited(null))}
      {told && (
        <TermUsesDialog kind={kind} id={told.id} uses={told.uses} name={nameOf(told)} onClose={() => setTold(null)} />
      )}
      {leaving && (
        <Confirm
          title={t('kernel.record.archive-title', { name: nameOf(leaving) })}
          verb={t('verb.archive')}
          onConfirm={() => does.onArchive(leaving)}
          onClose={() => setLeaving(null)}
        >
          <TermUses kind={kind} id={leaving.id} uses={leaving.uses} />
          <Box sx={{ mt: 1 }}>{t('rh.term.archive-text')}</Box>
        </Confirm>
      )}
    </>
  )
}
