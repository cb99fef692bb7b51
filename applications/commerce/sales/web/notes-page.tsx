import { useState } from 'react'
import { useCall, usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { ExportButton } from '#kernel/web/kit/export-button.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useAddress } from '#kernel/web/use-address.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { salesCalls } from '../sales.calls.ts'
import type { NoteRow } from '../sales.model.ts'
import { NoteSheet } from './note-sheet.tsx'

const tones: Record<NoteRow['kind'], Tone> = {
  order: 'info',
  delivery_note: 'success',
  invoice: 'primary',
  credit_note: 'warning',
}

/** One field finds a paper by its number, its customer, or what stands on it; the paper opens beside the list. */
export function NotesPage() {
  const t = useT()
  const address = useAddress<'note'>()
  const list = useList(salesCalls.getNotes, { module: 'commerce.notes', usualSize: 25 })
  const answer = usePages(salesCalls.getNotes, list.query)
  const columns = useColumns()
  const [opened, setOpened] = useState<string | null>(address.of('note'))
  const { data: note } = useCall(
    salesCalls.getNote,
    { id: opened ?? '' },
    { enabled: opened !== null, staysOnPage: true },
  )
  const open = (id: string | null) => {
    setOpened(id)
    address.change({ note: id })
  }
  return (
    <Page
      title={t('commerce.notes.title')}
      actions={<ExportButton name={t('commerce.notes.title')} columns={columns} answer={answer} />}
    >
      <DataTable
        label={t('commerce.notes.title')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        rowActions={({ id }) => [{ label: t('verb.open'), onSelect: () => open(id) }]}
        searchBy={t('commerce.notes.search')}
        empty={{ title: t('commerce.notes.none'), text: t('commerce.notes.none-text') }}
      />
      {opened && note?.id === opened && <NoteSheet note={note} onClose={() => open(null)} />}
    </Page>
  )
}

function useColumns(): Column<NoteRow>[] {
  const t = useT()
  const { moment, weight, number } = useFormat()
  return [
    { key: 'number', label: t('field.number'), text: row => row.number, width: 150 },
    {
      key: 'kind',
      label: t('commerce.note.kind'),
      text: ({ kind }) => t(`commerce.note.kind.${kind}`),
      cell: ({ kind }) => <Chip label={t(`commerce.note.kind.${kind}`)} tone={tones[kind]} />,
      width: 160,
      hiddenBelow: 'md',
    },
    { key: 'at', label: t('field.when'), text: ({ at }) => moment(at), width: 190 },
    { key: 'customer', label: t('commerce.sales.customer'), text: ({ customer }) => customer, width: 200 },
    { key: 'goods', label: t('trade.articles'), text: ({ goods }) => goods, hiddenBelow: 'md' },
    {
      key: 'cases',
      label: t('commerce.sales.cases'),
      text: ({ cases }) => number(cases),
      align: 'end',
      width: 100,
    },
    { key: 'kg', label: t('trade.weight'), text: ({ kg }) => weight(kg), align: 'end', width: 140 },
  ]
}
