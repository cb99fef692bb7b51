import Add from '~icons/ic/baseline-add'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useCall, usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { ExportButton } from '#kernel/web/kit/export-button.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useAddress } from '#kernel/web/use-address.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { type CompositionRow, compositionsElement, compositionStandings } from '../composition.model.ts'
import { addressOfComposition } from '../composition-place.model.ts'
import { compositionsCalls } from '../compositions.calls.ts'
import { CompositionDialog } from './composition-dialog.tsx'
import { CompositionSheet } from './composition-sheet.tsx'

/** What articles are made of, by version; those that nobody told yet stand first. */
export function CompositionsPage() {
  const t = useT()
  const writes = useLevel(compositionsElement) >= 2
  const list = useList(compositionsCalls.getPaginatedCompositions, {
    module: 'atelier.compositions',
    usualTab: 'current',
  })
  const answer = usePages(compositionsCalls.getPaginatedCompositions, list.query)
  const { data: choices } = useCall(compositionsCalls.getCompositionChoices, {}, { staysOnPage: true })
  const columns = useColumns()
  const { search } = useLocation()
  const address = useAddress<'composition'>()
  const [isNew, setIsNew] = useState(false)
  const shown = address.of('composition')
  const without = choices?.articles.filter(({ hasNone }) => hasNone) ?? []
  const open = (composition: string | null) => address.change({ composition })
  return (
    <Page
      title={t('atelier.compositions.title')}
      actions={
        <>
          <ExportButton name={t('atelier.compositions.title')} columns={columns} answer={answer} />
          {writes && (
            <Button variant="contained" startIcon={<Add />} onClick={() => setIsNew(true)}>
              {t('atelier.compositions.new')}
            </Button>
          )}
        </>
      }
    >
      {without.length > 0 && (
        <Alert severity="warning">
          {t('atelier.compositions.without', {
            count: without.length,
            names: namedFirst(without.map(({ name }) => name)),
          })}
        </Alert>
      )}
      <DataTable
        label={t('atelier.compositions.title')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ article, versionNo }) => t('atelier.composition.named', { article, number: versionNo })}
        rowPath={({ id }) => addressOfComposition(id, search)}
        tabs={compositionStandings.map(value => ({ value, label: t(`atelier.composition.standing.${value}`) }))}
        searchBy={t('atelier.compositions.search')}
        empty={{ title: t('atelier.compositions.none'), text: t('atelier.compositions.none-text') }}
      />
      {shown && <CompositionSheet key={shown} id={shown} choices={choices} onClose={() => open(null)} />}
      {isNew && choices && (
        <CompositionDialog
          choices={choices}
          composition={null}
          onClose={made => {
            setIsNew(false)
            if (made) open(made.id)
          }}
        />
      )}
    </Page>
  )
}

/** Articles named in one sentence: the list of the form has all. */
const namesShown = 5
const namedFirst = (names: readonly string[]) =>
  [...names.slice(0, namesShown), ...(names.length > namesShown ? ['…'] : [])].join(', ')

function useColumns(): Column<CompositionRow>[] {
  const t = useT()
  const { date } = useFormat()
  return [
    { key: 'article', label: t('trade.article'), text: ({ article }) => article },
    { key: 'versionNo', label: t('atelier.composition.version'), text: ({ versionNo }) => versionNo, width: 110 },
    {
      key: 'validFrom',
      label: t('atelier.composition.valid-from'),
      text: ({ validFrom }) => date(validFrom),
      width: 150,
    },
    {
      key: 'validTo',
      label: t('atelier.composition.valid-to'),
      text: ({ validTo }) => validTo && date(validTo),
      width: 150,
      hiddenBelow: 'md',
      onPhone: 'hidden',
    },
    { key: 'raws', label: t('atelier.composition.raws'), text: ({ raws }) => raws },
    {
      key: 'packagings',
      label: t('atelier.composition.packagings'),
      text: ({ packagings }) => packagings || null,
      hiddenBelow: 'lg',
      onPhone: 'hidden',
    },
  ]
}
