import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { later } from '#kernel/web/later.tsx'

const waiting = { fallback: <CardSkeleton lines={8} /> }
const parts = [
  {
    value: 'modeles',
    label: 'rh.offer-models.title',
    Part: later(async () => (await import('#rh/offer-models/offer-models-list.web.ts')).OfferModels, waiting),
  },
  {
    value: 'diffusion',
    label: 'rh.offer.step.diffusion',
    Part: later(async () => (await import('./beginning.tsx')).Beginning, waiting),
  },
  {
    value: 'refus',
    label: 'rh.refusal.title',
    Part: later(async () => (await import('./refusal-answers.tsx')).RefusalAnswers, waiting),
  },
  {
    value: 'questionnaires',
    label: 'rh.offer-rules.questionnaires',
    Part: later(async () => (await import('./questionnaires.tsx')).Questionnaires, waiting),
  },
] as const

/** How offers begin, where they are shown, what is asked, and how those who are refused are answered. */
export function OfferRulesPage() {
  const t = useT()
  const list = useListState({ module: 'rh.offer-rules', usualTab: parts[0].value })
  const { value, Part } = parts.find(part => part.value === list.tab) ?? parts[0]
  const goTo = (tab: string) => {
    list.clear()
    list.setTab(tab)
  }
  return (
    <Page title={t('rh.offer-rules.title')} context={t('rh.offer-rules.context')}>
      <Tabs
        label={t('rh.offer-rules.title')}
        value={value}
        tabs={parts.map(part => ({ value: part.value, label: t(part.label) }))}
        onChange={goTo}
      />
      <Part key={value} />
    </Page>
  )
}
