import { type CSSProperties, memo } from 'react'
import { t } from '#kernel/web/i18n.ts'
import { PlainIcon } from '#kernel/web/kit/plain-icon.tsx'
import { canMove, kindBelow, type Line } from './place-nodes.ts'

/** Plain drawings: a themed icon costs more than the rest of its row, and there are four in each. */
const drawings = {
  handle:
    'M11 18c0 1.1-.9 2-2 2s-2-.9-2-2 .9-2 2-2 2 .9 2 2m-2-8c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m0-6c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m6 4c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m0 2c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m0 6c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2',
  chevron: 'M10 6 8.59 7.41 13.17 12l-4.58 4.59L10 18l6-6z',
  add: 'M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6z',
  more: 'M6 10c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m12 0c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m-6 0c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2',
}

type Props = { line: Line; isCurrent: boolean; isTarget: boolean; number: (value: number) => string; language: string }

/** One place of the tree. The grid around it hears what is done to it: hundreds of them stay light. */
export const PlaceRow = memo(
  function PlaceRow({ line, isCurrent, isTarget, number }: Props) {
    const { node, depth, hasChildren, isOpen } = line
    const { id, kind, name, color, headcount, archivedAt, site, company } = node
    const child = kindBelow[kind]
    return (
      <div
        role="row"
        className={`row ${kind} ${archivedAt ? 'archived' : ''} ${isTarget ? 'target' : ''}`}
        aria-level={depth}
        aria-expanded={hasChildren ? isOpen : undefined}
        tabIndex={isCurrent ? 0 : -1}
        data-place={id}
        draggable={canMove(node)}
        style={{ '--depth': depth - 1 } as CSSProperties}
      >
        <div role="gridcell" className="name">
          <PlainIcon className="handle" path={drawings.handle} size={20} />
          <PlainIcon
            className={`chevron ${hasChildren ? (isOpen ? 'open' : '') : 'leaf'}`}
            path={drawings.chevron}
            size={24}
            data-act="toggle"
          />
          {color && <span className="dot" style={{ backgroundColor: color }} aria-hidden />}
          <bdi className="words">{name}</bdi>
          {archivedAt && <span className="tag">{t('state.archived')}</span>}
        </div>
        <div role="gridcell" className="where">
          <bdi>{site?.address.city ?? ''}</bdi>
        </div>
        <div role="gridcell" className="count">
          {number(headcount)}
        </div>
        <div role="gridcell" className="acts">
          {child && company.can.edit && !archivedAt && (
            <button
              type="button"
              data-act="add"
              tabIndex={isCurrent ? 0 : -1}
              aria-label={t(`rh.place.add-${child}-to`, { name })}
              title={t(`rh.place.add-${child}`)}
            >
              <PlainIcon path={drawings.add} size={20} />
            </button>
          )}
          {kind !== 'company' && (
            <button
              type="button"
              data-act="menu"
              tabIndex={isCurrent ? 0 : -1}
              aria-haspopup="menu"
              aria-label={t('kernel.table.actions-of', { name })}
            >
              <PlainIcon path={drawings.more} size={20} />
            </button>
          )}
        </div>
      </div>
    )
  },
  (before, after) =>
    before.line.node === after.line.node &&
    before.line.isOpen === after.line.isOpen &&
    before.line.hasChildren === after.line.hasChildren &&
    before.isCurrent === after.isCurrent &&
    before.isTarget === after.isTarget &&
    before.language === after.language,
)
