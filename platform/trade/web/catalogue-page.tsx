import CategoryOutlined from '~icons/ic/outline-category'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCall, usePages, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { RecordsPage } from '#kernel/web/kit/records-page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { nameAmong, useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { type Article, kindsOfArticle } from '../article.model.ts'
import { articlesCalls } from '../articles.calls.ts'
import { familiesCalls } from '../families.calls.ts'
import { articlesElement } from '../trade-place.model.ts'
import { ArticleDialog } from './article-dialog.tsx'
import { FamiliesSheet } from './families-sheet.tsx'

/** Everything that is bought, packed or sold, one row each for all applications. */
export function CataloguePage() {
  const t = useT()
  const level = useLevel(articlesElement)
  const list = useList(articlesCalls.getPaginatedArticles, {
    module: 'trade.articles',
    usualSize: 25,
    usualTab: 'active',
  })
  const answer = usePages(articlesCalls.getPaginatedArticles, list.query)
  const { data: families } = useCall(familiesCalls.getFamilies, {}, { staysOnPage: true })
  const archiving = useSend(articlesCalls.archiveArticle, { staysOnPage: true })
  const restoring = useSend(articlesCalls.restoreArticle, { staysOnPage: true })
  const [showsFamilies, setShowsFamilies] = useState(false)
  const { kind, familyId } = list.narrowing
  const filters = useShownFilters(list, {
    kind: kind && t(`trade.kind.${kind}`),
    family: familyId && nameAmong(families, familyId),
  })
  const columns: Column<Article>[] = [
    { key: 'name', label: t('field.label'), text: ({ name }) => name },
    { key: 'code', label: t('field.code'), text: ({ code }) => code, width: 140 },
    { key: 'family', label: t('trade.family'), text: ({ family }) => family, hiddenBelow: 'md' },
    {
      key: 'kind',
      label: t('field.kind'),
      text: article => t(`trade.kind.${article.kind}`),
      hiddenBelow: 'md',
      width: 150,
    },
    {
      key: 'unit',
      label: t('trade.unit'),
      text: ({ unit }) => t(`trade.unit.${unit}`),
      hiddenBelow: 'lg',
      width: 100,
      onPhone: 'hidden',
    },
    { key: 'gtin', label: t('trade.gtin'), text: ({ gtin }) => gtin, hiddenBelow: 'lg', width: 150, onPhone: 'hidden' },
  ]
  return (
    <>
      <RecordsPage
        title={t('trade.catalogue')}
        context={
          <Button size="small" startIcon={<CategoryOutlined />} onClick={() => setShowsFamilies(true)}>
            {t('trade.families')}
          </Button>
        }
        list={list}
        answer={answer}
        columns={columns}
        nameOf={({ name }) => name}
        searchBy={t('trade.search')}
        exportName={t('trade.articles')}
        filters={filters}
        filterPanel={[
          <ChoiceFilter
            key="kind"
            list={list}
            name="kind"
            label={t('field.kind')}
            choices={kindsOfArticle.map(value => ({ value, label: t(`trade.kind.${value}`) }))}
          />,
          <ChoiceFilter
            key="family"
            list={list}
            name="family"
            label={t('trade.family')}
            choices={(families ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />,
        ]}
        empty={{ title: t('trade.none'), text: t('trade.none-text') }}
        may={{ write: level >= 2, archive: level >= 3 }}
        form={(row, onClose) => <ArticleDialog key={row?.id} article={row} onClose={onClose} />}
        history={({ id, name }, onClose) => (
          <HistoryDialog table="platform.article" rowId={id} name={name} onClose={onClose} />
        )}
        onArchive={({ id }) => archiving.send({ id })}
        onRestore={({ id }) => restoring.send({ id })}
      />
      {showsFamilies && <FamiliesSheet onClose={() => setShowsFamilies(false)} />}
    </>
  )
}
