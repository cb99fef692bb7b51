import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { flat, type PlaceNode } from './place-nodes.ts'

const mostNamed = 8

type Props = {
  node: PlaceNode
  onArchive: (node: PlaceNode) => unknown
  onSeePeople: (node: PlaceNode) => void
  onClose: () => void
}

/** What goes with the place, before it goes; one where people work waits until they work elsewhere. */
export function ArchivePlace({ node, onArchive, onSeePeople, onClose }: Props) {
  const t = useT()
  const language = useLanguage()
  const { number } = useFormat()
  const title = t('rh.place.archive-title', { name: node.name })
  if (node.headcount > 0) {
    const people = { count: node.headcount, number: number(node.headcount) }
    return (
      <Confirm
        title={title}
        verb={t('rh.place.see-people', people)}
        onConfirm={() => onSeePeople(node)}
        onClose={onClose}
      >
        {t('rh.place.archive-people', people)}
      </Confirm>
    )
  }
  const below = flat(node.children).filter(({ archivedAt }) => !archivedAt)
  const named = below.slice(0, mostNamed).map(({ name }) => name)
  const names = new Intl.ListFormat(language).format(below.length > mostNamed ? [...named, '…'] : named)
  return (
    <Confirm
      title={title}
      verb={t('rh.place.archive-verb', { count: below.length + 1 })}
      isDestructive
      onConfirm={() => onArchive(node)}
      onClose={onClose}
    >
      {below.length > 0 ? t('rh.place.archive-with', { count: below.length, names }) : t('rh.place.archive-alone')}
    </Confirm>
  )
}
