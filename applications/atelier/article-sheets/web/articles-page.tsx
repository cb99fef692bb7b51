import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { ExportButton } from '#kernel/web/kit/export-button.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { cataloguePath } from '#platform/trade/trade-place.model.ts'
import { useWorkshop } from '#atelier/use-workshop.ts'
import { WorkshopFilter } from '#atelier/workshop-filter.tsx'
import type { ArticleRow } from '../article-sheet.model.ts'
import { addressOfArticle } from '../article-place.model.ts'
import { articleSheetsCalls } from '../article-sheets.calls.ts'

/** What a workshop makes, and what of it has no sheet yet. */
export function ArticlesPage() {
  const t = useT()
  const place = useWorkshop()
  const { workshop } = place
  if (workshop) return <Articles place={place} workshopId={workshop.id} />
  return (
    <Page title={t('atelier.articles')}>
      {place.error && <Failed error={place.error} onRetry={place.again} />}
      {place.workshops && <Empty title={t('atelier.workshop.none')} text={t('atelier.workshop.none-text')} />}
    </Page>
  )
}

function Articles({ place, workshopId }: { place: ReturnType<typeof useWorkshop>; workshopId: string }) {
  const t = useT()
  const list = useList(articleSheetsCalls.getArticlesOfWorkshop, { module: 'atelier.articles' })
  const answer = usePages(articleSheetsCalls.getArticlesOfWorkshop, { ...list.query, atelierId: workshopId })
  const columns = useColumns()
  const { sheet } = list.narrowing
  const filters = useShownFilters(list, { sheet: sheet && t(`atelier.article.sheet.${sheet}`) })
  return (
    <Page
      title={t('atelier.articles')}
      context={place.workshop?.name}
      actions={
        <>
          <WorkshopFilter {...place} />
          <Button component={Link} to={cataloguePath} variant="outlined" color="inherit">
            {t('trade.catalogue')}
          </Button>
          <ExportButton name={t('atelier.articles')} columns={columns} answer={answer} />
        </>
      }
    >
      <DataTable
        label={t('atelier.articles')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ label }) => label}
        rowPath={({ id }) => `${addressOfArticle(id)}?atelier=${workshopId}`}
        searchBy={t('atelier.article.search')}
        filters={filters}
        filterPanel={
          <ChoiceFilter
            list={list}
            name="sheet"
            label={t('atelier.article.sheet')}
            choices={(['with', 'without'] as const).map(value => ({
              value,
              label: t(`atelier.article.sheet.${value}`),
            }))}
          />
        }
        empty={{ title: t('atelier.article.none'), text: t('atelier.article.none-text') }}
      />
    </Page>
  )
}

function useColumns(): Column<ArticleRow>[] {
  const t = useT()
  const { weight, number } = useFormat()
  return [
    { key: 'label', label: t('atelier.field.article'), text: row => row.label },
    { key: 'code', label: t('field.code'), text: row => row.code, width: 130 },
    { key: 'family', label: t('atelier.field.family'), text: row => row.family, hiddenBelow: 'md', onPhone: 'hidden' },
    {
      key: 'netCase',
      label: t('atelier.field.netCaseKg'),
      text: row => (row.netCaseKg === null ? t('atelier.article.no-sheet') : weight(row.netCaseKg)),
      width: 150,
    },
    {
      key: 'rate',
      label: t('atelier.field.casesPerHour'),
      text: row => number(row.casesPerHour),
      width: 130,
      onPhone: 'hidden',
    },
    { key: 'lines', label: t('atelier.field.lines'), text: row => row.lines, hiddenBelow: 'lg', onPhone: 'hidden' },
  ]
}
