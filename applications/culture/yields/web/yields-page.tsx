import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useAddress } from '#kernel/web/use-address.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { YieldRow } from '../yield.model.ts'
import { yieldsCalls } from '../yields.calls.ts'

/** Kilograms a square metre of each crop of a campaign, gross and marketable, against its target. */
export function YieldsPage() {
  const t = useT()
  const address = useAddress<'campaign'>()
  const asked = Number(address.of('campaign'))
  const isAsked = Number.isInteger(asked) && asked >= 2000 && asked <= 2100
  const { data, ...answer } = useCall(yieldsCalls.getYields, isAsked ? { campaign: asked } : {}, { keepsFormer: true })
  const list = useListState({ module: 'culture.yields', usualSize: 25 })
  const columns = useColumns()
  return (
    <Page
      title={t('culture.yields.title')}
      actions={
        data &&
        data.campaigns.length > 1 && (
          <FilterSelect
            label={t('culture.yields.campaign')}
            chosen={String(data.campaign)}
            onChoose={campaign => address.change({ campaign })}
            choices={data.campaigns.map(year => ({ value: String(year), label: String(year) }))}
          />
        )
      }
    >
      <DataTable
        label={t('culture.yields.title')}
        {...wholeTable({
          list,
          answer: { ...answer, data: data?.rows },
          columns,
          textOf: ({ code, variety, place }) => `${code} ${variety} ${place}`,
        })}
        rowId={({ id }) => id}
        rowName={({ code }) => code}
        searchBy={t('culture.yields.search')}
        exportName={t('culture.yields.title')}
        empty={{ title: t('culture.yields.none'), text: t('culture.yields.none-text') }}
      />
    </Page>
  )
}

/** Hundredths of the target above which a crop does what it should. */
const enoughPct = 95

function useColumns(): Column<YieldRow>[] {
  const t = useT()
  const { weight, number, date } = useFormat()
  return [
    { key: 'code', label: t('field.code'), text: ({ code }) => code, width: 80 },
    { key: 'variety', label: t('culture.yields.variety'), text: ({ variety }) => variety, width: 130 },
    { key: 'place', label: t('culture.yields.place'), text: ({ place }) => place, width: 280, hiddenBelow: 'md' },
    {
      key: 'plantedOn',
      label: t('culture.yields.planted'),
      text: ({ plantedOn }) => date(plantedOn),
      comparedBy: ({ plantedOn }) => plantedOn,
      width: 140,
      hiddenBelow: 'lg',
      onPhone: 'hidden',
    },
    {
      key: 'grossKg',
      label: t('culture.yields.gross'),
      text: ({ grossKg }) => weight(grossKg),
      comparedBy: ({ grossKg }) => grossKg,
      align: 'end',
      width: 150,
      hiddenBelow: 'lg',
    },
    {
      key: 'grossKgM2',
      label: t('culture.yields.per-m2'),
      text: ({ grossKgM2 }) => number(grossKgM2),
      comparedBy: ({ grossKgM2 }) => grossKgM2,
      align: 'end',
      width: 100,
    },
    {
      key: 'marketableKgM2',
      label: t('culture.yields.marketable'),
      text: ({ marketableKgM2 }) => number(marketableKgM2),
      comparedBy: ({ marketableKgM2 }) => marketableKgM2,
      align: 'end',
      width: 150,
      hiddenBelow: 'md',
    },
    {
      key: 'targetKgM2',
      label: t('culture.yields.target'),
      text: ({ targetKgM2 }) => (targetKgM2 === null ? null : number(targetKgM2)),
      comparedBy: ({ targetKgM2 }) => targetKgM2 ?? -1,
      align: 'end',
      width: 110,
    },
    {
      key: 'reachedPct',
      label: t('culture.yields.reached'),
      text: ({ reachedPct }) => (reachedPct === null ? null : `${number(reachedPct)} %`),
      comparedBy: ({ reachedPct }) => reachedPct ?? -1,
      cell: ({ reachedPct }) =>
        reachedPct === null ? (
          '—'
        ) : (
          <Chip label={`${number(reachedPct)} %`} tone={reachedPct >= enoughPct ? 'success' : 'neutral'} />
        ),
      align: 'end',
      width: 120,
    },
  ]
}
