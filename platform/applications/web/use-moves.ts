import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { raiseAlert } from '#kernel/web/alerts.ts'
import { type ApiError, changeTogether, forgetTouchedBy, queryOf, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { ElementBranch } from '../element.model.ts'
import { elementsCalls } from '../elements.calls.ts'
import { afterMove, find, type Move } from './element-tree.ts'
import { treeAsked } from './tree-asked.ts'

/** Moves elements at once on screen, then in the catalogue; what the server refuses goes back where it was. */
export function useMoves(applicationId: number) {
  const t = useT()
  const cache = useQueryClient()
  const { send } = useSend(elementsCalls.editOrderOfElements)
  const [said, setSaid] = useState('')
  const { queryKey } = queryOf(elementsCalls.getElementsOfApplication, treeAsked(applicationId))

  const move = (element: ElementBranch, wanted: Move | undefined) => {
    const tree = cache.getQueryData<ElementBranch[]>(queryKey)
    if (!wanted || !tree) return
    cache.setQueryData(queryKey, afterMove(tree, wanted))
    const place = wanted.elements.findIndex(({ id }) => id === element.id) + 1
    setSaid(
      t('applications.moved', {
        name: element.name,
        place,
        of: wanted.elements.length,
        parent: find(tree, wanted.parentId)?.name,
      }),
    )
    void changeTogether(() =>
      send(wanted).catch((failure: ApiError) => {
        raiseAlert({ kind: 'error', text: failure.fields[0]?.message ?? failure.message, stays: true })
        return forgetTouchedBy(elementsCalls.editOrderOfElements)
      }),
    )
  }
  return { move, said }
}
