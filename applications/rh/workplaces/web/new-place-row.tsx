import { type CSSProperties, type KeyboardEvent, useId, useState } from 'react'
import { ApiError, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { placeChangesCalls } from '../place-changes.calls.ts'
import { kindBelow, type PlaceNode } from './place-nodes.ts'

type Props = {
  holder: PlaceNode
  depth: number
  onAdded: (name: string) => void
  /** `isLeft`: the focus went elsewhere by itself. */
  onClose: (isLeft: boolean) => void
}

/** A name typed where the place will stand: Enter makes it and waits for the next one, Escape goes away. */
export function NewPlaceRow({ holder, depth, onAdded, onClose }: Props) {
  const t = useT()
  const noteId = useId()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const how = { staysOnPage: true }
  const site = useSend(placeChangesCalls.createSite, how)
  const unit = useSend(placeChangesCalls.createUnit, how)
  const subunit = useSend(placeChangesCalls.createSubunit, how)
  const kind = kindBelow[holder.kind] ?? 'subunit'

  const make = () => {
    if (kind === 'site') return site.send({ name, companyId: holder.id })
    return kind === 'unit' ? unit.send({ name, siteId: holder.id }) : subunit.send({ name, unitId: holder.id })
  }
  const add = async () => {
    if (name.trim() === '') return setError(t('rh.place.name-missing'))
    try {
      await make()
      onAdded(name.trim())
      setName('')
      setError(undefined)
    } catch (failure) {
      const told = failure instanceof ApiError ? (failure.fields[0]?.message ?? failure.message) : undefined
      setError(told ?? t('kernel.api.unknown'))
    }
  }
  const press = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') onClose(false)
    if (event.key === 'Enter') void add()
  }

  return (
    <div role="row" className="row new" aria-level={depth} style={{ '--depth': depth - 1 } as CSSProperties}>
      <div role="gridcell" className="name">
        <span className="dot empty" aria-hidden />
        <input
          // It stands where somebody has just asked for it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={name}
          maxLength={80}
          placeholder={t(`rh.place.new-${kind}`)}
          aria-label={t(`rh.place.new-${kind}-in`, { name: holder.name })}
          aria-invalid={error !== undefined}
          aria-describedby={error ? noteId : undefined}
          onChange={event => setName(event.target.value)}
          onKeyDown={press}
          onBlur={() => name.trim() === '' && onClose(true)}
        />
        {error && (
          <span id={noteId} role="alert" className="wrong">
            {error}
          </span>
        )}
      </div>
    </div>
  )
}
