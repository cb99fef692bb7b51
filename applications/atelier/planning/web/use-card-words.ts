import { useMemo } from 'react'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { type LigneDetail, type PlanState, planStates } from '../plan.model.ts'

type Card = { detail: LigneDetail; cases: string; isInConflict: boolean }

/** What a card says to who cannot see it. */
export type CardWords = (card: Card) => string

/** Sentences are looked up once for a board: for each of two hundred cards that takes longer than all else of them. */
export function useCardWords(): CardWords {
  const t = useT()
  const language = useLanguage()
  return useMemo(() => wordsOfCards(t), [t, language])
}

function wordsOfCards(t: ReturnType<typeof useT>): CardWords {
  const sentences = Object.fromEntries(
    planStates.map(state => [
      state,
      t('atelier.plan.card', { article: '<article>', cases: '<cases>', state: t(`atelier.plan.state.${state}`) }),
    ]),
  ) as Record<PlanState, string>
  const inConflict = t('atelier.plan.in-conflict')
  return ({ detail: { state, article, customer }, cases, isInConflict }) =>
    [
      sentences[state].replace('<article>', () => article).replace('<cases>', () => cases),
      customer,
      isInConflict && inConflict,
    ]
      .filter(Boolean)
      .join(', ')
}
