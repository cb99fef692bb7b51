import Box from '@mui/material/Box'
import { useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { useAddress } from '#kernel/web/use-address.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useWorkshop } from '#atelier/use-workshop.ts'
import { WorkshopFilter } from '#atelier/workshop-filter.tsx'
import type { SpecOfArticle } from '../article-sheet.model.ts'
import { articleSheetsCalls } from '../article-sheets.calls.ts'
import { SheetForm } from './sheet-form.tsx'

const parts = ['fiche', 'clients'] as const

/** An article: how the workshop makes it, on which lines, and how customers want it. */
export function ArticlePage() {
  const t = useT()
  const { articleId = '' } = useParams()
  const place = useWorkshop()
  const address = useAddress<'onglet'>()
  const { data: article, error, refetch } = useCall(articleSheetsCalls.getArticleById, { articleId })
  const part = parts.find(one => one === address.of('onglet')) ?? 'fiche'
  if (error && !article) return <Failed error={error} onRetry={() => void refetch()} />
  if (!article) return null
  return (
    <Page
      title={article.label}
      context={[article.code, article.family, article.quality].filter(Boolean).join(' · ')}
      actions={<WorkshopFilter {...place} />}
    >
      <Tabs
        label={article.label}
        value={part}
        onChange={onglet => address.change({ onglet })}
        tabs={[
          { value: 'fiche', label: t('atelier.article.sheet') },
          { value: 'clients', label: t('atelier.article.specs'), count: article.specs.length },
        ]}
      />
      {part === 'fiche' && place.workshop && (
        <SheetForm key={place.workshop.id} workshopId={place.workshop.id} articleId={articleId} />
      )}
      {part === 'clients' && <Specs specs={article.specs} />}
    </Page>
  )
}

function Specs({ specs }: { specs: readonly SpecOfArticle[] }) {
  const t = useT()
  const { number } = useFormat()
  if (specs.length === 0) return <Empty title={t('atelier.article.no-spec')} text={t('atelier.article.no-spec-text')} />
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))' }}>
      {specs.map(spec => (
        <SectionCard key={spec.id} title={spec.customer ?? t('atelier.forecast.anybody')}>
          <Facts
            facts={[
              { label: t('atelier.field.customerLabel'), value: spec.customerLabel },
              { label: t('atelier.field.casesPerLayer'), value: number(spec.casesPerLayer) },
              { label: t('atelier.field.casesPerPallet'), value: number(spec.casesPerPallet) },
              { label: t('atelier.field.bestBeforeDays'), value: number(spec.bestBeforeDays) },
            ]}
          />
        </SectionCard>
      ))}
    </Box>
  )
}
