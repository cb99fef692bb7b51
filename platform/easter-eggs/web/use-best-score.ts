import { useQueryClient } from '@tanstack/react-query'
import { raiseAlert } from '#kernel/web/alerts.ts'
import { type ApiError, fetchCall, queryOf, useCall } from '#kernel/web/api.ts'
import { t } from '#kernel/web/i18n.ts'
import { useSession } from '#kernel/web/session.ts'
import { emptyState } from '../easter-egg.model.ts'
import { easterEggsCalls } from '../easter-eggs.calls.ts'

/** The best score of a game; a better one is kept. Away from the network one plays all the same, and is told. */
export function useBestScore(game: string) {
  const id = useSession().person?.id as string
  const client = useQueryClient()
  const query = queryOf(easterEggsCalls.getEasterEggState, { id }, { staysOnPage: true })
  const { data: state = emptyState } = useCall(easterEggsCalls.getEasterEggState, { id }, { staysOnPage: true })
  const best = state.blindtest[game]

  const keep = async (score: number) => {
    if (best !== undefined && score <= best) return
    const better = { blindtest: { ...state.blindtest, [game]: score } }
    client.setQueryData(query.queryKey, better)
    await fetchCall(easterEggsCalls.saveEasterEggState, { id, state: better }, { staysOnPage: true }).catch(
      ({ message }: ApiError) => raiseAlert({ kind: 'warning', text: t('easter-eggs.not-kept', { message }) }),
    )
  }
  return { best, keep }
}
