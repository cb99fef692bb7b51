import ArticleOutlined from '~icons/ic/outline-article'
import BoltOutlined from '~icons/ic/outline-bolt'
import ChevronRight from '~icons/ic/baseline-chevron-right'
import DragIndicator from '~icons/ic/baseline-drag-indicator'
import FolderOpenOutlined from '~icons/ic/outline-folder-open'
import MoreHoriz from '~icons/ic/baseline-more-horiz'
import PhoneIphoneOutlined from '~icons/ic/outline-phone-iphone'
import ShortTextOutlined from '~icons/ic/outline-short-text'
import { type CSSProperties, memo } from 'react'
import { t } from '#kernel/web/i18n.ts'
import type { ElementKind } from '../element.model.ts'
import { canMove, type Line } from './element-tree.ts'

const icons = {
  MODULE: FolderOpenOutlined,
  PAGE: ArticleOutlined,
  ACTION: BoltOutlined,
  FIELDS: ShortTextOutlined,
} satisfies Record<ElementKind, unknown>

export type DropPlace = 'before' | 'after' | 'inside'

type Props = {
  line: Line
  clients: number | undefined
  isCurrent: boolean
  drop: DropPlace | undefined
  language: string
}

/** One element of the tree. The grid around it hears what is done to it: hundreds of them stay light. */
export const ElementRow = memo(function ElementRow({ line, clients, isCurrent, drop }: Props) {
  const { element, depth, hasChildren, isOpen } = line
  const { id, name, kind, path, availableOnMobile, archived, declared } = element
  const Icon = icons[kind]
  return (
    <div
      role="row"
      className={`row ${archived ? 'archived' : ''} ${drop ? `drop-${drop}` : ''}`}
      aria-level={depth}
      aria-expanded={hasChildren ? isOpen : undefined}
      tabIndex={isCurrent ? 0 : -1}
      data-element={id}
      draggable={canMove(element)}
      style={{ '--depth': depth - 1 } as CSSProperties}
    >
      <div role="gridcell" className="name">
        <DragIndicator className="handle" fontSize="small" aria-hidden />
        <ChevronRight
          className={`chevron ${hasChildren ? (isOpen ? 'open' : '') : 'leaf'}`}
          data-act="toggle"
          aria-hidden
        />
        <Icon className="kind" fontSize="small" titleAccess={t(`applications.kind.${kind}`)} />
        <span className="words">{name}</span>
        {availableOnMobile && (
          <PhoneIphoneOutlined className="phone" titleAccess={t('applications.on-phones')} sx={{ fontSize: 16 }} />
        )}
        {!declared && <span className="tag">{t('applications.added')}</span>}
        {archived && <span className="tag warn">{t('state.archived')}</span>}
      </div>
      <div role="gridcell" className="path">
        <bdi>{path}</bdi>
      </div>
      <div role="gridcell" className="clients">
        {clients === undefined ? '' : t('applications.count-clients', { count: clients })}
      </div>
      <div role="gridcell">
        <button
          type="button"
          className="more"
          data-act="menu"
          tabIndex={isCurrent ? 0 : -1}
          aria-haspopup="menu"
          aria-label={t('kernel.table.actions-of', { name })}
        >
          <MoreHoriz fontSize="small" />
        </button>
      </div>
    </div>
  )
})
