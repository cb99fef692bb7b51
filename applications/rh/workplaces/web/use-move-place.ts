import { useState } from 'react'
import { raiseAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { placeChangesCalls } from '../place-changes.calls.ts'
import type { PlaceNode } from './place-nodes.ts'

/** Moves a place at once and offers the way back; `said` tells it to those who do not see the tree. */
export function useMovePlace() {
  const t = useT()
  const [said, setSaid] = useState('')
  const how = { staysOnPage: true }
  const unit = useSend(placeChangesCalls.editUnit, how)
  const subunit = useSend(placeChangesCalls.editSubunit, how)

  const send = ({ kind, id }: PlaceNode, to: string, version: number) =>
    kind === 'unit' ? unit.send({ id, siteId: to, version }) : subunit.send({ id, unitId: to, version })

  const move = async (node: PlaceNode, holder: PlaceNode) => {
    const from = node.parent
    try {
      const moved = await send(node, holder.id, node.version)
      const text = t('rh.place.moved', { name: node.name, to: holder.name })
      const goBack = () => from && send(node, from.id, moved.version).catch(fail)
      setSaid(text)
      raiseAlert({ kind: 'success', text, action: { text: t('verb.cancel'), onSelect: goBack } })
    } catch (failure) {
      fail(failure as Error)
    }
  }
  return { move, said }
}

const fail = ({ message }: Error) => raiseAlert({ kind: 'error', text: message })
