import { raiseAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { placeChangesCalls } from '../place-changes.calls.ts'
import { failureInWords } from './failure-in-words.ts'
import type { PlaceNode } from './place-nodes.ts'

type Named = Pick<PlaceNode, 'id' | 'kind' | 'name'>

/** Archives a place with what lives below it and brings it back; each offers the way to the other. */
export function useArchivePlace() {
  const t = useT()
  const how = { staysOnPage: true }
  const archives = {
    site: useSend(placeChangesCalls.deleteSite, how).send,
    unit: useSend(placeChangesCalls.deleteUnit, how).send,
    subunit: useSend(placeChangesCalls.deleteSubunit, how).send,
  }
  const restores = {
    site: useSend(placeChangesCalls.restoreSite, how).send,
    unit: useSend(placeChangesCalls.restoreUnit, how).send,
    subunit: useSend(placeChangesCalls.restoreSubunit, how).send,
  }

  const restore = async ({ kind, id, name }: Named) => {
    if (kind === 'company') return
    try {
      await restores[kind]({ id })
      raiseAlert({ kind: 'success', text: t('rh.place.restored', { name }) })
    } catch (failure) {
      raiseAlert({ kind: 'error', text: failureInWords(failure) })
    }
  }
  const archive = async (place: Named) => {
    if (place.kind === 'company') return
    await archives[place.kind]({ id: place.id })
    raiseAlert({
      kind: 'success',
      text: t('rh.place.archived-done', { name: place.name }),
      action: { text: t('verb.cancel'), onSelect: () => restore(place) },
    })
  }
  return { archive, restore }
}
